#include "games/tenk_odds.h"

#include "core/dice.h"

static probability_t of_outcomes(uint16_t ways, uint8_t dice) {
    return fixed_ratio(ways, dice_outcomes(dice), PROBABILITY_BITS);
}

probability_t tenk_odds_scores(uint8_t dice) {
    return of_outcomes(scoring_outcomes(dice), dice);
}

probability_t tenk_odds_thrown(const struct scoring *scoring, uint8_t choice) {
    uint8_t count[THROWS_FACES];
    uint8_t dice = 0;

    for (uint8_t face = 0; face < THROWS_FACES; face++) {
        uint8_t shown = scoring->count[face];
        dice += shown;
        count[face] = choice == SCORING_ATTEMPT ? shown : scoring_aside(scoring, choice, face + 1);
    }
    return of_outcomes(throws_showing(count, dice), dice);
}

probability_t tenk_odds_next(const struct scoring *scoring, uint8_t choice) {
    uint8_t left = scoring_left(scoring, choice);

    if (choice == SCORING_ATTEMPT)
        return of_outcomes(1, 1);
    return tenk_odds_scores(left ? left : THROWS_FACES);
}

uint8_t tenk_odds_given_up(const struct scoring *scoring, uint8_t choice) {
    uint8_t best = scoring_steps(scoring, scoring_best(scoring));

    if (choice == SCORING_ATTEMPT)
        return best;
    return best - scoring_steps(scoring, choice);
}
