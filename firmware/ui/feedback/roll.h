#ifndef KOSTKA_UI_FEEDBACK_ROLL_H
#define KOSTKA_UI_FEEDBACK_ROLL_H

#include <stdint.h>

/* A die thrown for all to see: faces change on the LEDs with a tick each, ever slower, for 0.6 s,
   and the last is the throw. Only that one comes from the generator, and the die rolls on until the
   dice are ready (device/dice.h). */

/* Begins; called again while it rolls it keeps rolling fast. */
void roll_start(void);

/* Rolls on. 0 while rolling and after; once, at the end, the face thrown, 1..6, which the LEDs
   keep. At most 12,000 cycles. */
uint8_t roll_tick(uint16_t now);

/* The face on the LEDs; 0 before the first throw. */
uint8_t roll_shown(void);

#endif
