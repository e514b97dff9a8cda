#ifndef KOSTKA_UI_TENK_TENK_COACH_H
#define KOSTKA_UI_TENK_TENK_COACH_H

#include "ui/kit/game.h"

/* What ten thousand lets the coach know of a throw: what is best to set aside, and whether to bank
   it, and what everything else costs (games/tenk/tenk_costs.h).

   Of two players without last turns that is the chance to win, by which decisions are warned of,
   too. Of others, as the review, nobody knows it: then it is expected points of the turn, without
   warnings, and where these do not count, as the throw leads to the goal or another is there,
   nothing.

   What is set aside can be chosen anew until it is thrown on with or banked. A throw is drawn in
   the same moment as the decision for it, which therefore cannot be taken back. What was banked
   can, until the computer throws, which it does after a pause; not after a power cut. */
extern const FLASH struct game_coach tenk_coach;

#endif
