#ifndef KOSTKA_UI_TENK_TENK_REVIEW_H
#define KOSTKA_UI_TENK_TENK_REVIEW_H

#include "ui/kit/game.h"

/* What ten thousand tells to the review, of two players without last turns: of more the chance to
   win is not known, and in a last turn only the strongest other's score counts. How its throws and
   decisions are judged is in ui/tenk/tenk_judging.h. */
extern const FLASH struct game_review tenk_review;

#endif
