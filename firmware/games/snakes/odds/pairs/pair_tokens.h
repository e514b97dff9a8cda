#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_TOKENS_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_TOKENS_H

#include "games/snakes/odds/pairs/pair_state.h"

/* Two tokens of one player: finds the value of the pair of squares at which a sweep is, stores it
   where it will be looked up, and goes on to the next lower square. From the start of a jump there
   is only what a stop there is worth to be stored.

   Where a token may choose to stay, the value of a pair depends on itself. Such an equation is
   solved at once, so that staying costs no sweeps. */
void pair_find_tokens(struct pair_state *state);

/* True in a shell where the higher token may stay by choice, or as it is home: a pair may take
   6,600 cycles there. */
bool pair_tokens_may_stay(const struct pair_state *state);

/* The same for as many pairs as there is time for, of another shell: the squares are not the same,
   and nothing is asked of the higher one. Assembly on AVR (pair_run_avr.S), 430 cycles a
   pair of numbers of 3 bytes, and what it takes to store values in columns. */
void pair_run_tokens(struct pair_state *state);

/* For the assembly: what a stop on the lower square is worth, from which a jump leads on. */
void pair_enter_tokens(struct pair_state *state, uint8_t mark);

#endif
