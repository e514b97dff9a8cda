#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_PLACES_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_PLACES_H

#include "games/snakes/odds/pairs/pair_sweep.h"

/* Where the values go that a sweep (games/snakes/odds/pairs/pair_shells.h) has found for the pair
 * at which it is.
 */

/* The slot of the stop so many squares ahead of that of a slot. */
uint8_t pair_slot_ahead(uint8_t slot, uint8_t face);

/* Keeps a value in a column, and notes by how much it has changed. */
void pair_keep(struct pair_shells *shells, uint8_t column, uint8_t rank, pair_word value);

/* The same at a place of a full column, for a value below PAIR_RANGE: as it is, 150 cycles in
   assembly on AVR (pair_keep_full_avr.S), or leaping beyond it. What the value was is what this
   sweep has used, or will: notes the difference. */
void pair_keep_full(struct pair_shells *shells, uint8_t *place, pair_word value);
void pair_keep_leaping(struct pair_shells *shells, uint8_t *place, pair_word value);

/* The same for the column of the high square, which has one, when the shell is complete: so many of
   its values, from the rank `first` on. */
void pair_keep_values(struct pair_shells *shells, uint8_t first, uint8_t count);

/* A value of six takes the place of the last in six times the value of the player for whom they
   are: with their mean subtracted from one, or added. */
void pair_slide(const struct pair_shells *shells, pair_word *sum, pair_word *last, pair_word value);

/* What a stop is worth where a jump starts, to the square of a column, while the other token is on
   the square of a rank. */
pair_word pair_after_jump(const struct pair_shells *shells, uint8_t column, uint8_t rank);

/* Notes a value if it is the greatest, or if its pair is asked for. */
void pair_look_at(struct pair_shells *shells, uint8_t first, uint8_t second, pair_word value);

/* The faces that leave the low token where it is; to be asked once for every square. */
uint8_t pair_low_stay(struct pair_shells *shells, uint8_t mark);

#endif
