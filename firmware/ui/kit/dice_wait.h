#ifndef KOSTKA_UI_KIT_DICE_WAIT_H
#define KOSTKA_UI_KIT_DICE_WAIT_H

#include "ui/kit/screens.h"
#include <stdbool.h>

/* The dice are ready some two seconds after power-on (device/dice.h). A screen that throws before
   that waits and shows so with these functions. */

/* True while a throw has to wait. */
bool dice_wait(void);

/* While a throw has to wait, draws both rows: the die is being shaken, and a progress bar.
   Otherwise draws nothing and returns false. At most 20,000 cycles. */
bool dice_wait_draw(void);

/* Warns that the dice are not to be trusted (DICE_FAILED). Any key but right (help) closes it and
   goes on with them. It closes by itself if the dice become ready. */
extern const FLASH struct screen screen_weak_noise;

/* Puts a ! at the end of the second row while the dice are not to be trusted. */
void dice_draw_distrust(void);

#endif
