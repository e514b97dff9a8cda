#ifndef KOSTKA_UI_COACH_COACH_H
#define KOSTKA_UI_COACH_COACH_H

#include "core/game/rules.h"
#include <stdbool.h>

/* The coach, who knows what a person's decision is worth before it is made: he asks the engine of
   the game (device/evaluation.h). As the settings say he is asked (coach_open), or warns by
   himself. Where nobody has a choice, or the settings have no coach, he is not there. */

/* True if he has something to say. */
bool coach_is_there(void);

/* True once after a decision has been taken back. */
bool coach_has_taken_back(void);

/* True if a decision is weighed before it is carried out. */
bool coach_warns(void);

/* While a person still chooses: a slice of at most 5 ms, to find beforehand what is best. False:
   there is nothing to do. */
bool coach_prepare(void);

/* A person has decided. */
void coach_begin(decision_t decision);

/* Then in each pass a slice of at most 5 ms. COACH_LETS: the decision is to be carried out, as it
   costs 2 % or less, or nobody knows in time, or who decided is sure. COACH_ASKS: it costs more,
   and the question is in front. COACH_REFUSES: who decided wants to think again. */
enum coach_answer { COACH_WEIGHS, COACH_ASKS, COACH_LETS, COACH_REFUSES };
enum coach_answer coach_step(void);

/* The coach's answer: the best decision, and behind it the others in the order of the engine, each
   with what it costs; before them what the decision is worth that has been chosen so far, and how
   the last one is taken back. */
void coach_open(void);

#endif
