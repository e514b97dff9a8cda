#ifndef KOSTKA_GAMES_TENK_SCORING_H
#define KOSTKA_GAMES_TENK_SCORING_H

#include "core/dice/dice_outcomes.h"
#include "core/number/fixed.h"
#include <stdbool.h>

/* The choices that a throw of ten thousand allows. All points are multiples of 50 and counted in
   steps of 50: 10,000 points are 200 steps.

   Single 1s (2 steps) and 5s (1 step) are set aside one by one. Three or more of a kind are set
   aside only together: three ones score 1000, three of another face its number times 100; four of a
   kind score twice that, five three times, six four times. A straight (2000), three different pairs
   (500) and two triples (their sum) are taken whole and allow nothing else. Six dice that show five
   different faces, one of them twice, also allow a straight attempt: one die of the pair is thrown
   again. It completes the straight for 1500 points, or the turn ends with nothing. Hlavaty,
   Klasicka hra V kostky, 2017. */

enum {
    SCORING_POINTS = 50,        /* points in a step */
    SCORING_ATTEMPT_STEPS = 30, /* of a successful attempt */
    SCORING_CHOICES = 11,       /* the most that a throw has */
    SCORING_STEPS_MOST = 80,    /* the most of a choice: six ones */
    SCORING_NOTHING = 0,        /* the choice to set nothing aside */
    SCORING_ATTEMPTED = 15      /* a choice that is an attempt, even if the throw allows none */
};

/* A throw, its choices, and the chosen one. Choices are numbered from 1, with the number of single
   ones as the lowest digit, then that of single fives, then the set. The last of them is worth
   most; an attempt comes after it. */
struct scoring {
    uint8_t count[DICE_FACES];
    uint8_t ones;  /* single ones: 0..2 */
    uint8_t fives; /* single fives: 0..2 */
    uint8_t set;   /* faces that can only be set aside together; bit 0: ones */
    uint8_t set_steps;
    uint8_t best; /* the choice worth most, never an attempt; SCORING_NOTHING if there is none */
    uint8_t best_steps;
    uint8_t last; /* choice: the best, or the attempt after it */

    uint8_t choice;
    uint8_t steps; /* of the choice: 0..SCORING_STEPS_MOST; for an attempt, those of its success */
    uint8_t left;  /* dice that the choice leaves: 0..6 */
    uint8_t aside[DICE_FACES]; /* dice of each face; an attempt sets five different ones aside */
};

/* Reads a throw of 1..6 dice, and chooses the best choice. */
void scoring_read(struct scoring *scoring, const uint8_t count[DICE_FACES]);

/* Chooses SCORING_NOTHING..last, or SCORING_ATTEMPTED. Every choice beyond the best is an
   attempt. */
void scoring_choose(struct scoring *scoring, uint8_t choice);

/* True if the choice is an attempt. */
bool scoring_is_attempt(const struct scoring *scoring);

/* Odds, within 1e-9. */

/* P(a throw of 1..6 dice scores). */
probability_t tenk_odds_scores(uint8_t dice);

/* P(the dice of the throw show exactly what the choice sets aside): each face set aside that many
   times, the other faces any number of times. For an attempt: P(exactly these six dice). */
probability_t tenk_odds_thrown(const struct scoring *scoring);

/* P(the next throw after the choice scores); for an attempt, P(it succeeds). */
probability_t tenk_odds_next(const struct scoring *scoring);

/* Steps given up: how many more the best choice would set aside at once. An attempt gives up all of
   them. */
uint8_t tenk_odds_given_up(const struct scoring *scoring);

#endif
