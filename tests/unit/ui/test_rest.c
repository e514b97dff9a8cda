/* Light, sleep and battery, on the whole device. */

#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/settings.h"
#include "fake.h"
#include "hal/leds.h"
#include "ui/rest.h"
#include <string.h>

enum { SECOND = 1000, MINUTE = 60 * SECOND, LADDER_OK = 741, NOBODY = 1023 };

static int at_the_menu(void **state) {
    ui_fresh(state);
    ui_menu();
    ui_run(5 * SECOND);
    return 0;
}

static void set_light(enum settings_light light) {
    struct settings changed = *settings();

    changed.light = light;
    settings_change(&changed);
}

static void fall_asleep(void) {
    ui_run(5 * MINUTE + 10 * SECOND);
    assert_true(fake_power_naps() > 0);
    assert_true(fake_lcd_sleeps());
    assert_false(fake_lcd_light());
}

TEST(the_light_goes_off_when_its_time_is_over, at_the_menu) {
    static const uint8_t lasts[] = {[LIGHT_30_S] = 30, [LIGHT_2_MIN] = 120};

    for (enum settings_light light = LIGHT_30_S; light <= LIGHT_2_MIN; light++) {
        set_light(light);
        ui_press(KEY_LEFT);
        assert_true(fake_lcd_light());
        ui_run((uint32_t)(lasts[light] - 2) * SECOND);
        assert_true(fake_lcd_light());
        ui_run(3 * SECOND);
        assert_false(fake_lcd_light());
        ui_press(KEY_LEFT);
        assert_true(fake_lcd_light());
    }
}

TEST(the_light_that_is_to_stay_stays_until_sleep, at_the_menu) {
    set_light(LIGHT_ON);
    ui_press(KEY_LEFT);
    ui_run(4 * MINUTE + 50 * SECOND);
    assert_true(fake_lcd_light());
    fall_asleep();
    ui_press(KEY_LEFT);
    assert_true(fake_lcd_light());
}

TEST(without_light_no_key_is_lost, at_the_menu) {
    set_light(LIGHT_OFF);
    ui_find("Nim");
    ui_run(50 * SECOND);
    ui_press(KEY_UP);
    assert_false(fake_lcd_light());
    ui_expect("→Chips", NULL);
}

TEST(the_key_that_lights_does_nothing_else, at_the_menu) {
    set_light(LIGHT_30_S);
    ui_find("Nim");
    ui_run(40 * SECOND);
    assert_false(fake_lcd_light());
    ui_hold(KEY_DOWN, 3 * SECOND);
    ui_run(100);
    assert_true(fake_lcd_light());
    ui_expect("→Nim and kin", NULL);
    ui_press(KEY_DOWN);
    ui_expect("→Throw dice", NULL);
}

TEST(asleep_the_leds_are_dark_and_the_guard_is_on, at_the_menu) {
    leds_show(LEDS_CENTRE | LEDS_RISING);
    fake_power_reset();
    fall_asleep();
    assert_int_equal(fake_leds_pips(), 0);
    assert_true(fake_power_guarded());
}

TEST(whoever_wakes_it_need_not_hold_the_key_until_it_counts, at_the_menu) {
    ui_find("Nim");
    fall_asleep();
    ui_level(LADDER_OK, 3);
    ui_run(100);
    assert_true(fake_lcd_light());
    assert_false(fake_lcd_sleeps());
    ui_press(KEY_LEFT);
    ui_expect("→Nim and kin", NULL);
}

/* The device hears of a release some time after the key is let go. */
TEST(the_release_of_the_key_that_lights_does_nothing_either, at_the_menu) {
    ui_find("Nim");
    fall_asleep();
    ui_level(LADDER_OK, 40);
    ui_run(20);
    assert_true(rest_takes_key());
    ui_run(100);
    assert_false(rest_takes_key());
}

/* True if the second row shows the text within a second after somebody has looked at the setup. */
static bool is_seen_in_a_second(const char *text) {
    bool seen = false;

    ui_press(KEY_RIGHT);
    ui_press(KEY_LEFT);
    for (uint8_t tenth = 0; tenth < 10; tenth++) {
        ui_run(SECOND / 10);
        seen |= strncmp(ui_row(1), text, strlen(text)) == 0;
    }
    return seen;
}

TEST(the_battery_is_called_low_now_and_then, at_the_menu) {
    uint16_t seen = 0;

    ui_find("Nim");
    fake_supply_set(4599);
    for (uint8_t second = 0; second < 64; second++) {
        seen += is_seen_in_a_second("Battery low");
    }
    assert_in_range(seen, 6, 9);
    fake_supply_set(4600);
    ui_run(3 * SECOND);
    ui_expect("→Nim and kin", NULL);
}

TEST(an_empty_battery_sends_it_to_sleep_once, at_the_menu) {
    ui_find("Nim");
    fake_supply_set(4499);
    ui_run(2 * SECOND);
    ui_expect("Battery empty,", "all is saved");
    assert_false(fake_lcd_light());
    ui_run(5 * SECOND);
    assert_true(fake_lcd_sleeps());
    ui_press(KEY_SELECT);
    ui_press(KEY_SELECT);
    ui_find("Nim");
    ui_run(10 * SECOND);
    assert_false(fake_lcd_sleeps());
    fake_supply_set(5000);
    ui_run(2 * SECOND);
    fake_supply_set(4499);
    ui_await("Battery empty,", "all is saved", 4 * SECOND);
}

/* A high reference makes a full battery seem empty. */
TEST(a_battery_that_seems_empty_from_the_beginning_may_be_full, at_the_menu) {
    ui_power_on();
    fake_supply_set(4400);
    ui_menu();
    ui_find("Nim");
    ui_run(20 * SECOND);
    assert_false(fake_lcd_sleeps());
}

TEST(who_speaks_to_it_by_its_cable_keeps_it_awake, at_the_menu) {
    fake_serial_feed("board\n");
    ui_run(20 * MINUTE);
    assert_int_equal(fake_power_naps(), 0);
}
