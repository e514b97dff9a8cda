/* Penney's game over the console. */

#include "support/console_driver.h"

#include <stdio.h>
#include <string.h>

#include "support/testing.h"

static void test_penney(void **unused) {
    (void)unused;
    expect("penney HHH THH", "HHH 1/8 0.125000\nTHH 7/8 0.875000\ntosses 7.000000\nok\n");
    expect("penney HHT THH 3/6", "HHT 1/4 0.250000\nTHH 3/4 0.750000\ntosses 6.500000\nok\n");
    expect("penney HTH HHT 1/3", "HTH 0.400000\nHHT 0.600000\ntosses 9.300000\nok\n");
    expect("penney HHT  HTT THH ", "HHT 1/4 0.250000\nHTT 1/3 0.333333\nTHH 5/12 0.416667\n"
                                   "tosses 4.500000\nok\n");
    expect("penney HHT HTT THH 9/18", "HHT 1/4 0.250000\nHTT 1/3 0.333333\nTHH 5/12 0.416667\n"
                                      "tosses 4.500000\nok\n");
    expect("penney HHHHH TTTTT 63/64", "HHHHH 1.000000\nTTTTT 0.000000\ntosses 5.243195\nok\n");
}

static void test_wait(void **unused) {
    (void)unused;
    expect("wait HHH", "14.000000\nok\n");
    expect("wait HHT", "8.000000\nok\n");
    expect("wait HTH 32/64", "10.000000\nok\n");
    expect("wait HHHH 1/3", "120.000000\nok\n");
    expect("wait TTTTT 63/64", "1090785344\nok\n");
}

static void test_reply(void **unused) {
    (void)unused;
    expect("reply HHH", "THH 7/8 0.875000\nok\n");
    expect("reply HHT", "THH 3/4 0.750000\nok\n");
    expect("reply HTH", "HHT 2/3 0.666667\nok\n");
    expect("reply HTT", "HHT 2/3 0.666667\nok\n");
    expect("reply HT", "HH 1/2 0.500000\nok\n");
    expect("reply HTHH", "THTH 9/14 0.642857\nok\n");
    expect("reply HTHT", "HHTH 5/7 0.714286\nok\n");
}

static void test_walk(void **unused) {
    (void)unused;
    expect("walk HT 0", "HH 0.000000\nHT 1.000000\nTH 0.000000\nTT 0.000000\nok\n");
    expect("walk HT 1", "HH 0.000000\nHT 0.000000\nTH 0.500000\nTT 0.500000\nok\n");
    expect("walk HT 2 HH TT", "HH 0.250000\nHT 0.250000\nTH 0.000000\nTT 0.500000\nok\n");
    expect("walk TH 7 TH HH", "HH 0.000000\nHT 0.000000\nTH 1.000000\nTT 0.000000\nok\n");
    expect("walk HHT 9999 HHH THH", "HHH 0.000000\nHHT 0.000000\nHTH 0.000000\nHTT 0.000000\n"
                                    "THH 1.000000\nTHT 0.000000\nTTH 0.000000\nTTT 0.000000\nok\n");
}

static void test_errors(void **unused) {
    (void)unused;
    expect_error("penney HHH HH", "words must have the same length");
    expect_error("penney HHH THT THTT", "words must have the same length");
    expect_error("penney HHH HHH", "equal words");
    expect_error("penney HHH THH HHH", "equal words");
    expect_error("penney HHH THH THH", "equal words");
    expect_error("penney H T", "a word is 2 to 5 letters H or T");
    expect_error("penney HHHHHH TTTTTT", "a word is 2 to 5 letters H or T");
    expect_error("penney HHHHHHHHHHHH TT", "a word is 2 to 5 letters H or T");
    expect_error("penney HHX HHT", "a word is 2 to 5 letters H or T");
    expect_error("penney hht tth", "a word is 2 to 5 letters H or T");
    expect_error("penney HHH", "a word is 2 to 5 letters H or T");
    expect_error("penney HHH HHT HTT TTT", "usage: penney WORD WORD [WORD] [P/Q]");
    expect_error("penney HHH HHT 1/2 1/2", "usage: penney WORD WORD [WORD] [P/Q]");
    expect_error("penney HHH HHT 1", "usage: penney WORD WORD [WORD] [P/Q]");
    expect_error("penney HHH HHT 0.5", "P/Q must be between 0 and 1, Q at most 64");
    expect_error("penney HHH HHT 3/2", "P/Q must be between 0 and 1, Q at most 64");
    expect_error("penney HHH HHT 5/5", "P/Q must be between 0 and 1, Q at most 64");
    expect_error("penney HHH HHT 0/5", "P/Q must be between 0 and 1, Q at most 64");
    expect_error("penney HHH HHT 1/65", "P/Q must be between 0 and 1, Q at most 64");
    expect_error("penney HHH HHT 257/300", "P/Q must be between 0 and 1, Q at most 64");
    expect_error("wait HHH HHT", "usage: wait WORD [P/Q]");
    expect_error("wait HHH 64/64", "P/Q must be between 0 and 1, Q at most 64");
    expect_error("reply", "a word is 2 to 5 letters H or T");
    expect_error("reply HT x", "usage: reply WORD");
    expect_error("walk HH", "usage: walk WORD M [WORD WORD]");
    expect_error("walk HH 10000", "M must be 0 to 9999");
    expect_error("walk HH 3 HH", "a word is 2 to 5 letters H or T");
    expect_error("walk HH 3 HH HH", "equal words");
    expect_error("walk HH 3 HHH HTH", "words must have the same length");
    expect_error("walk HH 3 HH TT HT", "usage: walk WORD M [WORD WORD]");
}

/* All of the table, both words' lines. */
static void test_table(void **unused) {
    FILE *file = fopen("tests/data/penney.csv", "r");
    char line[80], a[4], b[4], fraction[16];
    int rows = 0;

    (void)unused;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        char command[32], begin[32];
        const char *answer;
        if (line[0] == '#') {
            continue;
        }
        assert_int_equal(sscanf(line, "%3[HT],%3[HT],%15s", a, b, fraction), 3);
        snprintf(command, sizeof command, "penney %s %s", a, b);
        snprintf(begin, sizeof begin, "%s %s 0.", a, fraction);
        answer = ask(command);
        if (strncmp(answer, begin, strlen(begin)) != 0) {
            fail_msg("%s: %s", command, answer);
        }
        rows++;
    }
    fclose(file);
    assert_int_equal(rows, 56);
}

#define TEST(name) cmocka_unit_test_setup(name, console_set_up)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_penney), TEST(test_wait),   TEST(test_reply),
        TEST(test_walk),   TEST(test_errors), TEST(test_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
