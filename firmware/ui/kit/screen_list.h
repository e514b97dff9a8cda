#ifndef KOSTKA_UI_KIT_SCREEN_LIST_H
#define KOSTKA_UI_KIT_SCREEN_LIST_H

#include "core/number/flash.h"
#include "ui/kit/screens.h"

/* Every screen, for the table. */

extern const FLASH struct screen screen_splash;
extern const FLASH struct screen screen_menu;
extern const FLASH struct screen screen_lab;
extern const FLASH struct screen screen_lab_throw;
extern const FLASH struct screen screen_lab_odds;
extern const FLASH struct screen screen_lab_sum;
extern const FLASH struct screen screen_lab_fair;
extern const FLASH struct screen screen_settings;
extern const FLASH struct screen screen_calibration;
extern const FLASH struct screen screen_record;
extern const FLASH struct screen screen_setup;
extern const FLASH struct screen screen_play;
extern const FLASH struct screen screen_editor;
extern const FLASH struct screen screen_attract;
extern const FLASH struct screen screen_help;

#endif
