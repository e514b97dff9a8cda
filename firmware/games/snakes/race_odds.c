#include "games/snakes/race_odds.h"

#define OPEN_NEGLIGIBLE (PROBABILITY_ONE / 100000000UL)

void race_odds_start(struct race_odds *contest, const struct board *board, uint8_t players,
                     const uint8_t square[]) {
    struct contestant *player = contest->player;

    finish_distribution_start(&contest->race, board);
    contest->players = players;
    contest->open = PROBABILITY_ONE;
    for (; players; players--, player++) {
        player->square = *square++;
        player->wins = 0;
        player->alive = PROBABILITY_ONE;
    }
}

static probability_t open_now(const struct race_odds *contest) {
    const struct contestant *player = contest->player;
    probability_t open = contest->open;
    probability_t product = PROBABILITY_ONE;

    for (uint8_t left = contest->players; left; left--, player++)
        product = fixed_multiply(product, player->alive, PROBABILITY_BITS);
    return product < open ? product : open;
}

bool race_odds_step(struct race_odds *contest) {
    struct contestant *player = contest->player;

    finish_distribution_step(&contest->race);
    for (uint8_t left = contest->players; left; left--, player++) {
        player->alive = PROBABILITY_ONE - contest->race.within[player->square];
        player->wins += contest->open;
        contest->open = open_now(contest);
        player->wins -= contest->open;
    }
    if (contest->race.throws == UINT16_MAX)
        return true;
    return contest->open < OPEN_NEGLIGIBLE;
}
