/* Tunes on the piezo. */

#include "ui/feedback/beeper.h"

#include "support/testing.h"

#include "device/settings.h"
#include "fake.h"

static uint16_t now;

static int loud(void **state) {
    static const struct settings settings = {.sound = true};

    (void)state;
    settings_change(&settings);
    for (unsigned i = 0; i < 1000; i++) {
        beeper_tick(++now);
    }
    fake_sound_reset();
    return 0;
}

static void run(unsigned milliseconds) {
    while (milliseconds--) {
        beeper_tick(++now);
    }
}

static void a_tune_is_its_notes_and_then_silence(void **state) {
    static const struct {
        uint16_t hertz;
        uint8_t milliseconds;
    } notes[] = {{784, 70}, {622, 70}, {466, 70}, {311, 120}};

    (void)state;
    beeper_play(TUNE_SNAKE);
    run(1);
    for (unsigned i = 0; i < 4; i++) {
        assert_int_equal(fake_sound_hertz(), notes[i].hertz);
        run(notes[i].milliseconds - 1U);
        assert_int_equal(fake_sound_hertz(), notes[i].hertz);
        run(1);
    }
    assert_int_equal(fake_sound_hertz(), 0);
    assert_int_equal(fake_sound_calls(), 5);
    run(1000);
    assert_int_equal(fake_sound_calls(), 5);
}

static void another_tune_takes_the_place_of_one_that_plays(void **state) {
    (void)state;
    beeper_play(TUNE_WIN);
    run(50);
    beeper_play(TUNE_REFUSE);
    run(1);
    assert_int_equal(fake_sound_hertz(), 200);
    run(120);
    assert_int_equal(fake_sound_hertz(), 0);
}

static void every_tune_ends(void **state) {
    (void)state;
    for (uint8_t tune = 0; tune < TUNES; tune++) {
        beeper_play((enum beeper_tune)tune);
        run(1);
        assert_in_range(fake_sound_hertz(), 120, 8000);
        run(600);
        assert_int_equal(fake_sound_hertz(), 0);
    }
}

static void without_sound_no_tune_begins(void **state) {
    static const struct settings quiet = {.sound = false};

    (void)state;
    settings_change(&quiet);
    beeper_play(TUNE_CLICK);
    run(10);
    assert_int_equal(fake_sound_calls(), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_tune_is_its_notes_and_then_silence, loud),
        cmocka_unit_test_setup(another_tune_takes_the_place_of_one_that_plays, loud),
        cmocka_unit_test_setup(every_tune_ends, loud),
        cmocka_unit_test_setup(without_sound_no_tune_begins, loud),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
