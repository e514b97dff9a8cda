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

struct tenk_computer {
    struct tenk_chances chances; /* of TENK_WINNER */
    struct tenk game;
    enum progress progress;
    struct tenk_advice advice;
};

/* Begins for the player whose turn it is. In a person's place TENK_WINNER plays: the advice is a
   hint. */
void tenk_computer_start(struct tenk_computer *computer, const struct tenk *game);

/* The same, but what an earlier start has led to is used as far as it is good for the game: for all
   of a turn. Nobody else must have used the memory. */
void tenk_computer_renew(struct tenk_computer *computer, const struct tenk *game);

/* At most 80,000 cycles; the first throw of a turn takes TENK_WINNER 0.13 s. IMPOSSIBLE: there is
   no throw to choose from, that is, the game is not in the phase TENK_THROWN. */
enum progress tenk_computer_step(struct tenk_computer *computer);

/* 0..255: how far it has come. */
uint8_t tenk_computer_done(const struct tenk_computer *computer);

/* What to do, when it is done. */
struct tenk_advice tenk_computer_advice(const struct tenk_computer *computer);

/* Without a struct tenk_computer: what a player of a kind, not a person, does with a throw that it
   is to choose from. For TENK_WINNER the chances must be done and hold for the game; otherwise they
   are not looked at. */
struct tenk_advice tenk_computer_advise(const struct tenk_chances *chances, enum tenk_player kind,
                                        const struct tenk *game, const struct scoring *throw);

#endif
