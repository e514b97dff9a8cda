#ifndef KOSTKA_UI_SCREENS_SCREEN_STATISTICS_H
#define KOSTKA_UI_SCREENS_SCREEN_STATISTICS_H

#include "ui/kit/screens.h"

/* How many games have been played to their end, and how many a person won. */
extern const FLASH struct screen screen_statistics;

#endif
