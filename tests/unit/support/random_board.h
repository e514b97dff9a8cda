#ifndef KOSTKA_TESTS_SUPPORT_RANDOM_BOARD_H
#define KOSTKA_TESTS_SUPPORT_RANDOM_BOARD_H

#include <stdbool.h>
#include <stddef.h>

#include "games/snakes/board.h"

/* Random boards, the same for the same seed on every machine. */

struct random_source {
    uint64_t state;
};

/* Returns a random number 0..n-1. */
unsigned random_below(struct random_source *source, unsigned n);

/* The seed of this run (KOSTKA_SEED, else 1; printed) and how many boards to try (KOSTKA_BOARDS,
   else 500, or 5,000 in a campaign). */
uint64_t random_board_seed(void);
unsigned random_board_count(void);

/* Makes the board of a seed and a number, which is always a game. The families follow each other by
   number. */
void random_board(uint64_t seed, unsigned number, struct board *board);
unsigned random_board_families(void);

/* Writes the console's command that enters the board. */
enum { RANDOM_BOARD_TEXT = 24 + 8 * BOARD_JUMPS };
void random_board_text(const struct board *board, char text[RANDOM_BOARD_TEXT]);

#endif
