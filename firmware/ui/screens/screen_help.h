#ifndef KOSTKA_UI_SCREENS_SCREEN_HELP_H
#define KOSTKA_UI_SCREENS_SCREEN_HELP_H

#include "ui/kit/screens.h"

/* Explains the screen below: shows its title, if it has one, and its sentence, two rows at a time.
   Up and down turn the pages, any other key goes back. */
extern const FLASH struct screen screen_help;

#endif
