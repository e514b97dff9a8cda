#ifndef KOSTKA_UI_SCREENS_SCREEN_HELP_H
#define KOSTKA_UI_SCREENS_SCREEN_HELP_H

#include "ui/kit/screens.h"

/* The sentence that explains the screen below, in motion. */
extern const FLASH struct screen screen_help;

#endif
