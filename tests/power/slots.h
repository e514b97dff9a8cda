#ifndef KOSTKA_TESTS_POWER_SLOTS_H
#define KOSTKA_TESTS_POWER_SLOTS_H

#include <stdbool.h>
#include <stdint.h>

/* The records in an EEPROM of 4,096 bytes, found without the firmware's code: the layout of
   firmware/store/store.c and ring.h stated a second time. */

enum { SLOTS_KINDS = 18, SLOTS_SIZE = 4096, SLOTS_PAYLOAD = 90, SLOTS_POOL = 2, SLOTS_GAME = 7 };

struct slots_record {
    bool found;
    uint8_t sequence, format, length;
    uint8_t payload[SLOTS_PAYLOAD];
};

const char *slots_name(unsigned kind);

/* The newest valid record of a kind. */
struct slots_record slots_newest(const uint8_t *memory, unsigned kind);

/* Whether two are the same record. */
bool slots_same(const struct slots_record *a, const struct slots_record *b);

/* Which kind's ring an address belongs to; SLOTS_KINDS if none's. */
unsigned slots_kind(uint16_t address);

#endif
