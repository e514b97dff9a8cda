#include "support/console_driver.h"

#include <string.h>

#include "support/testing.h"

/* The command board by what goes in and comes out. */

static void test_board(void **unused) {
    (void)unused;
    expect("board", "forch\nboard 24 stay 3>12 10>18 13>2 23>14\nok\n");
    expect("board classic", "ok\n");
    expect("board", "classic\nboard 99 stay 3>24 12>45 26>4 32>48 39>2 41>62 42>17 49>68\n"
                    "board + 61>80 65>44 73>91 75>57 88>52 98>40\nok\n");
    expect("board   6   win", "ok\n");
    expect("board", "own\nboard 6 win\nok\n");
    expect("board + 2>4 5>1", "ok\n");
    expect("board", "own\nboard 6 win 2>4 5>1\nok\n");
    expect("board chutes 79>81", "ok\n");
    expect("expect", "41.948742\nok\n");
    expect("board + 2>3", "error: more than 20 jumps\n");
    expect("expect", "41.948742\nok\n");
    expect("board 24 stay 3>12 10>18 13>2 23>14", "ok\n");
    expect("board", "own\nboard 24 stay 3>12 10>18 13>2 23>14\nok\n");
}

/* What board answers enters the same board again, with as many jumps as there can be. */
static void test_board_enters_itself(void **unused) {
    char answer[400], again[400];
    char *line, *rest = again;

    (void)unused;
    expect("board chutes", "ok\n");
    expect("board + 2>99", "ok\n");
    strcpy(answer, ask("board"));
    strcpy(again, answer);
    expect("board forch", "ok\n");
    line = strtok_r(again, "\n", &rest);
    assert_string_equal(line, "own");
    while ((line = strtok_r(NULL, "\n", &rest)) && strcmp(line, "ok") != 0) {
        expect(line, "ok\n");
    }
    assert_string_equal(ask("board"), answer);
}

static void test_board_faults(void **unused) {
#define USAGE "usage: board [forch|chutes|classic|own N|+|GOAL stay|bounce|win] [A>B..]"
    (void)unused;
    expect_error("board 5 stay", "the goal must be 6 to 100");
    expect_error("board 101 stay", "the goal must be 6 to 100");
    expect_error("board 256 stay", "the goal must be 6 to 100");
    expect_error("board 24 stand", USAGE);
    expect_error("board 24", USAGE);
    expect_error("board 24stay", USAGE);
    expect_error("board stay", USAGE);
    expect_error("board forche", USAGE);
    expect_error("board 24 stay 3", USAGE);
    expect_error("board 24 stay 3>", USAGE);
    expect_error("board 24 stay 3>4>5", USAGE);
    expect_error("board 24 stay 3 >4", USAGE);
    expect_error("board + x", USAGE);
    expect_error("board 24 stay 25>3", "a square must be 0 to 24");
    expect_error("board 24 stay 3>25", "a square must be 0 to 24");
    expect_error("board 24 stay 3>300", "a square must be 0 to 24");
    expect_error("board 24 stay 0>3", "a jump from square 0");
    expect_error("board 24 stay 24>3", "a jump from square 24");
    expect_error("board 24 stay 3>3", "a jump from 3 to itself");
    expect_error("board 24 stay 3>4 3>5", "two jumps from square 3");
    expect_error("board 24 stay 3>5 5>9", "jumps end and start on square 5");
    expect_error("board 24 stay 12>1 13>1 14>1 15>1 16>1 17>1", "no way to the goal from square 0");
    expect("board", "forch\nboard 24 stay 3>12 10>18 13>2 23>14\nok\n");
}

#define TEST(name) cmocka_unit_test_setup(name, console_set_up)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_board),
        TEST(test_board_enters_itself),
        TEST(test_board_faults),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
