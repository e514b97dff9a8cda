#ifndef KOSTKA_UI_FEEDBACK_PIPS_H
#define KOSTKA_UI_FEEDBACK_PIPS_H

#include <stdint.h>

/* The seven LEDs as a die. */

/* Lights a face 1..6; 0 and what is no face are dark. */
void pips_show(uint8_t face);

/* The face after this one, for animations: from 0 or what is no face on all six in turn, in
   an order that looks like none. */
uint8_t pips_next(uint8_t face);

#endif
