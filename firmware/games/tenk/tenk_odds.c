#include "games/tenk/tenk_odds.h"

#include "core/dice/dice_outcomes.h"

static probability_t of_outcomes(uint16_t ways, uint8_t dice) {
    return fixed_ratio(ways, dice_outcomes(dice), PROBABILITY_BITS);
}

probability_t tenk_odds_scores(uint8_t dice) {
    return of_outcomes(scoring_outcomes(dice), dice);
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
