/* Teaching another keypad. */

#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/settings.h"
#include "fake.h"
#include <limits.h>

/* The ladder of another maker, and one of which no key is understood. */
static const uint16_t other[KEYS_COUNT] = {0, 512, 683, 768, 819};
static const uint16_t foreign[KEYS_COUNT] = {900, 930, 870, 990, 960};

static int open_calibration(void **state) {
    ui_fresh(state);
    ui_menu();
    ui_open("Settings");
    ui_open("Keys...");
    ui_run(500);
    ui_expect("Hold right", "or wait 10 s");
    return 0;
}

static void teach(const uint16_t levels[KEYS_COUNT]) {
    for (uint8_t i = 0; i < KEYS_COUNT; i++) {
        ui_level(levels[i], 600);
        ui_run(600);
    }
}

static void expect_understood(const uint16_t levels[KEYS_COUNT]) {
    for (uint8_t i = 0; i < KEYS_COUNT; i++) {
        assert_int_equal(keys_decode(levels[i]), KEY_RIGHT + i);
    }
}

TEST(every_key_is_asked_for_and_let_go, open_calibration) {
    static const char *const requests[KEYS_COUNT] = {"Hold right", "Hold up", "Hold down",
                                                     "Hold left", "Hold OK"};

    for (uint8_t i = 0; i < KEYS_COUNT; i++) {
        ui_expect(requests[i], "or wait 10 s");
        ui_level(other[i], 600);
        if (i + 1 < KEYS_COUNT) {
            ui_expect("Let go", NULL);
        }
        ui_run(600);
    }
    ui_expect("Keys learned", "");
    ui_run(3000);
    expect_understood(other);
}

TEST(a_keypad_taught_survives, open_calibration) {
    teach(other);
    ui_restart();
    expect_understood(other);
    keys_default();
    ui_restart();
    expect_understood(other);
}

TEST(two_keys_alike_are_refused, open_calibration) {
    static const uint16_t alike[KEYS_COUNT] = {0, 144, 329, 504, 358};

    teach(alike);
    ui_expect("Same key twice:", "none is changed");
    assert_int_equal(keys_decode(358), KEY_DOWN);
    ui_await("→Keys...", NULL, 3000);
    ui_restart();
    assert_null(settings_keypad());
}

TEST(a_key_taught_already_leaves, open_calibration) {
    ui_level(0, 600);
    ui_run(600);
    ui_level(5, 600);
    ui_expect("Same key twice:", "none is changed");
    ui_await("→Keys...", NULL, 3000);
    assert_int_equal(keys_decode(741), KEY_SELECT);
    assert_null(settings_keypad());
}

/* A bounce, a sweep through other bands and too short a touch teach nothing. */
TEST(restless_levels_teach_nothing, open_calibration) {
    for (uint16_t i = 0; i < 40; i++) {
        ui_level((uint16_t)(i * 37 % 900), 70);
    }
    ui_run(500);
    ui_level(300, 200);
    ui_run(500);
    ui_expect("Hold right", NULL);
}

/* The level of a held key may wander by at most eight steps of the converter. */
TEST(a_key_may_be_noisy_by_eight_steps, open_calibration) {
    for (unsigned i = 0; i < 30; i++) {
        ui_level(i % 2 ? 300 : 309, 50);
    }
    ui_expect("Hold right", NULL);
    for (unsigned i = 0; i < 10; i++) {
        ui_level(i % 2 ? 300 : 308, 50);
    }
    ui_expect("Let go", NULL);
}

/* Milliseconds until the picture begins with another character, the first to be drawn. */
static unsigned begins_with(char first, uint16_t level) {
    unsigned milliseconds = 0;

    for (; ui_row(0)[0] == first; milliseconds++) {
        ui_level(level, 1);
    }
    return milliseconds;
}

/* A key counts once it has been still for 0.3 s, with readings every 0.05 s. */
TEST(a_key_is_held_for_three_tenths_of_a_second) {
    unsigned least = UINT_MAX, most = 0;

    for (unsigned begin = 0; begin < 50; begin++) {
        open_calibration(NULL);
        ui_run(begin);
        unsigned held = begins_with('H', 300);
        least = held < least ? held : least;
        most = held > most ? held : most;
    }
    assert_in_range(least, 300, 302);
    assert_in_range(most, 349, 351);
}

/* The result stays for forty periods of 0.05 s; the first is the one in which it comes. */
TEST(what_has_come_of_it_is_shown_for_two_seconds, open_calibration) {
    for (uint8_t i = 0; i + 1 < KEYS_COUNT; i++) {
        ui_level(other[i], 600);
        ui_run(600);
    }
    begins_with('H', other[KEYS_COUNT - 1]);
    assert_in_range(begins_with('K', other[KEYS_COUNT - 1]), 1950, 1999);
}

TEST(it_gives_up_after_ten_seconds, open_calibration) {
    ui_level(0, 600);
    ui_run(9000);
    ui_expect("Hold up", "or wait 1 s");
    ui_run(1500);
    ui_expect("→Keys...", " Record...");
    assert_int_equal(keys_decode(741), KEY_SELECT);
}

/* If no key is understood, a key held at power-on is the way in: any level except that of no key,
   for two seconds. */
TEST(a_key_held_at_power_on_teaches_a_foreign_keypad) {
    ui_fresh(NULL);
    ui_level(980, 3000);
    ui_expect("Let go", NULL);
    ui_run(600);
    teach(foreign);
    ui_expect("Keys learned", "");
    ui_await("⚅ Kostka 0.1.0 ⚃", "", 3000);
    expect_understood(foreign);
}
