#ifndef KOSTKA_UI_REVIEW_REVIEW_PICTURE_H
#define KOSTKA_UI_REVIEW_REVIEW_PICTURE_H

#include "core/game/reviewer.h"
#include "core/number/flash.h"
#include "device/game_review.h"
#include <stdbool.h>

/* A game that is over in 16 characters. Won: well, unless less than half of the result is left
   without the luck of all throws; with decisions taken back it is said so. Lost: by errors if they
   cost more than bad luck did; by bad luck if there was any; otherwise well. A draw is one, if
   there are own errors. */
const FLASH char *review_verdict(const struct review *review, uint8_t taken_back);

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
