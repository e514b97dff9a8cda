#ifndef KOSTKA_TESTS_AVR_VECTOR_BOARDS_H
#define KOSTKA_TESTS_AVR_VECTOR_BOARDS_H

#include "games/snakes/board.h"

/* Random numbers and boards for the vectors, the same on every machine. tests/avr/compare.sh
   compares the AVR's results with the host's, which `make digits` compares with its oracles. */

enum { VECTOR_BOARDS = 40 };

struct vector_source {
    uint32_t state; /* not 0 */
};

#define VECTOR_BOARDS_SEED 20261121

uint32_t vector_word(struct vector_source *source);
uint8_t vector_below(struct vector_source *source, uint8_t limit);

/* Draws the next board that passes board_check, with 0..20 jumps and any overshoot rule. */
void vector_board(struct vector_source *source, struct board *board);

#endif
