#include "games/snakes/race_odds.h"

#define OPEN_NEGLIGIBLE (PROBABILITY_ONE / 100000000UL)

void race_odds_start(struct race_odds *odds, const struct board *board, uint8_t players,
                     const uint8_t square[]) {
    struct race_odds_player *player = odds->player;

    finish_distribution_start(&odds->finish, board, 0, UINT16_MAX);
    odds->players = players;
    odds->open = PROBABILITY_ONE;
    for (; players; players--, player++) {
        player->square = *square++;
        player->wins = 0;
        player->alive = PROBABILITY_ONE;
    }
}

/* Rounding must not make it more than it was. */
static probability_t open_now(const struct race_odds *odds) {
    const struct race_odds_player *player = odds->player;
    probability_t open = odds->open;
    probability_t product = PROBABILITY_ONE;

    for (uint8_t left = odds->players; left; left--, player++) {
        product = fixed_multiply(product, player->alive, PROBABILITY_BITS);
    }
    return product < open ? product : open;
}

enum progress race_odds_step(struct race_odds *odds) {
    struct race_odds_player *player = odds->player;
    enum progress last = finish_distribution_step(&odds->finish);

    for (uint8_t left = odds->players; left; left--, player++) {
        player->alive = PROBABILITY_ONE - finish_distribution_within(&odds->finish, player->square);
        player->wins += odds->open;
        odds->open = open_now(odds);
        player->wins -= odds->open;
    }
    return odds->open < OPEN_NEGLIGIBLE ? DONE : last;
}

uint8_t race_odds_done(const struct race_odds *odds) {
    uint16_t part = (uint16_t)((PROBABILITY_ONE - odds->open) >> (PROBABILITY_BITS - 8));

    return part > PROGRESS_ALL ? PROGRESS_ALL : (uint8_t)part;
}

probability_t race_odds_wins(const struct race_odds *odds, uint8_t player) {
    return odds->player[player].wins;
}
