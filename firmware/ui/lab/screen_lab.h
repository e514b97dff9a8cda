#ifndef KOSTKA_UI_LAB_SCREEN_LAB_H
#define KOSTKA_UI_LAB_SCREEN_LAB_H

#include "ui/kit/screens.h"

/* The menu of the dice lab. */
extern const FLASH struct screen screen_lab;

#endif
