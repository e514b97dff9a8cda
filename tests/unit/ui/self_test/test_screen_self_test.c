/* The self-test, which a key held at power-on opens. */

#include "support/screen_fixture.h"
#include "support/testing.h"

#include "fake.h"
#include "hal/leds.h"
#include "store/store.h"
#include "ui/self_test/eeprom_check.h"
#include "ui/self_test/screen_self_test.h"
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

/* Nobody presses a key, so all of the fourteen tests fail except that of the EEPROM. */
TEST(it_comes_to_its_end_without_keys, open_self_test) {
    ui_run(13 * 20000 + 5000);
    ui_expect("Failed: 13     ←", "key right");
    ui_press(KEY_UP); /* lights the LCD */
    ui_press(KEY_UP);
    ui_expect(NULL, "supply");
    ui_press(KEY_SELECT);
    ui_run(1000);
    ui_press(KEY_SELECT);
}

TEST(no_record_is_touched, open_self_test) {
    uint8_t before[NVM_SIZE];

    ui_run(1000);
    memcpy(before, fake_nvm_bytes(), sizeof before);
    fake_nvm_clear_counts();
    press_all_keys();
    ui_press_times(KEY_SELECT, 8);
    ui_await("All is well", "", 500);
    assert_int_equal(fake_nvm_writes(), 3 * STORE_FREE_BYTES);
    assert_memory_equal(fake_nvm_bytes(), before, sizeof before);
}

TEST(an_eeprom_that_keeps_nothing_has_failed, open_self_test) {
    press_all_keys();
    ui_press_times(KEY_SELECT, 7);
    ui_run(500);
    fake_nvm_cut_at(1, 0xFF);
    ui_press(KEY_SELECT);
    ui_await("Failed: 1", "EEPROM", 500);
}

/* ---- the questions --------------------------------------------------------------------------- */

/* The levels are those of the common ladder in docs/hardware. */
TEST(every_key_is_asked_for_and_its_reading_shown, open_self_test) {
    static const struct {
        enum key key;
        const char *asked;
        const char *read;
    } keys[] = {
        {KEY_RIGHT, "Press right", "0: right"}, {KEY_UP, "Press up", "144: up"},
        {KEY_DOWN, "Press down", "329: down"},  {KEY_LEFT, "Press left", "504: left"},
        {KEY_SELECT, "Press OK", "741: OK"},
    };

    for (unsigned i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        ui_expect(keys[i].asked, "1023: no key");
        ui_hold(keys[i].key, 400);
        ui_expect(keys[i].asked, keys[i].read);
        ui_run(200);
    }
    ui_expect("████████████████", "████████████████");
}

TEST(cells_are_black_and_then_it_is_asked, open_self_test) {
    press_all_keys();
    for (unsigned i = 0; i < 3; i++) {
        ui_await("████████████████", "████████████████", 1700);
        ui_run(1200);
        ui_expect("████████████████", "████████████████");
        ui_await("All cells black?", answers, 500);
        ui_run(1200);
        ui_expect("All cells black?", answers);
    }
}

/* Expects a text on the LCD, in which each glyph is #. */
static void expect_text(uint8_t row, const char *text) {
    assert_memory_equal(fake_lcd_text(row), text, strlen(text));
}

/* ---- the failures ---------------------------------------------------------------------------- */

/* Expects the failure below the number of failures; that of an LED has a glyph. */
static void expect_failure(const char *text) {
    expect_text(1, text);
}

TEST(what_has_failed_is_gone_through_both_ways, open_self_test) {
    static const char *const failed[] = {"LCD cells ", "LCD glyphs ", "LEDs # ", "LEDs # ",
                                         "LEDs # ",    "LEDs # ",     "tone ",   "supply "};
    enum { FAILED = sizeof failed / sizeof failed[0] };

    press_all_keys();
    ui_press_times(KEY_LEFT, FAILED);
    ui_run(500);
    expect_text(0, "Failed: 8      \x7F");
    for (unsigned i = 0; i < 2 * FAILED; i++) {
        expect_failure(failed[i % FAILED]);
        if (failed[i % FAILED][0] == 'L' && failed[i % FAILED][1] == 'E') {
            assert_int_equal(fake_lcd_code(1, 5) % LCD_GLYPHS, i % FAILED - 2);
        }
        ui_press(KEY_DOWN);
    }
    for (unsigned i = 2 * FAILED; i--;) {
        ui_press(KEY_UP);
        expect_failure(failed[i % FAILED]);
    }
    ui_press(KEY_LEFT);
    assert_int_not_equal(strncmp(ui_row(0), "Failed", 6), 0);
}

/* Keys other than those of the answers do not answer. */
TEST(a_question_waits_twenty_seconds, open_self_test) {
    press_all_keys();
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    ui_press(KEY_DOWN);
    ui_run(19500);
    ui_expect("⚀⚁⚂⚃⚄⚅~± signs?", answers);
    ui_run(600);
    expect_text(0, "LEDs lit as # ?");
}

/* Letting the key go later answers nothing. */
TEST(a_key_held_for_too_long_has_failed, open_self_test) {
    ui_hold(KEY_RIGHT, 21000);
    ui_run(200);
    ui_expect("Press up", "1023: no key");
    for (uint8_t key = KEY_UP; key <= KEY_SELECT; key++) {
        ui_press((enum key)key);
    }
    ui_press_times(KEY_SELECT, 7);
    ui_press(KEY_LEFT);
    ui_await("Failed: 2      ←", "key right", 500);
    ui_press(KEY_DOWN);
    ui_expect(NULL, "supply");
}

/* ---- EEPROM ---------------------------------------------------------------------------------- */

static enum progress check_memory(void) {
    struct eeprom_check check;
    enum progress progress;

    eeprom_check_start(&check);
    do {
        progress = eeprom_check_step(&check);
    } while (progress == WORKING);
    return progress;
}

/* Every bit is written as 0 and as 1; then all are erased. */
TEST(every_free_bit_is_tried_both_ways) {
    struct eeprom_check check;
    uint8_t ones[STORE_FREE_BYTES] = {0};
    uint8_t zeros[STORE_FREE_BYTES] = {0};

    fake_nvm_reset();
    eeprom_check_start(&check);
    while (eeprom_check_step(&check) == WORKING) {
        for (unsigned i = 0; i < STORE_FREE_BYTES; i++) {
            if (fake_nvm_bytes()[i] != 0xFF) {
                ones[i] |= fake_nvm_bytes()[i];
                zeros[i] |= (uint8_t)~fake_nvm_bytes()[i];
            }
        }
    }
    for (unsigned i = 0; i < STORE_FREE_BYTES; i++) {
        assert_int_equal(ones[i], 0xFF);
        assert_int_equal(zeros[i], 0xFF);
        assert_int_equal(fake_nvm_bytes()[i], 0xFF);
    }
}

/* Tries a failure of every write. */
TEST(a_write_that_fails_is_found) {
    fake_nvm_reset();
    assert_int_equal(check_memory(), DONE);
    for (unsigned nth = 1; nth <= 3 * STORE_FREE_BYTES; nth++) {
        fake_nvm_reset();
        fake_nvm_cut_at(nth, 0);
        assert_int_equal(check_memory(), IMPOSSIBLE);
    }
    fake_nvm_reset();
}
