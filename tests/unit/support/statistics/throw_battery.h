#ifndef KOSTKA_TESTS_SUPPORT_THROW_BATTERY_H
#define KOSTKA_TESTS_SUPPORT_THROW_BATTERY_H

#include <stdint.h>

/* Chi-square tests of the throws of one die: how often each face comes, also by where the throw
   comes from, how evenly that is so in parts, what follows what, how long a six is waited for, and
   what six throws in a row are, in their order and without it. */

enum { BATTERY_PLACES = 32, BATTERY_GROUP = 6 };

/* Nothing counted. */
void battery_start(void);

/* A face, 1..6, and where it comes from: 0 to BATTERY_PLACES - 1, such as the byte of a block. */
void battery_count(uint8_t face, uint8_t place);

/* A part ends here. Parts are of the same length, a multiple of BATTERY_GROUP. */
void battery_end_part(void);

/* Prints what all tests say (support/statistics/chi_square.h); the one farthest from 0, without its
   sign. There must have been 100 parts at least, and 150,000 throws. */
double battery_worst(void);

#endif
