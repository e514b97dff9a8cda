/* Tunes on the piezo. */

#include "ui/feedback/beeper.h"

#include "support/testing.h"

#include "device/settings.h"
#include "fake.h"
#include <math.h>

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

/* Notes of the tempered scale, by their semitones above A at 440 Hz; silence is none. */
struct note {
    int semitones;
    unsigned milliseconds;
};

enum { C5 = 3, D_SHARP5 = 6, E5 = 7, G5 = 10, C6 = 15, E6 = 19, A_SHARP4 = 1, D_SHARP4 = -6 };

static void expect_note(uint16_t hertz, unsigned milliseconds) {
    assert_int_equal(fake_sound_hertz(), hertz);
    run(milliseconds - 1);
    assert_int_equal(fake_sound_hertz(), hertz);
    run(1);
}

static void expect_silence(unsigned notes) {
    assert_int_equal(fake_sound_hertz(), 0);
    assert_int_equal(fake_sound_calls(), notes + 1);
    run(1000);
    assert_int_equal(fake_sound_calls(), notes + 1);
}

static void expect_melody(enum beeper_tune tune, const struct note notes[], unsigned count) {
    fake_sound_reset();
    beeper_play(tune);
    run(1);
    for (unsigned i = 0; i < count; i++) {
        double hertz = 440 * pow(2, notes[i].semitones / 12.0);
        expect_note((uint16_t)lround(hertz), notes[i].milliseconds);
    }
    expect_silence(count);
}

TEST(melodies_are_in_tune_and_end_in_silence, loud) {
    static const struct note ladder[] = {{C5, 70}, {E5, 70}, {G5, 70}, {C6, 70}};
    static const struct note snake[] = {{G5, 70}, {D_SHARP5, 70}, {A_SHARP4, 70}, {D_SHARP4, 120}};
    static const struct note win[] = {{G5, 120}, {G5, 60}, {C6, 120}, {E6, 180}};

    expect_melody(TUNE_LADDER, ladder, 4);
    expect_melody(TUNE_SNAKE, snake, 4);
    expect_melody(TUNE_WIN, win, 4);
}

/* What is answered to every key is no longer than a key is down. */
TEST(single_notes_are_clicks_and_a_refusal, loud) {
    static const struct {
        enum beeper_tune tune;
        uint16_t hertz;
        unsigned milliseconds;
    } notes[] = {{TUNE_CLICK, 2000, 5}, {TUNE_ROLL, 1200, 5}, {TUNE_REFUSE, 200, 120}};

    for (unsigned i = 0; i < 3; i++) {
        fake_sound_reset();
        beeper_play(notes[i].tune);
        run(1);
        expect_note(notes[i].hertz, notes[i].milliseconds);
        expect_silence(1);
    }
}

TEST(another_tune_takes_the_place_of_one_that_plays, loud) {
    beeper_play(TUNE_WIN);
    run(50);
    beeper_play(TUNE_REFUSE);
    run(1);
    assert_int_equal(fake_sound_hertz(), 200);
    run(120);
    assert_int_equal(fake_sound_hertz(), 0);
}

TEST(every_tune_ends, loud) {
    for (uint8_t tune = 0; tune < TUNES; tune++) {
        beeper_play((enum beeper_tune)tune);
        run(1);
        assert_in_range(fake_sound_hertz(), 120, 8000);
        run(600);
        assert_int_equal(fake_sound_hertz(), 0);
    }
}

TEST(without_sound_no_tune_begins, loud) {
    static const struct settings quiet = {.sound = false};

    settings_change(&quiet);
    beeper_play(TUNE_CLICK);
    run(10);
    assert_int_equal(fake_sound_calls(), 0);
}
