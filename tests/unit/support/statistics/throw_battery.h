#ifndef KOSTKA_TESTS_SUPPORT_THROW_BATTERY_H
#define KOSTKA_TESTS_SUPPORT_THROW_BATTERY_H

#include <stdint.h>

/* Chi-square tests of the throws of one die: how often each face comes, also by the place that a
   throw comes from and evenly over parts; which face follows which; how long a six is waited for;
   and six throws in a row, with and without their order. */

enum { BATTERY_PLACES = 32, BATTERY_GROUP = 6 };

/* Clears all counts. */
void battery_start(void);

/* Counts a face, 1..6, and the place that it comes from: 0 to BATTERY_PLACES - 1, such as the byte
   of a block. */
void battery_count(uint8_t face, uint8_t place);

/* Ends a part. All parts have the same length, a multiple of BATTERY_GROUP. */
void battery_end_part(void);

/* Prints the deviates of all tests (support/statistics/chi_square.h); returns the one farthest from
   0, without its sign. There must have been at least 100 parts and 150,000 throws. */
double battery_worst(void);

#endif
