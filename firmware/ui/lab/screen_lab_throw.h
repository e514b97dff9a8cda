#ifndef KOSTKA_UI_LAB_SCREEN_LAB_THROW_H
#define KOSTKA_UI_LAB_SCREEN_LAB_THROW_H

#include "ui/kit/screens.h"

/* Throws up to six dice, after shaking them for as long as select is held down. */
extern const FLASH struct screen screen_lab_throw;

/* Before the screen is put in front: no dice lie there, and the first throw comes of itself. */
void lab_throw_open(void);

#endif
