#ifndef KOSTKA_UI_PLAY_PLAY_DECISION_H
#define KOSTKA_UI_PLAY_PLAY_DECISION_H

#include "ui/coach/coach.h"
#include <stdbool.h>
#include <stdint.h>

/* What has been decided by a key, until it is carried out: a person's move, which waits for the
   chance that the review is owed, or is weighed by the coach; or that the computer is to move at
   once. */

/* Another moment of the game: nothing is decided. */
void play_decision_forget(void);

/* Select was pressed, or a key that acts. */
void play_decision_make(void);

/* The coach has been in front: who was asked and is sure has decided. */
void play_decision_resume(void);

/* Whether something is decided: other keys do nothing. */
bool play_decision_is_made(void);

/* Then in each pass, so many milliseconds after the turn began, a slice of at most 5 ms.
   COACH_LETS: it is to be carried out; COACH_ASKS: it is not decided any more. COACH_WEIGHS: it
   waits; the slice is the review's as long as that is owed something. */
enum coach_answer play_decision_step(uint16_t elapsed);

#endif
