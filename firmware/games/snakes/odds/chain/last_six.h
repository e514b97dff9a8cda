#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_LAST_SIX_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_LAST_SIX_H

#include "games/snakes/board.h"
#include <stdint.h>

/* The last six of a series of values, and their sum, which must not overflow. All 0 at first. */

struct last_six {
    uint64_t sum;
    uint64_t value[BOARD_FACES];
    uint64_t *oldest;
};

void last_six_clear(struct last_six *six);

/* A value comes, the oldest goes. */
void last_six_put(struct last_six *six, const uint64_t *value);

/* The value that came 1 .. 6 values ago. */
const uint64_t *last_six_recent(const struct last_six *six, uint8_t ago);

/* After two values: lets them follow once more, the last one first, with room for one between. That
   is what a token that bounces off the goal meets. */
void last_six_mirror(struct last_six *six);

/* Divides a sum by 1 .. 6, rounded up. */
void last_six_mean(uint64_t *sum, uint8_t parts);

#endif
