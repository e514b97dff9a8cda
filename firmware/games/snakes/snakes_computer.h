#ifndef KOSTKA_GAMES_SNAKES_SNAKES_COMPUTER_H
#define KOSTKA_GAMES_SNAKES_SNAKES_COMPUTER_H

#include "games/snakes/odds/two_tokens.h"
#include "games/snakes/snakes.h"

/* The computer player of snakes and ladders: which of two tokens it moves with a throw. It brings
   both home in the fewest throws expected (games/snakes/odds/two_tokens.h); the other players it
   does not mind. A board is thought through once; then every throw of the game takes one more
   sweep. */

struct snakes_computer {
    bool known; /* what the choices are worth, or nearly */
    struct two_tokens tokens;
};

/* The board must outlive it and not change. */
void snakes_computer_start(struct snakes_computer *computer, const struct board *board);

/* It is to think about the tokens of the player whose turn it is, and about the face thrown. */
void snakes_computer_ask(struct snakes_computer *computer, const struct snakes *game);

/* One slice of at most 5 ms at 16 MHz. IMPROVING: the choice is already made by values that are to
   be bettered. IMPOSSIBLE: the board has no answer within the limits of two_tokens.h; the computer
   then chooses as it does before it has thought. */
enum progress snakes_computer_step(struct snakes_computer *computer);
uint8_t snakes_computer_done(const struct snakes_computer *computer);

/* At any time, for a game with a face thrown that it was asked about: the token to move, 0 or 1.
   The only one that may move; of two the better; where they are equally good, or nothing is known
   yet, position_quick_choice. */
uint8_t snakes_computer_choice(struct snakes_computer *computer, const struct snakes *game);

#endif
