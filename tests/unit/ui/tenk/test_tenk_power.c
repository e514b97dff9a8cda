/* Ten thousand when the battery is pulled, and when what is kept is something else. */

#include "support/screen_fixture.h"
#include "support/tenk_driver.h"
#include "support/testing.h"

#include "device/dice.h"
#include "device/session.h"
#include "device/settings.h"
#include "fake.h"
#include "store/store.h"
#include "ui/games.h"
#include "ui/tenk/tenk_view.h"
#include <stdio.h>
#include <string.h>

/* The battery is pulled at a throw, in a decision, after a bust. */
static void a_game_is_gone_on_with_as_it_was(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    throw_dice("111236");
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    throw_dice("156");
    ui_press(KEY_SELECT);
    ui_run(300);
    struct tenk was = *tenk_in_play();
    ui_restart();
    assert_int_equal(session.game, GAME_TENK);
    assert_memory_equal(tenk_in_play(), &was, sizeof was);
    ui_menu();
    ui_open("Ten thousand");
    assert_string_equal(row(0), ">Go on");
    ui_press(KEY_SELECT);
    ui_run(100);
    expect_rows("[ae]f     +150", NULL);
    ui_press(KEY_SELECT);
    expect_rows("[ae]f     +150", " throw>bank 1150");
}

/* The battery is pulled at every write after the winning throw: either the game goes on and has not
   been counted, or it is over and has been, once. */
static void a_game_is_counted_once_wherever_the_power_is_cut(void **state) {
    uint32_t cut = 0;
    bool counted;

    (void)state;
    do {
        begin(TENK_PERSON, TENK_PERSON);
        set_scores(9400, 9000);
        throw_dice("111236");
        ui_press_times(KEY_SELECT, 1);
        ui_run(400);
        uint16_t counted_before = session.tally.games;
        fake_nvm_clear_counts();
        fake_nvm_cut_at(++cut, 0x5A);
        ui_press(KEY_SELECT);
        ui_run(400);
        bool complete = !fake_nvm_is_off();
        store_start(); /* what was to be written is lost with the power */
        fake_nvm_never_cut();
        fake_nvm_power_on();
        ui_restart();
        ui_menu();
        counted = session.game == GAME_NONE;
        assert_int_equal(session.tally.games, counted_before + counted);
        assert_true(counted || !complete);
        leave();
    } while (!counted);
    assert_in_range(cut, 8, STORE_GAME_SIZE + 20);
}

/* What was in the EEPROM is no game of ten thousand. */
static void what_is_no_game_is_dropped(void **state) {
    struct session was;

    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    was = session;
    tenk_in_play()->dice = 7;
    session_keep();
    ui_run(300);
    session_load();
    games_resume();
    assert_int_equal(session.game, GAME_NONE);
    session = was;
}

/* The battery is pulled once everything is written; the game and its screen are as they were. */
static void pull_battery(void) {
    struct tenk was = *tenk_in_play();

    if (store_busy() || session.game != GAME_TENK || was.phase == TENK_OVER) {
        return;
    }
    session_load();
    games_resume();
    assert_int_equal(session.game, GAME_TENK);
    assert_memory_equal(tenk_in_play(), &was, sizeof was);
}

/* Whatever keys are pressed, and with the battery pulled now and then, the game stays a sound one.
 */
static void random_keys_leave_the_game_sound(void **state) {
    uint16_t pulled = 0;

    (void)state;
    dice_chance = 7;
    dice_thrown = 0;
    printf("seed %u\n", (unsigned)dice_chance);
    begin(TENK_PERSON, TENK_POINTS);
    set_speed(SPEED_FAST);
    for (uint16_t i = 0; i < 4000; i++) {
        enum key key = (enum key)(KEY_UP + dice_byte() % 4);
        ui_hold(key, dice_byte() < 16 ? 1000 : 40);
        ui_run(dice_byte() * 4);
        if (session.game == GAME_TENK && tenk_in_play()->phase != TENK_OVER) {
            assert_true(tenk_is_sound(tenk_in_play()));
        }
        if (dice_byte() < 16) {
            pull_battery();
            pulled++;
        }
    }
    printf("%u dice thrown, %u times pulled\n", (unsigned)dice_thrown, pulled);
    assert_true(pulled > 100 && dice_thrown > 500);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_is_gone_on_with_as_it_was),
        cmocka_unit_test(a_game_is_counted_once_wherever_the_power_is_cut),
        cmocka_unit_test(what_is_no_game_is_dropped),
        cmocka_unit_test(random_keys_leave_the_game_sound),
    };

    return cmocka_run_group_tests(tests, tenk_set_up, NULL);
}
