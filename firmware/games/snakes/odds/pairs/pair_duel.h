#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_DUEL_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_DUEL_H

#include "games/snakes/odds/pairs/pair_state.h"

/* Two players: finds the two values of the current pair of squares, stores them where they will be
   looked up, and goes on to the next lower square. At the start of a jump, it only stores the value
   of a stop there.

   The value of the player on the higher square follows from the shells above, wherever in the shell
   the other player stands. So if the lower one goes down a snake or kicks, that value is found
   ahead of its turn: taken from the sweep before, it would cost more sweeps. On chutes a sweep
   leaves 0.70 of the error of the throws and 0.27 of that of the chances, instead of 0.79 and 0.45.

   If a throw may leave a token where it is, the value of a pair depends on that of the same pair
   with the other player to move. Such equations are solved at once, so that staying costs no
   sweeps. */
void pair_find_duel(struct pair_state *state);

/* The same for state->left pairs of one shell. The lower token must not be able to stay on their
   squares, these must differ from the higher one, and no pair of the shell is asked for. Assembly
   on AVR (pair_run_avr.S), 380 cycles a pair of numbers of 3 bytes, plus the time to store values
   in columns. */
void pair_run(struct pair_state *state);

/* The value of the player who throws, from the values of six stops for the other. Assembly on AVR,
   210 cycles. */
pair_word pair_value_of_six(struct pair_state *state, const uint8_t *six);

/* For the assembly: the value of a stop on the lower square where a jump starts. */
pair_word pair_jump_value(struct pair_state *state, uint8_t mark);

#endif
