#ifndef KOSTKA_UI_COACH_COACH_H
#define KOSTKA_UI_COACH_COACH_H

#include "ui/kit/menu.h"
#include "ui/play/play_feature.h"

/* The coach knows what a person's decision is worth before it is made: it asks the engine of the
   game (device/evaluation.h). As the settings say, it is asked by right (ui/coach/answers.h), and
   speaks by itself (ui/coach/weighing.h). Where nobody has a choice it is not there. */
extern const FLASH struct play_feature coach_feature OPTIONAL;

/* Its line in the settings, whose values are those of enum settings_coach, and their help with it.
 */
extern const FLASH struct option coach_setting OPTIONAL;
extern const FLASH char coach_help[] OPTIONAL;

#endif
