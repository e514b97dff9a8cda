#include "support/drivers/console_driver.h"

#include <stdio.h>
#include <string.h>

#include "support/testing.h"

/* Console commands of Penney's game: lines and their answers. */

EXCHANGES(words_race_to_come_first,
          {"penney HHH THH", "HHH 1/8 0.125000\nTHH 7/8 0.875000\ntosses 7.000000"},
          {"penney HHT THH 3/6", "HHT 1/4 0.250000\nTHH 3/4 0.750000\ntosses 6.500000"},
          {"penney hht tHh", "HHT 1/4 0.250000\nTHH 3/4 0.750000\ntosses 6.500000"},
          {"penney HTH HHT 1/3", "HTH 0.400000\nHHT 0.600000\ntosses 9.300000"},
          {"penney HHT  HTT THH ", "HHT 1/4 0.250000\n"
                                   "HTT 1/3 0.333333\n"
                                   "THH 5/12 0.416667\n"
                                   "tosses 4.500000"},
          {"penney HHT HTT THH 9/18", "HHT 1/4 0.250000\n"
                                      "HTT 1/3 0.333333\n"
                                      "THH 5/12 0.416667\n"
                                      "tosses 4.500000"},
          {"penney HHHHH TTTTT 63/64", "HHHHH 1.000000\nTTTTT 0.000000\ntosses 5.243195"})

EXCHANGES(a_word_is_waited_for, {"wait HHH", "14.000000"}, {"wait HHT", "8.000000"},
          {"wait HTH 32/64", "10.000000"}, {"wait HHHH 1/3", "120.000000"},
          {"wait TTTTT 63/64", "1090785344"})

EXCHANGES(the_longer_the_wait_the_fewer_decimals, {"wait HTHH 1/4", "89.333333"},
          {"wait TT 46/50", "168.750000"}, {"wait HHHHH 1/5", "3905.00000"},
          {"wait TTTT 13/14", "41370.0000"})

EXCHANGES(a_word_has_a_best_reply, {"reply HHH", "THH 7/8 0.875000"},
          {"reply HHT", "THH 3/4 0.750000"}, {"reply HTH", "HHT 2/3 0.666667"},
          {"reply HTT", "HHT 2/3 0.666667"}, {"reply HT", "HH 1/2 0.500000"},
          {"reply HTHH", "THTH 9/14 0.642857"}, {"reply HTHT", "HHTH 5/7 0.714286"})

EXCHANGES(tosses_walk_over_the_words,
          {"walk HT 0", "HH 0.000000\nHT 1.000000\nTH 0.000000\nTT 0.000000"},
          {"walk HT 1", "HH 0.000000\nHT 0.000000\nTH 0.500000\nTT 0.500000"},
          {"walk HT 2 HH TT", "HH 0.250000\nHT 0.250000\nTH 0.000000\nTT 0.500000"},
          {"walk TH 7 TH HH", "HH 0.000000\nHT 0.000000\nTH 1.000000\nTT 0.000000"},
          {"walk HHT 9999 HHH THH", "HHH 0.000000\n"
                                    "HHT 0.000000\n"
                                    "HTH 0.000000\n"
                                    "HTT 0.000000\n"
                                    "THH 1.000000\n"
                                    "THT 0.000000\n"
                                    "TTH 0.000000\n"
                                    "TTT 0.000000"})

EXCHANGES(words_and_coins_that_cannot_be_are_refused,
          {"penney HHH HH", "error: words must have the same length"},
          {"penney HHH THT THTT", "error: words must have the same length"},
          {"penney HHH HHH", "error: equal words"}, {"penney HHH THH HHH", "error: equal words"},
          {"penney HHH THH THH", "error: equal words"},
          {"penney H T", "error: a word is 2 to 5 letters H or T"},
          {"penney HHHHHH TTTTTT", "error: a word is 2 to 5 letters H or T"},
          {"penney HHHHHHHHHHHH TT", "error: a word is 2 to 5 letters H or T"},
          {"penney HHX HHT", "error: a word is 2 to 5 letters H or T"},
          {"penney HHH", "error: WORD is missing"},
          {"penney HHH HHT HTT TTT", "error: \"TTT\" is not P/Q"},
          {"penney HHH HHT 1/2 1/2", "error: \"1/2\" is too much"},
          {"penney HHH HHT 1", "error: \"1\" is not P/Q"},
          {"penney HHH HHT 0.5", "error: P/Q must be between 0 and 1, Q at most 64"},
          {"penney HHH HHT 3/2", "error: P/Q must be between 0 and 1, Q at most 64"},
          {"penney HHH HHT 5/5", "error: P/Q must be between 0 and 1, Q at most 64"},
          {"penney HHH HHT 0/5", "error: P/Q must be between 0 and 1, Q at most 64"},
          {"penney HHH HHT 1/65", "error: P/Q must be between 0 and 1, Q at most 64"},
          {"penney HHH HHT 257/300", "error: P/Q must be between 0 and 1, Q at most 64"},
          {"wait HHH HHT", "error: \"HHT\" is not P/Q"},
          {"wait HHH 64/64", "error: P/Q must be between 0 and 1, Q at most 64"},
          {"reply", "error: WORD is missing"}, {"reply HT x", "error: \"x\" is not WORD"},
          {"walk HH", "error: M is missing"}, {"walk HH 10000", "error: M must be 0 to 9999"},
          {"walk HH 3 HH", "error: WORD is missing"}, {"walk HH 3 HH HH", "error: equal words"},
          {"walk HH 3 HHH HTH", "error: words must have the same length"},
          {"walk HH 3 HH TT HT", "error: \"HT\" is too much"})

/* The whole table of the rule book. */
TEST(all_pairs_of_three_letters_have_their_fractions, console_set_up) {
    FILE *file = fopen("tests/data/penney.csv", "r");
    char line[80], a[4], b[4], fraction[16];
    int rows = 0;

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
