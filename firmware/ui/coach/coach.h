#ifndef KOSTKA_UI_COACH_COACH_H
#define KOSTKA_UI_COACH_COACH_H

#include "ui/kit/menu.h"
#include "ui/play/play_feature.h"

/* The coach knows what a person's decision is worth before it is made: it asks the engine of the
   game (device/evaluation.h). Depending on the settings, right opens it (ui/coach/answers.h), and
   it speaks by itself (ui/coach/weighing.h). In a game without decisions it does not appear. */
extern const FLASH struct play_feature coach_feature OPTIONAL;

/* Its line in the settings, with the values of enum settings_coach, and the help of the settings
   with it. */
extern const FLASH struct option coach_setting OPTIONAL;
extern const FLASH char coach_help[] OPTIONAL;

#endif
