#ifndef KOSTKA_UI_SCREENS_SCREEN_SETUP_H
#define KOSTKA_UI_SCREENS_SCREEN_SETUP_H

#include <stdbool.h>
#include <stdint.h>

/* Setting up a game; if one of its kind goes on, it can be continued. */

/* In front as soon as the game in that place of `games` is in hand; or, if it goes on and is to be
   continued, the game itself. */
void setup_open(uint8_t place, bool continues);

#endif
