/* Ten thousand when the battery is pulled, and when what is kept is something else. */

#include "support/tenk_driver.h"
#include "support/testing.h"
#include "support/screen_fixture.h"

#include "device/dice.h"
#include "device/session.h"
#include "device/settings.h"
#include "fake.h"
#include "store/store.h"
#include "ui/kit/screen_list.h"
#include <stdio.h>
#include <string.h>

/* The battery is pulled at a throw, in a decision, after a bust. */
static void test_power(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    throw_dice("111236");
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    throw_dice("156");
    ui_press(KEY_SELECT);
    ui_run(300);
    struct tenk was = session.tenk;
    memset(&session, 0xA5, sizeof session);
    ui_restart();
    session_load();
    assert_int_equal(session.game, GAME_TENK);
    assert_memory_equal(&session.tenk, &was, sizeof was);
    screens_pop();
    ui_run(20);
    assert_string_equal(row(0), ">Go on");
    ui_press(KEY_SELECT);
    ui_run(100);
    expect_rows("[ae]f     +150", NULL);
    ui_press(KEY_SELECT);
    expect_rows("[ae]f     +150", " throw>bank 1150");
}

/* The battery is pulled at every write after the winning throw: either the game goes on and has not
   been counted, or it is over and has been, once. */
static void test_counted_once(void **state) {
    uint32_t cut = 0;
    bool counted;

    (void)state;
    do {
        begin(TENK_PERSON, TENK_PERSON);
        set_scores(9400, 9000);
        throw_dice("111236");
        ui_press_times(KEY_SELECT, 1);
        ui_run(400);
        uint16_t games = session.tally.games;
        fake_nvm_clear_counts();
        fake_nvm_cut_at(++cut, 0x5A);
        ui_press(KEY_SELECT);
        ui_run(400);
        bool complete = !fake_nvm_is_off();
        fake_nvm_never_cut();
        fake_nvm_power_on();
        memset(&session, 0xA5, sizeof session);
        ui_restart();
        session_load();
        counted = session.game == GAME_NONE;
        assert_int_equal(session.tally.games, games + counted);
        assert_true(counted || !complete);
        leave();
    } while (!counted);
    assert_in_range(cut, 8, SESSION_KEPT + 20);
}

/* What was in the EEPROM is no game of ten thousand. */
static void test_stranger(void **state) {
    struct session was;

    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    was = session;
    session.tenk.dice = 7;
    session_keep();
    ui_run(300);
    session_load();
    assert_int_equal(session.game, GAME_NONE);
    session = was;
}

/* The battery is pulled once everything is written; the game and its screen are as they were. */
static void pull_battery(void) {
    struct tenk was = session.tenk;

    if (store_busy() || session.game != GAME_TENK || was.phase == TENK_OVER)
        return;
    memset(&session, 0xA5, sizeof session);
    ui_restart();
    session_load();
    assert_int_equal(session.game, GAME_TENK);
    assert_memory_equal(&session.tenk, &was, sizeof was);
}

/* Whatever keys are pressed, and with the battery pulled now and then, the game stays a sound one.
 */
static void test_random_keys(void **state) {
    uint16_t pulled = 0;

    (void)state;
    dice_chance = 7;
    dice_thrown = 0;
    printf("seed %u\n", (unsigned)dice_chance);
    begin(TENK_PERSON, TENK_POINTS);
    settings_current.named.speed = SPEED_FAST;
    settings_save();
    for (uint16_t i = 0; i < 4000; i++) {
        enum key key = (enum key)(KEY_UP + dice_byte() % 4);
        ui_hold(key, dice_byte() < 16 ? 1000 : 40);
        ui_run(dice_byte() * 4);
        if (session.game == GAME_TENK && session.tenk.phase != TENK_OVER)
            assert_true(tenk_is_sound(&session.tenk));
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
        cmocka_unit_test(test_power),
        cmocka_unit_test(test_counted_once),
        cmocka_unit_test(test_stranger),
        cmocka_unit_test(test_random_keys),
    };

    return cmocka_run_group_tests(tests, tenk_set_up, NULL);
}
