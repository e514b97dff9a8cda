#ifndef KOSTKA_GAMES_SNAKES_TWO_TOKENS_H
#define KOSTKA_GAMES_SNAKES_TWO_TOKENS_H

#include "core/chain/absorption.h"
#include "games/snakes/pair_values.h"

/* One player with two tokens who chooses, after each throw, which of them moves: the throws still
   expected until both are home, and so what each choice is worth. Exact
   (games/snakes/pair_values.h) on boards whose pairs of squares have room in PAIR_VALUES_BYTES. On
   others rough, to be shown as such (~): of what each token takes alone (core/chain/absorption.h)
   the longer and a quarter of the shorter. Choices made by that are better than its values: from
   the start they cost 12 % more throws than the best on chutes and 4 % on classic, where values are
   off by up to 84 and 28 % of the true ones; on 1,800 random boards those are between 0.17 and 1.6
   of a value. With one token home it is exact.
 */

union two_tokens {
    struct pair_values pairs;
    struct absorption absorption; /* of a token alone */
};

/* Whether values on this board are exact. */
bool two_tokens_are_exact(const struct board *board);

/* Begins. The board must outlive the computation and not change; it is given again each time. */
void two_tokens_start(union two_tokens *tokens, const struct board *board);

/* One slice of at most 5 ms at 16 MHz; call until it does not answer PAIR_VALUES_WORKING.
   PAIR_VALUES_DONE or, where there is no answer, another enum pair_values_progress or enum
   absorption_progress, whose first two are the same. */
uint8_t two_tokens_step(union two_tokens *tokens, const struct board *board);

/* After PAIR_VALUES_DONE: the throws expected with the tokens on these squares; 0 with both home. A
   rough one takes up to two sweeps of core/chain/absorption.h, 1.6 ms on 100 squares. */
void two_tokens_at(union two_tokens *tokens, const struct board *board, uint8_t first,
                   uint8_t second, struct real *value);

/* A rough one, of a token alone solved for. */
void two_tokens_estimate(struct absorption *alone, uint8_t first, uint8_t second,
                         struct real *value);

/* The same after a throw: the face moves the first token and the other stays. Values of one board
   have the same fraction bits, and the difference of two choices is what the worse one costs. With
   the first token home UINT32_MAX. */
void two_tokens_choice(union two_tokens *tokens, const struct board *board, uint8_t first,
                       uint8_t second, uint8_t face, struct real *value);

/* Which of two tokens, not both home, is best moved with a face: 0 or 1. */
uint8_t tokens_best(union two_tokens *tokens, const struct board *board, const uint8_t square[2],
                    uint8_t face);

#endif
