#include "core/contest.h"

#define OPEN_NEGLIGIBLE (PROBABILITY_ONE / 100000000UL)

void contest_start(struct contest *contest, const struct board *board, uint8_t players,
                   const uint8_t square[]) {
    race_start(&contest->race, board);
    contest->players = players;
    for (uint8_t i = 0; i < players; i++) {
        contest->square[i] = square[i];
        contest->wins[i] = 0;
    }
    contest->open = PROBABILITY_ONE;
}

bool contest_step(struct contest *contest) {
    const probability_t *within = contest->race.within;
    probability_t before[CONTEST_PLAYERS];
    probability_t open = PROBABILITY_ONE;

    for (uint8_t i = 0; i < contest->players; i++)
        before[i] = within[contest->square[i]];
    race_step(&contest->race);
    for (uint8_t i = 0; i < contest->players; i++) {
        probability_t now = within[contest->square[i]];
        probability_t wins = now > before[i] ? now - before[i] : 0;
        for (uint8_t j = 0; j < contest->players; j++) {
            probability_t done = j < i ? within[contest->square[j]] : before[j];
            if (j != i)
                wins = fixed_multiply(wins, PROBABILITY_ONE - done, PROBABILITY_BITS);
        }
        contest->wins[i] += wins;
        open = fixed_multiply(open, PROBABILITY_ONE - now, PROBABILITY_BITS);
    }
    contest->open = open;
    return open < OPEN_NEGLIGIBLE || contest->race.throws == UINT16_MAX;
}
