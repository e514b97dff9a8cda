#ifndef KOSTKA_UI_REVIEW_REVIEW_JUDGING_H
#define KOSTKA_UI_REVIEW_REVIEW_JUDGING_H

#include "core/number/progress.h"
#include <stdint.h>

/* Judges what the game in hand began with, where that takes long (struct game_review), while
   nothing else is computed. Whoever borrows the workspace ends it, and it begins again. */

/* A slice of at most 5 ms, if there is anything to be judged; what it has come to. */
enum progress review_judging_step(void);

/* How far it has come, of PROGRESS_ALL. */
uint8_t review_judging_done(void);

#endif
