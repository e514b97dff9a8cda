#ifndef KOSTKA_UI_SCREENS_SCREEN_ERASE_H
#define KOSTKA_UI_SCREENS_SCREEN_ERASE_H

#include "ui/kit/screens.h"

/* Asks whether all that is saved is to be erased, with "no" as the first answer; after "yes" the
   device is as new. */
extern const FLASH struct screen screen_erase;

#endif
