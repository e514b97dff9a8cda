#include "support/drivers/keys_player.h"

#include "support/testing.h"

enum { SETTLED_AFTER = 15, READINGS = 4, IRREGULAR_MAXIMUM = 20, AFTERWARDS = 200 };

const uint8_t keys_rates[KEYS_RATES] = {1, 2, 5, 7, 10, 0};

uint16_t keys_longest_pause(uint8_t rate) {
    return rate ? rate : IRREGULAR_MAXIMUM;
}

static uint16_t level_at(const struct keys_step steps[], size_t count, uint16_t time) {
    uint16_t level = LEVEL_NONE;

    for (size_t i = 0; i < count && steps[i].at <= time; i++) {
        level = steps[i].level;
    }
    return level;
}

static uint16_t pause(uint8_t rate, uint32_t *chance) {
    *chance = *chance * 1664525u + 1013904223u;
    return rate ? rate : (uint16_t)(1 + (*chance >> 16) % IRREGULAR_MAXIMUM);
}

struct keys_seen keys_play(const struct keys_step steps[], size_t count, uint16_t end, uint8_t rate,
                           uint16_t origin) {
    struct keys_seen seen = {.count = 0};
    uint32_t chance = 12345;
    struct keys keys;

    keys_start(&keys);
    for (uint16_t time = 0; time < end; time = (uint16_t)(time + pause(rate, &chance))) {
        struct key_event event;
        if (keys_sample(&keys, level_at(steps, count, time), (uint16_t)(origin + time), &event)) {
            assert_true(seen.count < KEYS_SEEN_MAXIMUM);
            seen.event[seen.count].at = time;
            seen.event[seen.count++].event = event;
        }
    }
    return seen;
}

/* Returns when the level of a step first appeared after the event before it. */
static uint16_t first_there(const struct keys_step steps[], size_t step) {
    uint16_t first = steps[step].at;

    for (size_t i = step; i-- > 0 && !steps[i].settles;) {
        if (steps[i].level == steps[step].level) {
            first = steps[i].at;
        }
    }
    return first;
}

static void check_event(const struct keys_step steps[], size_t step, const struct keys_seen *seen,
                        size_t index, uint8_t rate) {
    uint16_t longest = keys_longest_pause(rate);
    bool second = step > 0 && steps[step - 1].settles && steps[step - 1].at == steps[step].at;
    uint16_t earliest = first_there(steps, step) + SETTLED_AFTER;
    uint16_t latest = (uint16_t)(steps[step].at + SETTLED_AFTER + (READINGS + second) * longest);

    assert_true(index < seen->count);
    assert_int_equal(seen->event[index].event.key, steps[step].event.key);
    assert_int_equal(seen->event[index].event.phase, steps[step].event.phase);
    assert_in_range(seen->event[index].at, earliest, latest);
}

void keys_expect(const struct keys_step steps[], size_t count) {
    for (size_t i = 0; i < KEYS_RATES; i++) {
        uint16_t end = (uint16_t)(steps[count - 1].at + AFTERWARDS);
        struct keys_seen seen = keys_play(steps, count, end, keys_rates[i], 0);
        size_t events = 0;

        for (size_t step = 0; step < count; step++) {
            if (steps[step].settles) {
                check_event(steps, step, &seen, events++, keys_rates[i]);
            }
        }
        assert_int_equal(seen.count, events);
    }
}
