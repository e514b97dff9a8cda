#ifndef KOSTKA_TESTS_POWER_READER_H
#define KOSTKA_TESTS_POWER_READER_H

#include <stdbool.h>
#include <stdint.h>

/* True if the firmware's own store, on this EEPROM, loads exactly that payload for the kind, or
   none if length is 0. */
bool reader_loads(const uint8_t *memory, unsigned kind, const uint8_t *payload, uint8_t length);

#endif
