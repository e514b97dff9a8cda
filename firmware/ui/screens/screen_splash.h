#ifndef KOSTKA_UI_SCREENS_SCREEN_SPLASH_H
#define KOSTKA_UI_SCREENS_SCREEN_SPLASH_H

#include "ui/kit/screens.h"

/* The name of the device, for 0.3 s or until a key has been pressed. Holding left for a second asks
   whether to erase all that is saved, holding up begins the self-test, holding any key for two
   teaches another keypad. */
extern const FLASH struct screen screen_splash;

#endif
