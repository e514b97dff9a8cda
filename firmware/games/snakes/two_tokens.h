#ifndef KOSTKA_GAMES_SNAKES_TWO_TOKENS_H
#define KOSTKA_GAMES_SNAKES_TWO_TOKENS_H

#include "core/chain/absorption.h"
#include "games/snakes/pair_values.h"

/* One player with two tokens who chooses, after each throw, which of them moves: the throws still
   expected until both are home, and so what each choice is worth. A board is solved once, and then
   answers for every position.

   Exact (games/snakes/pair_values.h) on boards whose pairs of squares have room in
   PAIR_VALUES_BYTES. On others rough, to be shown as such (~): of what each token takes alone
   (core/chain/absorption.h) the longer and a quarter of the shorter. Choices made by that are
   better than its values: from the start they cost 12 % more throws than the best on chutes and 4 %
   on classic, where values are off by up to 84 and 28 % of the true ones; on 1,800 random boards
   those are between 0.17 and 1.6 of a value. With one token home it is exact. */

struct two_tokens {
    const struct board *board;
    bool exact;
    union {
        struct absorption alone;
        struct pair_values pairs;
    };
};

/* Whether values on this board are exact. */
bool two_tokens_are_exact(const struct board *board);

/* The board must outlive the computation and not change. The second gives rough values on
   any board. */
void two_tokens_start(struct two_tokens *tokens, const struct board *board);
void two_tokens_start_rough(struct two_tokens *tokens, const struct board *board);

/* One slice of at most 5 ms at 16 MHz. IMPOSSIBLE: the game takes too long, or the board is too
   wide (core/chain/absorption.h). */
enum progress two_tokens_step(struct two_tokens *tokens);
uint8_t two_tokens_done(const struct two_tokens *tokens);

/* After DONE: the throws expected with the tokens on these squares; 0 with both home. At most
   1.6 ms on 100 squares. */
struct real two_tokens_left(struct two_tokens *tokens, uint8_t first, uint8_t second);

/* After DONE: the throws still expected when a token on these squares, 0 or 1, which must not be
   home, has been moved by a face. The values of both have the same fraction bits: their difference
   is what the worse choice costs. At most 1.6 ms. */
struct real two_tokens_after(struct two_tokens *tokens, const uint8_t square[2], uint8_t token,
                             uint8_t face);

/* After DONE: the token better moved by a face, 0 or 1; 0 where they are equal. Not both may be
   home. At most 3.2 ms. */
uint8_t two_tokens_choose(struct two_tokens *tokens, const uint8_t square[2], uint8_t face);

#endif
