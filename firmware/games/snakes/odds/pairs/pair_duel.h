#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_DUEL_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_DUEL_H

#include "games/snakes/odds/pairs/pair_state.h"

/* Two players: finds the two values of the pair of squares at which a sweep is, stores them where
   they will be looked up, and goes on to the next lower square. From the start of a jump there is
   only what a stop there is worth to be stored.

   What the player on the higher square has follows from the shells above, wherever in the shell the
   other stands. So where the lower one goes down a snake or kicks, that is found ahead of its turn:
   taken from the sweep before it would cost more sweeps. On chutes a sweep leaves 0.70 of the error
   of the throws and 0.27 of that of the chances, instead of 0.79 and 0.45.

   Where a throw may leave a token where it is, the value of a pair depends on that of the same pair
   with the other to move. Such equations are solved at once, so that staying costs no sweeps. */
void pair_find_duel(struct pair_state *state);

/* The same for as many pairs as there is time for, of one shell: the lower token cannot stay on its
   squares, which are not the higher one's, and nothing is asked of that. Assembly on AVR
   (pair_run_avr.S), 380 cycles a pair of numbers of 3 bytes, and what it takes to store values in
   columns. */
void pair_run(struct pair_state *state);

/* The value of a player who throws, from what six stops are worth for the other. Assembly on AVR,
   210 cycles. */
pair_word pair_value_of_six(struct pair_state *state, const uint8_t *six);

/* For the assembly: what a stop on the lower square is worth, from which a jump leads on. */
pair_word pair_jump_value(struct pair_state *state, uint8_t mark);

#endif
