#include "support/keys_player.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "support/testing.h"

static void check_repeats(uint8_t key, uint8_t rate) {
    uint16_t pressed = seen[0].at, last = seen[0].at, wait = 500;
    size_t repeats = 0, holds = 0;
    expect_settled(0, key, KEY_PRESSED, 100, rate);
    for (size_t i = 1; i + 1 < count; i++) {
        if (seen[i].event.phase == KEY_HELD) {
            expect_event(i, key, KEY_HELD, (uint16_t)(pressed + 800), longest(rate));
            holds++;
            continue;
        }
        /* a long press that falls due together with a repeat makes it one call late */
        expect_event(i, key, KEY_REPEATED, (uint16_t)(last + wait), (uint16_t)(2 * longest(rate)));
        last = seen[i].at;
        wait = 120;
        repeats++;
    }
    expect_settled(count - 1, key, KEY_RELEASED, 2000, rate);
    assert_int_equal(holds, 1);
    assert_in_range(repeats, rate == 0 ? 9 : 10, 12);
}

static void test_repeat(void **state) {
    (void)state;
    static const struct step up[] = {{100, 144}, {2000, NOBODY}, {END, 0}};
    static const struct step down[] = {{100, 329}, {2000, NOBODY}, {END, 0}};
    for (size_t i = 0; i < RATES; i++) {
        play(up, 2200, rates[i]);
        check_repeats(KEY_UP, rates[i]);
        play(down, 2200, rates[i]);
        check_repeats(KEY_DOWN, rates[i]);
    }
}

/* At 1 ms all is known to the millisecond: 115 press, repeats from 615 on, held at 915. */
static void test_repeat_times(void **state) {
    (void)state;
    static const struct step steps[] = {{100, 329}, {1000, NOBODY}, {END, 0}};
    static const struct seen expected[] = {
        {115, {KEY_DOWN, KEY_PRESSED}},  {615, {KEY_DOWN, KEY_REPEATED}},
        {735, {KEY_DOWN, KEY_REPEATED}}, {855, {KEY_DOWN, KEY_REPEATED}},
        {915, {KEY_DOWN, KEY_HELD}},     {975, {KEY_DOWN, KEY_REPEATED}},
        {1015, {KEY_DOWN, KEY_RELEASED}}};
    play(steps, 1200, 1);
    assert_int_equal(count, sizeof expected / sizeof expected[0]);
    for (size_t i = 0; i < count; i++) {
        expect_event(i, expected[i].event.key, expected[i].event.phase, expected[i].at, 0);
    }
}

static void test_hold(void **state) {
    (void)state;
    static const uint16_t levels[] = {0, 504, 741};
    static const uint8_t codes[] = {KEY_RIGHT, KEY_LEFT, KEY_SELECT};
    for (size_t k = 0; k < 3; k++) {
        const struct step steps[] = {{100, levels[k]}, {3000, NOBODY}, {END, 0}};
        for (size_t i = 0; i < RATES; i++) {
            play(steps, 3200, rates[i]);
            assert_int_equal(count, 3);
            expect_settled(0, codes[k], KEY_PRESSED, 100, rates[i]);
            expect_event(1, codes[k], KEY_HELD, (uint16_t)(seen[0].at + 800), longest(rates[i]));
            expect_settled(2, codes[k], KEY_RELEASED, 3000, rates[i]);
        }
    }
}

/* Let go just before the first repeat: the readings that are to become the release stop it. */
static void test_no_repeat_in_release(void **state) {
    (void)state;
    static const struct step steps[] = {{100, 144}, {614, NOBODY}, {END, 0}};
    play(steps, 1000, 1);
    assert_int_equal(count, 2);
    expect_event(1, KEY_UP, KEY_RELEASED, 629, 0);
}

/* A caller that was busy for seconds gets the long press and one repeat, not a volley. */
static void test_busy_caller(void **state) {
    (void)state;
    struct keys keys;
    struct key_event event;
    size_t repeats = 0;
    keys_start(&keys);
    for (uint16_t now = 0; now <= 20; now++) {
        keys_sample(&keys, 144, now, &event);
    }
    assert_int_equal(keys.stable, KEY_UP);
    for (uint16_t now = 5000; now < 5100; now++) {
        repeats += keys_sample(&keys, 144, now, &event) && event.phase == KEY_REPEATED;
    }
    assert_int_equal(repeats, 1);
}

/* The 16-bit clock wraps at every possible place in a long press. */
static void test_clock_wrap(void **state) {
    (void)state;
    static const struct step steps[] = {{100, 329}, {1000, NOBODY}, {END, 0}};
    static struct seen plain[EVENTS];
    for (size_t i = 0; i < RATES; i++) {
        play(steps, 1200, rates[i]);
        size_t plain_count = count;
        memcpy(plain, seen, sizeof plain);
        for (uint16_t before = 0; before < 1200; before = (uint16_t)(before + 3)) {
            struct keys keys;
            keys_start(&keys);
            play_from(&keys, (uint16_t)(0 - before), steps, 1200, rates[i]);
            assert_int_equal(count, plain_count);
            assert_memory_equal(seen, plain, count * sizeof seen[0]);
        }
    }
}

/* Held for longer than the clock's period: one long press, an unbroken train of repeats. */
static void test_held_for_minutes(void **state) {
    (void)state;
    struct keys keys;
    struct key_event event;
    uint32_t holds = 0, repeats = 0, others = 0;
    keys_start(&keys);
    for (uint32_t now = 0; now < 200000; now += 5) {
        if (keys_sample(&keys, 144, (uint16_t)now, &event)) {
            holds += event.phase == KEY_HELD;
            repeats += event.phase == KEY_REPEATED;
            others += event.phase == KEY_RELEASED;
        }
    }
    assert_int_equal(holds, 1);
    assert_int_equal(others, 0);
    assert_in_range(repeats, 1650, 1663);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_repeat),
        cmocka_unit_test(test_repeat_times),
        cmocka_unit_test(test_hold),
        cmocka_unit_test(test_no_repeat_in_release),
        cmocka_unit_test(test_busy_caller),
        cmocka_unit_test(test_clock_wrap),
        cmocka_unit_test(test_held_for_minutes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
