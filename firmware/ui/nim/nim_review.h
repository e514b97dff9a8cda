#ifndef KOSTKA_UI_NIM_NIM_REVIEW_H
#define KOSTKA_UI_NIM_NIM_REVIEW_H

#include "ui/kit/game.h"

/* What Nim and its kin tell to the review. */
extern const FLASH struct game_review nim_review;

/* A move has been made, after which it is the other's turn. */
void nim_review_moved(void);

#endif
