#ifndef KOSTKA_UI_CHIPS_CHIPS_REVIEW_H
#define KOSTKA_UI_CHIPS_CHIPS_REVIEW_H

#include "games/chips/chips.h"
#include "ui/kit/game.h"

/* What chips tells to the review: of two players what was placed, which is judged in hindsight, and
   throws, which are everybody's. */
extern const FLASH struct game_review chips_review;

/* All have placed. */
void chips_review_placed(void);

/* A person is to place again. What that is worth is known at once: if the account has begun, what
   the best reply was. */
void chips_review_taken_back(void);

/* A die or (0: none) two have been thrown, and somebody has lost a chip by that. */
void chips_review_thrown(uint8_t face, uint8_t second_face, enum chips_loss loss);

#endif
