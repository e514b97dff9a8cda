#ifndef KOSTKA_UI_PLAY_SCREEN_PLAY_H
#define KOSTKA_UI_PLAY_SCREEN_PLAY_H

#include "ui/kit/screens.h"
#include <stdbool.h>

/* Every game while it is played.

   Before a throw is seen it is made and stored: whoever pulls the battery while the die rolls, or
   when it has come to rest, has thrown. As long as the dice are not ready (ui/kit/dice_wait.h)
   nothing has been thrown, and the die rolls on. A computer decides within 3 s. */
extern const FLASH struct screen screen_play;

/* Before the screen is put in front: the game in hand shows its own page. */
void play_open(void);

/* For the screen that shows a game of computers: what this one does in each pass and draws, and
   whether the game is over. */
void play_tick(uint16_t now);
void play_draw(void);
bool play_is_over(void);

#endif
