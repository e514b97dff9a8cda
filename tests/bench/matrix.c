/* Writes the transition matrix of chutes, in sixths, as C. */

#include "oracle/oracle.h"
#include "oracle/reference.h"
#include <stdio.h>

static unsigned sixths(const struct oracle_moves *moves, unsigned from, unsigned to) {
    unsigned count = from == moves->goal && to == moves->goal ? BOARD_FACES : 0;

    for (unsigned face = 0; face < BOARD_FACES && from < moves->goal; face++) {
        count += moves->landing[from][face] == to;
    }
    return count;
}

int main(void) {
    struct board board;
    struct oracle_moves moves;

    reference_board("chutes", BOARD_STAY, &board);
    oracle_moves(&board, &moves);
    puts("#include \"tests/bench/images/float_chutes.h\"\n\n"
         "const FLASH uint8_t chutes_matrix[CHUTES_STATES][CHUTES_STATES] = {");
    for (unsigned from = 0; from <= board.goal; from++) {
        if (!moves.can_stand[from]) {
            continue;
        }
        printf("    {");
        for (unsigned to = 0; to <= board.goal; to++) {
            if (moves.can_stand[to]) {
                printf("%u, ", sixths(&moves, from, to));
            }
        }
        puts("},");
    }
    puts("};");
    return 0;
}
