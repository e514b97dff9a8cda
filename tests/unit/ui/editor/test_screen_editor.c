/* The editor of own boards. */

#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/own_boards.h"
#include "device/workspace.h"
#include "fake.h"
#include "games/snakes/built_in_boards.h"
#include "games/snakes/snakes_rules.h"
#include "support/game_in_hand.h"
#include "ui/editor/screen_editor.h"
#include "ui/kit/screens.h"

static void open(void) {
    screens_push(&screen_editor);
    ui_run(50);
}

/* Leaves the editor and opens it again, so that it shows its first item. */
static int open_editor(void **state) {
    ui_fresh(state);
    ui_menu();
    open();
    ui_press(KEY_LEFT);
    open();
    return 0;
}

/* Goes down from the first item to a square. */
static void walk_to(uint8_t square) {
    ui_press_times(KEY_DOWN, (uint8_t)(1 + square)); /* past the goal */
}

static void change(enum key key, uint8_t times) {
    ui_press(KEY_SELECT);
    ui_press_times(key, times);
    ui_press(KEY_SELECT);
}

TEST(a_board_without_a_name_is_plain, open_editor) {
    ui_expect("Own board 1", "OK: which  ↓edit");
    ui_press(KEY_DOWN);
    ui_expect("Goal on 24", "OK: change it");
    ui_press(KEY_DOWN);
    ui_expect("Square 1", "no jump");
}

TEST(items_go_round, open_editor) {
    ui_press(KEY_UP);
    ui_expect("Save (OK)", "");
    ui_press(KEY_UP);
    ui_expect("Name (OK)", "");
    ui_press(KEY_UP);
    ui_expect("Square 23", "no jump");
    ui_press_times(KEY_DOWN, 3);
    ui_expect("Own board 1", "OK: which  ↓edit");
}

TEST(what_is_in_hand_is_marked, open_editor) {
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_expect("Goal on 24     ←", "up/down, then OK");
    ui_press_times(KEY_UP, 2);
    ui_press(KEY_LEFT);
    ui_expect("Goal on 26", "OK: change it");
}

TEST(a_square_leads_up_or_down_or_nowhere, open_editor) {
    walk_to(5);
    change(KEY_UP, 2);
    ui_expect("Square 5", "ladder up to 7");
    change(KEY_DOWN, 3);
    ui_expect("Square 5", "snake down to 4");
    change(KEY_UP, 1);
    ui_expect("Square 5", "no jump");
    assert_int_equal(((struct own_board *)workspace_of(WORKSPACE_EDITOR))->board.jump_count, 0);
}

TEST(the_goal_stays_above_all_jumps, open_editor) {
    walk_to(20);
    change(KEY_UP, 2);
    ui_press_times(KEY_UP, 20);
    ui_press(KEY_SELECT);
    ui_press_times(KEY_DOWN, 5);
    ui_expect("Goal on 22     ←", "up/down, then OK");
}

TEST(jumps_that_meet_are_refused_with_their_square, open_editor) {
    walk_to(3);
    change(KEY_UP, 2);
    ui_press_times(KEY_DOWN, 2);
    change(KEY_UP, 4);
    ui_press_times(KEY_UP, 7);
    ui_expect("Save (OK)", "");
    ui_press(KEY_SELECT);
    ui_expect("Square 5", "jumps meet here");
    ui_press(KEY_SELECT);
    ui_expect("Square 5", "ladder up to 9");
}

/* Six snakes in a row lead to the start. */
TEST(a_board_without_a_way_home_is_refused, open_editor) {
    struct own_board board = {.board = {.goal = 24, .jump_count = 6}};

    for (uint8_t i = 0; i < 6; i++) {
        board.board.jumps[i] = (struct board_jump){(uint8_t)(i + 1), 0};
    }
    *(struct own_board *)workspace_take(WORKSPACE_EDITOR) = board;
    ui_press(KEY_UP);
    ui_press(KEY_SELECT);
    ui_expect("Square 1", "no way home");
}

TEST(more_than_twenty_jumps_are_refused, open_editor) {
    struct own_board board = {.board = {.goal = 50, .jump_count = BOARD_JUMPS}};

    for (uint8_t i = 0; i < BOARD_JUMPS; i++) {
        board.board.jumps[i] = (struct board_jump){(uint8_t)(2 * i + 3), 1};
    }
    *(struct own_board *)workspace_take(WORKSPACE_EDITOR) = board;
    walk_to(2);
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    ui_expect("Square 2", "20 jumps at most");
    ui_press(KEY_SELECT);
    ui_expect("Square 2", "no jump");
}

TEST(a_board_saved_is_there_when_the_editor_is_opened_again, open_editor) {
    walk_to(3);
    change(KEY_UP, 2);
    ui_press_times(KEY_UP, 6);
    ui_expect("Name (OK)", "");
    ui_press(KEY_SELECT);
    ui_expect("Name (OK)      ←", "→");
    ui_press_times(KEY_UP, 2);
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    ui_expect("Name (OK)      ←", " B→A");
    ui_press_times(KEY_SELECT, 5);
    ui_expect("Name (OK)", " B A");
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_run(1000);
    assert_string_equal(own_boards_name(0), "BA    ");
    open();
    ui_expect("Own board 1", "OK: which  ↓edit");
    walk_to(3);
    ui_expect("Square 3", "ladder up to 5");
    ui_press(KEY_LEFT);
    assert_memory_equal(ui_row(0), "→", 3); /* without a question */
}

TEST(changes_are_dropped_only_after_a_question, open_editor) {
    ui_press(KEY_DOWN);
    change(KEY_UP, 6);
    ui_press(KEY_LEFT);
    ui_expect("Drop changes?", "→no   yes");
    ui_press(KEY_SELECT);
    ui_expect("Goal on 30", "OK: change it");
    ui_press(KEY_UP);
    ui_press(KEY_SELECT);
    ui_expect("Drop changes?", "→no   yes");
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_expect("Own board 1", "OK: which  ↓edit");
    ui_press(KEY_DOWN);
    ui_expect("Goal on 24", "OK: change it");
    ui_press(KEY_LEFT);
    assert_memory_equal(ui_row(0), "→", 3);
}

/* Changes the first own board, and goes to the item that saves it. */
static void change_and_go_to_save(void) {
    open();
    walk_to(3);
    change(KEY_UP, 2);
    ui_press_times(KEY_UP, 5);
    ui_expect("Save (OK)", NULL);
    ui_press(KEY_SELECT);
}

static void begin_on_own_board(uint8_t number) {
    static const struct own_board plain = {.board = {.goal = 24}};

    own_boards_save(number, &plain);
    ui_run(1000);
    session.setup[SNAKES_OPTION_BOARD] = BOARDS_COUNT + number;
    assert_null(games_begin());
    ui_run(1000);
}

TEST(a_board_that_is_played_on_is_saved_only_after_a_question, ui_fresh) {
    ui_menu();
    ui_set_up("Snakes");
    begin_on_own_board(0);
    change_and_go_to_save();
    ui_expect("End this game?", "→no   yes");
    ui_press(KEY_SELECT);
    ui_expect("Save (OK)", NULL);
    assert_true(session.goes_on);
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_run(1000);
    assert_false(session.goes_on);
    assert_false(games_waits(PLACE_OF_SNAKES));
    open();
    walk_to(3);
    ui_expect("Square 3", "ladder up to 5");
    ui_press(KEY_LEFT);
    while (!games_show(PLACE_OF_NIM)) {
        ui_run(1);
    }
    assert_false(games_waits(PLACE_OF_SNAKES));
}

/* The change is lost, so the game goes on. */
TEST(a_question_whose_board_the_console_took_changes_nothing, ui_fresh) {
    ui_menu();
    ui_set_up("Snakes");
    begin_on_own_board(0);
    change_and_go_to_save();
    ui_expect("End this game?", NULL);
    workspace_take(WORKSPACE_COMMAND);
    workspace_release();
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_run(1000);
    assert_true(session.goes_on);
    ui_expect("Save (OK)", NULL);
    ui_press(KEY_LEFT);
}

TEST(a_board_that_nobody_plays_on_is_saved_at_once, ui_fresh) {
    ui_menu();
    ui_set_up("Snakes");
    begin_on_own_board(1);
    change_and_go_to_save();
    ui_run(1000);
    assert_true(session.goes_on);
    open();
    walk_to(3);
    ui_expect("Square 3", "ladder up to 5");
    ui_press(KEY_LEFT);
}

TEST(keys_wait_while_a_board_is_being_saved, open_editor) {
    fake_nvm_slow(3);
    ui_press(KEY_UP);
    ui_press(KEY_SELECT);
    ui_expect("Save (OK)", "saving");
    ui_press(KEY_UP);
    ui_expect("Save (OK)", "saving");
    fake_nvm_slow(0);
    ui_run(1000);
    assert_memory_equal(ui_row(0), "→", 3);
}

/* To read a byte while another is written would take longer than a handler may. */
TEST(the_board_is_read_when_what_went_before_is_saved, open_editor) {
    struct own_board *console;

    ui_press(KEY_LEFT);
    console = (struct own_board *)workspace_take(WORKSPACE_COMMAND);
    own_boards_load(1, console);
    fake_nvm_slow(3);
    own_boards_save(1, console);
    open();
    ui_expect("Own board 1", "saving");
    ui_press(KEY_DOWN);
    ui_expect("Own board 1", "saving");
    fake_nvm_slow(0);
    ui_run(1000);
    ui_expect("Own board 1", "OK: which  ↓edit");
    ui_press(KEY_LEFT);
    assert_memory_equal(ui_row(0), "→", 3);
}

/* Power-on and games read boards by way of the editor's memory. */
TEST(a_board_that_was_read_for_a_game_is_not_edited, ui_fresh) {
    static const struct own_board third = {.board = {.goal = 12}};

    own_boards_save(2, &third);
    ui_run(500);
    ui_restart();
    ui_menu();
    open();
    ui_press(KEY_DOWN);
    ui_expect("Goal on 24", "OK: change it");
    ui_press(KEY_LEFT);
    ui_set_up("Snakes");
    ui_set("Board", "-----3");
    ui_open("New game");
    ui_restart();
    ui_menu();
    open();
    ui_press(KEY_DOWN);
    ui_expect("Goal on 24", "OK: change it");
}

TEST(another_board_is_read_when_its_number_is_chosen, open_editor) {
    const struct own_board second = {.name = {1}, .board = {.goal = 40}};

    own_boards_save(1, &second);
    ui_run(1000);
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    ui_expect("Own board 2    ←", " A");
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    ui_expect("Goal on 40", "OK: change it");
    ui_press(KEY_UP);
    change(KEY_DOWN, 1);
    ui_expect("Own board 1", NULL);
}

TEST(a_board_whose_memory_the_console_took_is_read_again, open_editor) {
    ui_press(KEY_DOWN);
    change(KEY_UP, 6);
    ui_press_times(KEY_DOWN, 29);
    ui_expect("Square 29", "no jump");
    workspace_take(WORKSPACE_COMMAND);
    screens_redraw();
    ui_run(50);
    ui_expect("Goal on 24", "OK: change it");
}
