#ifndef KOSTKA_UI_FEEDBACK_ROLL_H
#define KOSTKA_UI_FEEDBACK_ROLL_H

#include <stdint.h>

/* Shows a face 1..6 on the seven LEDs; any other value turns them off. */
void pips_show(uint8_t face);

/* The next face for animations: from 0, or a value that is no face, on all six in turn, in an order
   that looks random. */
uint8_t pips_next(uint8_t face);

/* A die that rolls on the LEDs: faces change with a tick each, ever slower, for 0.6 s, and the last
   one is the throw. The die rolls on as long as the throw is not known. */

/* Starts to roll. `thrown` is the face to end with, or 0: not known yet. Called again while the die
   rolls, it keeps rolling fast. */
void roll_start(uint8_t thrown);

/* Sets the face to end with. */
void roll_decide(uint8_t thrown);

/* The face to end with, or at which the die has ended; 0: not known yet. */
uint8_t roll_decided(void);

/* Rolls on. Returns the thrown face, 1..6, once, at the end; the LEDs keep showing it. Otherwise 0.
   At most 2,000 cycles. */
uint8_t roll_tick(uint16_t now);

/* The face on the LEDs; 0 before the first throw. */
uint8_t roll_shown(void);

#endif
