/* Debouncing. */

#include "support/drivers/keys_player.h"
#include "support/testing.h"

#define EXPECT(steps) keys_expect(steps, sizeof(steps) / sizeof(steps)[0])

TEST(a_key_is_pressed_and_released) {
    static const struct keys_step steps[] = {
        {100, LEVEL_SELECT, PRESSES(KEY_SELECT)},
        {300, LEVEL_NONE, RELEASES(KEY_SELECT)},
    };

    EXPECT(steps);
}

/* A key counts at its fourth reading or 15 ms after its first, whichever is later. */
TEST(the_fourth_reading_counts) {
    struct keys keys;
    struct key_event event;

    keys_start(&keys);
    for (uint16_t now = 0; now < 15; now++) {
        assert_false(keys_sample(&keys, LEVEL_RIGHT, now, &event));
    }
    assert_true(keys_sample(&keys, LEVEL_RIGHT, 15, &event));
    assert_int_equal(event.key, KEY_RIGHT);
    assert_int_equal(keys.stable, KEY_RIGHT);
    keys_start(&keys);
    for (uint16_t now = 0; now < 60; now += 20) {
        assert_false(keys_sample(&keys, LEVEL_RIGHT, now, &event));
    }
    assert_true(keys_sample(&keys, LEVEL_RIGHT, 60, &event));
}

TEST(one_reading_of_another_key_starts_the_count_anew) {
    struct keys keys;
    struct key_event event;

    keys_start(&keys);
    for (uint16_t now = 0; now < 200; now++) {
        uint16_t level = now % 14 == 13 ? LEVEL_NONE : LEVEL_RIGHT;
        assert_false(keys_sample(&keys, level, now, &event));
    }
}

TEST(a_key_that_bounces_fast_counts_once) {
    static const struct keys_step steps[] = {
        {100, LEVEL_LEFT, PASSES},
        {101, LEVEL_NONE, PASSES},
        {102, LEVEL_LEFT, PASSES},
        {103, LEVEL_NONE, PASSES},
        {104, LEVEL_LEFT, PRESSES(KEY_LEFT)},
        {300, LEVEL_NONE, PASSES},
        {301, LEVEL_LEFT, PASSES},
        {302, LEVEL_NONE, PASSES},
        {303, LEVEL_LEFT, PASSES},
        {304, LEVEL_NONE, RELEASES(KEY_LEFT)},
    };

    EXPECT(steps);
}

TEST(a_key_that_bounces_slowly_counts_once) {
    static const struct keys_step steps[] = {
        {100, LEVEL_LEFT, PASSES}, {107, LEVEL_NONE, PASSES}, {114, LEVEL_LEFT, PRESSES(KEY_LEFT)},
        {300, LEVEL_NONE, PASSES}, {307, LEVEL_LEFT, PASSES}, {314, LEVEL_NONE, RELEASES(KEY_LEFT)},
    };

    EXPECT(steps);
}

TEST(a_key_that_nearly_settles_before_it_bounces_counts_once) {
    static const struct keys_step steps[] = {
        {100, LEVEL_LEFT, PASSES}, {114, LEVEL_NONE, PASSES}, {115, LEVEL_LEFT, PRESSES(KEY_LEFT)},
        {300, LEVEL_NONE, PASSES}, {314, LEVEL_LEFT, PASSES}, {315, LEVEL_NONE, RELEASES(KEY_LEFT)},
    };

    EXPECT(steps);
}

TEST(a_key_that_bounces_unevenly_counts_once) {
    static const struct keys_step steps[] = {
        {100, LEVEL_LEFT, PASSES},
        {105, LEVEL_NONE, PASSES},
        {110, LEVEL_LEFT, PASSES},
        {112, LEVEL_NONE, PASSES},
        {115, LEVEL_LEFT, PRESSES(KEY_LEFT)},
        {300, LEVEL_NONE, PASSES},
        {305, LEVEL_LEFT, PASSES},
        {310, LEVEL_NONE, PASSES},
        {312, LEVEL_LEFT, PASSES},
        {315, LEVEL_NONE, RELEASES(KEY_LEFT)},
    };

    EXPECT(steps);
}

/* The disturbance may have any level and come at any phase of the sampling. */
TEST(a_disturbance_below_15_ms_is_never_seen) {
    for (uint16_t at = 100; at < 120; at++) {
        for (uint16_t other = 0; other <= 1000; other = (uint16_t)(other + 100)) {
            const struct keys_step dip[] = {{10, LEVEL_DOWN, PRESSES(KEY_DOWN)},
                                            {at, other, PASSES},
                                            {at + 14, LEVEL_DOWN, PASSES}};
            const struct keys_step spike[] = {{at, other, PASSES}, {at + 14, LEVEL_NONE, PASSES}};
            EXPECT(dip);
            EXPECT(spike);
        }
    }
}

/* The level stays 3 ms in each band, as a capacitor makes it. */
TEST(a_level_that_glides_through_all_bands_is_one_key) {
    static const struct keys_step steps[] = {
        {100, 900, PASSES},
        {103, LEVEL_SELECT, PASSES},
        {106, LEVEL_LEFT, PASSES},
        {109, LEVEL_DOWN, PASSES},
        {112, LEVEL_UP, PASSES},
        {115, LEVEL_RIGHT, PRESSES(KEY_RIGHT)},
        {300, LEVEL_UP, PASSES},
        {303, LEVEL_DOWN, PASSES},
        {306, LEVEL_LEFT, PASSES},
        {309, LEVEL_SELECT, PASSES},
        {312, LEVEL_NONE, RELEASES(KEY_RIGHT)},
    };

    EXPECT(steps);
}

TEST(a_key_that_gives_way_to_another_is_released_first) {
    static const struct keys_step steps[] = {
        {100, LEVEL_SELECT, PRESSES(KEY_SELECT)},
        {200, LEVEL_LEFT, PASSES},
        {203, LEVEL_DOWN, PASSES},
        {206, LEVEL_UP, RELEASES(KEY_SELECT)},
        {206, LEVEL_UP, PRESSES(KEY_UP)},
        {400, LEVEL_NONE, RELEASES(KEY_UP)},
    };

    EXPECT(steps);
}
