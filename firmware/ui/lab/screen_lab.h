#ifndef KOSTKA_UI_LAB_SCREEN_LAB_H
#define KOSTKA_UI_LAB_SCREEN_LAB_H

#include "ui/kit/screens.h"

/* The menu of the dice lab. */
extern const FLASH struct screen screen_lab OPTIONAL;

/* Throws up to six dice, after shaking them for as long as select is held down. The first throw
   needs no key. */
extern const FLASH struct screen screen_lab_throw OPTIONAL;

#endif
