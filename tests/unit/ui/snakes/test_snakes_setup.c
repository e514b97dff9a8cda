/* The setup of snakes and ladders. */

#include "support/drivers/snakes_driver.h"
#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/own_boards.h"
#include "games/snakes/built_in_boards.h"
#include "store/store.h"
#include "ui/games.h"
#include <stddef.h>

/* There is a line for each player who plays, one for kicking if there is somebody to kick, and all
   other lines always. */
TEST(lines_that_mean_nothing_are_left_out, ui_fresh) {
    enum { FIRST_SEAT = 2 };

    hand_take(PLACE_OF_SNAKES);
    for (uint8_t players = 1; players <= SNAKES_PLAYERS; players++) {
        session.setup[SNAKES_PLAYER_COUNT] = players;
        for (uint8_t option = 0; option < games_in_hand()->option_count; option++) {
            bool is_seat = option >= FIRST_SEAT && option < FIRST_SEAT + SNAKES_PLAYERS;
            bool is_left_out =
                is_seat ? option - FIRST_SEAT >= players : option == SNAKES_KICKS && players == 1;
            assert_int_equal(games_has_option(option), !is_left_out);
        }
    }
}

TEST(boards_are_chosen_by_their_names, ui_fresh) {
    ui_menu();
    ui_set_up("Snakes");
    ui_find("Board");
    ui_expect("→Board     forch", " Players       2");
    ui_press(KEY_SELECT);
    ui_expect("→Board    chutes", NULL);
    ui_press_times(KEY_SELECT, 2);
    ui_expect("→Board    -----1", NULL);
    ui_press_times(KEY_SELECT, 3);
    ui_expect("→Board     forch", NULL);
}

/* The second is of a stranger: from square 9 nobody gets away. */
TEST(a_board_that_is_not_kept_is_refused_and_the_game_stays, ui_fresh) {
    static const struct own_board own = {.board = {.goal = 12, .jump_count = 1, .jumps = {{3, 8}}}};
    static const struct own_board unsound = {
        .board = {.goal = 12, .jump_count = 1, .jumps = {{9, 9}}}};
    uint8_t chosen[GAME_OPTIONS_MAXIMUM] = SNAKES_TWO_PERSONS;

    own_boards_save(0, &own);
    own_boards_save(1, &unsound);
    while (store_busy()) {
        store_step();
    }
    chosen[SNAKES_BOARD] = BOARDS_COUNT;
    assert_true(snakes_begin(chosen));
    for (uint8_t number = BOARDS_COUNT + 1; number <= BOARDS_COUNT + OWN_BOARDS; number++) {
        chosen[SNAKES_BOARD] = number;
        assert_false(snakes_begin(chosen));
    }
    assert_int_equal(snakes_in_play()->board_number, BOARDS_COUNT);
    assert_int_equal(snakes_in_play()->board.goal, 12);
}
