#include "support/console_driver.h"

#include "device/dice.h"
#include "hal/host/fake.h"
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "support/testing.h"

/* The commands of the console by what goes in and comes out. */

static void test_version_and_help(void **unused) {
    (void)unused;
    expect("version", "kostka " KOSTKA_VERSION " host\nok\n");
    expect("help",
           "expect [SQ]\nspread [SQ]\nvisits [SQ]\nwhere M [SQ]\ntail [SQ]\nwithin M [SQ]\n"
           "exactly M [SQ]\nlikeliest [SQ]\nquantile P [SQ]\nsoonest [SQ]\nnext SQ\n"
           "race SQ SQ ...\nduel SQ SQ\ntokens SQ SQ\n"
           "keep N [NAME]\n"
           "board [forch|chutes|classic|own N|+|GOAL stay|bounce|win] [A>B..]\n"
           "chips thirds|die|twodice|P/Q,P/Q,... V [W]\n"
           "place thirds|die|twodice|P/Q,P/Q,... N [V]\n"
           "odds N K F\nroll N\nraw N\nheaps nim|misere|take:K N N ...\n"
           "graph N|+ A>B ...\nnodes\npawns sum|or|and|long NODE NODE ...\nsuccess N\ntenk "
           "DICE\nturn POINTS N\nadvise thesis|points|winner MINE THEIRS POINTS DICE\n"
           "penney WORD WORD [WORD] [P/Q]\nwalk WORD M [WORD WORD]\nreply WORD\nwait WORD [P/Q]\n"
           "version\nhelp [COMMAND]\nok\n");
    expect("help within", "within M [SQ]\n"
                          "The chance that a token from SQ reaches the goal within M throws.\n"
                          "for example: within 12\nok\n");
    expect("help expect",
           "expect [SQ]\n"
           "The expected number of throws from square SQ, or the start, to the goal.\n"
           "~ a value of 100 or more is right to six digits in all\n"
           "for example: expect 1\nok\n");
    expect("help version", "version\n"
                           "The version of the firmware, and the board it was made for.\n"
                           "for example: version\nok\n");
    expect_error("help dance", "unknown command");
    expect_error("help help help", "usage: help [COMMAND]");
    expect_error("version 1", "usage: version");
}

static void test_next(void **unused) {
    (void)unused;
    expect("next 0", "1 1 plain\n2 2 plain\n3 12 ladder\n4 4 plain\n5 5 plain\n6 6 plain\nok\n");
    expect("next 22", "1 14 snake\n2 24 goal\n3 22 stay\n4 22 stay\n5 22 stay\n6 22 stay\nok\n");
    expect_error("next 24", "the game is over on the goal");
    expect_error("next", "usage: next SQ");
    expect("board chutes", "ok\n");
    expect("next 79",
           "1 100 goal\n2 81 plain\n3 82 plain\n4 83 plain\n5 84 plain\n6 85 plain\nok\n");
    expect("board 24 bounce", "ok\n");
    expect("next 23",
           "1 24 goal\n2 23 plain\n3 22 plain\n4 21 plain\n5 20 plain\n6 19 plain\nok\n");
}

static void test_statistics(void **unused) {
    (void)unused;
    expect("expect", "12.644837\nok\n");
    expect("expect 24", "0.000000\nok\n");
    expect("spread", "7.845841\nok\n");
    expect("spread 24", "0.000000\nok\n");
    expect("board 30 stay 29>1 28>2 27>3 26>4 25>5", "ok\n");
    expect("expect", "~140.105494\nok\n"); /* 140.10549480, and right to 1e-7 of it */
    expect("spread", "~135.410299\nok\n"); /* 135.41029880 */
    expect("board forch", "ok\n");
    expect("within 4", "0.062500\nok\n");
    expect("within 0", "0.000000\nok\n");
    expect("within 0 24", "1.000000\nok\n");
    expect("within 9 24", "1.000000\nok\n");
    expect("within 9999", "1.000000\nok\n");
    expect("exactly 3", "0.018519\nok\n");
    expect("exactly 2", "0.000000\nok\n");
    expect("exactly 0 24", "1.000000\nok\n");
    expect("exactly 1 24", "0.000000\nok\n");
    expect("soonest", "3\nok\n");
    expect("soonest 24", "0\nok\n");
    expect("tail", "0.875481\nok\n");
    expect("where 0 5", "5 1.000000\nok\n");
    expect("where 1",
           "1 0.166667\n2 0.166667\n4 0.166667\n5 0.166667\n6 0.166667\n12 0.166667\nok\n");
    expect("where 150", "24 1.000000\nok\n"); /* all others are below 0.0000005 */
    expect("exactly 12", "0.053585\nok\n");
    expect("where 7 24", "24 1.000000\nok\n");
    expect_error("tail 24", "the game is over on the goal");
    expect_error("visits 24", "the game is over on the goal");
    expect("board chutes", "ok\n");
    expect("soonest", "7\nok\n");
    expect("likeliest", "22\nok\n");
    expect("tail", "0.959747\nok\n");
    expect("board classic", "ok\n");
    expect("tail", "0.969916\nok\n");
}

static void test_quantile(void **unused) {
    (void)unused;
    expect("quantile 0.0185", "3\nok\n");
    expect("quantile 0.0625", "4\nok\n");
    expect("quantile 0.062501", "5\nok\n");
    expect("quantile .000000001", "3\nok\n");
    expect("quantile 0.5 24", "0\nok\n");
    expect("board 7 stay 4>7", "ok\n"); /* exactly one half within two throws */
    expect("quantile 0.5 3", "2\nok\n");
    expect("quantile 0.500001 3", "3\nok\n");
    expect("board forch", "ok\n");
    expect("likeliest 24", "0\nok\n");
    expect_error("quantile 0", "P must be between 0 and 1");
    expect_error("quantile 0.0", "P must be between 0 and 1");
    expect_error("quantile 1", "P must be between 0 and 1");
    expect_error("quantile 1.0", "P must be between 0 and 1");
    expect_error("quantile 0.5x", "usage: quantile P [SQ]");
    expect_error("quantile", "usage: quantile P [SQ]");
    expect("board chutes", "ok\n");
    expect("quantile 0.5", "32\nok\n");
    expect("board 6 win", "ok\n");
    expect("quantile 0.166666666", "1\nok\n");
    expect("quantile 0.999999999", "6\nok\n");
}

static void test_odds(void **unused) {
    static const int faculty[] = {1, 1, 2, 6, 24, 120, 720};
    (void)unused;
    expect("odds 6 3 1", "0.053584 625/11664\n0.062286 1453/23328\nok\n");
    expect("odds 1 0 6", "0.833333 5/6\n1.000000 1/1\nok\n");
    for (int n = 1; n <= 6; n++) {
        unsigned long outcomes = 1, at_least = 0;
        for (int i = 0; i < n; i++) {
            outcomes *= 6;
        }
        for (int k = n; k >= 0; k--) {
            unsigned long ways = (unsigned long)(faculty[n] / faculty[k] / faculty[n - k]);
            unsigned long shown[2], part[2], whole[2];
            char line[32];
            for (int i = k; i < n; i++) {
                ways *= 5;
            }
            at_least += ways;
            snprintf(line, sizeof line, "odds %d %d %d", n, k, 1 + k % 6);
            ask(line);
            unsigned long units[2];
            assert_int_equal(sscanf(fake_serial_output(), "%lu.%lu %lu/%lu %lu.%lu %lu/%lu",
                                    &units[0], &shown[0], &part[0], &whole[0], &units[1], &shown[1],
                                    &part[1], &whole[1]),
                             8);
            assert_int_equal(units[0] * 1000000 + shown[0],
                             (ways * 2000000 + outcomes) / (2 * outcomes));
            assert_int_equal(units[1] * 1000000 + shown[1],
                             (at_least * 2000000 + outcomes) / (2 * outcomes));
            assert_int_equal(part[0] * outcomes, ways * whole[0]);
            assert_int_equal(part[1] * outcomes, at_least * whole[1]);
            assert_true(whole[0] == 1 || part[0] % 2 || whole[0] % 2);
            assert_true(whole[1] == 1 || part[1] % 3 || whole[1] % 3);
        }
    }
    expect_error("odds 0 0 1", "N must be 1 to 6");
    expect_error("odds 7 0 1", "N must be 1 to 6");
    expect_error("odds 3 4 1", "K must be 0 to 3");
    expect_error("odds 3 3 0", "F must be 1 to 6");
    expect_error("odds 3 3 7", "F must be 1 to 6");
    expect_error("odds 3 3", "usage: odds N K F");
    expect_error("odds 3 3 3 3", "usage: odds N K F");
}

static void test_roll(void **unused) {
    char first[80], one[8];
    unsigned seen = 0;

    (void)unused;
    strcpy(first, ask("roll 32"));
    assert_int_equal(strlen(first), 2 * 32 + 3);
    for (int i = 0; i < 32; i++) {
        assert_true(first[2 * i] >= '1' && first[2 * i] <= '6');
        assert_int_equal(first[2 * i + 1], i < 31 ? ' ' : '\n');
        seen |= 1u << (first[2 * i] - '0');
    }
    assert_true(seen & (seen - 1));
    assert_string_equal(first + 64, "ok\n");
    strcpy(one, ask("roll 1"));
    assert_int_equal(strlen(one), 5);
    expect_error("roll 0", "N must be 1 to 32");
    expect_error("roll 33", "N must be 1 to 32");
    expect_error("roll", "usage: roll N");
    console_set_up(NULL);
    assert_string_equal(ask("roll 32"), first); /* the same seed */
}

static void test_roll_waits_for_the_dice(void **unused) {
    static const uint8_t same[128] = {0};
    (void)unused;
    fake_nvm_reset();
    fake_entropy_script(same, 0);
    dice_start();
    fake_serial_feed("roll 1\n");
    for (int i = 0; i < 100; i++) {
        assert_int_equal(step(), 0);
    }
    fake_entropy_script(same, sizeof same);
    for (int i = 0; i < 200; i++) {
        step();
    }
    assert_string_equal(fake_serial_output(), "error: the dice failed their test\n");
}

static void test_arguments(void **unused) {
    (void)unused;
    expect_error("expect 3", "square 3 jumps to 12");
    expect_error("expect 13", "square 13 jumps to 2");
    expect_error("expect 25", "a square must be 0 to 24");
    expect_error("expect 9999", "a square must be 0 to 24");
    expect_error("expect x", "usage: expect [SQ]");
    expect_error("expect 1x", "usage: expect [SQ]");
    expect_error("expect -1", "usage: expect [SQ]");
    expect_error("expect 1 2", "usage: expect [SQ]");
    expect_error("within", "usage: within M [SQ]");
    expect_error("within 10000", "M must be 0 to 9999");
    expect_error("within 99999999999999999999", "M must be 0 to 9999");
    expect_error("where 65536", "M must be 0 to 9999");
    expect_error("exactly 1.5", "usage: exactly M [SQ]");
    expect("  within   4  0  ", "0.062500\nok\n");
    expect("within 0004 000", "0.062500\nok\n");
}

static void test_too_long(void **unused) {
    (void)unused;
    expect("board 100 stay 94>1 95>1 96>1 97>1 98>1 88>1 89>1 90>1 91>1 92>1", "ok\n");
    expect("board + 82>1 83>1 84>1 85>1 86>1", "ok\n");
    expect("expect", "error: more than 10000 throws\n");
    expect("spread", "error: more than 10000 throws\n");
    expect("visits", "error: more than 10000 throws\n");
    expect("soonest", "18\nok\n");
    expect("quantile 0.999999", "error: more than 65535 throws\n");
}

#define TEST(name) cmocka_unit_test_setup(name, console_set_up)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_version_and_help),
        TEST(test_next),
        TEST(test_statistics),
        TEST(test_quantile),
        TEST(test_odds),
        TEST(test_roll),
        TEST(test_roll_waits_for_the_dice),
        TEST(test_arguments),
        TEST(test_too_long),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
