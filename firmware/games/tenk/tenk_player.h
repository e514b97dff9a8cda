#ifndef KOSTKA_GAMES_TENK_TENK_PLAYER_H
#define KOSTKA_GAMES_TENK_TENK_PLAYER_H

#include "games/tenk/scoring.h"
#include "games/tenk/tenk.h"
#include "games/tenk/turn.h"

/* How the computer plays ten thousand, and what it thinks of choices.

   TENK_POINTS: the greatest expected score of the turn (games/tenk/turn_points.h). TENK_WINNER: the
   greatest chance to win against the strongest of the others, as if the two were alone and the game
   ended with the first at the goal; in a last turn, to get past it. That takes a computation, which
   is good for the whole turn. TENK_THESIS: by the number of dice left. All bank what wins the game.
 */

/* What to do with a throw: set this choice aside, then bank or throw on. SCORING_NOTHING: the
   throw allows nothing. */
struct tenk_advice {
    uint8_t choice;
    bool bank;
};

/* Starts the computation of the turn for TENK_WINNER, from the stake as it is, to be stepped with
   turn_step until done. It is good for all of the turn while the stake is below TURN_LEVELS, once
   stake and until of turn have been set to the level of the stake. */
void tenk_player_start(struct turn *turn, const struct tenk *game);

/* Of the stake as it is: 0..TURN_LEVELS - 1. */
uint8_t tenk_player_level(const struct tenk *game);

/* What the choice is worth: with TENK_POINTS the expected final score of the turn, in the units of
   games/tenk/turn_points.h; with TENK_WINNER the chance to win, with 16 bits after the point (only
   there `turn` is read). *bank: whether it is best banked. */
uint32_t tenk_player_worth(struct turn *turn, enum tenk_player kind, const struct tenk *game,
                           const struct scoring *scoring, bool *bank);

/* What a computer player does with the throw; the choice stays. */
void tenk_player_advise(struct turn *turn, enum tenk_player kind, const struct tenk *game,
                        struct scoring *scoring, struct tenk_advice *advice);

#endif
