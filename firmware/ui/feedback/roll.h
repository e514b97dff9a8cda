#ifndef KOSTKA_UI_FEEDBACK_ROLL_H
#define KOSTKA_UI_FEEDBACK_ROLL_H

#include <stdint.h>

/* The seven LEDs as a die: lights a face 1..6; 0 and what is no face are dark. */
void pips_show(uint8_t face);

/* The face after this one, for animations: from 0 or what is no face on all six in turn, in an
   order that looks like none. */
uint8_t pips_next(uint8_t face);

/* A die thrown for all to see: faces change on the LEDs with a tick each, ever slower, for 0.6 s,
   and the last is the throw. As long as that is not known the die rolls on. */

/* Begins; called again while it rolls it keeps rolling fast. The face that it ends with, or 0: not
   known yet. */
void roll_start(uint8_t thrown);

/* The face that it ends with is this one. */
void roll_decide(uint8_t thrown);

/* The face that it ends with, or has ended with; 0: not known yet. */
uint8_t roll_decided(void);

/* Rolls on. 0 while rolling and after; once, at the end, the face thrown, 1..6, which the LEDs
   keep. At most 2,000 cycles. */
uint8_t roll_tick(uint16_t now);

/* The face on the LEDs; 0 before the first throw. */
uint8_t roll_shown(void);

#endif
