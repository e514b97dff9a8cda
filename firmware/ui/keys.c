#include "ui/keys.h"

enum {
    READINGS = 4,
    READING_MS = 5,
    REPEAT_FIRST_MS = 500,
    REPEAT_MS = 120,
    HOLD_MS = 800,
    LEVEL_FIRST = 50,
    LEVEL_STEP = 200
};

#if defined(__AVR__)
_Static_assert(sizeof(struct keys) <= 16, "struct keys has grown");
_Static_assert(sizeof(struct keys_calibration) == 10, "the store keeps 10 bytes");
#endif

/* Bands of levels in ascending order: below band[0].end it is band[0].key, else below band[1].end
   it is band[1].key, and so on. */
static struct band {
    uint16_t end;
    uint8_t key;
} ladder[KEYS_COUNT];

void keys_default(void) {
    uint16_t end = LEVEL_FIRST;
    for (uint8_t i = 0; i < KEYS_COUNT; i++) {
        ladder[i].end = end;
        ladder[i].key = (uint8_t)(KEY_RIGHT + i);
        end += LEVEL_STEP;
    }
}

/* Needs no sorting: a key's place is the number of keys below it. Equal levels fail as neighbours
   at no distance, so when all pass they have five different places. */
static bool place_keys(const struct keys_calibration *measured, bool store) {
    for (uint8_t i = 0; i < KEYS_COUNT; i++) {
        uint16_t level = measured->level[i];
        uint16_t above = KEYS_LEVELS - 1;
        struct band *place = ladder;
        for (uint8_t j = 0; j < KEYS_COUNT; j++) {
            uint16_t other = measured->level[j];
            if (other < level) {
                place++;
            } else if (other < above && j != i) {
                above = other;
            }
        }
        if (level >= KEYS_LEVELS || above < (uint16_t)(level + KEYS_DISTANCE_LEAST)) {
            return false;
        }
        if (store) {
            place->end = (uint16_t)((level + above + 1u) / 2);
            place->key = (uint8_t)(KEY_RIGHT + i);
        }
    }
    return true;
}

bool keys_calibrate(const struct keys_calibration *measured) {
    return place_keys(measured, false) && place_keys(measured, true);
}

enum key keys_decode(uint16_t level) {
    for (const struct band *band = ladder; band < ladder + KEYS_COUNT; band++) {
        if (level < band->end) {
            return band->key;
        }
    }
    return KEY_NONE;
}

void keys_start(struct keys *keys) {
    *keys = (struct keys){0};
    keys_default();
}

/* One step from the stable key to the candidate; a second call takes the other. */
static void change(struct keys *keys, uint16_t now, struct key_event *event) {
    if (keys->stable != KEY_NONE) {
        event->key = keys->stable;
        event->phase = KEY_RELEASED;
        keys->stable = KEY_NONE;
        return;
    }
    event->key = keys->candidate;
    event->phase = KEY_PRESSED;
    keys->stable = keys->candidate;
    keys->pressed_at = now;
    keys->repeat_at = now + REPEAT_FIRST_MS;
    keys->held = false;
}

/* A repeat is timed from the one before as it was reported, so that a caller that was busy for long
   gets one and not all that it missed. Differences are taken modulo 2^16: right across a wrap. */
static bool stay(struct keys *keys, uint16_t now, struct key_event *event) {
    event->key = keys->stable;
    if (!keys->held && (uint16_t)(now - keys->pressed_at) >= HOLD_MS) {
        keys->held = true;
        event->phase = KEY_HELD;
        return true;
    }
    if ((keys->stable == KEY_UP || keys->stable == KEY_DOWN) &&
        (int16_t)(now - keys->repeat_at) >= 0) {
        keys->repeat_at = now + REPEAT_MS;
        event->phase = KEY_REPEATED;
        return true;
    }
    return false;
}

/* Counts equal readings READING_MS apart. The low byte of the time is enough: a pause of 256 ms
   that looks like none delays the count by one reading. */
static void debounce(struct keys *keys, uint8_t key, uint8_t now) {
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
    uint8_t key = keys_decode(level);
    debounce(keys, key, (uint8_t)now_milliseconds);
    if (key == keys->stable) {
        return key != KEY_NONE && stay(keys, now_milliseconds, event);
    }
    if (keys->equal < READINGS) {
        return false;
    }
    change(keys, now_milliseconds, event);
    return true;
}
