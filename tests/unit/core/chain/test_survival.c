/* The chance that a long game survives one more throw, on the built-in boards. */

#include "support/testing.h"

#include <math.h>

#include "core/chain/survival.h"
#include "oracle/compare.h"
#include "oracle/reference.h"

static double value(probability_t p) {
    return ldexp(p, -PROBABILITY_BITS);
}

static void check(double got, double want) {
    if (!(fabs(got - want) <= 1e-7)) {
        fail_msg("%.12g, not %.12g", got, want);
    }
}

static double survival_of(const struct board *board, uint8_t square) {
    struct survival tail;
    survival_start(&tail, board, square);
    uint8_t before = 0;
    while (survival_step(&tail) == WORKING) {
        assert_true(survival_done(&tail) >= before);
        before = survival_done(&tail);
    }
    return value(survival_ratio(&tail));
}

/* All squares and rules of the built-in boards. */
static void built_in_boards_agree_with_the_oracle(void **state) {
    (void)state;
    for (unsigned i = 0; reference_names[i] != NULL; i++) {
        for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
            struct board board;
            struct comparison c;
            reference_board(reference_names[i], rule, &board);
            comparison_start(&c, &board);
            bool well = true;
            for (unsigned s = 0; s < board.goal; s++) {
                if (c.moves.can_stand[s]) {
                    well = well && compare_survival(&c, (uint8_t)s);
                }
            }
            if (!well) {
                fail_msg("%s, rule %u: %s", reference_names[i], rule, c.message);
            }
        }
    }
}

static void ratios_are_those_of_the_rule_book(void **state) {
    (void)state;
    static const double tails[] = {0.875481498, 0.959747020, 0.969916051};
    struct board board = {6, BOARD_WIN, 0, {{0, 0}}};
    assert_true(survival_of(&board, 0) == 0); /* six throws at most */
    board.overshoot = BOARD_STAY;
    check(survival_of(&board, 0), 5 / 6.0);
    for (unsigned i = 0; reference_names[i] != NULL; i++) {
        reference_board(reference_names[i], BOARD_STAY, &board);
        check(survival_of(&board, 0), tails[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(built_in_boards_agree_with_the_oracle),
        cmocka_unit_test(ratios_are_those_of_the_rule_book),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    oracle_unload();
    return failed;
}
