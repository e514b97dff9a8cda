#ifndef KOSTKA_UI_SCREENS_SCREEN_ATTRACT_H
#define KOSTKA_UI_SCREENS_SCREEN_ATTRACT_H

#include "ui/kit/screens.h"

/* Rolling dice and what is known of some throws, for a device that nobody touches. */
extern const FLASH struct screen screen_attract;

#endif
