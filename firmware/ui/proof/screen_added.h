#ifndef KOSTKA_UI_PROOF_SCREEN_ADDED_H
#define KOSTKA_UI_PROOF_SCREEN_ADDED_H

#include "ui/kit/screens.h"

/* Asks for the number that a player adds to the seed before the first throw. */
extern const FLASH struct screen screen_added;

#endif
