#include "power/slots.h"

#include <string.h>

enum { OVERHEAD = 6, COMMITTED = 0xA5 };

static const struct {
    const char *name;
    uint16_t start;
    uint8_t slots, capacity;
} kinds[SLOTS_KINDS] = {
    {"settings", 8, 4, 8},    {"calibration", 64, 2, 12}, {"pool", 100, 2, 32},
    {"board 1", 524, 2, 56},  {"board 2", 648, 2, 56},    {"board 3", 772, 2, 56},
    {"graph", 896, 2, 34},    {"game 1", 976, 2, 156},    {"game 2", 1300, 2, 156},
    {"game 3", 1624, 2, 156}, {"game 4", 1948, 2, 156},   {"game 5", 2272, 2, 156}};

/* Offsets in the header of a game. */
enum { ENTRIES = 50, OWN_CHECK = 52, SEED = 86, SEED_SECRET = 12 };

enum { JOURNALS = 2596, DECISION = 0x80, THROW = 0x40, SUM = 0x3F };

/* The number of bytes of a decision behind its check byte, by game. */
static const uint8_t data_bytes[SLOTS_GAMES] = {1, 1, 1, 3, 3};

const char *slots_name(unsigned kind) {
    return kinds[kind].name;
}

/* CCITT, bit by bit. */
static uint16_t crc_of(uint16_t crc, const uint8_t *bytes, unsigned count) {
    for (unsigned bit = 0; bit < 8 * count; bit++) {
        unsigned carry = (crc >> 15 ^ bytes[bit / 8] >> (7 - bit % 8)) & 1;
        crc = (uint16_t)(crc << 1 ^ (carry ? 0x1021 : 0));
    }
    return crc;
}

struct slots_record slots_newest(const uint8_t *memory, unsigned kind) {
    struct slots_record newest;
    memset(&newest, 0, sizeof newest);
    for (unsigned slot = 0; slot < kinds[kind].slots; slot++) {
        const uint8_t *at = memory + kinds[kind].start + slot * (kinds[kind].capacity + OVERHEAD);
        if (at[0] > kinds[kind].capacity || at[1] != COMMITTED ||
            crc_of(kinds[kind].start, at, at[0] + OVERHEAD) != 0 ||
            (newest.found && (int8_t)(at[2] - newest.sequence) <= 0)) {
            continue;
        }
        newest = (struct slots_record){true, at[2], at[3], at[0], {0}};
        memcpy(newest.payload, at + 4, at[0]);
    }
    return newest;
}

bool slots_same(const struct slots_record *a, const struct slots_record *b) {
    return a->found == b->found && a->sequence == b->sequence && a->format == b->format &&
           a->length == b->length && memcmp(a->payload, b->payload, a->length) == 0;
}

unsigned slots_kind(uint16_t address) {
    unsigned kind = 0;
    while (kind < SLOTS_KINDS &&
           (address < kinds[kind].start ||
            address >= kinds[kind].start + kinds[kind].slots * (kinds[kind].capacity + OVERHEAD))) {
        kind++;
    }
    return kind;
}

static uint16_t word_at(const uint8_t *bytes) {
    return (uint16_t)(bytes[0] | bytes[1] << 8);
}

static uint16_t key_of(const uint8_t *header) {
    uint16_t key = word_at(header + OWN_CHECK);
    for (unsigned i = 0; i < SEED_SECRET; i++) {
        key = (uint16_t)((key << 3 | key >> 13) ^ header[SEED + i]);
    }
    return key;
}

/* The check x^6 + x + 1, bit by bit from the low end. */
static unsigned mixed(unsigned sum, unsigned byte) {
    for (unsigned bit = 0; bit < 8; bit++) {
        sum = sum >> 1 ^ ((sum ^ byte >> bit) & 1 ? 0x30 : 0);
    }
    return sum;
}

/* The check byte of an entry of so many bytes at an offset. The entry's first byte is not read. */
static unsigned check_of(uint16_t key, unsigned offset, const uint8_t *entry, unsigned bytes) {
    unsigned sum = mixed(mixed(SUM, key & 0xFF), key >> 8);
    sum = mixed(mixed(sum, offset & 0xFF), offset >> 8);
    for (unsigned i = 1; i < bytes; i++) {
        sum = mixed(sum, entry[i]);
    }
    return (bytes > 1 ? DECISION : THROW) | (sum == SUM ? 0 : sum);
}

struct slots_events slots_events(const uint8_t *memory, unsigned game) {
    const struct slots_record header = slots_newest(memory, SLOTS_GAME + game);
    const uint8_t *area = memory + JOURNALS + game * SLOTS_JOURNAL;
    struct slots_events events = {0, 0, 0, {0}};
    unsigned from = header.length ? word_at(header.payload + ENTRIES) : 0;
    while (header.length) {
        uint8_t *entry = events.entries + events.bytes;
        unsigned offset = (from + events.bytes) % SLOTS_JOURNAL, bytes = 1;
        unsigned room = SLOTS_JOURNAL - 1 - events.bytes;
        for (unsigned i = 0; i <= data_bytes[game] && i < room; i++) {
            entry[i] = area[(offset + i) % SLOTS_JOURNAL];
        }
        if (room &&
            entry[0] == check_of(key_of(header.payload), offset, entry, 1 + data_bytes[game])) {
            bytes = 1 + data_bytes[game];
        } else if (!room || entry[0] != check_of(key_of(header.payload), offset, entry, 1)) {
            break;
        }
        if (bytes > room) {
            break;
        }
        events.last = (uint16_t)(area - memory + offset);
        events.bytes += bytes;
        events.count++;
    }
    return events;
}

bool slots_same_events(const struct slots_events *a, const struct slots_events *b) {
    return a->bytes == b->bytes && memcmp(a->entries, b->entries, a->bytes) == 0;
}

bool slots_follows(const struct slots_events *events, const struct slots_events *more) {
    unsigned both = events->bytes < more->bytes ? events->bytes : more->bytes;
    return more->count <= events->count + 1 && memcmp(events->entries, more->entries, both) == 0;
}

bool slots_lacks_last(const struct slots_events *events, const struct slots_events *less) {
    return less->count + 1 == events->count &&
           memcmp(events->entries, less->entries, less->bytes) == 0;
}

bool slots_is_event(uint16_t address) {
    return address >= JOURNALS && address < JOURNALS + SLOTS_GAMES * SLOTS_JOURNAL;
}
