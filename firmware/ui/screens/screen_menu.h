#ifndef KOSTKA_UI_SCREENS_SCREEN_MENU_H
#define KOSTKA_UI_SCREENS_SCREEN_MENU_H

#include "ui/kit/screens.h"

/* The games of this image, then what is no game. Select plays: it continues the game of that kind
   that is under way, and otherwise begins one as it was last set up. Right leads to the setup. */
extern const FLASH struct screen screen_menu;

/* Puts it in the place of the screen in front, at the game last played if that goes on, otherwise
   at the first. */
void menu_open(void);

/* While it is in front: what select does. */
void menu_play(void);

#endif
