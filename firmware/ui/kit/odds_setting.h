#ifndef KOSTKA_UI_KIT_ODDS_SETTING_H
#define KOSTKA_UI_KIT_ODDS_SETTING_H

#include "core/number/flash.h"
#include "ui/kit/menu.h"
#include <stdbool.h>

/* A person who has to decide thinks first. Meanwhile a game's own page does not show what is best
   or who can win, unless the settings say otherwise (enum settings_odds). Other pages show it. An
   image without decisions has no such setting. */

/* True while a person has to decide and sees no odds on the game's own page. */
bool odds_are_hidden(void);

/* Its line in the settings, and the help of the settings with it. */
extern const FLASH struct option odds_setting OPTIONAL;
extern const FLASH char odds_help[] OPTIONAL;

#endif
