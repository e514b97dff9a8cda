/* A die that rolls on the LEDs. */

#include "ui/feedback/roll.h"

#include "support/testing.h"

#include "fake.h"
#include "hal/leds.h"

static uint16_t now;

/* Runs for so many milliseconds at most; returns the face thrown, 0 if none is. */
static uint8_t run(unsigned milliseconds) {
    uint8_t thrown = 0;

    while (milliseconds-- && thrown == 0) {
        thrown = roll_tick(++now);
    }
    return thrown;
}

/* The number of LEDs that are lit: the centre is one LED, every other signal two. */
static uint8_t leds_lit(void) {
    uint8_t pips = fake_leds_pips();
    uint8_t lit = pips & LEDS_CENTRE ? 1 : 0;

    for (uint8_t signal = LEDS_FALLING; signal <= LEDS_MIDDLE; signal = (uint8_t)(signal << 1)) {
        lit = (uint8_t)(lit + (pips & signal ? 2 : 0));
    }
    return lit;
}

TEST(faces_are_lit_like_those_of_a_die) {
    for (uint8_t face = 0; face <= 6; face++) {
        pips_show(face);
        assert_int_equal(leds_lit(), face);
        assert_int_equal((fake_leds_pips() & LEDS_FALLING) != 0, face >= 2);
        assert_int_equal((fake_leds_pips() & LEDS_MIDDLE) != 0, face == 6);
    }
    pips_show(7);
    assert_int_equal(leds_lit(), 0);
}

TEST(all_faces_come_in_turn) {
    uint8_t face = 0;
    uint8_t seen = 0;

    for (unsigned i = 0; i < 6; i++) {
        face = pips_next(face);
        assert_in_range(face, 1, 6);
        seen |= (uint8_t)(1 << face);
    }
    assert_int_equal(seen, 0x7E);
    assert_int_equal(pips_next(face), pips_next(0));
    assert_int_equal(pips_next(200), pips_next(0));
}

TEST(the_last_face_is_the_throw) {
    roll_start(5);
    assert_int_equal(run(700), 5);
    assert_int_equal(roll_shown(), 5);
    assert_int_equal(roll_decided(), 5);
    assert_int_equal(run(1000), 0);
}

TEST(it_rolls_on_until_the_throw_is_known) {
    roll_start(0);
    assert_int_equal(run(3000), 0);
    assert_int_equal(roll_decided(), 0);
    roll_decide(3);
    assert_int_equal(run(200), 3);
    assert_int_equal(roll_shown(), 3);
}

TEST(it_takes_six_tenths_of_a_second) {
    uint16_t began = now;

    roll_start(2);
    assert_int_equal(run(1000), 2);
    assert_in_range(now - began, 500, 620);
}

TEST(it_rolls_fast_while_it_is_begun_again) {
    unsigned changes = 0;
    uint8_t before = 0;

    for (unsigned i = 0; i < 1000; i++) {
        roll_start(6);
        assert_int_equal(run(1), 0);
        changes += roll_shown() != before;
        before = roll_shown();
    }
    assert_in_range(changes, 34, 37);
}
