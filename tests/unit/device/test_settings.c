#include "support/ui_player.h"

#include "device/settings.h"
#include "fake.h"
#include "store/store.h"
#include "ui/kit/beeper.h"
#include "ui/kit/screens.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

/* The ladder of another maker. */
static const uint16_t other[KEYS_COUNT] = {0, 512, 683, 768, 819};

static void open_settings(void) {
    ui_menu();
    ui_press(KEY_UP);
    ui_press(KEY_SELECT);
    for (uint8_t i = 0; i < 4 && strncmp(fake_lcd_text(0) + 1, "Sound", 5); i++)
        ui_press(KEY_DOWN);
}

/* From the settings, whose cursor is on Sound, into the calibration. */
static void open_calibration(void) {
    open_settings();
    ui_press_times(KEY_UP, 2);
    ui_press(KEY_SELECT);
    ui_run(500);
    ui_expect("Hold right", "Level 1023");
}

static void leave_calibration(void) {
    ui_run(3000);
    ui_expect(">Keys...", NULL);
    ui_press_times(KEY_DOWN, 2);
    ui_expect(">Sound        on", NULL);
}

static void teach(const uint16_t levels[KEYS_COUNT]) {
    for (uint8_t i = 0; i < KEYS_COUNT; i++) {
        ui_level(levels[i], 600);
        ui_run(600);
    }
}

/* A keypad of which nothing is understood is taught from the splash, by holding any key. */
static void test_power_on_calibration(void **state) {
    (void)state;
    static const uint16_t foreign[KEYS_COUNT] = {900, 930, 870, 990, 960};

    fake_entropy_script(NULL, 0);
    ui_level(980, 2200);
    ui_expect("Let go", "Level 980");
    ui_run(600);
    teach(foreign);
    ui_expect("Keys learned", NULL);
    ui_run(3000);
    ui_expect("# Kostka 0.1.0 #", NULL);
    for (uint8_t i = 0; i < KEYS_COUNT; i++)
        assert_int_equal(keys_decode(foreign[i]), i + KEY_RIGHT);
    store_forget(STORE_CALIBRATION);
    ui_run(1000);
    ui_restart();
}

/* The splash runs as long as the dice collect, and a while longer. */
static void test_splash(void **state) {
    (void)state;
    fake_entropy_script(NULL, 0);
    ui_run(1000);
    ui_expect("# Kostka 0.1.0 #", "----------------");
    static const uint8_t stuck[60] = {0};
    fake_entropy_script(stuck, sizeof stuck);
    ui_run(1000);
    ui_expect("Noise too weak.", NULL);
    fake_entropy_seed(7);
    ui_run(1000);
    ui_expect("# Kostka 0.1.0 #", NULL);
    assert_int_equal((uint8_t)fake_lcd_text(1)[15], 0xFF);
    ui_run(1500);
    ui_expect(">Snakes, ladders", " Ten thousand");
}

static void test_defaults(void **state) {
    (void)state;
    assert_int_equal(settings()->sound, 1);
    assert_int_equal(settings()->light, 1);
    assert_int_equal(settings()->speed, SPEED_NORMAL);
    open_settings();
    ui_expect(">Sound        on", " Light        on");
}

static void test_change(void **state) {
    (void)state;
    open_settings();
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_expect(">Light       off", " Computer normal");
    assert_false(fake_lcd_light());
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_expect(">Computer   fast", " Keys...");
    ui_run(1000);
    ui_restart();
    assert_false(fake_lcd_light());
    assert_int_equal(settings()->speed, SPEED_FAST);
    ui_press_times(KEY_UP, 1);
    ui_press(KEY_SELECT);
    assert_true(fake_lcd_light());
    ui_press(KEY_UP);
    ui_run(1000);
}

static void test_sound_off(void **state) {
    (void)state;
    open_settings();
    ui_press(KEY_SELECT);
    ui_expect(">Sound       off", NULL);
    uint32_t calls = fake_sound_calls();
    beeper_play(TUNE_WIN);
    ui_run(1000);
    assert_int_equal(fake_sound_calls(), calls);
    ui_press(KEY_SELECT);
    beeper_play(TUNE_WIN);
    ui_run(10);
    assert_int_equal(fake_sound_hertz(), 784);
    ui_run(1000);
    assert_int_equal(fake_sound_hertz(), 0);
}

/* What a stranger wrote: each value on its own. */
static void test_stranger(void **state) {
    (void)state;
    static const uint8_t wild[] = {0, 200, 3};

    ui_run(1000);
    store_save(STORE_SETTINGS, wild, sizeof wild);
    ui_run(1000);
    ui_restart();
    assert_int_equal(settings()->sound, 0);
    assert_int_equal(settings()->light, 1);
    assert_int_equal(settings()->speed, SPEED_NORMAL);
    assert_true(fake_lcd_light());
    settings_current.bytes[0] = 1;
    settings_save();
    ui_run(1000);
}

static void test_calibration_accepts(void **state) {
    (void)state;
    open_calibration();
    ui_level(other[0], 600);
    ui_expect("Let go", NULL);
    ui_run(600);
    ui_expect("Hold up", "Level 1023");
    for (uint8_t i = 1; i < KEYS_COUNT; i++) {
        ui_level(other[i], 600);
        ui_run(600);
    }
    ui_expect("Keys learned", NULL);
    ui_run(3000);
    ui_restart();
    for (uint8_t i = 0; i < KEYS_COUNT; i++)
        assert_int_equal(keys_decode(other[i]), i + KEY_RIGHT);
    store_forget(STORE_CALIBRATION);
    ui_run(1000);
    ui_restart();
    leave_calibration();
}

static void test_calibration_refuses(void **state) {
    (void)state;
    static const uint16_t close[KEYS_COUNT] = {0, 144, 329, 504, 358};

    open_calibration();
    teach(close);
    ui_expect("Two keys alike:", "old ones kept");
    assert_int_equal(keys_decode(358), KEY_DOWN);
    leave_calibration();
}

/* A bounce, a sweep through other bands and a touch too short teach nothing. */
static void test_calibration_needs_calm(void **state) {
    (void)state;
    open_calibration();
    for (uint16_t i = 0; i < 40; i++)
        ui_level((uint16_t)(i * 37 % 900), 70);
    ui_run(500);
    ui_level(300, 200);
    ui_run(500);
    ui_expect("Hold right", "Level 1023");
    ui_run(10000);
    leave_calibration();
}

static void test_calibration_gives_up(void **state) {
    (void)state;
    open_calibration();
    ui_level(0, 600);
    ui_run(9000);
    ui_expect("Hold up", NULL);
    ui_run(1500);
    ui_expect(">Keys...", NULL);
    assert_int_equal(keys_decode(741), KEY_SELECT);
    leave_calibration();
}

/* The sentence moves, begins anew at its end, and can be moved by hand. */
static void test_help(void **state) {
    (void)state;
    open_settings();
    ui_press(KEY_RIGHT);
    ui_expect("Help      < back", "OK changes. Keys");
    ui_run(1000 + 250);
    assert_memory_not_equal(fake_lcd_text(1), "OK changes. Keys", 16);
    ui_press_times(KEY_UP, 2);
    ui_expect("Help      < back", "OK changes. Keys");
    ui_press(KEY_DOWN);
    assert_memory_not_equal(fake_lcd_text(1), "OK changes. Keys", 16);
    ui_run(57000);
    ui_press(KEY_LEFT);
    ui_expect(">Sound        on", " Light        on");
}

static void test_attract(void **state) {
    (void)state;
    open_settings();
    ui_run(61500);
    assert_memory_equal(fake_lcd_text(0), "# # # # # # # # ", 16);
    assert_int_not_equal(fake_leds_pips(), 0);
    ui_press(KEY_RIGHT);
    ui_expect(">Sound        on", " Light        on");
    assert_int_equal(fake_leds_pips(), 0);
}

static int power_on(void **state) {
    (void)state;
    ui_power_on();
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_power_on_calibration),
        cmocka_unit_test(test_splash),
        cmocka_unit_test(test_defaults),
        cmocka_unit_test(test_change),
        cmocka_unit_test(test_sound_off),
        cmocka_unit_test(test_stranger),
        cmocka_unit_test(test_calibration_accepts),
        cmocka_unit_test(test_calibration_refuses),
        cmocka_unit_test(test_calibration_needs_calm),
        cmocka_unit_test(test_calibration_gives_up),
        cmocka_unit_test(test_help),
        cmocka_unit_test(test_attract),
    };

    return cmocka_run_group_tests(tests, power_on, NULL);
}
