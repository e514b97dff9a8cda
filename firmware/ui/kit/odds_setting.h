#ifndef KOSTKA_UI_KIT_ODDS_SETTING_H
#define KOSTKA_UI_KIT_ODDS_SETTING_H

#include "core/number/flash.h"
#include "ui/kit/menu.h"
#include <stdbool.h>

/* Who has to decide thinks first: unless the settings say otherwise (enum settings_odds), a game's
   own page does not say meanwhile what is best or who can win. Other pages say it to whoever turns
   to them. An image in which nothing is decided has no such setting. */

/* True while a person is to decide and sees no odds on the game's own page. */
bool odds_are_hidden(void);

/* Its line in the settings, and their help with it. */
extern const FLASH struct option odds_setting OPTIONAL;
extern const FLASH char odds_help[] OPTIONAL;

#endif
