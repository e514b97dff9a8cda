#ifndef KOSTKA_UI_EDITOR_SCREEN_EDITOR_H
#define KOSTKA_UI_EDITOR_SCREEN_EDITOR_H

#include "ui/kit/screens.h"

/* The editor of own boards: a list of the board's number, its goal, every square with its jump, the
   name, and saving. */
extern const FLASH struct screen screen_editor OPTIONAL;

#endif
