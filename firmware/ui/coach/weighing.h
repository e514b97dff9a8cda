#ifndef KOSTKA_UI_COACH_WEIGHING_H
#define KOSTKA_UI_COACH_WEIGHING_H

#include "core/number/progress.h"
#include "ui/play/play_feature.h"
#include <stdbool.h>

/* A person's decision is weighed before it is carried out. One that costs more than 2 % is
   questioned, if the settings of the coach say so. What another was worth is reported for a moment
   (settings_pause) or until a key, if the settings of the odds say so; right leads to the reason. A
   decision that cannot be weighed within 400 ms is carried out without a word. */

/* Members of struct play_feature. */
enum progress weighing_prepare(void);
bool weighing_begin(decision_t decision);
enum play_verdict weighing_step(void);

#endif
