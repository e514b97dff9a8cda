/* Two tokens of one player on forch's board, both on the start: the throws, to 0.05 of one. */

#include "games/snakes/built_in_boards.h"
#include "solve_pair.h"

int main(void) {
    solve_pair(BOARDS_FORCH, PAIR_VALUES_TOKENS, 20);
}
