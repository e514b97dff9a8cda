#ifndef KOSTKA_UI_REVIEW_REVIEW_PICTURE_H
#define KOSTKA_UI_REVIEW_REVIEW_PICTURE_H

#include "device/game_review.h"
#include <stdbool.h>

/* Draw the review of the game in hand on both rows. The cursor must be at the start of the
   first. */

void review_draw_verdict(void);
void review_draw_curve(void);
void review_draw_luck(void);
void review_draw_errors(bool others);
void review_draw_taken_back(void);

/* Marks; the event of the mark must be in session_event. */
void review_draw_worst(void);
void review_draw_better(void);
void review_draw_luckiest(void);

/* The event in session_event, with its review; the start; and, in its place, that the first events
   of a long game are no longer stored. */
void review_draw_event(const struct review *review);
void review_draw_start(void);
void review_draw_forgotten(void);

/* The summary on the page that opens the review. */
void review_draw_sum(void);

/* True if something is thrown in this game. */
bool review_has_luck(void);

#endif
