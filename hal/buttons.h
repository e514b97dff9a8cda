#ifndef KOSTKA_HAL_BUTTONS_H
#define KOSTKA_HAL_BUTTONS_H

#include <stdint.h>

/* Five buttons on a resistor ladder, as one raw level: 0..1023 of the supply voltage, about 1023
   when no button is down. A board with separate buttons reports the nominal level of the common
   ladder (right 0, up 144, down 329, left 504, select 741). The caller decides which key a level
   means, and does debouncing, key repeat and long press. */

enum { BUTTONS_LEVEL_MAXIMUM = 1023 };

/* Starts measuring, and returns when there is a first level. May be called again. */
void buttons_start(void);

/* Stops measuring, which saves its current, until the next start. */
void buttons_stop(void);

/* The latest level, at most 250 us old. Does not wait. */
uint16_t buttons_level(void);

#endif
