#ifndef KOSTKA_UI_SCREENS_SCREEN_PLAY_H
#define KOSTKA_UI_SCREENS_SCREEN_PLAY_H

#include "ui/kit/screens.h"
#include <stdbool.h>

/* Every game while it is played. */
extern const FLASH struct screen screen_play;

/* Before the screen is put in front: the game in hand shows its own page. */
void play_open(void);

/* For the screen that shows a game of computers: what this one does in each pass and draws, and
   whether the game is over. */
void play_tick(uint16_t now);
void play_draw(void);
bool play_is_over(void);

#endif
