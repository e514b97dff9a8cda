#ifndef KOSTKA_UI_SCREENS_SCREEN_SETUP_H
#define KOSTKA_UI_SCREENS_SCREEN_SETUP_H

#include "ui/kit/screens.h"
#include <stdint.h>

/* Setting up a game; if one of its kind is going on, it can be gone on with. */
extern const FLASH struct screen screen_setup;

/* Before the screen is put in front: the game in that place of `games`. What was chosen for it last
   is still there if no other has been set up since. */
void setup_choose(uint8_t place);

#endif
