#ifndef KOSTKA_UI_SCREENS_SCREEN_SPLASH_H
#define KOSTKA_UI_SCREENS_SCREEN_SPLASH_H

#include "ui/kit/screens.h"

/* The name of the device, for 0.3 s or until a key has been pressed; holding any key for two
   seconds teaches another keypad. */
extern const FLASH struct screen screen_splash;

#endif
