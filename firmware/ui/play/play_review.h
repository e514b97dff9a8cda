#ifndef KOSTKA_UI_PLAY_PLAY_REVIEW_H
#define KOSTKA_UI_PLAY_PLAY_REVIEW_H

#include <stdbool.h>
#include <stdint.h>

/* The chances that the review of the game in hand is owed (device/review/review.h), computed while
   the play screen shows what has happened, in its workspace. Without a review nothing ever is. */

/* The game in hand comes to the play screen. */
void play_review_open(void);

/* Whether one is owed: who moves on waits for it for PLAY_REVIEW_AWAITED milliseconds at most, and
   the computer's thinking for PLAY_REVIEW_MOST. */
enum { PLAY_REVIEW_AWAITED = 250, PLAY_REVIEW_MOST = 1500 };
bool play_review_is_owed(void);

/* Whether the game's own page finds it, too. */
bool play_review_is_of_page(void);

/* A slice of at most 5 ms of what is owed, or else of what there is to judge. */
void play_review_step(void);

/* It takes too long, and is not told. */
void play_review_give_up(void);

#endif
