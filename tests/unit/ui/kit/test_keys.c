#include "support/keys_player.h"

#include <stddef.h>
#include <stdint.h>

#include "support/testing.h"

static void test_press_and_release(void **state) {
    (void)state;
    static const struct step steps[] = {{100, 741}, {300, NOBODY}, {END, 0}};
    for (size_t i = 0; i < RATES; i++) {
        play(steps, 500, rates[i]);
        assert_int_equal(count, 2);
        expect_settled(0, KEY_SELECT, KEY_PRESSED, 100, rates[i]);
        expect_settled(1, KEY_SELECT, KEY_RELEASED, 300, rates[i]);
    }
}

/* Exactly three counted readings are not enough, the fourth is: at 5 ms, 15 ms after the first. */
static void test_four_readings(void **state) {
    (void)state;
    struct keys keys;
    struct key_event event;
    keys_start(&keys);
    for (uint16_t now = 0; now < 15; now++) {
        assert_false(keys_sample(&keys, 0, now, &event));
    }
    assert_true(keys_sample(&keys, 0, 15, &event));
    assert_int_equal(event.key, KEY_RIGHT);
    assert_int_equal(keys.stable, KEY_RIGHT);
    keys_start(&keys);
    for (uint16_t now = 0; now < 60; now += 20) { /* time alone does not do it */
        assert_false(keys_sample(&keys, 0, now, &event));
    }
    assert_true(keys_sample(&keys, 0, 60, &event));
}

/* A differing reading between two that count starts anew. */
static void test_every_reading_matters(void **state) {
    (void)state;
    struct keys keys;
    struct key_event event;
    keys_start(&keys);
    for (uint16_t now = 0; now < 200; now++) {
        assert_false(keys_sample(&keys, now % 14 == 13 ? NOBODY : 0, now, &event));
    }
}

/* Bounce of up to 15 ms on both edges, in several patterns: still one press and one release. */
static void test_bounce(void **state) {
    (void)state;
    static const struct step patterns[][12] = {
        {{100, 504},
         {101, NOBODY},
         {102, 504},
         {103, NOBODY},
         {104, 504},
         {300, NOBODY},
         {301, 504},
         {302, NOBODY},
         {303, 504},
         {304, NOBODY},
         {END, 0}},
        {{100, 504}, {107, NOBODY}, {114, 504}, {300, NOBODY}, {307, 504}, {314, NOBODY}, {END, 0}},
        {{100, 504}, {114, NOBODY}, {115, 504}, {300, NOBODY}, {314, 504}, {315, NOBODY}, {END, 0}},
        {{100, 504},
         {105, NOBODY},
         {110, 504},
         {112, NOBODY},
         {115, 504},
         {300, NOBODY},
         {305, 504},
         {310, NOBODY},
         {312, 504},
         {315, NOBODY},
         {END, 0}},
    };
    for (size_t p = 0; p < sizeof patterns / sizeof patterns[0]; p++) {
        for (size_t i = 0; i < RATES; i++) {
            play(patterns[p], 500, rates[i]);
            assert_int_equal(count, 2);
            expect_event(0, KEY_LEFT, KEY_PRESSED, 115, (uint16_t)(15 + 4 * longest(rates[i])));
            expect_event(1, KEY_LEFT, KEY_RELEASED, 315, (uint16_t)(15 + 4 * longest(rates[i])));
        }
    }
}

/* A disturbance shorter than 15 ms is never seen, whatever it looks like and at whatever phase. */
static void test_short_disturbance(void **state) {
    (void)state;
    for (uint16_t at = 100; at < 120; at++) {
        for (uint16_t other = 0; other <= 1000; other = (uint16_t)(other + 100)) {
            const struct step dip[] = {
                {10, 329}, {at, other}, {(uint16_t)(at + 14), 329}, {END, 0}};
            const struct step spike[] = {{at, other}, {(uint16_t)(at + 14), NOBODY}, {END, 0}};
            for (size_t i = 0; i < RATES; i++) {
                play(dip, 400, rates[i]);
                assert_int_equal(count, 1);
                play(spike, 400, rates[i]);
                assert_int_equal(count, 0);
            }
        }
    }
}

/* The level glides through all bands on its way, 3 ms in each, as a capacitor makes it. */
static void test_sweep(void **state) {
    (void)state;
    static const struct step steps[] = {{100, 900}, {103, 741}, {106, 504},    {109, 329},
                                        {112, 144}, {115, 0},   {300, 144},    {303, 329},
                                        {306, 504}, {309, 741}, {312, NOBODY}, {END, 0}};
    for (size_t i = 0; i < RATES; i++) {
        play(steps, 500, rates[i]);
        assert_int_equal(count, 2);
        expect_settled(0, KEY_RIGHT, KEY_PRESSED, 115, rates[i]);
        expect_settled(1, KEY_RIGHT, KEY_RELEASED, 312, rates[i]);
    }
}

static void test_from_key_to_key(void **state) {
    (void)state;
    static const struct step steps[] = {{100, 741}, {200, 504},  {203, 329},
                                        {206, 144}, {400, 1023}, {END, 0}};
    for (size_t i = 0; i < RATES; i++) {
        play(steps, 600, rates[i]);
        assert_int_equal(count, 4);
        expect_settled(0, KEY_SELECT, KEY_PRESSED, 100, rates[i]);
        expect_settled(1, KEY_SELECT, KEY_RELEASED, 206, rates[i]);
        expect_event(2, KEY_UP, KEY_PRESSED, (uint16_t)(seen[1].at + 1), longest(rates[i]));
        expect_settled(3, KEY_UP, KEY_RELEASED, 400, rates[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_press_and_release),     cmocka_unit_test(test_four_readings),
        cmocka_unit_test(test_every_reading_matters), cmocka_unit_test(test_bounce),
        cmocka_unit_test(test_short_disturbance),     cmocka_unit_test(test_sweep),
        cmocka_unit_test(test_from_key_to_key),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
