#include "hal/host/fake.h"

#include "hal/leds.h"
#include "hal/probe.h"
#include "hal/serial.h"
#include "hal/sound.h"
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "support/testing.h"

static int reset(void **state) {
    (void)state;
    fake_serial_reset();
    fake_leds_reset();
    fake_sound_reset();
    fake_probe_reset();
    return 0;
}

TEST(the_leds_show_only_pips_that_there_are, reset) {
    leds_start();
    leds_show(0xF5);
    assert_int_equal(fake_leds_pips(), LEDS_CENTRE | LEDS_RISING);
}

TEST(a_tone_is_kept_within_120_to_8000_hertz, reset) {
    static const struct {
        uint16_t asked, heard;
    } cases[] = {{440, 440}, {1, 120}, {60000, 8000}, {0, 0}};
    enum { CASES = sizeof cases / sizeof *cases };
    sound_start();
    for (size_t i = 0; i < CASES; i++) {
        sound_tone(cases[i].asked);
        assert_int_equal(fake_sound_hertz(), cases[i].heard);
    }
    assert_int_equal(fake_sound_calls(), CASES);
}

TEST(the_probe_counts_handlers_that_begin, reset) {
    probe_mark(7);
    assert_int_equal(fake_probe_handler(), 7);
    probe_mark(0);
    assert_int_equal(fake_probe_handler(), 0);
    assert_int_equal(fake_probe_marks(), 1);
}

TEST(the_probe_counts_decisions_that_begin, reset) {
    probe_deciding(true);
    probe_deciding(true);
    assert_true(fake_probe_is_deciding());
    probe_deciding(false);
    assert_false(fake_probe_is_deciding());
    assert_int_equal(fake_probe_decisions(), 1);
}

TEST(bytes_fed_are_read_until_the_line_is_closed, reset) {
    static const uint8_t odd[] = {0, 255};
    serial_start();
    assert_int_equal(serial_read(), SERIAL_NOTHING);
    fake_serial_feed("ab");
    assert_int_equal(serial_read(), 'a');
    fake_serial_feed_bytes(odd, sizeof odd);
    fake_serial_close();
    assert_int_equal(serial_read(), 'b');
    assert_int_equal(serial_read(), 0);
    assert_int_equal(serial_read(), 255);
    assert_int_equal(serial_read(), SERIAL_CLOSED);
    assert_int_equal(serial_read(), SERIAL_CLOSED);
}

TEST(what_is_written_is_kept_until_it_is_cleared, reset) {
    serial_write('o');
    serial_write('k');
    assert_string_equal(fake_serial_output(), "ok");
    assert_int_equal(fake_serial_output_size(), 2);
    fake_serial_clear_output();
    assert_string_equal(fake_serial_output(), "");
}

TEST(an_overrun_is_reported_once, reset) {
    assert_false(serial_overrun());
    fake_serial_drop();
    assert_true(serial_overrun());
    assert_false(serial_overrun());
}

/* Far more than the buffer's size in all, as a fuzzer feeds it. */
TEST(far_more_than_the_buffer_holds_passes_through_it, reset) {
    uint8_t block[40000];
    memset(block, 'x', sizeof block);
    for (int i = 0; i < 5; i++) {
        fake_serial_feed_bytes(block, sizeof block);
        for (size_t k = 0; k < sizeof block; k++) {
            assert_int_equal(serial_read(), 'x');
        }
        assert_int_equal(serial_read(), SERIAL_NOTHING);
    }
}
