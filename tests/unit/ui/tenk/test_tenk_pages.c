/* The pages of ten thousand, advice and computers, by keys. */

#include "support/screen_fixture.h"
#include "support/tenk_driver.h"
#include "support/testing.h"

#include "device/session.h"
#include "device/settings.h"
#include "hal/lcd.h"
#include "ui/tenk/tenk_view.h"
#include <stdio.h>
#include <string.h>

/* The expected figures are those of tests/data and of combinatorics by hand. */
static void every_page_shows_its_odds(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_WINNER);
    ui_press(KEY_DOWN);
    await("turn 545.33");
    expect_rows("P1 0          6f", NULL);
    ui_press(KEY_DOWN);
    await("wins ~ 53%$3");
    ui_press(KEY_DOWN);
    expect_rows(">1 0     2 0", "");
    ui_press(KEY_DOWN);
    expect_rows("P1 0          6f", NULL);
    throw_dice("112346");
    ui_press(KEY_LEFT);
    await("OK sets aside");
    expect_rows("aabcdf", NULL);
    ui_press(KEY_DOWN);
    await_begin("Advice: ");
    ui_press(KEY_DOWN);
    expect_rows("[aa]bcdf  +200", "gives up 0");
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    expect_rows("[a]abcdf  +100 <", "gives up 100");
    ui_press_times(KEY_SELECT, 1);
    ui_press(KEY_DOWN);
    expect_rows("[a]abcdf  +100", " 40.19% > 92.28%");
    ui_press(KEY_DOWN);
    await("turn 397.33");
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    ui_run(10);
    expect_rows("[aa]bcdf  +200 <", "turn 341.48");
    ui_press(KEY_UP);
    ui_run(10);
    expect_rows("[abcdf]a  ?1500<", "turn 316.86");
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    await_begin("wins ~ 5");
    ui_press_times(KEY_DOWN, 2);
    expect_rows("aabcdf", "P1 turn 1");
    ui_press(KEY_LEFT);
    ui_run(100);
    expect_rows("aabcdf", NULL);
    ui_press(KEY_SELECT);
    expect_rows("[aa]bcdf  +200", NULL);
    /* With 200 at stake it is another turn: 300 and three dice are worth that. */
    ui_press(KEY_SELECT);
    throw_dice("1336");
    ui_press(KEY_LEFT);
    ui_press_times(KEY_DOWN, 3);
    expect_rows("[a]ccf    +100", " 38.58% > 72.22%");
    ui_press(KEY_DOWN);
    await("turn 329.13");
}

/* The error grows towards the end, and with what is at stake. Exactly it is 12.54 before a throw at
   7000 to 9050, and 79.81 at 8150 to 7000; to have banked 9150 there is 88.89. */
static void the_error_grows_with_what_is_at_stake(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    set_scores(7000, 9050);
    ui_press(KEY_DOWN);
    ui_press(KEY_LEFT);
    await("wins ~ 13%$3");
    begin(TENK_PERSON, TENK_PERSON);
    set_scores(8150, 7000);
    ui_press(KEY_DOWN);
    ui_press(KEY_LEFT);
    await("wins ~ 79%$3");
    throw_dice("111236");
    await("wins ~ 88%$10");
    begin(TENK_PERSON, TENK_PERSON);
    tenk_in_play()->stake = 2500 / 50;
    ui_press(KEY_DOWN);
    ui_press(KEY_LEFT);
    await_begin("wins ~ ");
    assert_string_equal(row(1) + 9, "%$3");
    throw_dice("123346");
    await_begin("wins ~ ");
    assert_string_equal(row(1) + 9, "%$?");
}

static void open_history(void) {
    ui_press(KEY_UP);
    ui_press(KEY_SELECT);
    ui_run(50);
}

static void the_history_has_every_throw(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    throw_dice("123454");
    ui_press(KEY_UP);
    ui_press(KEY_SELECT);
    throw_dice("6");
    ui_press(KEY_SELECT);
    throw_dice("555112");
    ui_press_times(KEY_SELECT, 2);
    ui_run(100);
    throw_dice("223346");
    ui_press(KEY_SELECT);
    ui_run(100);
    throw_dice("222346");
    ui_press(KEY_LEFT);
    open_history();
    expect_rows("bbbcdf         <", "P1 turn 2");
    ui_press(KEY_UP);
    expect_rows("bbccdf         <", "P2 turn 1 bust");
    ui_press(KEY_UP);
    expect_rows("[aaeee]b  +700 <", "P1 turn 1 bank");
    ui_press(KEY_UP);
    expect_rows("[f]       +1500<", "P1 turn 1");
    ui_press(KEY_UP);
    expect_rows("[abcde]d  ?1500<", "P1 turn 1");
    ui_press(KEY_UP);
    expect_rows("[abcde]d  ?1500<", "P1 turn 1");
    ui_press_times(KEY_DOWN, 4);
    expect_rows("bbbcdf         <", "P1 turn 2");
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    expect_rows(">1 2200  2 0", "");
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_press_times(KEY_UP, 2);
    expect_rows("[aaeee]b  +700 <", "P1 turn 1 bank");
    ui_press(KEY_SELECT);
    ui_press(KEY_LEFT);
    ui_press_times(KEY_SELECT, 2);
    throw_dice("146");
    ui_press(KEY_LEFT);
    open_history();
    expect_rows("adf            <", "P1 turn 2");
}

/* What a change of player or stake makes of the chance is seen at once: the same as when it is
   computed after something else. */
static void the_chance_is_that_of_the_position(void **state) {
    char seen[LCD_COLUMNS + 1];

    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    set_scores(8000, 8000);
    ui_press(KEY_DOWN);
    ui_press(KEY_LEFT);
    throw_dice("111236");
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    throw_dice("146");
    await_begin("wins");
    strcpy(seen, row(1));
    ui_press(KEY_LEFT);
    ui_press_times(KEY_DOWN, 4);
    await_begin("turn");
    ui_press(KEY_DOWN);
    await(seen);
    ui_press(KEY_LEFT);
    ui_press_times(KEY_SELECT, 3);
    ui_run(1000);
    assert_int_equal(tenk_in_play()->turn, 1);
    throw_dice("111236");
    ui_press_times(KEY_SELECT, 2);
    ui_run(100);
    assert_int_equal(tenk_in_play()->turn, 0);
    await_begin("wins");
    strcpy(seen, row(1));
    ui_press(KEY_DOWN);
    await_begin("turn");
    ui_press(KEY_DOWN);
    await(seen);
}

/* The advice is that of *winner*: to bank 9000 against 10500 would lose. */

static void select_held_plays_the_advice(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    tenk_in_play()->last_turns = 1;
    tenk_in_play()->turn = 1;
    set_scores(10500, 8000);
    ui_press(KEY_DOWN);
    ui_press(KEY_LEFT);
    throw_dice("111236");
    await_begin("wins");
    ui_press(KEY_LEFT);
    ui_press(KEY_DOWN);
    await("Advice: throw");
    ui_press(KEY_LEFT);
    ui_press(KEY_SELECT);
    await_begin("wins");
    dice_coming = "236";
    ui_hold(KEY_SELECT, 1000);
    ui_run(1000);
    expect_rows("bcf", "Bust! Lost 1000");
}

/* Held since before the throw, select does not play. */
static void select_held_since_before_the_throw_does_not_play(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_WINNER);
    await_begin("wins");
    dice_coming = "111236";
    ui_hold(KEY_SELECT, 3000);
    expect_rows("[aaa]bcf  +1000", NULL);
    assert_int_equal(tenk_in_play()->phase, TENK_THROWN);
}

static void a_computer_shows_what_it_does(void **state) {
    (void)state;
    begin(TENK_THESIS, TENK_PERSON);
    dice_coming = "111236";
    await_begin("wins");
    await("P1 0");
    expect_rows("aaabcf", "P1 0");
    await_begin(" throw>bank");
    expect_rows("[aaa]bcf  +1000", " throw>bank 1000");
    assert_int_equal(tenk_in_play()->score[0], 0);
    await("OK throws");
    expect_rows("P2 0          6f", NULL);
    assert_int_equal(tenk_in_play()->score[0], 20);
}

static void computers_play_to_the_end(void **state) {
    (void)state;
    for (uint8_t kind = TENK_THESIS; kind <= TENK_WINNER; kind++) {
        uint16_t games = session.tally.games;
        dice_chance = kind;
        printf("seed %u\n", (unsigned)dice_chance);
        begin((enum tenk_player)kind, TENK_WINNER);
        set_speed(SPEED_FAST);
        for (uint16_t i = 0; i < 300 && tenk_in_play()->phase != TENK_OVER; i++) {
            ui_run(3000);
            ui_press(KEY_RIGHT);
            ui_press(KEY_RIGHT);
        }
        ui_run(100);
        assert_memory_equal(row(0) + 2, " wins!", 7);
        assert_int_equal(session.tally.games, games + 1);
        assert_true(tenk_in_play()->score[tenk_in_play()->turn] >= TENK_GOAL_STEPS);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_page_shows_its_odds),
        cmocka_unit_test(the_error_grows_with_what_is_at_stake),
        cmocka_unit_test(the_history_has_every_throw),
        cmocka_unit_test(the_chance_is_that_of_the_position),
        cmocka_unit_test(select_held_plays_the_advice),
        cmocka_unit_test(select_held_since_before_the_throw_does_not_play),
        cmocka_unit_test(a_computer_shows_what_it_does),
        cmocka_unit_test(computers_play_to_the_end),
    };

    return cmocka_run_group_tests(tests, tenk_set_up, NULL);
}
