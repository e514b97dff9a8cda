/* The self-test, which a key held at power-on opens. */

#include "support/screen_fixture.h"
#include "support/testing.h"

#include "fake.h"
#include "hal/leds.h"
#include "store/store.h"
#include <string.h>

static const char answers[] = "OK yes, ← no";

static int open_self_test(void **state) {
    ui_fresh(state);
    ui_hold(KEY_UP, 1000);
    ui_run(200);
    ui_expect("Press right", "1023: no key");
    return 0;
}

static void press_all_keys(void) {
    for (uint8_t key = KEY_RIGHT; key <= KEY_SELECT; key++) {
        ui_press((enum key)key);
    }
}

static void everything_is_well(void **state) {
    (void)state;
    press_all_keys();
    ui_await("All cells black?", answers, 2000);
    ui_press_times(KEY_SELECT, 2);
    for (uint8_t pips = 1; pips <= LEDS_MIDDLE; pips <<= 1) {
        assert_int_equal(fake_leds_pips(), pips);
        ui_press(KEY_SELECT);
    }
    ui_await("Hear a tone?", answers, 2000);
    ui_run(900);
    assert_true(fake_sound_calls() > 0);
    ui_press(KEY_SELECT);
    ui_await("Supply 5.00 V?", answers, 500);
    ui_press(KEY_SELECT);
    ui_await("All is well", "", 500);
    assert_int_equal(fake_leds_pips(), 0);
    assert_int_equal(fake_sound_hertz(), 0);
}

/* Nobody presses a key: fourteen failures less the EEPROM's. */
static void it_comes_to_its_end_without_keys(void **state) {
    (void)state;
    ui_run(13 * 20000 + 5000);
    ui_expect("Failed: 13     ←", "key right");
    ui_press(KEY_UP); /* lights the LCD */
    ui_press(KEY_UP);
    ui_expect(NULL, "supply");
    ui_press(KEY_SELECT);
    ui_run(1000);
    ui_press(KEY_SELECT);
}

static void another_key_has_failed(void **state) {
    (void)state;
    ui_press(KEY_RIGHT);
    ui_press(KEY_DOWN);
    ui_press(KEY_DOWN);
    ui_press(KEY_LEFT);
    ui_press(KEY_SELECT);
    ui_press_times(KEY_SELECT, 8);
    ui_await("Failed: 1", "key up", 500);
}

static void no_record_is_touched(void **state) {
    uint8_t before[NVM_SIZE];

    (void)state;
    ui_run(1000);
    memcpy(before, fake_nvm_bytes(), sizeof before);
    fake_nvm_clear_counts();
    press_all_keys();
    ui_press_times(KEY_SELECT, 8);
    ui_await("All is well", "", 500);
    assert_int_equal(fake_nvm_writes(), 3 * STORE_FREE_BYTES);
    assert_memory_equal(fake_nvm_bytes(), before, sizeof before);
}

static void an_eeprom_that_keeps_nothing_has_failed(void **state) {
    (void)state;
    press_all_keys();
    ui_press_times(KEY_SELECT, 7);
    ui_run(500);
    fake_nvm_cut_at(1, 0xFF);
    ui_press(KEY_SELECT);
    ui_await("Failed: 1", "EEPROM", 500);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(everything_is_well, open_self_test),
        cmocka_unit_test_setup(it_comes_to_its_end_without_keys, open_self_test),
        cmocka_unit_test_setup(another_key_has_failed, open_self_test),
        cmocka_unit_test_setup(no_record_is_touched, open_self_test),
        cmocka_unit_test_setup(an_eeprom_that_keeps_nothing_has_failed, open_self_test),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
