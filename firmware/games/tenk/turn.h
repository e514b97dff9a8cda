#ifndef KOSTKA_GAMES_TENK_TURN_H
#define KOSTKA_GAMES_TENK_TURN_H

#include "core/number/progress.h"
#include <stdbool.h>
#include <stdint.h>

/* The turn of ten thousand that wins most games, by dynamic programming from high stakes down:
   V(stake, n), the chance to win when n dice are about to be thrown, is the mean over all throws of
   the best that can be set aside; to have set aside so much with d dice left is worth the better of
   throwing them and banking (from 350 points on), with none left (hot dice) of throwing all six.
   What it is worth to have banked is the question. Throws are taken together by what they allow,
   215 classes instead of 923 multisets; straight attempts, which hardly ever are best, are not
   looked ahead to. Stakes are counted in steps of 50 points (games/tenk/scoring.h). More than 3000
   points are always banked, and even hot dice count as banked then.

   Chances have 16 bits after the point, rounded to nearest. */

enum {
    TURN_DICE = 6,
    TURN_HOT = 0,    /* no dice left: six are thrown again */
    TURN_BANKED = 6, /* in the place of dice left */
    TURN_LEVELS = 61 /* stakes of 0..60 steps are looked at closely */
};

/* No throw adds more than 80 steps. */
enum { TURN_BANKS = TURN_LEVELS + 80, TURN_CHANCES = TURN_BANKED * TURN_LEVELS + TURN_BANKS };

/* What throws with 0..2 single ones and fives are worth lies in a grid: a row by fives for each
   number of ones, with an empty cell before each row and an empty row before all. */
enum { TURN_ROW = 4, TURN_CELLS = 16 };

struct turn {
    uint8_t stake; /* of the throw that is looked at, in steps */
    struct outcome_class {
        uint8_t steps; /* aside already */
        uint8_t dice;  /* left then */
        uint8_t ones;  /* how many single ones and fives there may be besides: 0 or 2 */
        uint8_t fives;
    } outcome;                     /* throws that allow the same but for those */
    uint8_t until;                 /* the lowest stake that is asked for */
    uint32_t sum;                  /* of chances by weight */
    uint16_t lost[TURN_CELLS];     /* throws without a set of which nothing is set aside */
    uint16_t single[TURN_CELLS];   /* the best of them */
    uint16_t best[TURN_CELLS];     /* and of throws with a set */
    uint16_t chance[TURN_CHANCES]; /* by dice left and stake: turn_chance */
    uint8_t level;                 /* stakes from here on are known */
};

/* Begins for stakes of `until` steps and more, 0..60. Before the first slice everything that can be
   banked must have been given by turn_set_banked. */
void turn_start(struct turn *turn, uint8_t until);

/* What it is worth to have banked so many steps, 0..TURN_BANKS - 1; 0: a lost turn. */
void turn_set_banked(struct turn *turn, uint8_t steps, uint16_t chance);

/* One stake less, at most 65,000 cycles; there are at most 61. */
enum progress turn_step(struct turn *turn);

/* 0..255: the share of the stakes that are known. */
uint8_t turn_done(const struct turn *turn);

/* The chance when so many steps are at stake, as many as are known, and 0..5 dice are left, or
   TURN_BANKED. More than 60 steps count as banked. */
uint16_t turn_chance(const struct turn *turn, uint8_t stake, uint8_t left);

/* V(stake, dice), 1..6 dice; every stake beyond must be known. At most 25,000 cycles. */
uint16_t turn_throw(struct turn *turn, uint8_t stake, uint8_t dice);

#endif
