#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_TOKENS_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_TOKENS_H

#include "games/snakes/odds/pairs/pair_state.h"

/* Two tokens of one player: finds the value of the current pair of squares, stores it where it will
   be looked up, and goes on to the next lower square. At the start of a jump, it only stores the
   value of a stop there.

   If a token may choose to stay, the value of a pair depends on itself. Such an equation is solved
   at once, so that staying costs no sweeps. */
void pair_find_tokens(struct pair_state *state);

/* True in a shell where the higher token may choose to stay, or is home. A pair may take 6,600
   cycles there. */
bool pair_tokens_may_stay(const struct pair_state *state);

/* The same for state->left pairs of any other shell. The two squares must differ, and no pair of
   the shell is asked for. Assembly on AVR (pair_run_avr.S), 430 cycles a pair of numbers of 3
   bytes, plus the time to store values in columns. */
void pair_run_tokens(struct pair_state *state);

/* For the assembly: enters the value of a stop on the lower square where a jump starts. */
void pair_enter_tokens(struct pair_state *state, uint8_t mark);

#endif
