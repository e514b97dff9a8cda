/* Two players with kick-out on chutes, both on the start: the chance, until all values are at rest;
   no earlier values are known. */

#include "games/snakes/built_in_boards.h"
#include "solve_pair.h"

int main(void) {
    solve_pair(BOARDS_CHUTES, PAIR_VALUES_WINS, 0);
}
