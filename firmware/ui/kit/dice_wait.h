#ifndef KOSTKA_UI_KIT_DICE_WAIT_H
#define KOSTKA_UI_KIT_DICE_WAIT_H

#include "ui/kit/screens.h"
#include <stdbool.h>

/* The dice are ready some two seconds after power-on (device/dice.h). Whoever throws before that
   waits, and says so with these. */

/* Whether a throw still has to wait. */
bool dice_wait(void);

/* Draws, while it has to, both rows: that the die is being shaken, and how far that is. False, and
   nothing drawn, once it need not wait. At most 20,000 cycles. */
bool dice_wait_draw(void);

/* Says that the dice are not to be trusted (DICE_FAILED). Any key goes on with them; it goes away
   by itself should they become ready. */
extern const FLASH struct screen screen_weak_noise;

/* Puts a ! at the end of the second row while the dice are not to be trusted. */
void dice_draw_distrust(void);

#endif
