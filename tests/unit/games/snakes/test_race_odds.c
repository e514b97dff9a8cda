/* Chances to be home first: the rule book's numbers, and sums and certainties. test_digits checks
   other boards. */

#include "support/testing.h"
#include <stddef.h>
#include <stdint.h>

#include <math.h>
#include <string.h>

#include "games/snakes/odds/race_odds.h"
#include "oracle/reference.h"
#include "support/value.h"

static double value(struct bounded chance) {
    return (double)bounded_value(chance);
}

/* Runs to the end. The progress begins at 0, never decreases, and ends at PROGRESS_ALL. */
static void settle(struct race_odds *contest, const struct board *board, unsigned players,
                   const uint8_t square[]) {
    uint8_t done = 0;

    memset(contest, 0xA5, sizeof *contest);
    race_odds_start(contest, board, (uint8_t)players, square);
    assert_int_equal(race_odds_done(contest), 0);
    while (race_odds_step(contest) == WORKING) {
        assert_true(race_odds_done(contest) >= done);
        done = race_odds_done(contest);
    }
    assert_int_equal(race_odds_done(contest), PROGRESS_ALL);
}

TEST(chances_are_those_published) {
    static const double first[] = {.507912, .342989, .260079, .210077, .176581};
    static const uint8_t start[RACE_ODDS_PLAYERS] = {0};
    struct board board;
    struct race_odds contest;
    reference_board("chutes", BOARD_STAY, &board);
    for (unsigned players = 2; players <= RACE_ODDS_PLAYERS; players++) {
        settle(&contest, &board, players, start);
        assert_true(fabs(value(race_odds_wins(&contest, 0)) - first[players - 2]) <= 0.5e-6 + 2e-8);
    }
    reference_board("forch", BOARD_STAY, &board);
    settle(&contest, &board, 2, start);
    assert_true(fabs(value(race_odds_wins(&contest, 0)) - 0.5251556905) <= 2e-8);
    assert_true(fabs(value(race_odds_wins(&contest, 1)) - 0.4748443095) <= 2e-8);
}

/* One throw from the goal under the rule "win" the first to throw wins. */
TEST(the_first_of_two_who_cannot_miss_wins) {
    const struct board board = {10, BOARD_WIN, 0, {{0, 0}}};
    struct race_odds contest;
    settle(&contest, &board, 3, (const uint8_t[]){9, 9, 9});
    assert_true(fabs(value(race_odds_wins(&contest, 0)) - 1) <= 2e-8);
    assert_true(value(race_odds_wins(&contest, 1)) <= 2e-8 &&
                value(race_odds_wins(&contest, 2)) <= 2e-8);
}

/* After every round the chances won and the chance still open add up to 1. */
TEST(what_is_won_and_what_is_open_are_one) {
    struct board board;
    struct race_odds contest;
    reference_board("classic", BOARD_STAY, &board);
    race_odds_start(&contest, &board, 4, (const uint8_t[]){0, 50, 20, 70});
    bool settled;
    uint8_t done = 0;
    do {
        settled = race_odds_step(&contest) == DONE;
        assert_true(race_odds_done(&contest) >= done);
        done = race_odds_done(&contest);
        double total = ldexp(contest.open, -32);
        for (unsigned i = 0; i < 4; i++) {
            total += value(race_odds_wins(&contest, (uint8_t)i));
        }
        assert_true(fabs(total - 1) <= 3e-8);
    } while (!settled);
    assert_true(ldexp(contest.open, -32) <= 2e-9);
}
