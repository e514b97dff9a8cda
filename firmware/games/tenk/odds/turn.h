#ifndef KOSTKA_GAMES_TENK_ODDS_TURN_H
#define KOSTKA_GAMES_TENK_ODDS_TURN_H

#include "core/number/flash.h"
#include "core/number/progress.h"
#include <stdint.h>

/* The turn of ten thousand that wins most games, by dynamic programming from high stakes down:
   V(stake, n), the chance to win when n dice are about to be thrown, is the mean over all throws of
   the best that can be done with them; to have set aside so much with d dice left is worth the
   better of throwing them and banking, with none left (hot dice) of throwing all six. What it is
   worth to have banked is the question. Throws are taken together by what they allow, 230 classes
   instead of 923 multisets. Stakes are counted in steps of 50 points (games/tenk/scoring.h).

   From the top on everything set aside is worth as much: it is banked as soon as it may be.

   Chances have 16 bits after the point, each rounded by at most one unit. */

/* The most stakes that are looked at: set by the board, with 12 bytes for each. */
#ifndef TURN_LEVELS
#define TURN_LEVELS 140
#endif

enum {
    TURN_DICE = 6,
    TURN_HOT = 0,    /* no dice left: six are thrown again */
    TURN_SINGLES = 6 /* steps of two ones and two fives */
};

/* Throws that allow the same but for their single ones and fives have their chances in grids of
   cells: a row by fives for each number of ones, below an empty row. */
enum { TURN_ROW = 3, TURN_CELLS = 4 * TURN_ROW };

struct turn_solution {
    uint16_t lost; /* what it is worth to have lost the turn */
    uint8_t top;
    uint8_t level;                 /* stakes from here on are known */
    uint16_t with_set[TURN_CELLS]; /* the best that can be done with the set looked at */
    uint16_t without[TURN_CELLS];  /* and without a set */
    uint16_t nothing[TURN_CELLS];  /* what else can be done then */
    uint16_t aside[TURN_LEVELS + 1 + TURN_SINGLES][TURN_DICE]; /* by stake and dice left */
};

/* Begins for stakes up to `top`, 0..TURN_LEVELS; banked: what it is worth to bank at the top, lost:
   to lose the turn. */
void turn_start(struct turn_solution *turn, uint8_t top, uint16_t banked, uint16_t lost);

/* One stake less, turn->level - 1, at most 35,000 cycles; banked: what it is worth to bank that, 0
   if it is not allowed. Where to bank is better than to throw five dice, or four, fewer are not
   looked at: of no pair of scores in the exact solution would they be better. */
enum progress turn_step(struct turn_solution *turn, uint16_t banked);

/* 0..255: the share of the stakes that are known. */
uint8_t turn_done(const struct turn_solution *turn);

/* The chance when so many steps are at stake, which must be known, and 0..5 dice are left. */
uint16_t turn_aside(const struct turn_solution *turn, uint8_t stake, uint8_t left);

/* V(stake, dice), 1..6 dice; every stake beyond must be known. At most 12,000 cycles. */
uint16_t turn_throw(struct turn_solution *turn, uint8_t stake, uint8_t dice);

/* What a straight attempt is worth which succeeds one time in six, and then is worth so much. */
uint16_t turn_attempt(const struct turn_solution *turn, uint16_t succeeded);

/* The inner loop, which has a version in assembly (best_throws_avr.S). Of throws that allow the
   same but for their single ones and fives: for 0..`ones` single ones and 0..`fives` single fives,
   together at most `dice`, the best that can be done: what can be done with a one less, or with a
   five less; what can be done otherwise, which is in the same cell of the grid that follows best[];
   or to set all of them aside. `aside` is what it is worth to set none aside and have `dice` left,
   then by steps and dice as in struct turn_solution. Fills best[] and answers the sum of its
   chances by weight, which lie in the order of the cells and are at most 46656 together. 0 to 2
   ones and fives; 20 cycles and 62 a throw. */
uint32_t best_throws(uint16_t *best, const uint16_t *aside, const FLASH uint16_t *weight,
                     uint8_t dice, uint8_t ones, uint8_t fives);

#endif
