#ifndef KOSTKA_UI_SCREENS_SCREEN_ERASE_H
#define KOSTKA_UI_SCREENS_SCREEN_ERASE_H

#include "ui/kit/screens.h"

/* Asks whether all that is saved is to be erased, with "no" as the first answer and after half a
   minute without any; then the device is as new. A key that is held on opens the calibration
   instead: left may be another key's level on an untaught keypad. */
extern const FLASH struct screen screen_erase;

#endif
