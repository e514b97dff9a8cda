#include "core/contest.h"

#define OPEN_NEGLIGIBLE (PROBABILITY_ONE / 100000000UL)

void contest_start(struct contest *contest, const struct board *board, uint8_t players,
                   const uint8_t square[]) {
    struct contestant *player = contest->player;

    race_start(&contest->race, board);
    contest->players = players;
    contest->open = PROBABILITY_ONE;
    for (; players; players--, player++) {
        player->square = *square++;
        player->wins = 0;
        player->alive = PROBABILITY_ONE;
    }
}

bool contest_step(struct contest *contest) {
    struct contestant *player = contest->player;

    race_step(&contest->race);
    for (uint8_t left = contest->players; left; left--, player++) {
        probability_t alive = player->alive;
        probability_t now = PROBABILITY_ONE - contest->race.within[player->square];
        if (now > alive)
            now = alive;
        player->alive = now;
        player->wins += contest->open;
        contest->open = fixed_multiply(contest->open, fixed_ratio(now, alive, PROBABILITY_BITS),
                                       PROBABILITY_BITS);
        player->wins -= contest->open;
    }
    if (contest->race.throws == UINT16_MAX)
        return true;
    return contest->open < OPEN_NEGLIGIBLE;
}
