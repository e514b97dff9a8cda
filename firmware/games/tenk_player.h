#ifndef KOSTKA_GAMES_TENK_PLAYER_H
#define KOSTKA_GAMES_TENK_PLAYER_H

#include "core/scoring.h"
#include "core/turn.h"
#include "games/tenk.h"

/* How the computer plays ten thousand, and what it thinks of choices. */

/* Where a turn stands when its dice have been thrown. Scores and stake in steps. */
struct tenk_standing {
    uint16_t mine;
    uint16_t theirs; /* the strongest of the others */
    uint16_t stake;  /* before the throw */
};

/* What to do with a throw: set this choice aside, then bank or throw on. SCORING_NOTHING: the
   throw allows nothing. */
struct tenk_advice {
    uint8_t choice;
    bool bank;
};

/* TENK_POINTS: the greatest expected score of the turn. TENK_WINNER: the greatest chance to win
   against the strongest of the others, as if the two were alone and the game ended with the
   first at the goal; in a last turn, to get past it. Starts the turn's computation, to be stepped
   with turn_step until done. */
void tenk_player_start(struct turn *turn, enum tenk_player kind,
                       const struct tenk_standing *standing);

/* What a legal choice is worth once that is done: with TENK_POINTS the expected final score of the
   turn, in points with 16 bits after the point; with TENK_WINNER the chance to win, with 31 bits
   after the point. */
uint32_t tenk_player_worth(const struct turn *turn, const struct tenk_standing *standing,
                           const struct scoring *scoring, uint8_t choice);

/* The advice of a computer player; `turn` is what tenk_player_start has computed (not read for
   TENK_THESIS, which needs no computation). All players bank what wins the game. */
void tenk_player_advise(const struct turn *turn, enum tenk_player kind,
                        const struct tenk_standing *standing, const struct scoring *scoring,
                        struct tenk_advice *advice);

#endif
