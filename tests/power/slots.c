#include "power/slots.h"

#include <string.h>

enum { OVERHEAD = 6, COMMITTED = 0xA5 };

static const struct {
    const char *name;
    uint16_t start;
    uint8_t slots, capacity;
} kinds[SLOTS_KINDS] = {
    {"settings", 8, 4, 8},     {"calibration", 64, 2, 12}, {"pool", 100, 2, 32},
    {"board 1", 524, 2, 56},   {"board 2", 648, 2, 56},    {"board 3", 772, 2, 56},
    {"graph", 896, 2, 34},     {"game 1", 976, 4, 80},     {"game 2", 1320, 4, 80},
    {"game 3", 1664, 4, 80},   {"game 4", 2008, 4, 80},    {"game 5", 2352, 4, 80},
    {"game 6", 2696, 4, 80},   {"review 1", 3040, 2, 90},  {"review 2", 3232, 2, 90},
    {"review 3", 3424, 2, 90}, {"review 4", 3616, 2, 90},  {"review 5", 3808, 2, 90}};

const char *slots_name(unsigned kind) {
    return kinds[kind].name;
}

/* Bit by bit, CCITT. */
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
