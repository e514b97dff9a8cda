#ifndef KOSTKA_UI_SELF_TEST_EEPROM_CHECK_H
#define KOSTKA_UI_SELF_TEST_EEPROM_CHECK_H

#include "core/number/progress.h"
#include <stdbool.h>
#include <stdint.h>

/* Checks that the EEPROM holds what is written to it: two patterns in each of the bytes that belong
   to no record (store/store.h), which are erased afterwards. No saved data is touched, wherever the
   power fails. */

struct eeprom_check {
    uint8_t steps;
    bool failed;
};

void eeprom_check_start(struct eeprom_check *check);

/* One byte: at most 3.5 ms. DONE, or IMPOSSIBLE if a byte is not what was written to it. */
enum progress eeprom_check_step(struct eeprom_check *check);

#endif
