#ifndef KOSTKA_UI_SCREENS_FIRST_SCREENS_H
#define KOSTKA_UI_SCREENS_FIRST_SCREENS_H

#include "ui/kit/screens.h"

/* The screens that nobody opens: those at power-on, of help and of idleness. */
extern const FLASH struct screens_of_framework first_screens;

#endif
