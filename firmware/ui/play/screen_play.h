#ifndef KOSTKA_UI_PLAY_SCREEN_PLAY_H
#define KOSTKA_UI_PLAY_SCREEN_PLAY_H

#include "ui/kit/screens.h"
#include <stdbool.h>

/* Plays the game in hand.

   A throw is made and stored before it is seen. So pulling the battery while the die rolls, or when
   it has come to rest, does not undo the throw. While the dice are not ready (ui/kit/dice_wait.h),
   nothing has been thrown, and the die rolls on. A computer decides within 3 s. */
extern const FLASH struct screen screen_play;

/* Shows the own page of the game in hand. Call it before the screen is put in front. */
void play_open(void);

/* For the screen that shows a game of computers: a pass and the picture of this screen, and whether
   the game is over. */
void play_tick(uint16_t now);
void play_draw(void);
bool play_is_over(void);

#endif
