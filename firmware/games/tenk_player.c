#include "games/tenk_player.h"

#include "core/turn_sort.h"
#include "games/tenk_outer.h"

/* Steps at which the game is won, by themselves or in a last turn. */
static uint16_t goal(const struct tenk_standing *standing) {
    if (standing->theirs >= TENK_GOAL_STEPS)
        return standing->theirs + 1;
    return TENK_GOAL_STEPS;
}

static uint16_t waiting(const struct tenk_standing *standing, uint16_t score) {
    if (score >= goal(standing))
        return UINT16_MAX;
    if (standing->theirs >= TENK_GOAL_STEPS)
        return 0;
    return UINT16_MAX - tenk_outer((uint8_t)standing->theirs, (uint8_t)score);
}

void tenk_player_start(struct turn *turn, enum tenk_player kind,
                       const struct tenk_standing *standing) {
    turn_start(turn, kind == TENK_POINTS ? TURN_POINTS : TURN_CHANCE, standing->stake);
    if (kind == TENK_POINTS)
        return;
    for (uint8_t steps = 0; steps < TURN_BANKS; steps++)
        turn->bank[steps] = waiting(standing, standing->mine + steps);
}

enum { WORTH_BITS = 16 };

static uint32_t worth(const struct turn *turn, const struct scoring *scoring, uint8_t choice) {
    uint8_t steps = scoring_steps(scoring, choice);

    if (choice == SCORING_ATTEMPT)
        return turn_attempt(turn);
    return turn_worth(turn, steps, scoring_left(scoring, choice));
}

uint32_t tenk_player_worth(const struct turn *turn, const struct tenk_standing *standing,
                           const struct scoring *scoring, uint8_t choice) {
    uint16_t stake;
    uint8_t left;
    uint32_t points;

    if (!turn->step_high)
        return worth(turn, scoring, choice) >> 1;
    stake = standing->stake + scoring_steps(scoring, choice);
    left = choice == SCORING_ATTEMPT ? 0 : scoring_left(scoring, choice);
    points = (uint32_t)((int32_t)turn_aside(turn, stake, left) >> (TURN_POINTS_BITS - WORTH_BITS));
    points += (uint32_t)(uint16_t)(stake * SCORING_POINTS) << WORTH_BITS;
    return choice == SCORING_ATTEMPT ? points / 6 : points;
}

/* Thesis: takes hot dice before anything else, banks before throwing on, and to throw on leaves as
   many dice as it can. */
enum { THESIS_BANK = 6, THESIS_HOT };

/* Thesis: below 600 points, below 1000, and from there on, the fewest dice to throw on with, that
   is the least P(score) it accepts: 0.843, 0.843, 0.923. Of all such numbers these bring most,
   542.54 points a turn: `make tuning` (tests/tenk/tuning.c). */
static const FLASH uint8_t least[] = {4, 4, 5};
enum { CLASS_STEPS = 12, LAST_CLASS_STEPS = 20 };

static bool thesis_banks(uint16_t stake, uint8_t left) {
    uint8_t class = stake >= CLASS_STEPS;

    if (stake >= LAST_CLASS_STEPS)
        class ++;
    return left < least[class];
}

void tenk_player_advise(const struct turn *turn, enum tenk_player kind,
                        const struct tenk_standing *standing, const struct scoring *scoring,
                        struct tenk_advice *advice) {
    uint32_t most = 0;
    uint8_t most_steps = 0;
    uint8_t choice = SCORING_NOTHING;

    advice->choice = SCORING_NOTHING;
    while ((choice = scoring_next(scoring, choice)) != SCORING_NOTHING) {
        uint8_t steps = scoring_steps(scoring, choice);
        uint8_t left = scoring_left(scoring, choice);
        uint16_t stake = standing->stake + steps;
        bool bank = left && stake >= TENK_BANK_STEPS && choice != SCORING_ATTEMPT;
        uint32_t value = UINT32_MAX;
        if (!bank || standing->mine + stake < goal(standing)) {
            if (kind == TENK_THESIS) {
                bank = bank && thesis_banks(stake, left);
                value = bank ? THESIS_BANK : left ? left : THESIS_HOT;
            } else {
                bank = bank && turn_is_bank(turn, steps, left);
                value = worth(turn, scoring, choice);
            }
        }
        if (value > most || (value == most && steps > most_steps)) {
            most = value;
            most_steps = steps;
            advice->choice = choice;
            advice->bank = bank;
        }
    }
}
