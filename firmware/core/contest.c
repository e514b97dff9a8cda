#include "core/contest.h"

#define OPEN_NEGLIGIBLE (PROBABILITY_ONE / 100000000UL)

void contest_start(struct contest *contest, const struct board *board, uint8_t players,
                   const uint8_t square[]) {
    race_start(&contest->race, board);
    contest->players = players;
    contest->open = PROBABILITY_ONE;
    for (uint8_t i = 0; i < players; i++) {
        contest->square[i] = square[i];
        contest->wins[i] = 0;
        contest->alive[i] = PROBABILITY_ONE;
    }
}

bool contest_step(struct contest *contest) {
    race_step(&contest->race);
    for (uint8_t i = 0; i < contest->players; i++) {
        probability_t *alive = &contest->alive[i];
        probability_t now = PROBABILITY_ONE - contest->race.within[contest->square[i]];
        probability_t open = contest->open;
        if (now > *alive)
            now = *alive;
        contest->open =
            fixed_multiply(open, fixed_ratio(now, *alive, PROBABILITY_BITS), PROBABILITY_BITS);
        contest->wins[i] += open - contest->open;
        *alive = now;
    }
    if (contest->race.throws == UINT16_MAX)
        return true;
    return contest->open < OPEN_NEGLIGIBLE;
}
