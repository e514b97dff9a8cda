#ifndef KOSTKA_UI_COACH_SCREEN_COACH_H
#define KOSTKA_UI_COACH_SCREEN_COACH_H

/* The coach's answer: the best decision, and behind it the others in the order of the engine, each
   with what it costs; before them what the decision is worth that has been chosen so far, and how
   the last one is taken back. */
void coach_open(void);

#endif
