#ifndef KOSTKA_GAMES_SNAKES_ODDS_TWO_TOKENS_H
#define KOSTKA_GAMES_SNAKES_ODDS_TWO_TOKENS_H

#include "games/snakes/odds/pairs/pair_values.h"

/* One player with two tokens who chooses, after each throw, which of them moves: the throws still
   expected until both are home, and so what each choice is worth
   (games/snakes/odds/pairs/pair_values.h). A board is solved once, and then answers for every
   position by one more sweep. */

/* What is asked by index: the position, and what a face makes of it that moves either token. */
enum { TWO_TOKENS_NOW, TWO_TOKENS_AFTER };

struct two_tokens {
    const struct board *board;
    uint8_t square[2];
    struct pair_values pairs;
};

/* The board must outlive the computation and not change. */
void two_tokens_start(struct two_tokens *tokens, const struct board *board);

/* Asks about the tokens on two squares, not both home, and about a face 1..6, or none with 0. At
   any time. */
void two_tokens_ask(struct two_tokens *tokens, const uint8_t square[2], uint8_t face);

/* One slice of at most 5 ms at 16 MHz. IMPROVING: the getters answer, to be bettered. IMPOSSIBLE:
   the game takes too long (games/snakes/odds/pairs/pair_values.h). */
enum progress two_tokens_step(struct two_tokens *tokens);
uint8_t two_tokens_done(const struct two_tokens *tokens);

/* The rest is for when they are IMPROVING or DONE. The throws expected from the position; with both
   home 0. */
struct bounded two_tokens_left(const struct two_tokens *tokens);

/* The throws still expected when a token, 0 or 1, which must not be home, has been moved by the
   face that was asked about. */
struct bounded two_tokens_after(const struct two_tokens *tokens, uint8_t token);

/* The token of the position better moved by a face 1..6, 0 or 1; 0 where they are equal. */
uint8_t two_tokens_choose(const struct two_tokens *tokens, uint8_t face);

#endif
