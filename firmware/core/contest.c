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

static probability_t open_now(const struct contest *contest) {
    const probability_t *alive = contest->alive;
    probability_t open = contest->open;
    probability_t product = PROBABILITY_ONE;

    for (uint8_t count = contest->players; count; count--)
        product = fixed_multiply(product, *alive++, PROBABILITY_BITS);
    return product < open ? product : open;
}

bool contest_step(struct contest *contest) {
    race_step(&contest->race);
    for (uint8_t i = 0; i < contest->players; i++) {
        probability_t open = contest->open;
        contest->alive[i] = PROBABILITY_ONE - contest->race.within[contest->square[i]];
        contest->open = open_now(contest);
        contest->wins[i] += open - contest->open;
    }
    if (contest->race.throws == UINT16_MAX)
        return true;
    return contest->open < OPEN_NEGLIGIBLE;
}
