#ifndef KOSTKA_UI_COACH_COACH_H
#define KOSTKA_UI_COACH_COACH_H

#include <stdbool.h>

/* The coach, who knows what a person's decision is worth before it is made. As the settings say he
   is asked (ui/coach/screen_coach.h), or asks by himself. What the game in hand lets him know is in
   its struct game_coach (ui/kit/game.h); where it has none, or the settings have no coach, he is
   not there. */

/* Whether he has something to say. */
bool coach_is_there(void);

/* Whether there is a decision before a person; and whether the last one, against a computer, can be
   taken back. */
bool coach_is_asked(void);
bool coach_can_undo(void);

/* What he has to say comes to the front. Whether that, or his question, was there until now; asked
   once. The workspace is another's. */
void coach_comes_to_front(void);
bool coach_was_in_front(void);

/* Takes the last decision back, and keeps that. */
void coach_undo(void);

/* Whether a decision is weighed before it is carried out. */
bool coach_warns(void);

/* A person has decided; whether he was asked, and is sure. */
void coach_begin(void);
bool coach_is_sure(void);

/* Then in each pass a slice of at most 5 ms: waits for the chance that the review is owed, and
   compares it with that after the decision, all for at most COACH_AWAITED milliseconds.
   COACH_LETS: the decision is to be carried out, as it costs 2 % or less, or nobody knows, or who
   decided is sure. COACH_ASKS: it costs more; the question is in front, and this is not to be
   called again. It uses the workspace of the screen when nothing is owed to the review. */
enum { COACH_AWAITED = 250 };
enum coach_answer { COACH_WEIGHS, COACH_LETS, COACH_ASKS };
enum coach_answer coach_judge(void);

#endif
