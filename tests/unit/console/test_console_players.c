#include "support/console_driver.h"

#include "device/workspace.h"
#include "hal/host/fake.h"
#include <stddef.h>
#include <stdint.h>

#include "support/testing.h"

/* The commands about several tokens, by what goes in and comes out. */

static void test_race(void **unused) {
    (void)unused;
    expect("race 0 0", "0.525156\n0.474844\nok\n");
    expect("race 0   0 ", "0.525156\n0.474844\nok\n");
    expect("board chutes", "ok\n");
    expect("race 0 0 0", "0.342989\n0.333231\n0.323781\nok\n");
    expect("race 0 0 0 0 0 0", "0.176581\n0.172471\n0.168472\n0.164579\n0.160792\n0.157105\nok\n");
    expect("board 6 win", "ok\n");
    expect("race 5 0", "1.000000\n0.000000\nok\n");
    expect("race 0 5", "0.166667\n0.833333\nok\n");
}

static void test_duel(void **unused) {
    (void)unused;
    expect("duel 0 0", "0.515622\n19.455792\nok\n");
    expect("duel 22 0", "0.736307\n11.814871\nok\n");
    expect("board chutes", "ok\n");
    expect("duel 0 0", "0.505572\n55.588860\nok\n");
    expect("board 6 win", "ok\n");
    expect("duel 5 0", "1.000000\n1.000000\nok\n");
    expect("duel 0 5", "0.285714\n2.000000\nok\n");
}

/* The token that is home cannot move, and of two on a square it does not matter which. */
static void test_tokens(void **unused) {
    (void)unused;
    expect("tokens 0 0", "18.085479\n1 0\n2 0\n3 0\n4 0\n5 0\n6 0\nok\n");
    expect("tokens 0 24", "12.644837\n1 0\n2 0\n3 0\n4 0\n5 0\n6 0\nok\n");
    expect("tokens 24 0", "12.644837\n1 0\n2 0\n3 0\n4 0\n5 0\n6 0\nok\n");
    expect("board 12 win 11>1", "ok\n");
    expect("tokens 10 5", "4.519420\n1 5\n2 5\n3 5\n4 5\n5 5\n6 10\nok\n");
}

static void test_errors(void **unused) {
    (void)unused;
    expect_error("race", "usage: race SQ SQ ...");
    expect_error("race 0", "usage: race SQ SQ ...");
    expect_error("race 0 0 0 0 0 0 0", "usage: race SQ SQ ...");
    expect_error("race 0 x", "usage: race SQ SQ ...");
    expect_error("race 0 24", "the game is over on the goal");
    expect_error("race 0 25", "a square must be 0 to 24");
    expect_error("race 3 0", "square 3 jumps to 12");
    expect_error("duel 0", "usage: duel SQ SQ");
    expect_error("duel 0 0 0", "usage: duel SQ SQ");
    expect_error("duel 24 0", "the game is over on the goal");
    expect_error("duel 0 13", "square 13 jumps to 2");
    expect_error("tokens 0", "usage: tokens SQ SQ");
    expect_error("tokens 0 0 0", "usage: tokens SQ SQ");
    expect_error("tokens 24 24", "the game is over on the goal");
    expect_error("tokens 23 24", "square 23 jumps to 14");
    expect_error("tokens 0 1x", "usage: tokens SQ SQ");
}

/* Two players who kick each other for ever. */
static void test_never_ends(void **unused) {
    (void)unused;
    expect("board 14 stay 2>1 3>1 4>1 5>1 6>1 9>8 10>8 11>8 12>8 13>8", "ok\n");
    expect("duel 0 0", "error: the chance never settles\n");
    expect("soonest", "4\nok\n");
}

/* A screen takes the workspace again and again: each time it is begun afresh. */
static void test_taken_away(void **unused) {
    (void)unused;
    fake_serial_feed("duel 0 0\n");
    for (int i = 0; i < 5; i++) {
        for (int j = 0; j < 900 * i; j++)
            step();
        workspace_borrow(WORKSPACE_SCREEN);
    }
    assert_string_equal(settle(), "0.515622\n19.455792\nok\n");
    fake_serial_clear_output();
    fake_serial_feed("tokens 0 0\n");
    for (int j = 0; j < 3000; j++)
        step();
    workspace_borrow(WORKSPACE_SCREEN);
    assert_string_equal(settle(), "18.085479\n1 0\n2 0\n3 0\n4 0\n5 0\n6 0\nok\n");
}

#define TEST(name) cmocka_unit_test_setup(name, console_set_up)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_race),   TEST(test_duel),       TEST(test_tokens),
        TEST(test_errors), TEST(test_never_ends), TEST(test_taken_away),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
