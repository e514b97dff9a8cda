#include "support/keys_player.h"

#include <stddef.h>
#include <stdint.h>

#include "support/testing.h"

const uint8_t rates[RATES] = {1, 2, 5, 7, 10, 0};

struct seen seen[EVENTS];
size_t count;

static uint16_t level_at(const struct step *steps, uint16_t time) {
    uint16_t level = NOBODY;
    for (; steps->at != END && steps->at <= time; steps++) {
        level = steps->level;
    }
    return level;
}

static uint16_t pause(uint8_t rate, uint32_t *random) {
    *random = *random * 1664525u + 1013904223u;
    return rate ? rate : (uint16_t)(1 + (*random >> 16) % 20);
}

void play_from(struct keys *keys, uint16_t origin, const struct step *steps, uint16_t length,
               uint8_t rate) {
    uint32_t random = 12345;
    count = 0;
    for (uint16_t time = 0; time < length; time = (uint16_t)(time + pause(rate, &random))) {
        struct key_event event;
        if (keys_sample(keys, level_at(steps, time), (uint16_t)(origin + time), &event)) {
            assert_true(count < EVENTS);
            seen[count++] = (struct seen){time, event};
        }
    }
}

void play(const struct step *steps, uint16_t length, uint8_t rate) {
    struct keys keys;
    keys_start(&keys);
    play_from(&keys, 0, steps, length, rate);
}

uint16_t longest(uint8_t rate) {
    return rate ? rate : 20;
}

void expect_event(size_t index, uint8_t key, uint8_t phase, uint16_t from, uint16_t late) {
    assert_true(index < count);
    assert_int_equal(seen[index].event.key, key);
    assert_int_equal(seen[index].event.phase, phase);
    assert_in_range(seen[index].at, from, (uintmax_t)from + late);
}

void expect_settled(size_t index, uint8_t key, uint8_t phase, uint16_t at, uint8_t rate) {
    expect_event(index, key, phase, (uint16_t)(at + 15), (uint16_t)(4 * longest(rate)));
}
