#ifndef KOSTKA_GAMES_SNAKES_ODDS_TWO_TOKENS_H
#define KOSTKA_GAMES_SNAKES_ODDS_TWO_TOKENS_H

#include "games/snakes/odds/chain/absorption.h"
#include "games/snakes/odds/pairs/pair_values.h"

/* One player with two tokens who chooses, after each throw, which of them moves: the throws still
   expected until both are home, and so what each choice is worth. A board is solved once, and then
   answers for every position by one more sweep.

   Exact (games/snakes/odds/pairs/pair_values.h) on boards that have room in PAIR_VALUES_BYTES. On
   others rough, with a bound to match: of what each token takes alone
   (games/snakes/odds/chain/absorption.h) the longer and a quarter of the shorter. Choices made by
   that are better than its values: from the start they cost 12 % more throws than the best on
   chutes and 4 % on classic, where values are off by up to 84 and 28 % of the true ones. The true
   ones are at most twice as great, and far less where a choice avoids most snakes: no digit is
   certain. */

/* What is asked by index: the position, and what a face makes of it that moves either token. */
enum { TWO_TOKENS_NOW, TWO_TOKENS_AFTER };

struct two_tokens {
    const struct board *board;
    bool exact;
    uint8_t square[2];
    uint8_t face; /* 0: none is asked about */
    union {
        struct absorption alone;
        struct pair_values pairs;
    };
};

/* The board must outlive the computation and not change. */
void two_tokens_start(struct two_tokens *tokens, const struct board *board);

/* Asks about the tokens on two squares, not both home, and about a face 1..6, or none with 0. At
   any time. */
void two_tokens_ask(struct two_tokens *tokens, const uint8_t square[2], uint8_t face);

/* One slice of at most 5 ms at 16 MHz. IMPROVING: the getters answer, to be bettered. IMPOSSIBLE:
   the game takes too long (games/snakes/odds/pairs/pair_values.h), or the board is too wide
   (games/snakes/odds/chain/absorption.h). */
enum progress two_tokens_step(struct two_tokens *tokens);
uint8_t two_tokens_done(const struct two_tokens *tokens);

/* The rest is for when they are IMPROVING or DONE. The throws expected from the position; with both
   home 0. At most 1.6 ms on 100 squares. */
struct bounded two_tokens_left(struct two_tokens *tokens);

/* The throws still expected when a token, 0 or 1, which must not be home, has been moved by the
   face that was asked about. At most 1.6 ms. */
struct bounded two_tokens_after(struct two_tokens *tokens, uint8_t token);

/* The token better moved by that face, 0 or 1; 0 where they are equal. At most 3.2 ms. */
uint8_t two_tokens_choose(struct two_tokens *tokens);

#endif
