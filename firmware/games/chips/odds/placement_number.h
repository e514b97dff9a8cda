#ifndef KOSTKA_GAMES_CHIPS_ODDS_PLACEMENT_NUMBER_H
#define KOSTKA_GAMES_CHIPS_ODDS_PLACEMENT_NUMBER_H

#include <stdbool.h>
#include <stdint.h>

/* All placements of so many chips, 1..15, on so many fields, 1..11, numbered from 0 in the order of
   their digits: 0 is that with all chips on the last field. There are at most 3,268,760, which is
   less than 2^22. (The combinatorial number system: D. E. Knuth, "The Art of Computer Programming"
   4A, 7.2.1.3.) */

/* The number of a placement. At most 4,000 cycles. */
uint32_t placement_number(const uint8_t placed[], uint8_t fields);

/* The placement of that number. False: there is none, and nothing is placed. At most 4,000 cycles.
 */
bool placement_of_number(uint32_t number, uint8_t fields, uint8_t chips, uint8_t placed[]);

#endif
