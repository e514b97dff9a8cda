#ifndef KOSTKA_GAMES_TENK_TENK_CHANCES_H
#define KOSTKA_GAMES_TENK_TENK_CHANCES_H

#include "games/tenk/odds/turn.h"
#include "games/tenk/odds/win_table.h"
#include "games/tenk/tenk.h"

/* The chance of the player whose turn it is to win, against the strongest of the others, as if the
   two were alone and the game ended with the first at the goal; in a last turn, to get past it. The
   rest of the turn is solved (games/tenk/odds/turn.h), what comes after it is looked up
   (games/tenk/odds/win_table.h). Chances have 16 bits after the point.

   Where the goal is not nearer, 80 stakes are solved until the other has 7500 points, then all that
   there is room for; more where six ones lie there. */

struct tenk_chances {
    uint16_t mine;      /* steps that the player has banked */
    uint16_t theirs;    /* and the strongest of the others */
    uint16_t base;      /* steps of the stake from which the turn is looked at */
    struct win_row row; /* what comes after the turn: the other throws */
    struct turn_solution turn;
};

/* Begins for the player whose turn it is, with so many steps at stake: as many as are, or as a
   choice leads to. What is to be chosen from leads to the farthest stake at most, which is no less
   and at most 2 * SCORING_STEPS_MOST more. To be good for a higher thousand, too, it has to reach
   TENK_STEPS_AHEAD of that. */
enum { TENK_STEPS_AHEAD = 60 };
void tenk_chances_start(struct tenk_chances *chances, const struct tenk *game, uint16_t stake,
                        uint16_t farthest);

/* True if what has been begun is good for the game with these stakes, too: it reaches as far as if
   it had been begun for them, and for no more at stake. Begun below their thousand, it reaches just
   as far: the chances are the same. They must have been started, and nobody else has used the
   memory. */
enum { TENK_STAKES_TOGETHER = 1000 / SCORING_POINTS };
bool tenk_chances_hold(const struct tenk_chances *chances, const struct tenk *game, uint16_t stake,
                       uint16_t farthest);

/* Two stakes, at most 75,000 cycles. A turn from its beginning takes 2.0 million, 2.5 million where
   six ones lie there; 3.9 million where the other has 7500 points and the player is far behind. */
enum progress tenk_chances_step(struct tenk_chances *chances);

/* 0..255: how far they have come. */
uint8_t tenk_chances_done(const struct tenk_chances *chances);

/* The chance when so many steps, the stake among them, are set aside and 0..5 dice are left; and
   when 1..6 dice are about to be thrown. For stakes with which they hold, games/tenk/tenk_worth.h
   says how near it is; for higher ones it is enough to choose by, but not to be shown. */
uint16_t tenk_chances_aside(const struct tenk_chances *chances, uint16_t stake, uint8_t left);
uint16_t tenk_chances_throw(struct tenk_chances *chances, uint16_t stake, uint8_t dice);

/* When so many steps are banked, though they may be too few; when with that stake a straight is
   attempted, which is as near as the stake that it leads to. */
uint16_t tenk_chances_banked(struct tenk_chances *chances, uint16_t stake);
uint16_t tenk_chances_attempt(const struct tenk_chances *chances, uint16_t stake);

#endif
