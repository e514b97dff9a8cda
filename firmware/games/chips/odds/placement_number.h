#ifndef KOSTKA_GAMES_CHIPS_ODDS_PLACEMENT_NUMBER_H
#define KOSTKA_GAMES_CHIPS_ODDS_PLACEMENT_NUMBER_H

#include <stdbool.h>
#include <stdint.h>

/* Numbers all placements of 1..15 chips on 1..11 fields from 0, in the order of their digits:
   number 0 has all chips on the last field. There are at most 3,268,760, which is less than 2^22.
   (The combinatorial number system: D. E. Knuth, "The Art of Computer Programming" 4A, 7.2.1.3.) */

/* The number of a placement. At most 4,000 cycles. */
uint32_t placement_number(const uint8_t placed[], uint8_t fields);

/* The placement of that number. False, and nothing is placed, if there is none. At most 4,000
   cycles. */
bool placement_of_number(uint32_t number, uint8_t fields, uint8_t chips, uint8_t placed[]);

#endif
