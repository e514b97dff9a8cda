#ifndef KOSTKA_UI_SCREENS_SCREEN_SETTINGS_H
#define KOSTKA_UI_SCREENS_SCREEN_SETTINGS_H

#include "ui/kit/screens.h"

/* What the owner may choose: sound, light, the speed of the computer player, how much the coach
   says; from here another keypad is taught, and it is seen how many games a person has won. */
extern const FLASH struct screen screen_settings;

/* Learns the levels of a keypad: asks for every key in turn and stores what it has been taught, if
   no two keys are alike. It ends by itself, ten seconds after the last key that it could learn. */
extern const FLASH struct screen screen_calibration;

#endif
