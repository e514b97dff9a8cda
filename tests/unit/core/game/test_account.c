/* Entries and their sums. */

#include "support/testing.h"

#include "core/game/account.h"
#include "support/random_board.h"

enum { GAMES = 1000, ENTRIES = 500 };

static void chances_are_rounded_to_nearest(void **state) {
    const uint32_t unit = PROBABILITY_ONE >> ACCOUNT_BITS;

    (void)state;
    assert_int_equal(account_chance(0), 0);
    assert_int_equal(account_chance(PROBABILITY_ONE), ACCOUNT_ONE);
    assert_int_equal(account_chance(7 * unit + unit / 2), 8);
    assert_int_equal(account_chance(7 * unit + unit / 2 - 1), 7);
}

/* A throw brings a half up to three quarters, an error of the other's that to 1, one's own back. */
static void what_happens_is_entered_where_it_belongs(void **state) {
    const int32_t quarter = ACCOUNT_ONE / 4;
    struct account account;

    (void)state;
    account_start(&account, 2 * quarter);
    account_enter(&account, ACCOUNT_OWN_LUCK, account.now, 3 * quarter);
    account_enter(&account, ACCOUNT_OTHERS_ERRORS, account.now, 4 * quarter);
    account_enter(&account, ACCOUNT_OWN_ERRORS, account.now, 2 * quarter);
    account_enter(&account, ACCOUNT_OTHERS_LUCK, account.now, quarter);
    account_enter(&account, ACCOUNT_OTHERS_LUCK, account.now, 0);
    assert_int_equal(account.start, 2 * quarter);
    assert_int_equal(account.now, 0);
    assert_int_equal(account.sum[ACCOUNT_OWN_LUCK], quarter);
    assert_int_equal(account.sum[ACCOUNT_OTHERS_ERRORS], quarter);
    assert_int_equal(account.sum[ACCOUNT_OWN_ERRORS], -2 * quarter);
    assert_int_equal(account.sum[ACCOUNT_OTHERS_LUCK], -2 * quarter);
    assert_int_equal(account_drift(&account), 0);
}

static void two_answers_about_one_position_drift(void **state) {
    struct account account;

    (void)state;
    account_start(&account, 1000);
    account_enter(&account, ACCOUNT_OWN_LUCK, 1003, 2000);
    assert_int_equal(account_drift(&account), 3);
    account_enter(&account, ACCOUNT_OWN_ERRORS, 2000, 2001);
    assert_int_equal(account.sum[ACCOUNT_OWN_ERRORS], 0);
    assert_int_equal(account.now, 2001);
    assert_int_equal(account_drift(&account), 4);
}

static int32_t any_chance(struct random_source *source) {
    return (int32_t)random_below(source, ACCOUNT_ONE + 1);
}

/* With whatever chances, errors aside. */
static void what_is_entered_adds_up_to_where_it_ends(void **state) {
    struct random_source source = {random_board_seed()};

    (void)state;
    for (unsigned game = 0; game < GAMES; game++) {
        struct account account;
        int64_t drift = 0;

        account_start(&account, any_chance(&source));
        for (unsigned entry = 0; entry < ENTRIES; entry++) {
            int32_t before = any_chance(&source);
            int32_t off = game % 2 ? before - account.now : 0;
            drift += off;
            account_enter(&account, (enum account_sum)(entry % ACCOUNT_OWN_ERRORS),
                          account.now + off, any_chance(&source));
        }
        assert_int_equal(account_drift(&account), (int32_t)drift);
        assert_int_equal(account.start + account.sum[ACCOUNT_OWN_LUCK] +
                             account.sum[ACCOUNT_OTHERS_LUCK] + (int32_t)drift,
                         account.now);
    }
}

/* Sixty-four wins given away, and one more. */
static void sums_stop_at_their_limits(void **state) {
    struct account account;

    (void)state;
    account_start(&account, ACCOUNT_ONE);
    for (unsigned entry = 0; entry < 65; entry++) {
        account_enter(&account, ACCOUNT_OWN_ERRORS, ACCOUNT_ONE, 0);
        account_enter(&account, ACCOUNT_OTHERS_ERRORS, 0, ACCOUNT_ONE);
    }
    assert_int_equal(account.sum[ACCOUNT_OWN_ERRORS], -INT32_MAX);
    assert_int_equal(account.sum[ACCOUNT_OTHERS_ERRORS], INT32_MAX);
    assert_int_equal(account_drift(&account), 0);
    account_enter(&account, ACCOUNT_OWN_ERRORS, ACCOUNT_ONE, 0);
    assert_int_equal(account.sum[ACCOUNT_OWN_ERRORS], -INT32_MAX);
    assert_int_equal(account_drift(&account), -ACCOUNT_ONE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chances_are_rounded_to_nearest),
        cmocka_unit_test(what_happens_is_entered_where_it_belongs),
        cmocka_unit_test(two_answers_about_one_position_drift),
        cmocka_unit_test(what_is_entered_adds_up_to_where_it_ends),
        cmocka_unit_test(sums_stop_at_their_limits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
