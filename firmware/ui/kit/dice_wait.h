#ifndef KOSTKA_UI_KIT_DICE_WAIT_H
#define KOSTKA_UI_KIT_DICE_WAIT_H

#include <stdbool.h>

/* The dice are ready some two seconds after power-on (device/dice.h). Whoever throws before that
   waits, and says so with these. */

/* Whether a throw still has to wait. */
bool dice_wait(void);

/* Draws, while it has to, both rows: that the die is being shaken, or that the noise has failed its
   test and is collected anew, and how far that is. False, and nothing drawn, once the dice are
   ready. At most 20,000 cycles. */
bool dice_wait_draw(void);

#endif
