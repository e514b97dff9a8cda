/* Two tokens of one player on chutes, both on the start: the throws, to 0.05 of one. */

#include "games/snakes/built_in_boards.h"
#include "solve_pair.h"

int main(void) {
    solve_pair(BOARDS_CHUTES, PAIR_VALUES_TOKENS, 20);
}
