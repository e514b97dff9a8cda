#ifndef KOSTKA_UI_SELF_TEST_SCREEN_SELF_TEST_H
#define KOSTKA_UI_SELF_TEST_SCREEN_SELF_TEST_H

#include "core/number/flash.h"

/* For whoever has built a device: the five keys with their readings, the cells and glyphs of the
   LCD, the LEDs, the tone, the supply and the EEPROM, one after the other. Of what the device
   cannot know itself it asks; a key that is not pressed, or a question without an answer, has
   failed after 20 seconds, so that it comes to its end with any key broken. What has failed is
   listed there. Nothing that is saved is lost: of the EEPROM only bytes are written that no record
   takes. */
extern void (*const FLASH self_test_open)(void) OPTIONAL;

#endif
