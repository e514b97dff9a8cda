#ifndef KOSTKA_UI_COACH_SCREEN_COACH_H
#define KOSTKA_UI_COACH_SCREEN_COACH_H

/* What is best for who decides, and behind it what the others cost; before it, how the last
   decision is taken back. It computes in the workspace of the screen, which it gives back. */
void coach_open(void);

#endif
