#ifndef KOSTKA_GAMES_TENK_ODDS_TURN_H
#define KOSTKA_GAMES_TENK_ODDS_TURN_H

#include "core/number/flash.h"
#include "core/number/progress.h"
#include <stdint.h>

/* The turn of ten thousand that wins most games, by dynamic programming from high stakes down.
   V(stake, n), the chance to win when n dice are about to be thrown, is the mean over all throws of
   the best that can be done with them. The chance with a stake set aside and d dice left is the
   better of throwing them and banking; with none left (hot dice), that of throwing all six. The
   caller passes the chances after banking. Throws that allow the same are taken together: 230
   classes instead of 923 multisets. Stakes are counted in steps of 50 points
   (games/tenk/scoring.h).

   From the top on all stakes are worth the same: they are banked as soon as they may be.

   Chances have 16 bits after the point, each rounded by at most one unit. */

/* The most stakes that are solved. The board sets it; each takes 12 bytes. */
#ifndef TURN_LEVELS
#define TURN_LEVELS 140
#endif

enum {
    TURN_DICE = 6,
    TURN_HOT = 0,    /* no dice left: six are thrown again */
    TURN_SINGLES = 6 /* steps of two ones and two fives */
};

/* Throws that allow the same but for their single ones and fives have their chances in a grid of
   cells: a row for each number of ones, in it a cell for each number of fives, below an empty
   row. */
enum { TURN_ROW = 3, TURN_CELLS = 4 * TURN_ROW };

struct turn_solution {
    uint16_t lost; /* chance after losing the turn */
    uint8_t top;
    uint8_t level;                 /* stakes from here on are known */
    uint16_t with_set[TURN_CELLS]; /* best chances of throws with the set being added */
    uint16_t without[TURN_CELLS];  /* best chances of throws without a set */
    uint16_t nothing[TURN_CELLS];  /* zeros: those throws have no alternative */
    uint16_t aside[TURN_LEVELS + 1 + TURN_SINGLES][TURN_DICE]; /* by stake and dice left */
};

/* Starts for stakes up to `top`, 0..TURN_LEVELS. `banked`: the chance after banking at the top;
   `lost`: after losing the turn. */
void turn_start(struct turn_solution *turn, uint8_t top, uint16_t banked, uint16_t lost);

/* Solves the next lower stake, turn->level - 1, in at most 35,000 cycles. `banked`: the chance
   after banking it, 0 if that is not allowed. If banking is better than throwing five dice, or
   four, it does not try fewer: in the exact solution they are not better for any pair of scores. */
enum progress turn_step(struct turn_solution *turn, uint16_t banked);

/* 0..255: the share of the stakes that are known. */
uint8_t turn_done(const struct turn_solution *turn);

/* The chance with `stake` steps at stake, which must be known, and 0..5 dice left. */
uint16_t turn_aside(const struct turn_solution *turn, uint8_t stake, uint8_t left);

/* V(stake, dice), 1..6 dice; every stake beyond must be known. At most 13,000 cycles. */
uint16_t turn_throw(struct turn_solution *turn, uint8_t stake, uint8_t dice);

/* The chance of a straight attempt, which succeeds one time in six; `succeeded` is the chance after
   that. */
uint16_t turn_attempt(const struct turn_solution *turn, uint16_t succeeded);

/* The inner loop, which also has a version in assembly (best_throws_avr.S). For throws that allow
   the same but for their single ones and fives, with 0..`ones` single ones and 0..`fives` single
   fives, together at most `dice`, it finds the best chance of each. That is the greatest of: the
   best with one less one, or one less five; the alternative, in the same cell of the grid that
   follows best[]; and the chance of setting all of them aside. `aside` is the chance of setting
   none aside with `dice` left, followed by the others by steps and dice as in struct turn_solution.
   Fills best[] and returns the sum of its chances by weight. Weights lie in the order of the cells
   and are at most 46656 together. 0 to 2 ones and fives; 20 cycles and 62 a throw. */
uint32_t best_throws(uint16_t *best, const uint16_t *aside, const FLASH uint16_t *weight,
                     uint8_t dice, uint8_t ones, uint8_t fives);

#endif
