#ifndef KOSTKA_UI_LAB_SCREEN_LAB_ODDS_H
#define KOSTKA_UI_LAB_SCREEN_LAB_ODDS_H

#include "ui/kit/screens.h"

/* The chance that some dice show a face exactly, and at least, so many times. */
extern const FLASH struct screen screen_lab_odds;

#endif
