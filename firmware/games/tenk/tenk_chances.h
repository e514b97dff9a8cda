#ifndef KOSTKA_GAMES_TENK_TENK_CHANCES_H
#define KOSTKA_GAMES_TENK_TENK_CHANCES_H

#include "games/tenk/odds/turn.h"
#include "games/tenk/odds/win_table.h"
#include "games/tenk/tenk.h"

/* The chance to win of the player to move against the strongest of the others, as if the two were
   alone and the first to reach the goal won; in a last turn, the chance to get past the other. The
   rest of the turn is solved (games/tenk/odds/turn.h); what comes after it is looked up
   (games/tenk/odds/win_table.h). Chances have 16 bits after the point.

   Unless the goal is nearer, 80 stakes are solved while the other has less than 7500 points, or
   more if six ones lie on the table. From 7500 points on, as many are solved as there is room
   for. */

struct tenk_chances {
    uint16_t mine;      /* steps that the player has banked */
    uint16_t theirs;    /* steps of the strongest of the others */
    uint16_t base;      /* steps of the stake from which the turn is solved */
    struct win_row row; /* chances after the turn, when the other throws */
    struct turn_solution turn;
};

/* Starts for the player to move, with `stake` steps at stake: those of the game, or those that a
   choice leads to. `farthest` is the highest stake that the choices lead to: no less than `stake`,
   and at most 2 * SCORING_STEPS_MOST more. For the chances to hold for a higher thousand, too,
   `farthest` has to be TENK_STEPS_AHEAD beyond that thousand. */
enum { TENK_STEPS_AHEAD = 60 };
void tenk_chances_start(struct tenk_chances *chances, const struct tenk *game, uint16_t stake,
                        uint16_t farthest);

/* True if the chances also hold for the game with these stakes. They must reach as far as if they
   had been started for these, and not have been started for a higher thousand. If they were started
   for a lower thousand, they must reach exactly as far: then the chances are the same. They must
   have been started, and nobody else has used the memory. */
enum { TENK_STAKES_TOGETHER = 1000 / SCORING_POINTS };
bool tenk_chances_hold(const struct tenk_chances *chances, const struct tenk *game, uint16_t stake,
                       uint16_t farthest);

/* Solves two stakes, in at most 75,000 cycles. A whole turn takes 2.0 million, 2.5 million if six
   ones lie on the table, and 3.9 million if the other has 7500 points and the player is far
   behind. */
enum progress tenk_chances_step(struct tenk_chances *chances);

/* Progress, 0..255. */
uint8_t tenk_chances_done(const struct tenk_chances *chances);

/* The chance with `stake` steps at stake when 0..5 dice are left; and when 1..6 dice are about to
   be thrown. For stakes for which the chances hold, games/tenk/tenk_worth.h states the error. For
   higher ones a chance is good enough to choose by, but not to be shown. */
uint16_t tenk_chances_aside(const struct tenk_chances *chances, uint16_t stake, uint8_t left);
uint16_t tenk_chances_throw(struct tenk_chances *chances, uint16_t stake, uint8_t dice);

/* The chance when `stake` steps are banked, even if they are too few; and when a straight is
   attempted with `stake` steps, as exact as the chance of the stake that it leads to. */
uint16_t tenk_chances_banked(struct tenk_chances *chances, uint16_t stake);
uint16_t tenk_chances_attempt(const struct tenk_chances *chances, uint16_t stake);

#endif
