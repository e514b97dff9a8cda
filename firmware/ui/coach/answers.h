#ifndef KOSTKA_UI_COACH_ANSWERS_H
#define KOSTKA_UI_COACH_ANSWERS_H

#include "core/game/rules.h"
#include <stdbool.h>

/* The screen of the coach: the best decision, and behind it the others in the order of the engine,
   each with what it costs; before them what the decision is worth that has been chosen so far, and
   how the last one is taken back. */

/* True if somebody who wants a coach is to decide, or can take something back. */
bool answers_are_there(void);

void answers_open(void);

/* The same for a decision that is about to be carried out. */
void answers_open_for(decision_t decision);

#endif
