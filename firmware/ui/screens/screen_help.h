#ifndef KOSTKA_UI_SCREENS_SCREEN_HELP_H
#define KOSTKA_UI_SCREENS_SCREEN_HELP_H

#include "ui/kit/screens.h"

/* What explains the screen below: its title, if it has one, and the sentence, two rows at a time.
   Up and down turn its pages, any other key goes back. */
extern const FLASH struct screen screen_help;

#endif
