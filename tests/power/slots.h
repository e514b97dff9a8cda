#ifndef KOSTKA_TESTS_POWER_SLOTS_H
#define KOSTKA_TESTS_POWER_SLOTS_H

#include <stdbool.h>
#include <stdint.h>

/* Reads the records in an EEPROM of 4,096 bytes, and the events of games, without the firmware's
   code: states the layout of firmware/store/store.c, ring.h and journal.h a second time. */

enum {
    SLOTS_KINDS = 12,
    SLOTS_SIZE = 4096,
    SLOTS_PAYLOAD = 156,
    SLOTS_POOL = 2,
    SLOTS_GAME = 7, /* the first of SLOTS_GAMES */
    SLOTS_GAMES = 5,
    SLOTS_JOURNAL = 300 /* bytes of the events of a game */
};

struct slots_record {
    bool found;
    uint8_t sequence, format, length;
    uint8_t payload[SLOTS_PAYLOAD];
};

const char *slots_name(unsigned kind);

/* The newest valid record of a kind. */
struct slots_record slots_newest(const uint8_t *memory, unsigned kind);

/* True if two are the same record. */
bool slots_same(const struct slots_record *a, const struct slots_record *b);

/* The kind whose ring an address belongs to; SLOTS_KINDS: none. */
unsigned slots_kind(uint16_t address);

/* The events of a game, 0..SLOTS_GAMES - 1, as they are stored behind its newest header. */
struct slots_events {
    unsigned count;
    unsigned bytes;
    uint16_t last; /* the address of the check byte of the last event */
    uint8_t entries[SLOTS_JOURNAL];
};

struct slots_events slots_events(const uint8_t *memory, unsigned game);
bool slots_same_events(const struct slots_events *a, const struct slots_events *b);

/* True if `more` is `events` with one event more, or with some of them dropped at the end. */
bool slots_follows(const struct slots_events *events, const struct slots_events *more);

/* True if `less` is `events` without the last one. */
bool slots_lacks_last(const struct slots_events *events, const struct slots_events *less);

/* True if an address belongs to the events of a game. */
bool slots_is_event(uint16_t address);

#endif
