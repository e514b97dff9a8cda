#ifndef KOSTKA_GAMES_SNAKES_ODDS_SHARES_H
#define KOSTKA_GAMES_SNAKES_ODDS_SHARES_H

#include "core/number/fixed.h"
#include <stdint.h>

/* The chances of all players, rounded so that what is shown adds up. */

/* Chances that add up to 1 in whole per cent: each is rounded to nearest, but is at least 1 where
   there is a chance; then those to which it does least harm are put up or down by 1 until the sum
   is 100. At most 20,000 cycles for six. */
void shares_round(uint8_t share[], const probability_t chance[], uint8_t count);

#endif
