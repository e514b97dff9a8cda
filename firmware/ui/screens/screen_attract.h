#ifndef KOSTKA_UI_SCREENS_SCREEN_ATTRACT_H
#define KOSTKA_UI_SCREENS_SCREEN_ATTRACT_H

#include "ui/kit/screens.h"

/* For a device that nobody touches: computers play short games, one after the other, without sound
   and with their odds. Any key leaves. No record is changed. */
extern const FLASH struct screen screen_attract OPTIONAL;

#endif
