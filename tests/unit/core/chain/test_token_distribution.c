/* Where a token is after m throws, on the built-in boards. */

#include "support/testing.h"
#include <stddef.h>
#include <stdint.h>

#include <math.h>

#include "core/chain/token_distribution.h"
#include "oracle/compare.h"
#include "oracle/reference.h"

static void check(probability_t got, double want) {
    if (!(fabs(ldexp(got, -PROBABILITY_BITS) - want) <= 1e-7))
        fail_msg("%.12g, not %.12g", ldexp(got, -PROBABILITY_BITS), want);
}

static void test_against_oracle(void **state) {
    (void)state;
    for (unsigned i = 0; reference_names[i] != NULL; i++) {
        for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
            struct board board;
            struct comparison c;
            reference_board(reference_names[i], rule, &board);
            comparison_start(&c, &board);
            bool well = compare_place(&c, 0, 2000);
            for (unsigned s = 1; s < board.goal; s++)
                if (c.moves.can_stand[s])
                    well = well && compare_place(&c, (uint8_t)s, 100);
            if (!well)
                fail_msg("%s, rule %u: %s", reference_names[i], rule, c.message);
        }
    }
}

/* One throw from the start of the thesis's board: 3 is the foot of the ladder to 12. */
static void test_first_throw(void **state) {
    (void)state;
    static const uint8_t landings[] = {1, 2, 4, 5, 6, 12};
    struct board board;
    struct token_distribution place;
    reference_board("forch", BOARD_STAY, &board);
    token_distribution_start(&place, &board, 0);
    assert_int_equal(place.at[0], PROBABILITY_ONE);
    token_distribution_step(&place);
    assert_int_equal(place.throws, 1);
    for (unsigned i = 0; i < sizeof landings; i++)
        check(place.at[landings[i]], 1 / 6.0);
    assert_int_equal(place.at[3], 0);
    assert_int_equal(place.at[0], 0);
}

/* What is on the goal after m throws is P(finished within m). */
static void visit_within(const struct board *board, const struct reference_value *v, void *unused) {
    (void)unused;
    struct token_distribution place;
    token_distribution_start(&place, board, v->square);
    while (place.throws < v->argument)
        token_distribution_step(&place);
    check(place.at[board->goal], v->value);
}

static void test_goal(void **state) {
    (void)state;
    assert_int_equal(reference_values("within", visit_within, NULL), 21);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_against_oracle),
        cmocka_unit_test(test_first_throw),
        cmocka_unit_test(test_goal),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    oracle_unload();
    return failed;
}
