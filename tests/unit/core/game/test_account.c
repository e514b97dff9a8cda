/* Entries of an account and their sums. */

#include "support/testing.h"

#include "core/game/account.h"
#include "support/random_board.h"

enum { GAMES = 1000, ENTRIES = 500 };

TEST(chances_are_rounded_to_nearest) {
    const uint32_t unit = PROBABILITY_ONE >> ACCOUNT_BITS;

    assert_int_equal(account_chance(0), 0);
    assert_int_equal(account_chance(PROBABILITY_ONE), ACCOUNT_ONE);
    assert_int_equal(account_chance(7 * unit + unit / 2), 8);
    assert_int_equal(account_chance(7 * unit + unit / 2 - 1), 7);
}

/* A throw raises the chance from a half to three quarters, an error of the other player raises it
   to 1, and an own error brings it back to a half. */
TEST(what_happens_is_entered_where_it_belongs) {
    const int32_t quarter = ACCOUNT_ONE / 4;
    struct account account;

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

TEST(two_answers_about_one_position_drift) {
    struct account account;

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

/* Enters random chances, as luck only. */
TEST(what_is_entered_adds_up_to_where_it_ends) {
    struct random_source source = {random_board_seed()};

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

/* A sum has room for 64 wins given away; the test gives away one more. */
TEST(sums_stop_at_their_limits) {
    struct account account;

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
