#include "support/drivers/console_driver.h"

#include "device/workspace.h"
#include "hal/host/fake.h"

#include "support/testing.h"

/* Console commands of several tokens on a board: lines and their answers. */

EXCHANGES(players_race_without_meeting, {"race 0 0", "0.525156\n0.474844"},
          {"race 0   0 ", "0.525156\n0.474844"}, {"board chutes", ""},
          {"race 0 0 0", "0.342989\n0.333231\n0.323781"},
          {"race 0 0 0 0 0 0", "0.176581\n0.172471\n0.168472\n0.164579\n0.160792\n0.157105"},
          {"board 6 win", ""}, {"race 5 0", "1.000000\n0.000000"},
          {"race 0 5", "0.166667\n0.833333"})

EXCHANGES(two_players_kick_each_other_out, {"duel 0 0", "0.515622\n~19.45579"},
          {"duel 22 0", "~0.736307\n~11.814871"}, {"board chutes", ""},
          {"duel 0 0", "~0.5056\n~55.589"},
          {"board 33 bounce 28>15 8>2 26>23 29>12 10>1 32>6 30>15 20>4 27>7", ""},
          {"duel 0 0", "~0.50021\n~958.0"},
          {"board 67 bounce 48>22 44>24 43>20 47>23 45>20 9>0 10>0 11>0 7>0 15>0 19>0", ""},
          {"board + 16>0 17>0 8>3 40>34", ""}, {"duel 0 0", "~0.50072\n~450.8"},
          {"board 6 win", ""}, {"duel 5 0", "1.000000\n1.000000"},
          {"duel 0 5", "0.285714\n2.000000"})

/* A token that is home cannot move. If two tokens share a square, it does not matter which one
   moves. */
EXCHANGES(one_player_chooses_between_two_tokens,
          {"tokens 0 0", "~18.08548\n1 0\n2 0\n3 0\n4 0\n5 0\n6 0"},
          {"tokens 0 24", "~12.64484\n1 0\n2 0\n3 0\n4 0\n5 0\n6 0"},
          {"tokens 24 0", "~12.64484\n1 0\n2 0\n3 0\n4 0\n5 0\n6 0"}, {"board 12 win 11>1", ""},
          {"tokens 10 5", "4.519420\n1 5\n2 5\n3 5\n4 5\n5 5\n6 10"})

EXCHANGES(tokens_that_cannot_stand_there_are_refused, {"race", "error: SQ is missing"},
          {"race 0", "error: a square is missing"},
          {"race 0 0 0 0 0 0 0", "error: \"0\" is too much"},
          {"race 0 x", "error: a square must be 0 to 24"},
          {"race 0 24", "error: the game is over on the goal"},
          {"race 0 25", "error: a square must be 0 to 24"},
          {"race 3 0", "error: square 3 jumps to 12"}, {"duel 0", "error: SQ is missing"},
          {"duel 0 0 0", "error: \"0\" is too much"},
          {"duel 24 0", "error: the game is over on the goal"},
          {"duel 0 13", "error: square 13 jumps to 2"}, {"tokens 0", "error: SQ is missing"},
          {"tokens 0 0 0", "error: \"0\" is too much"},
          {"tokens 24 24", "error: the game is over on the goal"},
          {"tokens 23 24", "error: square 23 jumps to 14"},
          {"tokens 0 1x", "error: \"1x\" is not SQ"})

EXCHANGES(players_who_kick_for_ever_get_no_answer,
          {"board 14 stay 2>1 3>1 4>1 5>1 6>1 9>8 10>8 11>8 12>8 13>8", ""},
          {"duel 0 0", "error: the game takes too long, or may never end"}, {"soonest", "4"})

/* The command starts afresh each time the workspace is taken. */
TEST(tokens_outlast_a_screen_that_takes_the_workspace, console_set_up) {
    fake_serial_feed("duel 0 0\n");
    for (int i = 0; i < 5; i++) {
        for (int j = 0; j < 900 * i; j++) {
            step();
        }
        workspace_take(WORKSPACE_PAGE);
    }
    assert_string_equal(settle(), "0.515622\n~19.45579\nok\n");
    fake_serial_clear_output();
    fake_serial_feed("tokens 0 0\n");
    for (int j = 0; j < 3000; j++) {
        step();
    }
    workspace_take(WORKSPACE_PAGE);
    assert_string_equal(settle(), "~18.08548\n1 0\n2 0\n3 0\n4 0\n5 0\n6 0\nok\n");
}
