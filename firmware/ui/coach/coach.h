#ifndef KOSTKA_UI_COACH_COACH_H
#define KOSTKA_UI_COACH_COACH_H

#include "ui/kit/menu.h"
#include "ui/play/play_feature.h"

/* The coach knows what a person's decision is worth before it is made: it asks the engine of the
   game (device/evaluation.h). As the settings say, it is asked by right, or also warns by itself.
   Where nobody has a choice, or the settings have no coach, it is not there.

   A decision that costs more than 2 % is questioned, unless that is not known in time.

   Right shows the best decision, and behind it the others in the order of the engine, each with
   what it costs; before them what the decision is worth that has been chosen so far, and how the
   last one is taken back. */
extern const FLASH struct play_feature coach_feature OPTIONAL;

/* Its line in the settings, whose values are those of enum settings_coach, and their help. */
struct coach_setting {
    struct option line;
    const FLASH char *help;
};
extern const FLASH struct coach_setting coach_setting OPTIONAL;

#endif
