#ifndef KOSTKA_GAMES_SNAKES_SHARES_H
#define KOSTKA_GAMES_SNAKES_SHARES_H

#include "core/number/fixed.h"
#include <stdint.h>

/* Chances of which one must come true, rounded so that what is shown adds up. */

/* Chances that add up to 1 as shares of a whole, 100 for per cent, 1000 for tenths of one: each is
   rounded to nearest, but is at least 1 where there is a chance; then those that it takes least
   from or adds least to are put up or down by 1 until the sum is the whole. */
void shares_round(uint16_t share[], const probability_t chance[], uint8_t count, uint16_t whole);

#endif
