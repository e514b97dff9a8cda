#ifndef KOSTKA_GAMES_SNAKES_ODDS_TWO_TOKENS_H
#define KOSTKA_GAMES_SNAKES_ODDS_TWO_TOKENS_H

#include "games/snakes/odds/pairs/pair_values.h"

/* One player with two tokens chooses after each throw which of them moves. Computes the throws
   expected until both are home, and so the value of each choice
   (games/snakes/odds/pairs/pair_values.h). A board is solved once; then one more sweep answers for
   any position. */

/* Indices of the questions to the values of pairs: the position, and what a face makes of it if it
   moves token 0 (TWO_TOKENS_AFTER) or token 1 (the index after that). */
enum { TWO_TOKENS_NOW, TWO_TOKENS_AFTER };

struct two_tokens {
    const struct board *board;
    uint8_t square[2];
    struct pair_values pairs;
};

/* The board must outlive the computation and not change. */
void two_tokens_start(struct two_tokens *tokens, const struct board *board);

/* Asks about the tokens on two squares, not both home, and about a face 1..6; 0: no face. May be
   called at any time. */
void two_tokens_ask(struct two_tokens *tokens, const uint8_t square[2], uint8_t face);

/* One slice of at most 5 ms at 16 MHz. IMPROVING: the getters answer values that will get better.
   IMPOSSIBLE: the game takes too long (games/snakes/odds/pairs/pair_values.h). */
enum progress two_tokens_step(struct two_tokens *tokens);
uint8_t two_tokens_done(const struct two_tokens *tokens);

/* The getters below need IMPROVING or DONE. The throws expected from the position; 0 if both tokens
   are home. */
struct bounded two_tokens_left(const struct two_tokens *tokens);

/* The throws still expected after the face that was asked about moves a token, 0 or 1, which must
   not be home. */
struct bounded two_tokens_after(const struct two_tokens *tokens, uint8_t token);

/* The better token to move by a face 1..6, 0 or 1; 0 if both are equal. */
uint8_t two_tokens_choose(const struct two_tokens *tokens, uint8_t face);

#endif
