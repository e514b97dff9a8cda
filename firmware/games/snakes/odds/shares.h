#ifndef KOSTKA_GAMES_SNAKES_ODDS_SHARES_H
#define KOSTKA_GAMES_SNAKES_ODDS_SHARES_H

#include "core/number/fixed.h"
#include <stdint.h>

/* Rounds the chances of all players so that the shown values add up. */

/* Converts chances that add up to 1 to whole per cent. Each is rounded to nearest, but to at least
   1 unless the chance is 0. Then the shares that suffer least go up or down by 1 until the sum is
   100. At most 20,000 cycles for six. */
void shares_round(uint8_t share[], const probability_t chance[], uint8_t count);

#endif
