#ifndef KOSTKA_UI_CHIPS_CHIPS_COACH_H
#define KOSTKA_UI_CHIPS_CHIPS_COACH_H

#include "ui/kit/game.h"

/* What chips lets the coach know of a placement before the throws. It is compared with what
   everybody can work out, never with what the other player has placed in secret: alone with the
   fastest placement, in throws; against another with the best reply to the fastest one, in chances
   to win against that, draws as half. Until the first throw it can be taken back; the computer's
   stays as it is. */
extern const FLASH struct game_coach chips_coach;

/* While a person places: a slice of what the coach will be asked, so that his answers come at once;
   when all chips are placed that is what they cost. What is DONE stays in the workspace, and a
   slice takes no time until chips are moved. IMPOSSIBLE: he will not be asked. */
enum progress chips_coach_prepare(union workspace *space);

#endif
