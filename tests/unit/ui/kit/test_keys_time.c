/* Repeats and long presses. */

#include "support/drivers/keys_player.h"
#include "support/testing.h"

enum { FIRST_REPEAT = 500, NEXT_REPEAT = 120, LONG_PRESS = 800 };

/* Holds a key from 100 ms until it is released. */
static struct keys_seen hold(uint16_t level, uint16_t released, uint8_t rate) {
    const struct keys_step steps[] = {{100, level, PASSES}, {released, LEVEL_NONE, PASSES}};

    return keys_play(steps, 2, (uint16_t)(released + 200), rate, 0);
}

static void check_repeats(enum key key, uint16_t level, uint8_t rate) {
    struct keys_seen seen = hold(level, 2000, rate);
    uint16_t pressed = seen.event[0].at;
    uint16_t last = pressed;
    uint16_t wait = FIRST_REPEAT;
    size_t repeats = 0;
    size_t holds = 0;

    for (size_t i = 1; i + 1 < seen.count; i++) {
        uint16_t at = seen.event[i].at;
        assert_int_equal(seen.event[i].event.key, key);
        if (seen.event[i].event.phase == KEY_HELD) {
            assert_in_range(at, pressed + LONG_PRESS,
                            pressed + LONG_PRESS + keys_longest_pause(rate));
            holds++;
            continue;
        }
        /* a long press that falls due together with a repeat makes the repeat one call late */
        assert_int_equal(seen.event[i].event.phase, KEY_REPEATED);
        assert_in_range(at, last + wait, last + wait + 2 * keys_longest_pause(rate));
        last = at;
        wait = NEXT_REPEAT;
        repeats++;
    }
    assert_int_equal(seen.event[seen.count - 1].event.phase, KEY_RELEASED);
    assert_int_equal(holds, 1);
    assert_in_range(repeats, rate == 0 ? 9 : 10, 12);
}

TEST(up_and_down_repeat) {
    for (size_t i = 0; i < KEYS_RATES; i++) {
        check_repeats(KEY_UP, LEVEL_UP, keys_rates[i]);
        check_repeats(KEY_DOWN, LEVEL_DOWN, keys_rates[i]);
    }
}

/* The key is sampled every millisecond. */
TEST(the_times_of_repeats_are_as_promised) {
    static const struct {
        uint16_t at;
        enum key_phase phase;
    } expected[] = {
        {115, KEY_PRESSED}, {615, KEY_REPEATED}, {735, KEY_REPEATED},  {855, KEY_REPEATED},
        {915, KEY_HELD},    {975, KEY_REPEATED}, {1015, KEY_RELEASED},
    };
    struct keys_seen seen = hold(LEVEL_DOWN, 1000, 1);

    assert_int_equal(seen.count, sizeof expected / sizeof expected[0]);
    for (size_t i = 0; i < seen.count; i++) {
        assert_int_equal(seen.event[i].at, expected[i].at);
        assert_int_equal(seen.event[i].event.key, KEY_DOWN);
        assert_int_equal(seen.event[i].event.phase, expected[i].phase);
    }
}

TEST(the_other_keys_are_held_once_and_never_repeat) {
    static const struct {
        enum key key;
        uint16_t level;
    } others[] = {{KEY_RIGHT, LEVEL_RIGHT}, {KEY_LEFT, LEVEL_LEFT}, {KEY_SELECT, LEVEL_SELECT}};
    static const enum key_phase phases[] = {KEY_PRESSED, KEY_HELD, KEY_RELEASED};

    for (size_t k = 0; k < 3; k++) {
        for (size_t i = 0; i < KEYS_RATES; i++) {
            struct keys_seen seen = hold(others[k].level, 3000, keys_rates[i]);
            uint16_t due = (uint16_t)(seen.event[0].at + LONG_PRESS);
            assert_int_equal(seen.count, 3);
            for (size_t e = 0; e < 3; e++) {
                assert_int_equal(seen.event[e].event.key, others[k].key);
                assert_int_equal(seen.event[e].event.phase, phases[e]);
            }
            assert_in_range(seen.event[1].at, due, due + keys_longest_pause(keys_rates[i]));
        }
    }
}

/* The readings that lead to the release stop a repeat that falls due meanwhile. */
TEST(a_key_let_go_just_before_a_repeat_does_not_repeat) {
    struct keys_seen seen = hold(LEVEL_UP, 614, 1);

    assert_int_equal(seen.count, 2);
    assert_int_equal(seen.event[1].event.phase, KEY_RELEASED);
    assert_int_equal(seen.event[1].at, 629);
}

TEST(a_caller_that_was_busy_gets_one_repeat_and_not_a_volley) {
    struct keys keys;
    struct key_event event;
    size_t repeats = 0;

    keys_start(&keys);
    for (uint16_t now = 0; now <= 20; now++) {
        keys_sample(&keys, LEVEL_UP, now, &event);
    }
    assert_int_equal(keys.stable, KEY_UP);
    for (uint16_t now = 5000; now < 5100; now++) {
        repeats += keys_sample(&keys, LEVEL_UP, now, &event) && event.phase == KEY_REPEATED;
    }
    assert_int_equal(repeats, 1);
}

static void expect_equal(const struct keys_seen *seen, const struct keys_seen *plain) {
    assert_int_equal(seen->count, plain->count);
    for (size_t i = 0; i < plain->count; i++) {
        assert_int_equal(seen->event[i].at, plain->event[i].at);
        assert_int_equal(seen->event[i].event.phase, plain->event[i].event.phase);
    }
}

/* The clock wraps at every third millisecond of a long press. */
TEST(the_clock_may_wrap) {
    static const struct keys_step steps[] = {{100, LEVEL_DOWN, PASSES}, {1000, LEVEL_NONE, PASSES}};

    for (size_t i = 0; i < KEYS_RATES; i++) {
        struct keys_seen plain = keys_play(steps, 2, 1200, keys_rates[i], 0);
        for (uint16_t before = 0; before < 1200; before = (uint16_t)(before + 3)) {
            struct keys_seen seen =
                keys_play(steps, 2, 1200, keys_rates[i], (uint16_t)(0 - before));
            expect_equal(&seen, &plain);
        }
    }
}

/* A press longer than the clock's period is one long press and an unbroken train of repeats. */
TEST(a_key_may_be_held_for_minutes) {
    struct keys keys;
    struct key_event event;
    uint32_t holds = 0;
    uint32_t repeats = 0;
    uint32_t releases = 0;

    keys_start(&keys);
    for (uint32_t now = 0; now < 200000; now += 5) {
        if (keys_sample(&keys, LEVEL_UP, (uint16_t)now, &event)) {
            holds += event.phase == KEY_HELD;
            repeats += event.phase == KEY_REPEATED;
            releases += event.phase == KEY_RELEASED;
        }
    }
    assert_int_equal(holds, 1);
    assert_int_equal(releases, 0);
    assert_in_range(repeats, 1650, 1663);
}
