#ifndef KOSTKA_UI_SCREENS_SCREEN_PLAY_H
#define KOSTKA_UI_SCREENS_SCREEN_PLAY_H

#include "ui/kit/screens.h"

/* Every game while it is played. */
extern const FLASH struct screen screen_play;

/* Before the screen is put in front: the game in play shows its own page. */
void play_open(void);

#endif
