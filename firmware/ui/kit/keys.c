#include "ui/kit/keys.h"

#include "core/number/flash.h"
#include <string.h>

enum { READINGS = 4, READING_MS = 5, REPEAT_FIRST_MS = 500, REPEAT_MS = 120, HOLD_MS = 800 };

#if defined(__AVR__)
_Static_assert(sizeof(struct keys) <= 16, "struct keys has grown");
#endif

/* The level of each key, by enum key. A reading means the key with the nearest level. */
static struct ladder {
    uint16_t level[1 + KEYS_COUNT];
} ladder;

/* These are not the levels of a real ladder. They are chosen so that the default thresholds lie
   half-way between neighbours; for that the level of the right key has to be negative. */
static const FLASH struct ladder defaults = {{KEYS_LEVELS - 1, 65536 - 123, 223, 277, 623, 677}};

void keys_default(void) {
    ladder = defaults;
}

bool keys_are_alike(uint16_t level, uint16_t other) {
    return (uint16_t)(level - other + (KEYS_DISTANCE_LEAST - 1)) < 2 * KEYS_DISTANCE_LEAST - 1;
}

/* No level may be too near to that of another key, or to that of no key, which is the highest
   possible. */
bool keys_calibrate(const struct keypad *measured) {
    for (uint8_t i = 0; i < KEYS_COUNT; i++) {
        uint16_t level = measured->level[i];
        if (level > KEYS_LEVELS - 1 - KEYS_DISTANCE_LEAST) {
            return false;
        }
        for (uint8_t j = 0; j < i; j++) {
            if (keys_are_alike(level, measured->level[j])) {
                return false;
            }
        }
    }
    memcpy(&ladder.level[KEY_RIGHT], measured->level, sizeof measured->level);
    return true;
}

/* Twice the distance, less one if the key's level is above the reading: half-way between two keys
   the upper one is nearer. */
static uint16_t distance_from(uint16_t level, enum key key) {
    uint16_t distance = (uint16_t)(2 * (level - ladder.level[key]));

    return distance > INT16_MAX ? (uint16_t)~distance : distance;
}

enum key keys_decode(uint16_t level) {
    uint16_t nearest = UINT16_MAX;
    enum key meaning = KEY_NONE;

    for (uint8_t key = KEY_NONE; key <= KEYS_COUNT; key++) {
        uint16_t distance = distance_from(level, (enum key)key);
        if (distance < nearest) {
            nearest = distance;
            meaning = (enum key)key;
        }
    }
    return meaning;
}

void keys_start(struct keys *keys) {
    *keys = (struct keys){0};
    keys_default();
}

/* Takes one step from the stable key to the candidate: a release or a press. A change from key to
   key takes two calls. */
static enum key_phase change(struct keys *keys, uint16_t now) {
    if (keys->stable != KEY_NONE) {
        keys->stable = KEY_NONE;
        return KEY_RELEASED;
    }
    keys->stable = keys->candidate;
    keys->pressed_at = now;
    keys->repeat_at = now + REPEAT_FIRST_MS;
    keys->held = false;
    return KEY_PRESSED;
}

static bool repeats(enum key key) {
    return key == KEY_UP || key == KEY_DOWN;
}

/* True if the stable key, which is still down, has an event. A repeat is timed from the report of
   the one before, so that a caller that was busy for long gets one repeat and not all that it
   missed. Differences are taken modulo 2^16: right across a wrap. */
static bool stay(struct keys *keys, uint16_t now, enum key_phase *phase) {
    if (!keys->held && (uint16_t)(now - keys->pressed_at) >= HOLD_MS) {
        keys->held = true;
        *phase = KEY_HELD;
        return true;
    }
    if (repeats(keys->stable) && (int16_t)(now - keys->repeat_at) >= 0) {
        keys->repeat_at = now + REPEAT_MS;
        *phase = KEY_REPEATED;
        return true;
    }
    return false;
}

/* Counts equal readings READING_MS apart. The low byte of the time is enough: a pause of 256 ms
   that looks like none delays the count by one reading. */
static void debounce(struct keys *keys, enum key key, uint8_t now) {
    if (key != keys->candidate) {
        keys->candidate = key;
        keys->equal = 0;
    } else if (keys->equal == READINGS || (uint8_t)(now - keys->counted_at) < READING_MS) {
        return;
    }
    keys->equal++;
    keys->counted_at = now;
}

/* A reading that differs from the stable key stops repeats and the long press at once, before it
   counts: what follows may be the release. */
bool keys_sample(struct keys *keys, uint16_t level, uint16_t now_milliseconds,
                 struct key_event *event) {
    enum key key = keys_decode(level);

    debounce(keys, key, (uint8_t)now_milliseconds);
    event->key = keys->stable != KEY_NONE ? keys->stable : key;
    if (key == keys->stable) {
        return key != KEY_NONE && stay(keys, now_milliseconds, &event->phase);
    }
    if (keys->equal < READINGS) {
        return false;
    }
    event->phase = change(keys, now_milliseconds);
    return true;
}
