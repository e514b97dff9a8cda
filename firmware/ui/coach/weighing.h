#ifndef KOSTKA_UI_COACH_WEIGHING_H
#define KOSTKA_UI_COACH_WEIGHING_H

#include "core/number/progress.h"
#include "ui/play/play_feature.h"
#include <stdbool.h>

/* Weighs a person's decision before it is carried out. If the coach's setting is to warn, it
   questions one that costs more than 2 %. Otherwise, if the odds setting is after the move, it
   reports the decision's worth for a moment (settings_pause) or until a key; right leads to the
   reason. A decision that cannot be weighed within 400 ms is carried out without a report. */

/* Members of struct play_feature. */
enum progress weighing_prepare(void);
bool weighing_begin(decision_t decision);
enum play_verdict weighing_step(void);

#endif
