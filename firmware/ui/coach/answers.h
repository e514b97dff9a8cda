#ifndef KOSTKA_UI_COACH_ANSWERS_H
#define KOSTKA_UI_COACH_ANSWERS_H

#include "core/game/rules.h"
#include <stdbool.h>

/* The screen of the coach: the best decision, then the others in the order of the engine, each with
   its cost. Before them come the worth of the decision chosen so far, and a line that takes back
   the last one. */

/* True if the coach is on and a person is to decide, or can take a decision back. */
bool answers_are_there(void);

void answers_open(void);

/* Opens the screen for a decision that is about to be carried out. */
void answers_open_for(decision_t decision);

#endif
