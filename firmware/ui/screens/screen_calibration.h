#ifndef KOSTKA_UI_SCREENS_SCREEN_CALIBRATION_H
#define KOSTKA_UI_SCREENS_SCREEN_CALIBRATION_H

#include "ui/kit/screens.h"

/* Learns the levels of a keypad: asks for every key in turn and keeps what it has been taught, if
   no two keys are alike. It ends by itself, ten seconds after the last key that it could learn. */
extern const FLASH struct screen screen_calibration;

#endif
