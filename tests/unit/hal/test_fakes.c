#include "hal/host/fake.h"

#include "hal/buttons.h"
#include "hal/clock.h"
#include "hal/power.h"
#include <stddef.h>
#include <stdint.h>

#include "support/testing.h"

static int reset(void **state) {
    (void)state;
    fake_clock_reset();
    fake_buttons_reset();
    fake_lcd_reset();
    fake_power_reset();
    return 0;
}

TEST(the_clock_counts_milliseconds_and_cycles, reset) {
    clock_start();
    assert_int_equal(clock_milliseconds(), 0);
    fake_clock_advance(3);
    fake_clock_advance_cycles(15999);
    assert_int_equal(clock_milliseconds(), 3);
    assert_int_equal(clock_cycles(), (3 * 16000 + 15999) % 65536);
    fake_clock_advance_cycles(1);
    assert_int_equal(clock_milliseconds(), 4);
}

TEST(milliseconds_wrap_at_65536, reset) {
    fake_clock_set(65535);
    fake_clock_tick();
    assert_int_equal(clock_milliseconds(), 0);
    fake_clock_advance(1000000);
    assert_int_equal(clock_milliseconds(), 1000000 % 65536);
}

TEST(no_level_of_the_buttons_is_above_the_maximum, reset) {
    buttons_start();
    assert_int_equal(buttons_level(), BUTTONS_LEVEL_MAXIMUM);
    fake_buttons_set(329);
    assert_int_equal(buttons_level(), 329);
    fake_buttons_set(5000);
    assert_int_equal(buttons_level(), BUTTONS_LEVEL_MAXIMUM);
}

TEST(the_lcd_shows_what_is_written_within_it, reset) {
    assert_string_equal(fake_lcd_text(0), "                ");
    lcd_start();
    lcd_write(0, 0, 'K');
    lcd_write(0, 15, 3);
    lcd_write(1, 2, 0xDF);
    lcd_write(2, 0, 'x');
    lcd_write(0, 16, 'x');
    lcd_write(255, 255, 'x');
    assert_string_equal(fake_lcd_text(0), "K              #");
    assert_string_equal(fake_lcd_text(1), "  \xDF             ");
    assert_int_equal(fake_lcd_code(0, 15), 3);
    assert_int_equal(fake_lcd_counts().cells, 3);
    lcd_start();
    assert_string_equal(fake_lcd_text(0), "                ");
    assert_int_equal(fake_lcd_counts().starts, 2);
}

TEST(a_glyph_has_five_dots_a_row, reset) {
    static const FLASH uint8_t rows[LCD_GLYPH_ROWS] = {1, 2, 4, 8, 16, 31, 0xFF, 0xE0};
    static const uint8_t shown[LCD_GLYPH_ROWS] = {1, 2, 4, 8, 16, 31, 31, 0};
    lcd_start();
    lcd_define_glyph(7, rows);
    lcd_define_glyph(8, rows);
    assert_memory_equal(fake_lcd_glyph(7), shown, sizeof shown);
    assert_int_equal(fake_lcd_glyph(0)[5], 0);
    assert_int_equal(fake_lcd_counts().glyphs, 1);
}

/* Jumps are what the AVR body sends an address command for. */
TEST(a_cell_that_does_not_follow_the_last_one_is_a_jump, reset) {
    static const FLASH uint8_t rows[LCD_GLYPH_ROWS] = {0};
    lcd_start();
    lcd_write(0, 0, 'a');
    lcd_write(0, 1, 'b');
    lcd_write(0, 2, 'c');
    assert_int_equal(fake_lcd_counts().jumps, 1);
    lcd_write(0, 2, 'd');
    assert_int_equal(fake_lcd_counts().jumps, 2);
    lcd_define_glyph(0, rows);
    lcd_write(0, 3, 'e');
    assert_int_equal(fake_lcd_counts().jumps, 3);
    lcd_write(0, 15, 'f');
    lcd_write(1, 0, 'g');
    assert_int_equal(fake_lcd_counts().jumps, 5);
    fake_lcd_clear_counts();
    lcd_write(1, 1, 'h');
    assert_int_equal(fake_lcd_counts().jumps, 0);
    assert_int_equal(fake_lcd_counts().cells, 1);
}

TEST(what_the_lcd_gets_before_its_start_is_counted, reset) {
    static const FLASH uint8_t rows[LCD_GLYPH_ROWS] = {0};
    lcd_write(0, 0, 'x');
    lcd_define_glyph(0, rows);
    assert_int_equal(fake_lcd_counts().early, 2);
}

TEST(the_light_of_the_lcd_is_on_until_it_is_switched_off, reset) {
    assert_true(fake_lcd_light());
    lcd_light(false);
    assert_false(fake_lcd_light());
    lcd_light(true);
    assert_true(fake_lcd_light());
}

TEST(the_cause_of_the_reset_is_what_was_set, reset) {
    assert_int_equal(power_reset_cause(), POWER_RESET_POWER_ON);
    fake_power_set_cause(POWER_RESET_WATCHDOG);
    assert_int_equal(power_reset_cause(), POWER_RESET_WATCHDOG);
}

TEST(feeds_of_the_guard_are_counted, reset) {
    assert_false(fake_power_guarded());
    power_guard_start();
    assert_true(fake_power_guarded());
    power_guard_feed();
    power_guard_feed();
    assert_int_equal(fake_power_feeds(), 2);
}

TEST(something_can_happen_while_idle, reset) {
    power_idle();
    fake_power_at_idle(fake_clock_tick);
    power_idle();
    assert_int_equal(clock_milliseconds(), 1);
    assert_int_equal(fake_power_idles(), 2);
}
