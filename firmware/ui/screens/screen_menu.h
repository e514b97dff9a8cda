#ifndef KOSTKA_UI_SCREENS_SCREEN_MENU_H
#define KOSTKA_UI_SCREENS_SCREEN_MENU_H

#include "ui/kit/screens.h"

/* The games of this image, then what is no game. Behind a game is its setup; if one of its kind
   goes on, it can be continued. */
extern const FLASH struct screen screen_menu;

/* While the menu is in front: opens the first game. */
void menu_open_first(void);

#endif
