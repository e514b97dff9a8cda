#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_LAST_SIX_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_LAST_SIX_H

#include "games/snakes/board.h"
#include <stdint.h>

/* The last six of a series of values, and their sum, which must not overflow. At first all are
   0. */

struct last_six {
    uint64_t sum;
    uint64_t value[BOARD_FACES];
    uint64_t *oldest;
};

void last_six_clear(struct last_six *six);

/* Adds a value and drops the oldest. */
void last_six_put(struct last_six *six, const uint64_t *value);

/* The value that was added 1 .. 6 values ago. */
const uint64_t *last_six_recent(const struct last_six *six, uint8_t ago);

/* Call it after two values: repeats them in reverse order, with room for one value between. A token
   that bounces off the goal meets the values in this order. */
void last_six_mirror(struct last_six *six);

/* Divides a sum by 1 .. 6, rounded up. */
void last_six_mean(uint64_t *sum, uint8_t parts);

#endif
