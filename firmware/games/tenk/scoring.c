#include "games/tenk/scoring.h"

#include "core/dice/dice_outcomes.h"
#include "core/number/flash.h"
#include <string.h>

enum { ONE_STEPS = 2, FIVE_STEPS = 1, STRAIGHT_STEPS = 40, THREE_PAIRS_STEPS = 10 };

enum { TRIPLE = 3, ALL_FACES = 0x3F /* a bit for each */ };

/* The faces 1 and 5 as indexes. */
enum { ONES = 0, FIVES = 4 };

/* Steps of three of a kind by face. */
static const FLASH uint8_t triple_steps[] = {20, 4, 6, 8, 10, 12};

bool scoring_is_attempt(const struct scoring *scoring) {
    return scoring->choice > scoring->best;
}

/* Choices are numbered as struct scoring says. */
static void choose_dice(struct scoring *scoring, uint8_t choice) {
    uint8_t ones = choice % (scoring->ones + 1);
    uint8_t rest = choice / (scoring->ones + 1);
    uint8_t fives = rest % (scoring->fives + 1);
    uint8_t together = rest > scoring->fives ? scoring->set : 0;

    scoring->steps = ONE_STEPS * ones + FIVE_STEPS * fives + (together ? scoring->set_steps : 0);
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        scoring->aside[face] = together >> face & 1 ? scoring->count[face] : 0;
    }
    if (ones) {
        scoring->aside[ONES] = ones;
    }
    if (fives) {
        scoring->aside[FIVES] = fives;
    }
}

/* An attempt sets aside one die of every face that shows. */
void scoring_choose(struct scoring *scoring, uint8_t choice) {
    bool is_attempt = choice > scoring->best;

    scoring->choice = choice;
    scoring->left = 0;
    if (is_attempt) {
        scoring->steps = SCORING_ATTEMPT_STEPS;
    } else {
        choose_dice(scoring, choice);
    }
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        if (is_attempt) {
            scoring->aside[face] = scoring->count[face] != 0;
        }
        scoring->left += scoring->count[face] - scoring->aside[face];
    }
}

/* How many faces show once and twice. */
struct shown {
    uint8_t singles;
    uint8_t pairs;
};

static struct shown count_shown(const struct scoring *scoring) {
    struct shown shown = {0, 0};

    for (uint8_t face = 0; face < DICE_FACES; face++) {
        shown.singles += scoring->count[face] == 1;
        shown.pairs += scoring->count[face] == 2;
    }
    return shown;
}

/* Three or more of a kind. */
static void read_triples(struct scoring *scoring) {
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        uint8_t shown = scoring->count[face];
        if (shown >= TRIPLE) {
            scoring->set |= (uint8_t)(1 << face);
            scoring->set_steps += triple_steps[face] * (uint8_t)(shown - TRIPLE + 1);
        }
    }
}

static void read_whole(struct scoring *scoring, uint8_t steps) {
    scoring->set = ALL_FACES;
    scoring->set_steps = steps;
    scoring->ones = 0;
    scoring->fives = 0;
}

void scoring_read(struct scoring *scoring, const uint8_t count[DICE_FACES]) {
    struct shown shown;

    memset(scoring, 0, sizeof *scoring);
    memcpy(scoring->count, count, sizeof scoring->count);
    shown = count_shown(scoring);
    read_triples(scoring);
    scoring->ones = count[ONES] < TRIPLE ? count[ONES] : 0;
    scoring->fives = count[FIVES] < TRIPLE ? count[FIVES] : 0;
    if (shown.singles == DICE_FACES) {
        read_whole(scoring, STRAIGHT_STEPS);
    }
    if (shown.pairs == 3) {
        read_whole(scoring, THREE_PAIRS_STEPS);
    }
    scoring->best = (scoring->ones + 1) * (scoring->fives + 1) * (scoring->set ? 2 : 1) - 1;
    scoring->last = scoring->best + (shown.singles == 4 && shown.pairs == 1);
    scoring_choose(scoring, scoring->best);
    scoring->best_steps = scoring->steps;
}

/* ---- odds ------------------------------------------------------------------------------------ */

static probability_t of_outcomes(uint16_t ways, uint8_t dice) {
    return fixed_ratio(ways, dice_outcomes(dice), PROBABILITY_BITS);
}

/* How many outcomes allow nothing: tests/data/tenk_throw.csv. */
probability_t tenk_odds_scores(uint8_t dice) {
    static const FLASH uint16_t without[] = {4, 16, 60, 204, 600, 1080};

    return of_outcomes(dice_outcomes(dice) - without[dice - 1], dice);
}

probability_t tenk_odds_thrown(const struct scoring *scoring) {
    bool attempt = scoring_is_attempt(scoring);
    uint8_t dice = scoring->left;

    for (uint8_t face = 0; face < DICE_FACES; face++) {
        dice += scoring->aside[face];
    }
    return of_outcomes(dice_multiset_showing(attempt ? scoring->count : scoring->aside, dice),
                       dice);
}

probability_t tenk_odds_next(const struct scoring *scoring) {
    if (scoring_is_attempt(scoring)) {
        return of_outcomes(1, 1);
    }
    return tenk_odds_scores(scoring->left ? scoring->left : DICE_FACES);
}

uint8_t tenk_odds_given_up(const struct scoring *scoring) {
    if (scoring_is_attempt(scoring)) {
        return scoring->best_steps;
    }
    return scoring->best_steps - scoring->steps;
}
