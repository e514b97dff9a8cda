#include "support/console_driver.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "support/testing.h"

/* Ten thousand on the console. */

static void test_success(void **unused) {
    FILE *file = fopen("tests/data/tenk_throw.csv", "r");
    char line[100], command[32];
    int checked = 0;

    (void)unused;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        int dice, outcomes, without;
        if (sscanf(line, "%d,%d,%d", &dice, &outcomes, &without) == 3) {
            snprintf(command, sizeof command, "success %d", dice);
            assert_true(fabs(ask_number(command) - 1 + (double)without / outcomes) < 5.1e-7);
            checked++;
        }
    }
    fclose(file);
    assert_int_equal(checked, 6);
    expect_error("success 0", "N must be 1 to 6");
    expect_error("success 7", "N must be 1 to 6");
    expect_error("success", "usage: success N");
}

static void test_tenk(void **unused) {
    (void)unused;
    expect("tenk 144556", "1 100 100 0.401878 0.922840\n5 50 150 0.401878 0.922840\n"
                          "15 150 50 0.164609 0.842593\n55 100 100 0.200939 0.842593\n"
                          "155 200 0 0.082305 0.722222\nok\n");
    expect("tenk 654321", "123456 2000 0 0.015432 0.976852\nok\n");
    expect("tenk 112233", "112233 500 0 0.001929 0.976852\nok\n");
    expect("tenk 222333", "222333 500 0 0.000429 0.976852\nok\n");
    expect("tenk 122222", "1 100 600 0.401878 0.922840\n22222 600 100 0.000643 0.333333\n"
                          "122222 700 0 0.000129 0.976852\nok\n");
    expect("tenk 233456", "5 50 0 0.401878 0.922840\nattempt 1500 50 0.007716 0.166667\nok\n");
    expect("tenk 5", "5 50 0 0.166667 0.976852\nok\n");
    expect("tenk 22346", "ok\n");
    expect_error("tenk 1234567", "DICE are 1 to 6 digits from 1 to 6");
    expect_error("tenk 170", "DICE are 1 to 6 digits from 1 to 6");
    expect_error("tenk 0", "DICE are 1 to 6 digits from 1 to 6");
    expect_error("tenk 12x", "DICE are 1 to 6 digits from 1 to 6");
    expect_error("tenk -1", "DICE are 1 to 6 digits from 1 to 6");
    expect_error("tenk", "usage: tenk DICE");
    expect_error("tenk 12 3", "usage: tenk DICE");
}

/* All 366 numbers within one unit of the last digit. */
static void test_turn(void **unused) {
    FILE *file = fopen("tests/data/tenk_turn.csv", "r");
    char line[200], command[32];
    int checked = 0;

    (void)unused;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        int points;
        double want[6];
        if (sscanf(line, "%d,%lf,%lf,%lf,%lf,%lf,%lf", &points, &want[0], &want[1], &want[2],
                   &want[3], &want[4], &want[5]) != 7) {
            continue;
        }
        for (int dice = 1; dice <= 6; dice++, checked++) {
            snprintf(command, sizeof command, "turn %d %d", points, dice);
            assert_true(fabs(ask_number(command) - want[dice - 1]) < 1.01e-6);
        }
    }
    fclose(file);
    assert_int_equal(checked, 366);
    expect_error("turn 25 6", "points must be 0 to 3000 in steps of 50");
    expect_error("turn 3050 6", "points must be 0 to 3000 in steps of 50");
    expect_error("turn 99999999 6", "points must be 0 to 3000 in steps of 50");
    expect_error("turn 0 7", "N must be 1 to 6");
    expect_error("turn 0", "usage: turn POINTS N");
    expect_error("turn 0 6 6", "usage: turn POINTS N");
}

static void test_advise(void **unused) {
    (void)unused;
    expect("advise points 0 0 0 144556", "keep 1 roll\nok\n");
    expect("advise points 0 0 300 15", "keep 15 roll\nok\n");
    expect("advise points 0 0 300 123", "keep 1 bank\nok\n");
    expect("advise points 0 0 0 223346", "bust\nok\n");
    expect("advise points 0 0 0 234566", "keep 5 roll\nok\n");
    expect("advise winner 8000 9950 0 234566", "straight\nok\n");
    expect("advise points 9500 0 400 12346", "keep 1 bank\nok\n");
    expect("advise thesis 0 0 0 222346", "keep 222 roll\nok\n");
    expect("advise thesis 0 0 300 22234", "keep 222 bank\nok\n");
    expect("advise thesis 0 0 0 123456", "keep 123456 roll\nok\n");
    expect("advise winner 0 0 0 111234", "keep 111 bank\nok\n");
    expect("advise winner 8000 9950 350 123", "keep 1 roll\nok\n");
    expect("advise winner 9600 9950 300 123", "keep 1 bank\nok\n");
    expect_error("advise best 0 0 0 1",
                 "usage: advise thesis|points|winner MINE THEIRS POINTS DICE");
    expect_error("advise winner 0 0 0",
                 "usage: advise thesis|points|winner MINE THEIRS POINTS DICE");
    expect_error("advise winner 25 0 0 1", "points must be 0 to 9950 in steps of 50");
    expect_error("advise winner 0 10000 0 1", "points must be 0 to 9950 in steps of 50");
    expect_error("advise points 0 0 1 1", "points must be 0 to 9950 in steps of 50");
    expect_error("advise points 0 0 0 8", "DICE are 1 to 6 digits from 1 to 6");
    expect_error("advise points 0 0 0 1 1",
                 "usage: advise thesis|points|winner MINE THEIRS POINTS DICE");
}

#define TEST(name) cmocka_unit_test_setup(name, console_set_up)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_success),
        TEST(test_tenk),
        TEST(test_turn),
        TEST(test_advise),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
