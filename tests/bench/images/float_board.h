#ifndef KOSTKA_TESTS_BENCH_IMAGES_FLOAT_BOARD_H
#define KOSTKA_TESTS_BENCH_IMAGES_FLOAT_BOARD_H

#include "games/snakes/board.h"

/* For each square, where a token stands that stops there: the end of the jump, or the square. */
static inline void float_board_ends(const struct board *board, uint8_t end[]) {
    for (uint8_t square = 0; square <= board->goal; square++) {
        end[square] = square;
    }
    for (uint8_t jump = 0; jump < board->jump_count; jump++) {
        end[board->jumps[jump].from] = board->jumps[jump].to;
    }
}

#endif
