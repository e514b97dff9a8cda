#ifndef KOSTKA_UI_REVIEW_REVIEW_PICTURE_H
#define KOSTKA_UI_REVIEW_REVIEW_PICTURE_H

#include <stdbool.h>
#include <stdint.h>

/* What the review of the game in hand shows on both rows, the cursor being at the start of the
   first: its pages, in their order; a move, so many back; what comes before all moves; and the sum
   of it, for the page that opens the review. */
void review_draw_verdict(void);
void review_draw_curve(void);
void review_draw_luck(void);
void review_draw_errors(bool others);
void review_draw_taken_back(void);
void review_draw_dearest(void);
void review_draw_better(void);
void review_draw_luckiest(void);

void review_draw_move(uint8_t back);
void review_draw_forgotten(void);
void review_draw_start(void);

void review_draw_sum(void);

#endif
