#include "compare.h"

#include <math.h>

#include "games/snakes/race_odds.h"

static const double race_odds_error = 1e-7, race_odds_error_long = 2e-7, total_error = 4e-7;

/* Players spread over the board, or all at the start where their number is even. */
static void seat(const struct comparison *c, unsigned players, uint8_t square[]) {
    for (unsigned i = 0; i < players; i++) {
        square[i] = players % 2 == 0 ? 0 : compare_square(c, (double)i / players);
    }
}

bool compare_race_odds(struct comparison *c, unsigned players) {
    struct race_odds race;
    uint8_t square[ORACLE_PLAYERS];
    long double wins[ORACLE_PLAYERS];
    double total = 0;
    seat(c, players, square);
    oracle_race_odds(&c->moves, players, square, wins);
    race_odds_start(&race, c->board, (uint8_t)players, square);
    for (unsigned m = 0; race_odds_step(&race) != DONE; m++) {
        if (m > UINT16_MAX) {
            return compare_failed(c, "race of %u does not end", players);
        }
    }
    for (unsigned i = 0; i < players; i++) {
        double got = ldexp(race_odds_wins(&race, (uint8_t)i), -PROBABILITY_BITS);
        total += got;
        if (!compare_value(c, QUANTITY_RACE_ODDS, i, got, (double)wins[i], 1,
                           c->longest <= 200 ? race_odds_error : race_odds_error_long)) {
            return compare_failed(c, "race odds");
        }
    }
    return compare_value(c, QUANTITY_RACE_ODDS, players, total, 1, 1, total_error);
}
