/* Two tokens: a person chooses by the values on the page, the computer by the same values. */

#include "support/drivers/snakes_driver.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/workspace.h"
#include "games/snakes/built_in_boards.h"
#include "games/snakes/snakes_rules.h"
#include "ui/snakes/snakes_view.h"
#include <string.h>

/* The computer's pause, and how long the second row says what to do; milliseconds. */
enum { PAUSE = 1500, PROMPT = 2048 };

/* The level is the best one, because only the best computers think. */
static void put_in_play(uint8_t board, uint8_t players, enum snakes_control control) {
    snakes_put_in_play(board, players, 2, false)->control[0] = control;
    session.record.setup[snakes_rules.first_seat] = control;
    session.level = LEVEL_BEST;
}

/* The first token would go two squares on, the second one home, which is better. */
static void put_before_a_choice(enum snakes_control control, uint8_t players) {
    put_in_play(BOARDS_FORCH, players, control);
    snakes_put(0, 20, 22);
    snakes_throw_and_choose(2);
}

TEST(the_token_chosen_moves) {
    put_before_a_choice(SNAKES_PERSON, 1);
    ui_await("⚁[20→22]22→24", "left 12.74 7.650", SNAKES_COMPUTED);
    ui_press(KEY_UP);
    ui_expect("⚁ 20→22[22→24]", NULL);
    ui_press(KEY_SELECT);
    ui_expect("You ⚁ 22→24", "home on 24");
}

TEST(values_of_two_tokens_serve_every_position) {
    put_before_a_choice(SNAKES_PERSON, 1);
    ui_run(SNAKES_COMPUTED);
    snakes_put(0, 8, 21);
    snakes_in_play()->face = 3;
    snakes_look_at(0);
    ui_run(SNAKES_LOOK);
    assert_true(snakes_is_known_at_once());
    ui_await(NULL, "left 13.23 11.22", PROMPT + SNAKES_LOOK);
    snakes_in_play()->face = 0;
    snakes_look_at(0);
    ui_run(SNAKES_LOOK);
    assert_true(snakes_is_known_at_once());
}

TEST(the_computer_moves_the_better_token_whatever_page_is_in_front) {
    put_before_a_choice(SNAKES_COMPUTER, 2);
    ui_press(KEY_DOWN);
    ui_await("CPU ⚁ 22→24", "home on 24", SNAKES_COMPUTED);
    ui_await("@0 12.6 throws", "left (±7.85)", PAUSE + SNAKES_COMPUTED);
    assert_int_equal(snakes_in_play()->at.turn, 1);
}

TEST(a_curve_of_two_tokens_names_the_square) {
    put_in_play(BOARDS_FORCH, 1, SNAKES_PERSON);
    ui_play_alone();
    ui_page("@0    ▁▆");
    ui_expect("in40    ▂▄▆▇▇███", "@0    ▁▆████████");
}

TEST(a_choice_without_a_difference_needs_no_thinking) {
    put_in_play(BOARDS_FORCH, 2, SNAKES_COMPUTER);
    snakes_throw_and_choose(4);
    ui_run(PAUSE);
    ui_expect("CPU ⚃ 0→4", "now on 4");
}

/* On chutes the computer thinks for longer than a person waits. Returns the length of the bar,
   which only grows. */
static uint8_t bar(void) {
    uint8_t full = 0;

    for (const char *cell = ui_row(1); strncmp(cell, "█", 3) == 0; cell += 3) {
        full++;
    }
    return full;
}

static void put_a_slow_thinker_in_play(void) {
    put_in_play(BOARDS_CHUTES, 2, SNAKES_COMPUTER);
    snakes_put(0, 20, 22);
    snakes_throw_and_choose(2);
}

TEST(the_computer_never_thinks_for_longer_than_3_seconds) {
    uint8_t before = 0;
    unsigned time;

    put_a_slow_thinker_in_play();
    for (time = 0; strstr(ui_row(0), "[") && time < 3000; time += 10) {
        assert_in_range(bar(), before, 16);
        before = bar();
        ui_run(10);
    }
    assert_in_range(time, PAUSE, 2999);
    assert_memory_equal(ui_row(0), "CPU ⚁", 7);
}

TEST(select_makes_it_move_at_once) {
    put_a_slow_thinker_in_play();
    ui_run(300);
    ui_press(KEY_SELECT);
    ui_expect("CPU ⚁ 20→22", NULL);
}

TEST(select_ends_the_pause_behind_thinking) {
    put_in_play(BOARDS_FORCH, 2, SNAKES_COMPUTER);
    snakes_throw_and_choose(4);
    ui_press(KEY_SELECT);
    ui_expect("CPU ⚃ 0→4", "now on 4");
}
