#include "core/scoring.h"

#include "core/dice.h"
#include "core/flash.h"
#include <stddef.h>
#include <string.h>

enum { STRAIGHT_STEPS = 40, THREE_PAIRS_STEPS = 10, TRIPLE = 3 };

/* Steps of three of a kind by face. */
static const FLASH uint8_t triple_steps[] = {20, 4, 6, 8, 10, 12};

static uint8_t ones(uint8_t choice) {
    return choice & 3;
}

static uint8_t fives(uint8_t choice) {
    return choice >> 2 & 3;
}

/* A second triple finds the first in set_steps. */
static void read_face(struct scoring *scoring, uint8_t face, uint8_t count) {
    uint8_t steps = triple_steps[face];

    if (count >= TRIPLE) {
        steps *= (uint8_t)(count - TRIPLE + 1);
        if (scoring->set)
            scoring->whole_steps = scoring->set_steps + steps;
        scoring->set = face + 1;
        scoring->set_steps = steps;
    } else if (face == 0) {
        scoring->ones = count;
    } else if (face == 4) {
        scoring->fives = count;
    }
}

void scoring_read(struct scoring *scoring, const uint8_t count[THROWS_FACES]) {
    uint8_t dice = 0;
    uint8_t singles = 0;
    uint8_t pairs = 0;

    memset(&scoring->ones, 0, sizeof *scoring - offsetof(struct scoring, ones));
    for (uint8_t face = 0; face < THROWS_FACES; face++) {
        uint8_t shown = count[face];
        scoring->count[face] = shown;
        dice += shown;
        if (shown == 1)
            singles++;
        if (shown == 2)
            pairs++;
        if (shown)
            read_face(scoring, face, shown);
    }
    if (singles == THROWS_FACES)
        scoring->whole_steps = STRAIGHT_STEPS;
    if (pairs == 3)
        scoring->whole_steps = THREE_PAIRS_STEPS;
    scoring->attempt = singles == 4 && pairs == 1;
}

bool scoring_is_legal(const struct scoring *scoring, uint8_t choice) {
    if (scoring->whole_steps)
        return choice == SCORING_WHOLE;
    if (choice == SCORING_ATTEMPT)
        return scoring->attempt;
    if (choice == SCORING_NOTHING || choice > SCORING_LAST)
        return false;
    if (choice & SCORING_SET && !scoring->set)
        return false;
    return ones(choice) <= scoring->ones && fives(choice) <= scoring->fives;
}

uint8_t scoring_next(const struct scoring *scoring, uint8_t choice) {
    while (choice < SCORING_LAST) {
        if (scoring_is_legal(scoring, ++choice))
            return choice;
    }
    return SCORING_NOTHING;
}

uint8_t scoring_steps(const struct scoring *scoring, uint8_t choice) {
    uint8_t steps = (uint8_t)(2 * ones(choice) + fives(choice));

    if (choice == SCORING_WHOLE)
        return scoring->whole_steps;
    if (choice == SCORING_ATTEMPT)
        return SCORING_ATTEMPT_STEPS;
    if (choice & SCORING_SET)
        steps += scoring->set_steps;
    return steps;
}

uint8_t scoring_aside(const struct scoring *scoring, uint8_t choice, uint8_t face) {
    uint8_t shown = scoring->count[face - 1];

    if (choice == SCORING_ATTEMPT)
        return shown != 0;
    if (choice == SCORING_WHOLE || (choice & SCORING_SET && face == scoring->set))
        return shown;
    if (face == 1)
        return ones(choice);
    return face == 5 ? fives(choice) : 0;
}

uint8_t scoring_left(const struct scoring *scoring, uint8_t choice) {
    uint8_t left = 0;

    for (uint8_t face = 1; face <= THROWS_FACES; face++)
        left += scoring->count[face - 1] - scoring_aside(scoring, choice, face);
    return left;
}

uint8_t scoring_best(const struct scoring *scoring) {
    uint8_t choice = (uint8_t)(scoring->ones | scoring->fives << 2);

    if (scoring->whole_steps)
        return SCORING_WHOLE;
    return scoring->set ? choice | SCORING_SET : choice;
}

uint16_t scoring_outcomes(uint8_t dice) {
    static const FLASH uint16_t without[] = {4, 16, 60, 204, 600, 1080};

    return dice_outcomes(dice) - without[dice - 1];
}
