#ifndef KOSTKA_UI_SELF_TEST_SCREEN_SELF_TEST_H
#define KOSTKA_UI_SELF_TEST_SCREEN_SELF_TEST_H

#include "core/number/progress.h"
#include <stdbool.h>
#include <stdint.h>

/* Whether the EEPROM keeps what is written to it: two patterns in each of the bytes that belong to
   no record (store/store.h), which are erased afterwards. Nothing that is saved is touched,
   wherever the power fails. */

struct eeprom_check {
    uint8_t steps;
    bool failed;
};

void eeprom_check_start(struct eeprom_check *check);

/* One byte: at most 3.5 ms. DONE, or IMPOSSIBLE if a byte is not what was written to it. */
enum progress eeprom_check_step(struct eeprom_check *check);

/* For whoever has built a device: the five keys with their readings, the cells and glyphs of the
   LCD, the LEDs, the tone, the supply and the EEPROM, one after the other. Of what the device
   cannot know itself it asks; a key that is not pressed, or a question without an answer, has
   failed after 20 seconds, so that it comes to its end with any key broken. What has failed is
   listed there. Nothing that is saved is lost: of the EEPROM only bytes are written that no record
   takes. */
void screen_self_test_open(void);

#endif
