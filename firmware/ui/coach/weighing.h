#ifndef KOSTKA_UI_COACH_WEIGHING_H
#define KOSTKA_UI_COACH_WEIGHING_H

#include "core/number/progress.h"
#include "ui/play/play_feature.h"
#include <stdbool.h>

/* A person's decision is weighed before it is carried out. One that costs more than 2 % is
   questioned, if the settings of the coach say so. What others were worth is told, for a moment or
   until a key, if the settings of the odds say so; right leads to the reason. Nothing is said of
   what is not known in time. */

/* Members of struct play_feature. */
enum progress weighing_prepare(void);
bool weighing_begin(decision_t decision);
enum play_verdict weighing_step(void);

#endif
