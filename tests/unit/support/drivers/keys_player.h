#ifndef KOSTKA_TESTS_SUPPORT_KEYS_PLAYER_H
#define KOSTKA_TESTS_SUPPORT_KEYS_PLAYER_H

#include "ui/kit/keys.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Plays time tables of ladder levels into ui/kit/keys.h at several sampling rates. */

/* The common ladder. */
enum {
    LEVEL_RIGHT = 0,
    LEVEL_UP = 144,
    LEVEL_DOWN = 329,
    LEVEL_LEFT = 504,
    LEVEL_SELECT = 741,
    LEVEL_NONE = 1023
};

/* A change of the ladder's level, and the event that comes of it. */
struct keys_step {
    uint16_t at;    /* ms */
    uint16_t level; /* level of the ladder from then on; at first no key is down */
    bool settles;   /* the level stays there, and this event comes: */
    struct key_event event;
};
/* clang-format off */
#define KEYS_EVENT(key, phase) {(key), (phase)}
#define PRESSES(key)           true, KEYS_EVENT(key, KEY_PRESSED)
#define RELEASES(key)          true, KEYS_EVENT(key, KEY_RELEASED)
#define PASSES                 false, KEYS_EVENT(KEY_NONE, KEY_RELEASED)
/* clang-format on */

/* The pauses between readings, ms; 0 stands for irregular ones of 1..20. */
enum { KEYS_RATES = 6 };
extern const uint8_t keys_rates[KEYS_RATES];

/* The longest pause between two readings. */
uint16_t keys_longest_pause(uint8_t rate);

/* The events of a table before its end. */
enum { KEYS_SEEN_MAXIMUM = 64 };
struct keys_seen {
    size_t count;
    struct {
        uint16_t at;
        struct key_event event;
    } event[KEYS_SEEN_MAXIMUM];
};

/* Plays a table into fresh keys; at its time 0 the clock shows `origin`. */
struct keys_seen keys_play(const struct keys_step steps[], size_t count, uint16_t end, uint8_t rate,
                           uint16_t origin);

/* Plays a table at every rate. Fails the test unless exactly its events come. Each must come no
   earlier than 15 ms after its level was first seen, and no later than 15 ms and four readings
   after it settled there. If a key gives way to another (two lines of one time), the second event
   comes a reading later. */
void keys_expect(const struct keys_step steps[], size_t count);

#endif
