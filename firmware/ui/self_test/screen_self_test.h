#ifndef KOSTKA_UI_SELF_TEST_SCREEN_SELF_TEST_H
#define KOSTKA_UI_SELF_TEST_SCREEN_SELF_TEST_H

#include "core/number/flash.h"

/* A test for whoever has built a device: the five keys with their readings, the cells and glyphs of
   the LCD, the LEDs, the tone, the supply and the EEPROM, one after the other. It asks about what
   the device cannot know itself. A key that is not pressed, or a question without an answer, has
   failed after 20 seconds, so that the test ends with any key broken. At the end it lists what has
   failed. No saved data is lost: in the EEPROM only bytes that no record takes are written. */
extern void (*const FLASH self_test_open)(void) OPTIONAL;

#endif
