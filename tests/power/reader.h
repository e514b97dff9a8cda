#ifndef KOSTKA_TESTS_POWER_READER_H
#define KOSTKA_TESTS_POWER_READER_H

#include <stdbool.h>
#include <stdint.h>

/* The firmware's own store on an EEPROM: whether it loads just that payload for the kind, or none
   when length is 0. */
bool reader_loads(const uint8_t *memory, unsigned kind, const uint8_t *payload, uint8_t length);

#endif
