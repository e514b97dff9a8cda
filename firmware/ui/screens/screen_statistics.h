#ifndef KOSTKA_UI_SCREENS_SCREEN_STATISTICS_H
#define KOSTKA_UI_SCREENS_SCREEN_STATISTICS_H

#include "ui/kit/screens.h"

/* How many games persons have won against computers of each level; if games are reviewed, also what
   luck and errors were worth in them. */
extern const FLASH struct screen screen_statistics OPTIONAL;

#endif
