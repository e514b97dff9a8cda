#ifndef KOSTKA_CORE_SCORING_H
#define KOSTKA_CORE_SCORING_H

#include "core/throws.h"

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
    SCORING_CHOICES = 11        /* no throw has more */
};

/* A choice is a byte: single 1s in bits 0 and 1, single 5s in bits 2 and 3, the set in bit 4; three
   in one of the pairs of bits means what is chosen whole. */
enum scoring_choice {
    SCORING_NOTHING = 0,
    SCORING_ONE = 1,
    SCORING_WHOLE = 3,
    SCORING_FIVE = 4,
    SCORING_ATTEMPT = 12,
    SCORING_SET = 16,
    SCORING_LAST = 31
};

struct scoring {
    uint8_t count[THROWS_FACES];
    uint8_t ones;  /* single ones: 0..2 */
    uint8_t fives; /* single fives: 0..2 */
    uint8_t set;   /* the face, 1..6, of three or more of a kind, otherwise 0 */
    uint8_t set_steps;
    uint8_t whole_steps; /* straight, three pairs, two triples, otherwise 0 */
    bool attempt;
};

/* Reads a throw of 1..6 dice. */
void scoring_read(struct scoring *scoring, const uint8_t count[THROWS_FACES]);

/* The next legal choice after this one, in ascending order from SCORING_NOTHING; SCORING_NOTHING
   when there is no other. A throw with none at all does not score. */
uint8_t scoring_next(const struct scoring *scoring, uint8_t choice);

bool scoring_is_legal(const struct scoring *scoring, uint8_t choice);

/* Steps of a legal choice; of an attempt what it is worth if it succeeds. 1..80. */
uint8_t scoring_steps(const struct scoring *scoring, uint8_t choice);

/* How many dice of a face 1..6 a legal choice sets aside; an attempt five different ones. */
uint8_t scoring_aside(const struct scoring *scoring, uint8_t choice, uint8_t face);

/* How many dice a legal choice leaves: 0..5. */
uint8_t scoring_left(const struct scoring *scoring, uint8_t choice);

/* The choice worth most, never an attempt; SCORING_NOTHING if there is none. */
uint8_t scoring_best(const struct scoring *scoring);

/* Outcomes of 6^dice, dice 1..6, that allow something: 2, 20, 156, 1092, 7176, 45576. */
uint16_t scoring_outcomes(uint8_t dice);

#endif
