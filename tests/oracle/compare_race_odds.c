#include "compare.h"

#include "games/snakes/odds/race_odds.h"

/* What a bound may be: for each expected throw of each player, and besides. */
static const double error_each = 5e-11, error_besides = 1e-8;

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
    seat(c, players, square);
    oracle_race_odds(&c->moves, players, square, wins);
    race_odds_start(&race, c->board, (uint8_t)players, square);
    for (unsigned m = 0; race_odds_step(&race) != DONE; m++) {
        if (m > UINT16_MAX) {
            return compare_failed(c, "race of %u does not end", players);
        }
    }
    for (unsigned i = 0; i < players; i++) {
        if (!compare_bounded(c, QUANTITY_RACE_ODDS, i, race_odds_wins(&race, (uint8_t)i), wins[i],
                             error_each * c->longest * players + error_besides)) {
            return compare_failed(c, "race odds");
        }
    }
    return true;
}
