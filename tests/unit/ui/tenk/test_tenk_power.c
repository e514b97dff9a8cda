/* Ten thousand after power cuts, and with a stored game that cannot be. */

#include "support/drivers/tenk_driver.h"
#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/dice.h"
#include "device/settings.h"
#include "fake.h"
#include "store/store.h"
#include <stdio.h>

enum { MOVED = 100, SAVED = 400 };

/* Cuts the power after everything is written. The game must be as it was; a throw on the table is
   made again, unless it is the first one, which is stored. */
static void pull_battery(void) {
    struct tenk was = *tenk_in_play();
    bool is_first = session.now.throws == 1;

    ui_restart();
    assert_true(session.goes_on);
    if (was.phase == TENK_THROWN && !is_first) {
        struct derived_throw dice;
        assert_int_equal(tenk_in_play()->phase, TENK_READY);
        assert_true(session_throw(&dice));
    }
    assert_memory_equal(tenk_in_play(), &was, sizeof was);
}

TEST(a_turn_is_gone_on_with_after_power_off) {
    tenk_begin(TENK_PERSON, TENK_PERSON);
    tenk_throw_dice("111236");
    tenk_decide();
    ui_press(KEY_UP);
    tenk_throw_dice("156");
    tenk_decide();
    ui_run(SAVED);
    pull_battery();
    ui_menu();
    ui_open("Ten thousand");
    ui_run(MOVED);
    ui_expect("⚀⚄⚅     OK: take", NULL);
    ui_press(KEY_SELECT);
    ui_expect("[⚀⚄]⚅     +150", NULL);
    ui_press(KEY_SELECT);
    ui_expect("[⚀⚄]⚅     +150", " throw→bank 1150");
}

/* Cuts the power at the n-th byte written for the winning decision. True if the game is then over
   and counted; otherwise it goes on. */
static bool is_counted_when_cut_at(uint32_t nth) {
    struct tenk thrown;
    bool complete;

    tenk_begin(TENK_PERSON, TENK_POINTS);
    tenk_put_scores(9400, 9000);
    tenk_throw_dice("111236");
    tenk_decide();
    thrown = *tenk_in_play();
    hand_put(&thrown); /* the dice do not follow from the seed */
    session_keep();
    ui_run(SAVED);
    fake_nvm_clear_counts();
    fake_nvm_cut_at(nth, 0x5A);
    ui_press(KEY_SELECT);
    ui_run(SAVED);
    complete = !fake_nvm_is_off();
    fake_nvm_never_cut();
    fake_nvm_power_on();
    assert_false(store_busy());
    ui_restart();
    hand_take(PLACE_OF_TENK);
    assert_true(!session.goes_on || !complete);
    return !session.goes_on;
}

TEST(a_game_that_is_won_is_counted_once_whenever_the_battery_is_pulled) {
    uint32_t cut = 1;

    while (!is_counted_when_cut_at(cut)) {
        assert_int_equal(hand_games(), 0);
        cut++;
    }
    assert_int_equal(hand_games(), 1);
    assert_in_range(cut, 2, 4);
}

TEST(a_saved_game_that_cannot_be_is_dropped) {
    struct tenk wrong;

    tenk_begin(TENK_PERSON, TENK_PERSON);
    wrong = *tenk_in_play();
    wrong.dice = 7;
    hand_put(&wrong);
    session_keep();
    ui_run(SAVED);
    ui_restart();
    assert_false(session.goes_on);
}

static bool goes_on(void) {
    return session.game == GAME_TENK && session.goes_on && tenk_in_play()->phase != TENK_OVER;
}

static void go_on(void) {
    ui_menu();
    ui_open("Ten thousand");
}

static void begin_fast(void) {
    static const struct settings fast = {.speed = SPEED_FAST};

    tenk_begin(TENK_PERSON, TENK_POINTS);
    settings_change(&fast);
}

static void press_something(void) {
    enum key key = (enum key)(KEY_UP + dice_byte() % 4);

    ui_hold(key, dice_byte() < 16 ? 1000 : 40);
    ui_run(dice_byte() * 4);
}

TEST(the_game_stays_sound_whatever_is_pressed_and_pulled) {
    uint16_t pulled = 0;

    dice_chance = 7;
    dice_thrown = 0;
    printf("seed %u\n", (unsigned)dice_chance);
    begin_fast();
    for (uint16_t i = 0; i < 4000; i++) {
        press_something();
        if (!goes_on()) {
            begin_fast();
        }
        assert_true(tenk_rules.is_sound(tenk_in_play()));
        if (dice_byte() < 16 && !store_busy()) {
            pull_battery();
            go_on();
            pulled++;
        }
    }
    printf("%u throws, %u times pulled\n", (unsigned)dice_thrown, pulled);
    assert_true(pulled > 100 && dice_thrown > 100);
}
