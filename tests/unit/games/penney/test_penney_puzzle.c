/* Puzzles of Penney's game against the chain of prefixes in exact fractions. */

#include "support/testing.h"

#include <math.h>

#include "games/penney/penney_puzzle.h"
#include "oracle/patterns_oracle.h"
#include "support/puzzle_maker.h"

enum { SLICES = 600, SEEDS = 10, LETTERS = 4 };

static const char *text_of(uint8_t word, char text[LETTERS + 1]) {
    unsigned length = 0;

    for (int bit = word >= 16 ? 8 : 4; bit; bit >>= 1) {
        text[length++] = word & bit ? 'T' : 'H';
    }
    text[length] = '\0';
    return text;
}

static double chance_of(const struct penney_puzzle *penney, uint8_t choice) {
    char reply[LETTERS + 1], other[LETTERS + 1];
    const char *words[] = {text_of(penney->reply[choice], reply), text_of(penney->word, other)};
    struct pattern_chain chain;
    double chance;

    pattern_chain_start(&chain, 2, words, penney->heads, PATTERNS_PARTS_MOST);
    chance = mpq_get_d(pattern_chain_after(&chain, "")[0]);
    pattern_chain_stop(&chain);
    return chance;
}

static void check(const struct penney_puzzle *penney) {
    uint8_t words = penney->word >= 16 ? 16 : 8;
    double best = chance_of(penney, penney->puzzle.best);

    assert_int_equal(penney->puzzle.choices, words - 1);
    for (uint8_t choice = 0; choice < penney->puzzle.choices; choice++) {
        double cost = best - chance_of(penney, choice);
        assert_true(cost >= 0);
        assert_true(fabs(cost - puzzle_cost_of(penney, choice)) <
                    penney_puzzles.error / (double)PUZZLE_ONE);
        assert_true(penney->reply[choice] != penney->word && penney->reply[choice] / words == 1);
    }
}

static void every_reply_costs_what_the_oracle_says(void **state) {
    (void)state;
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        for (uint8_t number = 1; number <= PUZZLES; number++) {
            check(puzzle_make(&penney_puzzles, seed, number, SLICES));
        }
    }
}

/* The difference of two chances, each off by 1e-9 and rounded down to the unit. */
static void a_cost_is_off_by_less_than_it_says(void **state) {
    (void)state;
    assert_int_equal(penney_puzzles.error, ceil(1 + 2e-9 * PUZZLE_ONE));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_reply_costs_what_the_oracle_says),
        cmocka_unit_test(a_cost_is_off_by_less_than_it_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
