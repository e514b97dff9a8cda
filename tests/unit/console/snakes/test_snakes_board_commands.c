#include "support/drivers/console_driver.h"

#include "device/own_boards.h"
#include "store/store.h"
#include <string.h>

#include "support/testing.h"

/* Console commands that enter, show and store boards. */

EXCHANGES(a_board_is_shown_and_changed, {"board", "forch\nboard 24 stay 3>12 10>18 13>2 23>14"},
          {"board classic", ""},
          {"board", "classic\n"
                    "board 99 stay 3>24 12>45 26>4 32>48 39>2 41>62 42>17 49>68\n"
                    "board + 61>80 65>44 73>91 75>57 88>52 98>40"},
          {"board   6   win", ""}, {"board", "own\nboard 6 win"}, {"board + 2>4 5>1", ""},
          {"board", "own\nboard 6 win 2>4 5>1"}, {"board chutes 79>81", ""},
          {"expect", "41.948742"}, {"board + 2>3", "error: more than 20 jumps"},
          {"expect", "41.948742"}, {"board 24 stay 3>12 10>18 13>2 23>14", ""},
          {"board", "own\nboard 24 stay 3>12 10>18 13>2 23>14"})

/* The board has the greatest number of jumps. */
TEST(what_board_answers_enters_the_same_board, console_set_up) {
    char answer[400], again[400];
    char *line, *rest = again;

    expect("board chutes", "");
    expect("board + 2>99", "");
    strcpy(answer, ask("board"));
    strcpy(again, answer);
    expect("board forch", "");
    line = strtok_r(again, "\n", &rest);
    assert_string_equal(line, "own");
    while ((line = strtok_r(NULL, "\n", &rest)) && strcmp(line, "ok") != 0) {
        expect(line, "");
    }
    assert_string_equal(ask("board"), answer);
}

EXCHANGES(
    a_board_that_cannot_be_changes_nothing, {"board 5 stay", "error: the goal must be 6 to 100"},
    {"board 101 stay", "error: the goal must be 6 to 100"},
    {"board 256 stay", "error: the goal must be 6 to 100"},
    {"board 24 stand", "error: \"stand\" is not stay|bounce|win"},
    {"board 24", "error: stay|bounce|win is missing"},
    {"board 24stay", "error: \"24stay\" is not forch|chutes|classic|own N|+|GOAL stay|bounce|win"},
    {"board stay", "error: \"stay\" is not forch|chutes|classic|own N|+|GOAL stay|bounce|win"},
    {"board forche", "error: \"forche\" is not forch|chutes|classic|own N|+|GOAL stay|bounce|win"},
    {"board 24 stay 3", "error: \"3\" is not A>B"},
    {"board 24 stay 3>", "error: a square must be 0 to 24"},
    {"board 24 stay 3>4>5", "error: \"3>4>5\" is not A>B"},
    {"board 24 stay 3 >4", "error: \"3\" is not A>B"},
    {"board + x", "error: a square must be 0 to 24"},
    {"board 24 stay 25>3", "error: a square must be 0 to 24"},
    {"board 24 stay 3>25", "error: a square must be 0 to 24"},
    {"board 24 stay 3>300", "error: a square must be 0 to 24"},
    {"board 24 stay 0>3", "error: a jump from square 0"},
    {"board 24 stay 24>3", "error: a jump from square 24"},
    {"board 24 stay 3>3", "error: a jump from 3 to itself"},
    {"board 24 stay 3>4 3>5", "error: two jumps from square 3"},
    {"board 24 stay 3>5 5>9", "error: jumps end and start on square 5"},
    {"board 24 stay 12>1 13>1 14>1 15>1 16>1 17>1", "error: no way to the goal from square 0"},
    {"board", "forch\nboard 24 stay 3>12 10>18 13>2 23>14"})

TEST(kept_boards_come_back, console_set_up) {
    expect("board 30 bounce 3>9 20>4", "");
    expect("keep 2 TEST", "");
    assert_false(store_busy());
    assert_memory_equal(own_boards_name(1), "TEST  ", OWN_NAME);
    expect("board forch", "");
    expect("board own 2", "");
    expect("board", "own\nboard 30 bounce 3>9 20>4");
    expect("keep 1", "");
    expect("board own 1 7>12", "");
    expect("board", "own\nboard 30 bounce 3>9 20>4 7>12");
}

EXCHANGES(a_kept_board_that_cannot_be_had_changes_nothing, {"board 30 bounce 3>9 20>4", ""},
          {"keep 3 ABCDEF", ""}, {"board forch", ""},
          {"board own 1", "error: no board is kept as own 1"},
          {"board own 0", "error: N must be 1 to 3"},
          {"board own 3 3>5", "error: two jumps from square 3"},
          {"keep 4 ABC", "error: N must be 1 to 3"}, {"keep", "error: N is missing"},
          {"keep 3 low3r", "error: \"low3r\" is not NAME"},
          {"keep 3 TOOLONG", "error: \"TOOLONG\" is not NAME"},
          {"board", "forch\nboard 24 stay 3>12 10>18 13>2 23>14"}, {"board own 3", ""},
          {"board", "own\nboard 30 bounce 3>9 20>4"})

EXCHANGES(a_board_keeps_its_name_until_it_is_changed, {"board own", "error: N is missing"},
          {"board +", ""}, {"board", "forch\nboard 24 stay 3>12 10>18 13>2 23>14"},
          {"board + 4>7", ""}, {"board", "own\nboard 24 stay 3>12 10>18 13>2 23>14 4>7"})
