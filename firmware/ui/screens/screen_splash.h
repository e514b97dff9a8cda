#ifndef KOSTKA_UI_SCREENS_SCREEN_SPLASH_H
#define KOSTKA_UI_SCREENS_SCREEN_SPLASH_H

#include "ui/kit/screens.h"

/* The screens that nobody opens: those at power-on, of help and of idleness.

   At power-on there is the name of the device, for 0.3 s or until a key has been pressed; who
   starts it for the first time is greeted behind it. Holding left for a second asks whether to
   erase all that is saved, holding up begins the self-test, holding any key for two teaches another
   keypad. Then a notice says what of the saved things is not used after this start, and why; after
   failed starts comes the question whether to erase all. */
extern const FLASH struct screens_of_framework first_screens;

#endif
