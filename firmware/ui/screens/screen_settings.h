#ifndef KOSTKA_UI_SCREENS_SCREEN_SETTINGS_H
#define KOSTKA_UI_SCREENS_SCREEN_SETTINGS_H

#include "ui/kit/screens.h"

/* The settings: sound, light, the speed of the computer player, coach and odds. Two more lines lead
   to the calibration of another keypad and to the statistics. */
extern const FLASH struct screen screen_settings;

/* Learns the levels of a keypad: asks for every key in turn, and stores the levels if no two are
   alike. Closes by itself, ten seconds after the last key that it could learn. */
extern const FLASH struct screen screen_calibration;

#endif
