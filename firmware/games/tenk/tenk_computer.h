#ifndef KOSTKA_GAMES_TENK_TENK_COMPUTER_H
#define KOSTKA_GAMES_TENK_TENK_COMPUTER_H

#include "games/tenk/tenk_chances.h"

/* How the computer plays ten thousand.

   TENK_POINTS: for the greatest expected score of the turn (games/tenk/odds/turn_points.h).
   TENK_WINNER: for the greatest chance to win (games/tenk/tenk_chances.h). TENK_THESIS: by the
   number of dice left. All bank what wins the game. */

/* What to do with a throw: set this choice aside, then bank or throw on. SCORING_NOTHING: the
   throw allows nothing. */
struct tenk_advice {
    uint8_t choice;
    bool bank;
};

/* What a player of a kind, not a person, does with a throw that it is to choose from. For
   TENK_WINNER the chances must be done and hold for the game; otherwise they are not looked at. */
struct tenk_advice tenk_computer_advise(const struct tenk_chances *chances, enum tenk_player kind,
                                        const struct tenk *game, const struct scoring *throw);

#endif
