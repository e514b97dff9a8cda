#ifndef KOSTKA_GAMES_TENK_SCORING_H
#define KOSTKA_GAMES_TENK_SCORING_H

#include "core/dice/dice_outcomes.h"
#include "core/number/fixed.h"
#include <stdbool.h>

/* What a throw of ten thousand allows. All points are multiples of 50 and counted in such steps:
   10,000 points are 200 steps.

   Single 1s (2 steps) and 5s (1 step) are set aside one by one; three or more of a kind only
   together: three ones 1000, other faces their number times 100, four twice, five three times, six
   four times that. A straight (2000), three different pairs (500) and two triples (their sum) are
   taken whole and allow nothing else. Six dice that show five different faces, one of them twice,
   allow a straight attempt besides: one of the two is thrown again, and completes the straight
   for 1500 points or ends the turn with nothing. Hlavaty, Klasicka hra V kostky, 2017. */

enum {
    SCORING_POINTS = 50,        /* of a step */
    SCORING_ATTEMPT_STEPS = 30, /* what a successful attempt is worth */
    SCORING_CHOICES = 11,       /* no throw has more */
    SCORING_STEPS_MOST = 80,    /* of a choice: six ones */
    SCORING_NOTHING = 0,        /* a choice */
    SCORING_ATTEMPTED = 15      /* a choice: an attempt, even of a throw that allows none */
};

/* A throw, its choices, and one of them. Choices are numbered from 1: so many ones, then so many
   fives, then the set, the last being worth most; an attempt is one more. */
struct scoring {
    uint8_t count[DICE_FACES];
    uint8_t ones;  /* single ones: 0..2 */
    uint8_t fives; /* single fives: 0..2 */
    uint8_t set;   /* bit 0: ones are of what can only be set aside together, and so on */
    uint8_t set_steps;
    uint8_t best; /* the choice worth most, never an attempt; SCORING_NOTHING if there is none */
    uint8_t best_steps;
    uint8_t last; /* choice: the best, or an attempt */

    uint8_t choice;
    uint8_t steps; /* of the choice: 0..SCORING_STEPS_MOST; of an attempt what it is worth if it
                      succeeds */
    uint8_t left;  /* dice that the choice leaves: 0..6 */
    uint8_t aside[DICE_FACES]; /* of each face; an attempt five different ones */
};

/* Reads a throw of 1..6 dice, and chooses what is worth most. */
void scoring_read(struct scoring *scoring, const uint8_t count[DICE_FACES]);

/* Chooses SCORING_NOTHING..last, or SCORING_ATTEMPTED; what is beyond the last is as an attempt. */
void scoring_choose(struct scoring *scoring, uint8_t choice);

/* True if the choice is an attempt. */
bool scoring_is_attempt(const struct scoring *scoring);

/* Odds, within 1e-9. */

/* P(so many dice, 1..6, score). */
probability_t tenk_odds_scores(uint8_t dice);

/* P(the dice of the throw show exactly what the choice sets aside): each of its faces just so many
   times, the other faces anyhow; of an attempt, just these six dice. */
probability_t tenk_odds_thrown(const struct scoring *scoring);

/* P(the next throw after the choice scores); of an attempt, that it succeeds. */
probability_t tenk_odds_next(const struct scoring *scoring);

/* Steps given up: how much more the best choice for points would set aside at once; of an attempt
   all of it. */
uint8_t tenk_odds_given_up(const struct scoring *scoring);

#endif
