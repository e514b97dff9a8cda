#include "support/drivers/console_driver.h"

#include <math.h>
#include <stdio.h>

#include "support/testing.h"

/* Console commands of ten thousand: lines and their answers. */

TEST(every_number_of_dice_scores_with_its_chance, console_set_up) {
    FILE *file = fopen("tests/data/tenk_throw.csv", "r");
    char line[100], command[32];
    int checked = 0;

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
}

EXCHANGES(a_number_of_dice_out_of_range_is_refused, {"success 0", "error: N must be 1 to 6"},
          {"success 7", "error: N must be 1 to 6"}, {"success", "error: N is missing"})

EXCHANGES(a_throw_allows_choices,
          {"tenk 144556", "1 100 100 0.401878 0.922840\n"
                          "5 50 150 0.401878 0.922840\n"
                          "15 150 50 0.164609 0.842593\n"
                          "55 100 100 0.200939 0.842593\n"
                          "155 200 0 0.082305 0.722222"},
          {"tenk 654321", "123456 2000 0 0.015432 0.976852"},
          {"tenk 112233", "112233 500 0 0.001929 0.976852"},
          {"tenk 222333", "222333 500 0 0.000429 0.976852"},
          {"tenk 122222", "1 100 600 0.401878 0.922840\n"
                          "22222 600 100 0.000643 0.333333\n"
                          "122222 700 0 0.000129 0.976852"},
          {"tenk 233456", "5 50 0 0.401878 0.922840\nattempt 1500 50 0.007716 0.166667"},
          {"tenk 5", "5 50 0 0.166667 0.976852"}, {"tenk 22346", ""})

EXCHANGES(dice_that_cannot_be_are_refused,
          {"tenk 1234567", "error: DICE are 1 to 6 digits from 1 to 6"},
          {"tenk 170", "error: DICE are 1 to 6 digits from 1 to 6"},
          {"tenk 0", "error: DICE are 1 to 6 digits from 1 to 6"},
          {"tenk 12x", "error: DICE are 1 to 6 digits from 1 to 6"},
          {"tenk -1", "error: DICE are 1 to 6 digits from 1 to 6"},
          {"tenk", "error: DICE is missing"}, {"tenk 12 3", "error: \"3\" is too much"})

/* All 366 numbers are within one unit of the last digit. */
TEST(every_turn_is_worth_its_points, console_set_up) {
    FILE *file = fopen("tests/data/tenk_turn.csv", "r");
    char line[200], command[32];
    int checked = 0;

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
}

EXCHANGES(a_turn_out_of_range_is_refused,
          {"turn 25 6", "error: points must be 0 to 3000 in steps of 50"},
          {"turn 3050 6", "error: points must be 0 to 3000 in steps of 50"},
          {"turn 99999999 6", "error: points must be 0 to 3000 in steps of 50"},
          {"turn 0 7", "error: N must be 1 to 6"}, {"turn 0", "error: N is missing"},
          {"turn 0 6 6", "error: \"6\" is too much"})

EXCHANGES(a_computer_player_gives_advice, {"advise points 0 0 0 144556", "keep 1 roll"},
          {"advise points 0 0 300 15", "keep 15 roll"},
          {"advise points 0 0 300 123", "keep 1 bank"}, {"advise points 0 0 0 223346", "bust"},
          {"advise points 0 0 0 234566", "keep 5 roll"},
          {"advise winner 8000 9950 0 234566", "straight"},
          {"advise points 9500 0 400 12346", "keep 1 bank"},
          {"advise thesis 0 0 0 222346", "keep 222 roll"},
          {"advise thesis 0 0 300 22234", "keep 222 bank"},
          {"advise thesis 0 0 0 123456", "keep 123456 roll"},
          {"advise winner 0 0 0 111234", "keep 111 bank"},
          {"advise winner 8000 9950 350 123", "keep 1 roll"},
          {"advise winner 9600 9950 300 123", "keep 1 bank"},
          {"advise winner 6900 9950 2950 134662", "keep 1 roll"},
          {"advise winner 8700 9250 1000 56", "keep 5 bank"})

EXCHANGES(advice_on_what_cannot_be_is_refused,
          {"advise best 0 0 0 1", "error: \"best\" is not thesis|points|winner"},
          {"advise winner 0 0 0", "error: DICE is missing"},
          {"advise winner 25 0 0 1", "error: points must be 0 to 9950 in steps of 50"},
          {"advise winner 0 10000 0 1", "error: points must be 0 to 9950 in steps of 50"},
          {"advise points 0 0 1 1", "error: points must be 0 to 9950 in steps of 50"},
          {"advise points 0 0 0 8", "error: DICE are 1 to 6 digits from 1 to 6"},
          {"advise points 0 0 0 1 1", "error: \"1\" is too much"})
