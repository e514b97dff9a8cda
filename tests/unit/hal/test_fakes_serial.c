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

static void test_leds_sound_probe(void **state) {
    (void)state;
    leds_start();
    leds_show(0xF5);
    assert_int_equal(fake_leds_pips(), LEDS_CENTRE | LEDS_RISING);
    sound_start();
    sound_tone(440);
    assert_int_equal(fake_sound_hertz(), 440);
    sound_tone(1);
    assert_int_equal(fake_sound_hertz(), 120);
    sound_tone(60000);
    assert_int_equal(fake_sound_hertz(), 8000);
    sound_tone(0);
    assert_int_equal(fake_sound_hertz(), 0);
    assert_int_equal(fake_sound_calls(), 4);
    probe_mark(7);
    assert_int_equal(fake_probe_handler(), 7);
    probe_mark(0);
    assert_int_equal(fake_probe_handler(), 0);
    assert_int_equal(fake_probe_marks(), 1);
}

static void test_serial(void **state) {
    (void)state;
    static const uint8_t zero[] = {0, 255};
    serial_start();
    assert_int_equal(serial_read(), SERIAL_NOTHING);
    fake_serial_feed("ab");
    assert_int_equal(serial_read(), 'a');
    fake_serial_feed_bytes(zero, sizeof zero);
    fake_serial_close();
    assert_int_equal(serial_read(), 'b');
    assert_int_equal(serial_read(), 0);
    assert_int_equal(serial_read(), 255);
    assert_int_equal(serial_read(), SERIAL_CLOSED);
    assert_int_equal(serial_read(), SERIAL_CLOSED);
    serial_write('o');
    serial_write('k');
    assert_string_equal(fake_serial_output(), "ok");
    assert_int_equal(fake_serial_output_size(), 2);
    fake_serial_clear_output();
    assert_string_equal(fake_serial_output(), "");
    assert_false(serial_overrun());
    fake_serial_drop();
    assert_true(serial_overrun());
    assert_false(serial_overrun());
}

/* Far more than the buffer's size in all, as a fuzzer feeds it. */
static void test_serial_long(void **state) {
    (void)state;
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_leds_sound_probe, reset),
        cmocka_unit_test_setup(test_serial, reset),
        cmocka_unit_test_setup(test_serial_long, reset),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
