#ifndef KOSTKA_UI_REVIEW_REVIEW_PICTURE_H
#define KOSTKA_UI_REVIEW_REVIEW_PICTURE_H

#include "device/game_review.h"
#include <stdbool.h>

/* What the review of the game in hand shows on both rows, the cursor being at the start of the
   first. */

void review_draw_verdict(void);
void review_draw_curve(void);
void review_draw_luck(void);
void review_draw_errors(bool others);
void review_draw_taken_back(void);

/* Marks, whose event is session_event. */
void review_draw_worst(void);
void review_draw_better(void);
void review_draw_luckiest(void);

/* That event, whose review is this; the start; and where a game is too long, what comes first. */
void review_draw_event(const struct review *review);
void review_draw_start(void);
void review_draw_forgotten(void);

/* The sum of it, for the page that opens the review. */
void review_draw_sum(void);

/* True if something is thrown in this game. */
bool review_has_luck(void);

#endif
