#include "games/tenk/scoring.h"

#include "core/number/dice_outcomes.h"
#include "core/number/flash.h"
#include <string.h>

enum { STRAIGHT_STEPS = 40, THREE_PAIRS_STEPS = 10, TRIPLE = 3, ALL_FACES = 0x3F };

/* Places of faces 1 and 5. */
enum { ONES = 0, FIVES = 4 };

/* Steps of three of a kind by face. */
static const FLASH uint8_t triple_steps[] = {20, 4, 6, 8, 10, 12};

bool scoring_is_attempt(const struct scoring *scoring) {
    return scoring->choice > scoring->best;
}

/* An attempt sets one die of every face aside, the set all of its faces. */
void scoring_choose(struct scoring *scoring, uint8_t choice) {
    uint8_t ones = scoring->ones + 1;
    uint8_t fives = scoring->fives + 1;
    uint8_t rest = choice / ones;
    uint8_t together = 0;
    bool attempt = choice > scoring->best;

    scoring->choice = choice;
    ones = choice % ones;
    if (rest >= fives) {
        together = scoring->set;
    }
    fives = rest % fives;
    scoring->steps = 2 * ones + fives;
    if (together) {
        scoring->steps += scoring->set_steps;
    }
    if (attempt) {
        scoring->steps = SCORING_ATTEMPT_STEPS;
        together = ALL_FACES;
    }
    scoring->left = 0;
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        uint8_t shown = scoring->count[face];
        uint8_t aside = 0;
        if (face == ONES) {
            aside = ones;
        }
        if (face == FIVES) {
            aside = fives;
        }
        if (together & 1) {
            aside = shown;
            if (attempt && shown) {
                aside = 1;
            }
        }
        together >>= 1;
        scoring->aside[face] = aside;
        scoring->left += shown - aside;
    }
}

static void read_whole(struct scoring *scoring, uint8_t steps) {
    scoring->set = ALL_FACES;
    scoring->set_steps = steps;
    scoring->ones = 0;
    scoring->fives = 0;
}

/* How many faces show once, and sixteen times how many show twice. */
enum { SINGLE = 1, PAIR = 16 };

void scoring_read(struct scoring *scoring, const uint8_t count[DICE_FACES]) {
    uint8_t tally = 0;

    memset(scoring, 0, sizeof *scoring);
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        uint8_t shown = count[face];
        scoring->count[face] = shown;
        if (shown >= TRIPLE) {
            scoring->set |= (uint8_t)(1 << face);
            scoring->set_steps += triple_steps[face] * (uint8_t)(shown - TRIPLE + 1);
        } else {
            if (shown) {
                tally += shown == 1 ? SINGLE : PAIR;
            }
            if (face == ONES) {
                scoring->ones = shown;
            }
            if (face == FIVES) {
                scoring->fives = shown;
            }
        }
    }
    if (tally == 6 * SINGLE) {
        read_whole(scoring, STRAIGHT_STEPS);
    }
    if (tally == 3 * PAIR) {
        read_whole(scoring, THREE_PAIRS_STEPS);
    }
    scoring->best = (uint8_t)((scoring->ones + 1) * (scoring->fives + 1));
    if (scoring->set) {
        scoring->best *= 2;
    }
    scoring->best--;
    scoring->last = scoring->best + (tally == 4 * SINGLE + PAIR);
    scoring_choose(scoring, scoring->best);
    scoring->best_steps = scoring->steps;
}

uint16_t scoring_outcomes(uint8_t dice) {
    static const FLASH uint16_t without[] = {4, 16, 60, 204, 600, 1080};

    return dice_outcomes(dice) - without[dice - 1];
}
