#ifndef KOSTKA_UI_SCREENS_SCREEN_MENU_H
#define KOSTKA_UI_SCREENS_SCREEN_MENU_H

#include "ui/kit/screens.h"

/* The games of this image, then what is no game. */
extern const FLASH struct screen screen_menu;

#endif
