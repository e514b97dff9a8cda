#ifndef KOSTKA_UI_SNAKES_SNAKES_REVIEW_H
#define KOSTKA_UI_SNAKES_SNAKES_REVIEW_H

#include "ui/kit/game.h"
#include "ui/snakes/snakes_picture.h"

/* What snakes and ladders tells to the review, where the chances to win can be computed: not with
   two tokens each, nor of more than two players with kick-out, nor of one alone. */
extern const FLASH struct game_review snakes_review;

/* A token has been moved. */
void snakes_review_moved(const struct snakes_move *move);

#endif
