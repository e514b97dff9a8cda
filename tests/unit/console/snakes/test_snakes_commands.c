#include "support/drivers/console_driver.h"

#include "support/testing.h"

/* Console commands of one token on a board: lines and their answers. */

EXCHANGES(each_face_moves_a_token,
          {"next 0", "1 1 plain\n"
                     "2 2 plain\n"
                     "3 12 ladder\n"
                     "4 4 plain\n"
                     "5 5 plain\n"
                     "6 6 plain"},
          {"next 22", "1 14 snake\n"
                      "2 24 goal\n"
                      "3 22 stay\n"
                      "4 22 stay\n"
                      "5 22 stay\n"
                      "6 22 stay"},
          {"next 24", "error: the game is over on the goal"}, {"next", "error: SQ is missing"},
          {"board chutes", ""},
          {"next 79", "1 100 goal\n"
                      "2 81 plain\n"
                      "3 82 plain\n"
                      "4 83 plain\n"
                      "5 84 plain\n"
                      "6 85 plain"},
          {"board 24 bounce", ""},
          {"next 23", "1 24 goal\n"
                      "2 23 plain\n"
                      "3 22 plain\n"
                      "4 21 plain\n"
                      "5 20 plain\n"
                      "6 19 plain"})

EXCHANGES(one_token_is_followed_throw_by_throw, {"expect", "12.644837"}, {"expect 24", "0.000000"},
          {"spread", "7.845841"}, {"spread 24", "0.000000"},
          {"board 30 stay 29>1 28>2 27>3 26>4 25>5", ""}, {"expect", "140.105495"},
          {"spread", "135.410299"}, {"board forch", ""}, {"within 4", "0.062500"},
          {"within 0", "0.000000"}, {"within 0 24", "1.000000"}, {"within 9 24", "1.000000"},
          {"within 9999", "1.000000"}, {"exactly 3", "0.018519"}, {"exactly 2", "0.000000"},
          {"exactly 0 24", "1.000000"}, {"exactly 1 24", "0.000000"}, {"soonest", "3"},
          {"soonest 24", "0"}, {"tail", "0.875481"}, {"where 0 5", "5 1.000000"},
          {"where 1", "1 0.166667\n"
                      "2 0.166667\n"
                      "4 0.166667\n"
                      "5 0.166667\n"
                      "6 0.166667\n"
                      "12 0.166667"},
          {"where 150", "24 1.000000"}, {"exactly 12", "0.053585"}, {"where 7 24", "24 1.000000"},
          {"tail 24", "error: the game is over on the goal"}, {"board chutes", ""},
          {"soonest", "7"}, {"likeliest", "22"}, {"tail", "0.959747"}, {"board classic", ""},
          {"tail", "0.969916"})

EXCHANGES(a_quantile_is_the_first_number_to_reach_the_chance, {"quantile 0.0185", "3"},
          {"quantile 0.0625", "4"}, {"quantile 0.062501", "5"}, {"quantile .000000001", "3"},
          {"quantile 0.5 24", "0"}, {"board 7 stay 4>7", ""}, {"quantile 0.5 3", "2"},
          {"quantile 0.500001 3", "3"}, {"board forch", ""}, {"likeliest 24", "0"},
          {"board chutes", ""}, {"quantile 0.5", "32"}, {"board 6 win", ""},
          {"quantile 0.166666666", "1"}, {"quantile 0.999999999", "6"})

EXCHANGES(a_chance_outside_0_and_1_is_refused, {"quantile 0", "error: P must be between 0 and 1"},
          {"quantile 0.0", "error: P must be between 0 and 1"},
          {"quantile 1", "error: P must be between 0 and 1"},
          {"quantile 1.0", "error: P must be between 0 and 1"},
          {"quantile 0.5x", "error: \"0.5x\" is not P"}, {"quantile", "error: P is missing"})

EXCHANGES(squares_and_throws_out_of_range_are_refused, {"expect 3", "error: square 3 jumps to 12"},
          {"expect 13", "error: square 13 jumps to 2"},
          {"expect 25", "error: a square must be 0 to 24"},
          {"expect 9999", "error: a square must be 0 to 24"},
          {"expect x", "error: a square must be 0 to 24"}, {"expect 1x", "error: \"1x\" is not SQ"},
          {"expect -1", "error: a square must be 0 to 24"},
          {"expect 1 2", "error: \"2\" is too much"}, {"within", "error: M is missing"},
          {"within 10000", "error: M must be 0 to 9999"},
          {"within 99999999999999999999", "error: M must be 0 to 9999"},
          {"where 65536", "error: M must be 0 to 9999"}, {"exactly 1.5", "error: \"1.5\" is not M"},
          {"visits 24", "error: the game is over on the goal"})

EXCHANGES(spaces_and_zeros_in_front_do_not_matter, {"  within   4  0  ", "0.062500"},
          {"within 0004 000", "0.062500"})

EXCHANGES(boards_that_take_too_long_are_refused,
          {"board 100 stay 94>1 95>1 96>1 97>1 98>1 88>1 89>1 90>1 91>1 92>1", ""},
          {"board + 82>1 83>1 84>1 85>1 86>1", ""}, {"expect", "error: more than 10000 throws"},
          {"spread", "error: more than 10000 throws"}, {"visits", "error: more than 10000 throws"},
          {"soonest", "18"}, {"quantile 0.999999", "error: more than 65535 throws"},
          {"board 95 win 3>0 94>93", ""}, {"tail", "0.357983"}, {"board 30 stay 10>5", ""},
          {"tail", "0.833333"},
          {"board 20 stay 1>8 2>8 3>8 4>8 5>8 6>8 9>0 10>0 11>0 12>0 13>0", ""}, {"tail", "~0.9"},
          {"tail 14", "0.833333"})
