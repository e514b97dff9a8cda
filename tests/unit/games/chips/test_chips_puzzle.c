/* Puzzles of chips against exact rationals, state by state. */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/chips/puzzle/chips_puzzle.h"
#include "oracle/chips_oracle.h"
#include "support/puzzle_maker.h"

enum { SLICES = 6000, SEEDS = 4 };

/* P(win) + P(draw) / 2 of a reply. */
static double score_of(const struct chips_puzzle *chips, const uint8_t reply[]) {
    mpq_t result[4];
    double score;

    for (unsigned i = 0; i < 4; i++) {
        mpq_init(result[i]);
    }
    chips_duel(result, &chips_thirds, reply, chips->against);
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

static void check(const struct chips_puzzle *chips) {
    double best = score_of(chips, chips->reply[chips->puzzle.best]);

    assert_int_equal(chips->puzzle.choices, CHIPS_PUZZLE_REPLIES);
    assert_int_equal(sum_of(chips->against), chips->chips);
    for (uint8_t choice = 0; choice < CHIPS_PUZZLE_REPLIES; choice++) {
        double cost = best - score_of(chips, chips->reply[choice]);
        assert_int_equal(sum_of(chips->reply[choice]), chips->chips);
        assert_true(cost >= 0);
        assert_true(fabs(cost - puzzle_cost_of(chips, choice)) <
                    chips_puzzles.error / (double)PUZZLE_ONE);
    }
}

static void every_reply_costs_what_the_oracle_says(void **state) {
    (void)state;
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        for (uint8_t number = 1; number <= PUZZLES; number++) {
            check(puzzle_make(&chips_puzzles, seed, number, SLICES));
        }
    }
}

static void no_placement_is_better_than_the_best_offered(void **state) {
    (void)state;
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        const struct chips_puzzle *chips = puzzle_make(&chips_puzzles, seed, 1 + seed, SLICES);
        double best = score_of(chips, chips->reply[chips->puzzle.best]);
        for (uint8_t first = 0; first <= chips->chips; first++) {
            for (uint8_t second = 0; first + second <= chips->chips; second++) {
                uint8_t third = chips->chips - first - second;
                const uint8_t placement[CLEARANCE_FIELDS] = {first, second, third};
                assert_true(score_of(chips, placement) <= best + 1e-12);
            }
        }
    }
}

/* The difference of two chances, each off by 1e-9 and rounded down to the unit. */
static void a_cost_is_off_by_less_than_it_says(void **state) {
    (void)state;
    assert_int_equal(chips_puzzles.error, ceil(1 + 2e-9 * PUZZLE_ONE));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_reply_costs_what_the_oracle_says),
        cmocka_unit_test(a_cost_is_off_by_less_than_it_says),
        cmocka_unit_test(no_placement_is_better_than_the_best_offered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
