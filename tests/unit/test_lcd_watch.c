/* An LCD on a bus that does not answer: the LEDs and the console report it, and the picture comes
   back. */

#include "support/screen_fixture.h"
#include "support/testing.h"

#include "fake.h"
#include "hal/leds.h"
#include <string.h>

enum { ALL = LEDS_CENTRE | LEDS_FALLING | LEDS_RISING | LEDS_MIDDLE };

static bool says(const char *text) {
    return strstr(fake_serial_output(), text) != NULL;
}

/* Returns how often all LEDs light up in two seconds; fails if other pips are ever seen. */
static unsigned count_blinks(void) {
    unsigned blinks = 0;
    uint8_t before = fake_leds_pips();
    for (unsigned i = 0; i < 2000; i++) {
        ui_run(1);
        uint8_t pips = fake_leds_pips();
        assert_true(pips == 0 || pips == ALL);
        blinks += pips == ALL && before == 0;
        before = pips;
    }
    return blinks;
}

TEST(nothing_is_said_of_one_that_answers, ui_fresh) {
    ui_run(3000);
    assert_int_equal(fake_leds_pips(), 0);
    assert_false(says("LCD"));
}

TEST(within_a_second_it_is_told_once, ui_fresh) {
    ui_run(1000);
    fake_lcd_unplug(true);
    ui_run(1000);
    assert_true(says("LCD: no answer; see SDA, SCL, 5V, GND\n"));
    fake_serial_clear_output();
    assert_int_equal(count_blinks(), 2);
    assert_false(says("LCD"));
}

/* Keys count while the LCD shows nothing, and the picture then shows where they have led. */
TEST(the_picture_comes_back, ui_fresh) {
    ui_menu();
    fake_lcd_unplug(true);
    ui_run(1000);
    fake_lcd_disturb();
    ui_press(KEY_DOWN);
    assert_string_equal(ui_row(0), "????????????????");
    fake_lcd_unplug(false);
    ui_run(1600);
    assert_non_null(strstr(ui_row(0), "Ten thousand"));
    assert_int_equal(fake_leds_pips(), 0);
    assert_true(says("LCD: answers\n"));
}

/* The LCD has only just got power: nothing is sent to it for 50 ms. */
TEST(it_is_started_up_no_sooner_than_it_may_be, ui_fresh) {
    fake_lcd_unplug(true);
    ui_run(1000);
    for (unsigned i = 0; i < 20; i++) {
        struct fake_lcd_counts before = fake_lcd_counts();
        fake_lcd_unplug(false);
        ui_run(50);
        assert_int_equal(fake_lcd_counts().restarts, before.restarts);
        fake_lcd_unplug(true);
        ui_run(523);
    }
}
