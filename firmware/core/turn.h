#ifndef KOSTKA_CORE_TURN_H
#define KOSTKA_CORE_TURN_H

#include <stdbool.h>
#include <stdint.h>

/* The best way to play a turn of ten thousand, by dynamic programming from high stakes down:
   V(stake, n), what it is worth to throw n dice, is the mean over all throws of the best that can
   be set aside; to have set aside so much with d dice left is worth the better of throwing them and
   banking (from 350 points on), with none left (hot dice) of throwing all six. Throws are taken
   together by what they allow, 215 sorts instead of 923 multisets. Stakes are counted in steps of
   50 points (core/scoring.h).

   Two aims. TURN_POINTS: most points. Values are points with 20 bits after the point; up to 3000
   points at stake they are within 1e-6 (hot dice at more are exactly worth a straight line).
   TURN_CHANCE: the greatest chance to win, where the caller says what banking is worth. Values are
   probabilities with 32 bits after the point, of which 16 are used, each rounded to nearest; more
   than 3000 points are always banked, and even hot dice count as banked then. */

enum turn_aim { TURN_POINTS, TURN_CHANCE };

enum {
    TURN_DICE = 6,
    TURN_LEVELS = 61,               /* stakes of 0..60 steps are looked at closely */
    TURN_CHANCES = 61,              /* of 0..60 for TURN_CHANCE */
    TURN_BANKS = TURN_CHANCES + 80, /* and no throw adds more than 80 */
    TURN_GAINS = TURN_LEVELS + 7 + 7 + 9 + 21 + TURN_LEVELS,
    TURN_CELLS = 16,
    TURN_POINTS_BITS = 20
};

struct turn {
    uint16_t stake;     /* steps at stake: what is worth more is known */
    uint16_t until;     /* where to stop */
    uint16_t step_high; /* worth of a step in points, the upper 16 of 32 bits; TURN_CHANCE: 0 */
    uint32_t low;       /* the sum of worths by weight, in two halves */
    uint32_t high;
    struct turn_sort { /* of throws */
        uint8_t steps; /* aside already */
        uint8_t dice;  /* left then */
        uint8_t ones;  /* how many single ones and fives there may be besides: 0 or 2 */
        uint8_t fives;
    } sort;
    uint32_t single[TURN_CELLS]; /* best worth with so many single ones and fives */
    uint32_t best[TURN_CELLS];   /* and with a set besides */
    union {
        uint32_t gain[TURN_GAINS]; /* TURN_POINTS: beyond the stake */
        struct {
            uint16_t chance[TURN_DICE][TURN_CHANCES];
            uint16_t bank[TURN_BANKS]; /* of 2^16, not falling */
        };
    };
};

/* Starts for a stake, 0 or more: what it leads to will be known. For TURN_CHANCE the caller must
   fill in bank[] then: what banking is worth by steps at stake; bank[0]: what a lost turn is. */
void turn_start(struct turn *turn, enum turn_aim aim, uint16_t stake);

/* One slice, at most 60,000 cycles: a level less; true when done. At most 61 slices. */
bool turn_step(struct turn *turn);

/* What it is worth to set so many steps aside and have 0..5 dice left, when done: in points beyond
   the stake, or the chance. */
uint32_t turn_worth(const struct turn *turn, uint8_t steps, uint8_t left);

/* Whether to bank is the best to do then, where it is allowed. */
bool turn_is_bank(const struct turn *turn, uint8_t steps, uint8_t left);

/* What a straight attempt is worth, when done, like turn_worth; TURN_POINTS: 0, as throwing on with
   five dice always brings more points. */
uint32_t turn_attempt(const struct turn *turn);

/* V: what it is worth to throw 1..6 dice, when done: the expected final score of the turn (stakes
   of up to 60 steps), or the chance. */
uint32_t turn_throw(struct turn *turn, uint8_t dice);

#endif
