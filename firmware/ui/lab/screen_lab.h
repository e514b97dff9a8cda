#ifndef KOSTKA_UI_LAB_SCREEN_LAB_H
#define KOSTKA_UI_LAB_SCREEN_LAB_H

#include "ui/kit/screens.h"

/* The menu of the dice lab. */
extern const FLASH struct screen screen_lab;

/* In front: throws up to six dice, after shaking them for as long as select is held down. The first
   throw comes of itself. */
void lab_throw_open(void);

#endif
