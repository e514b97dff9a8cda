#ifndef KOSTKA_UI_SCREENS_SCREEN_SETTINGS_H
#define KOSTKA_UI_SCREENS_SCREEN_SETTINGS_H

#include "ui/kit/screens.h"

/* What the owner may choose: sound, light, the speed of the computer player; from here another
   keypad is taught, and the tally is looked at. */
extern const FLASH struct screen screen_settings;

#endif
