#ifndef KOSTKA_UI_PENNEY_PENNEY_REVIEW_H
#define KOSTKA_UI_PENNEY_PENNEY_REVIEW_H

#include "ui/kit/game.h"

/* What Penney's game tells to the review. */
extern const FLASH struct game_review penney_review;

/* A word has been chosen; the coin has been tossed. */
void penney_review_chosen(uint8_t player, uint8_t word);
void penney_review_tossed(void);

#endif
