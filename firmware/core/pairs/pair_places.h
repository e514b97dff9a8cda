#ifndef KOSTKA_CORE_PAIRS_PAIR_PLACES_H
#define KOSTKA_CORE_PAIRS_PAIR_PLACES_H

#include "core/pairs/pair_sweep.h"

/* Where the values go that a sweep (core/pairs/pair_shells.h) has found for the pair at which it
 * is.
 */

/* The slot of the stop so many squares ahead of that of a slot. */
uint8_t pair_slot_ahead(uint8_t slot, uint8_t face);

/* Keeps a value in a column, and notes by how much it has changed. */
void pair_keep(struct pair_shells *shells, uint8_t column, uint8_t rank, pair_word value);

/* Notes a value if it is the greatest, or if its pair is asked for. */
void pair_look_at(struct pair_shells *shells, uint8_t first, uint8_t second, pair_word value);

/* What a stop on the low square is worth enters the ring; or that of a jump which starts there. */
void pair_enter_ring(struct pair_shells *shells, pair_word value);
void pair_enter_jump(struct pair_shells *shells, uint8_t column, bool is_duel);

/* The faces that leave the low token where it is; to be asked once for every square. */
uint8_t pair_low_stay(struct pair_shells *shells, uint8_t mark);

#endif
