#ifndef KOSTKA_TESTS_SUPPORT_KEYS_PLAYER_H
#define KOSTKA_TESTS_SUPPORT_KEYS_PLAYER_H

#include "ui/kit/keys.h"
#include <stddef.h>
#include <stdint.h>

/* Plays time tables of ladder levels into ui/keys at several sampling rates and keeps the events.
 */

enum { NOBODY = 1023, END = 0xFFFF, EVENTS = 64, RATES = 6 };

/* How often the caller looks, ms; 0 is irregular, 1..20. */
extern const uint8_t rates[RATES];

/* The level of the ladder from a time on; ends with END. */
struct step {
    uint16_t at, level;
};

struct seen {
    uint16_t at;
    struct key_event event;
};

extern struct seen seen[EVENTS];
extern size_t count;

/* Into keys that have just been started. Times of events count from the table's start, the clock
   from `origin`. */
void play_from(struct keys *keys, uint16_t origin, const struct step *steps, uint16_t length,
               uint8_t rate);

/* Into fresh keys, from time 0. */
void play(const struct step *steps, uint16_t length, uint8_t rate);

/* The longest pause between two readings. */
uint16_t longest(uint8_t rate);

/* An event, at the earliest at a time and at most `late` after it. */
void expect_event(size_t index, uint8_t key, uint8_t phase, uint16_t from, uint16_t late);

/* The event of a level that settles at a time: 15 ms later at the earliest. At the latest one
   sampling period until it is seen, and three times less than 5 ms and a period until it counts
   again. */
void expect_settled(size_t index, uint8_t key, uint8_t phase, uint16_t at, uint8_t rate);

#endif
