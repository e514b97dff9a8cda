/* Puzzles of chips against exact rationals, state by state. */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/chips/chips_engine.h"
#include "oracle/chips_oracle.h"
#include "support/puzzle_maker.h"

enum { SLICES = 6000, SEEDS = 4, REPLIES = 4 };

static const struct chips *game_of(const struct puzzle *puzzle) {
    return (const struct chips *)puzzle->state.bytes;
}

/* P(win) + P(draw) / 2 of a reply. */
static double score_of(const struct puzzle *puzzle, const uint8_t reply[]) {
    mpq_t result[4];
    double score;

    for (unsigned i = 0; i < 4; i++) {
        mpq_init(result[i]);
    }
    chips_duel(result, &chips_thirds, reply, game_of(puzzle)->left[1]);
    score = mpq_get_d(result[1]) + mpq_get_d(result[2]) / 2;
    for (unsigned i = 0; i < 4; i++) {
        mpq_clear(result[i]);
    }
    return score;
}

static unsigned sum_of(const uint8_t chips[]) {
    unsigned sum = 0;

    for (unsigned field = 0; field < CLEARANCE_FIELDS; field++) {
        sum += chips[field];
    }
    return sum;
}

static double score_of_choice(const struct puzzle *puzzle, uint8_t choice) {
    uint8_t reply[CLEARANCE_FIELDS];

    assert_true(chips_decision_unpack(game_of(puzzle), puzzle->choice[choice].decision, reply));
    assert_int_equal(sum_of(reply), game_of(puzzle)->chips);
    return score_of(puzzle, reply);
}

static void check(const struct puzzle *puzzle) {
    double best = score_of_choice(puzzle, puzzle->best);

    assert_int_equal(sum_of(game_of(puzzle)->left[1]), game_of(puzzle)->chips);
    for (uint8_t choice = 0; choice < puzzle->choices; choice++) {
        double cost = best - score_of_choice(puzzle, choice);
        assert_true(cost >= 0);
        assert_true(fabs(cost - puzzle_cost_of(puzzle, choice)) <
                    chips_puzzles.error / (double)PUZZLE_ONE);
        for (uint8_t other = 0; other < choice; other++) {
            assert_int_not_equal(puzzle->choice[other].decision, puzzle->choice[choice].decision);
        }
    }
}

TEST(every_reply_costs_what_the_oracle_says) {
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        for (uint8_t number = 1; number <= PUZZLES; number++) {
            const struct puzzle *puzzle = puzzle_make(&chips_puzzles, seed, number, SLICES);
            assert_int_equal(puzzle->choices, REPLIES);
            check(puzzle);
        }
    }
}

TEST(no_placement_is_better_than_the_best_offered) {
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        const struct puzzle *puzzle = puzzle_make(&chips_puzzles, seed, 1 + seed, SLICES);
        uint8_t chips = game_of(puzzle)->chips;
        double best = score_of_choice(puzzle, puzzle->best);
        for (uint8_t first = 0; first <= chips; first++) {
            for (uint8_t second = 0; first + second <= chips; second++) {
                uint8_t third = chips - first - second;
                const uint8_t placement[CLEARANCE_FIELDS] = {first, second, third};
                assert_true(score_of(puzzle, placement) <= best + 1e-12);
            }
        }
    }
}

/* Few other replies cost what the grade wants here: these puzzles may have fewer choices. */
TEST(a_search_ends_where_no_reply_is_found) {
    check(puzzle_make(&chips_puzzles, 167, 5, SLICES));
    check(puzzle_make(&chips_puzzles, 468, 6, SLICES));
}

/* A cost is the difference of two chances, each off by 1e-9 and rounded down to the unit. */
TEST(a_cost_is_off_by_less_than_it_says) {
    assert_int_equal(chips_puzzles.error, ceil(1 + 2e-9 * PUZZLE_ONE));
}
