#ifndef KOSTKA_UI_SCREENS_SCREEN_SPLASH_H
#define KOSTKA_UI_SCREENS_SCREEN_SPLASH_H

#include "ui/kit/screens.h"

/* The screens that open by themselves: at power-on, for help and when the device is idle.

   At power-on the name of the device is shown until 1.5 s after power-on, and for at least 0.5 s,
   or until a key is released. At the first start of all a greeting follows it. Holding left asks
   whether to erase all that is saved, holding up begins the self-test (both after 0.8 s), and
   holding any key for two seconds teaches another keypad. Then a notice says which stored records
   are not used after this start, and why. After failed starts the question follows whether to erase
   all. */
extern const FLASH struct screens_of_framework first_screens;

#endif
