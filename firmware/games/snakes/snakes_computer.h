#ifndef KOSTKA_GAMES_SNAKES_SNAKES_COMPUTER_H
#define KOSTKA_GAMES_SNAKES_SNAKES_COMPUTER_H

#include "games/snakes/odds/two_tokens.h"
#include "games/snakes/snakes.h"

/* The computer player of snakes and ladders: it chooses which of two tokens to move by a throw. It
   minimises the throws expected until both are home (games/snakes/odds/two_tokens.h) and ignores
   the other players. It solves a board once; then every throw of the game takes one more sweep. */

struct snakes_computer {
    bool known; /* the values of the choices are known, at least roughly */
    struct two_tokens tokens;
};

/* The board must outlive it and not change. */
void snakes_computer_start(struct snakes_computer *computer, const struct board *board);

/* Asks about the tokens of the player whose turn it is, and about the face thrown, if any. */
void snakes_computer_ask(struct snakes_computer *computer, const struct snakes *game);

/* One slice of at most 5 ms at 16 MHz. IMPROVING: the choice already uses values, which will get
   better. IMPOSSIBLE: the board has no answer within the limits of two_tokens.h; the choice is then
   that of position_quick_choice. */
enum progress snakes_computer_step(struct snakes_computer *computer);
uint8_t snakes_computer_done(const struct snakes_computer *computer);

/* The token to move, 0 or 1, in the game that was asked about, with a face thrown. May be called at
   any time. If only one token may move, that one; otherwise the better one. If both are equally
   good or nothing is known yet, position_quick_choice decides. */
uint8_t snakes_computer_choice(struct snakes_computer *computer, const struct snakes *game);

#endif
