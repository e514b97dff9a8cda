#include "games/tenk/tenk_worth.h"

#include "games/tenk/odds/turn_points.h"
#include <stddef.h>

enum { STEP_WORTH = SCORING_POINTS * TURN_POINTS_UNIT, CHANCE_BITS = 16 };

/* Beyond the stakes of the table, which are bytes, the values lie on a straight line. */
static uint32_t points_ahead(uint16_t stake, uint8_t dice) {
    uint32_t last;

    if (stake <= UINT8_MAX) {
        return turn_points((uint8_t)stake, dice);
    }
    last = turn_points(UINT8_MAX, dice);
    return last + (stake - UINT8_MAX) * (last - turn_points(UINT8_MAX - 1, dice));
}

/* Thesis: prefers hot dice to anything else and banking to throwing on; if it throws on, it leaves
   as many dice as it can. */
enum { THESIS_BANK = 6, THESIS_HOT };

/* Thesis: the fewest dice to throw on with, that is the least P(score) it accepts. Below 600
   points, below 1000, and from there on they are 4, 4 and 5: 0.843, 0.843, 0.923. Of all such
   numbers these bring most, 542.54 points a turn (test_tenk_computer). */
enum { LEAST = 4, LEAST_FROM_1000 = 5, STEPS_1000 = 20 };

/* The worth of throwing on (in an attempt, with its one die) and of banking. */
struct ways {
    uint32_t throw_on;
    uint32_t bank;
};

/* An attempt succeeds one time in six, and is worth nothing otherwise. The result is rounded to
   nearest in units of 2: as_points halves it, and a half should be rounded only once. */
static uint32_t attempted(uint32_t succeeded) {
    return (succeeded + DICE_FACES) / (2 * DICE_FACES) * 2;
}

static struct ways ways_of(struct tenk_chances *chances, enum tenk_player kind,
                           const struct tenk *game, const struct scoring *choice) {
    bool attempt = scoring_is_attempt(choice);
    uint16_t stake = game->stake + choice->steps;
    uint8_t left = attempt ? TURN_HOT : choice->left;
    struct ways ways;

    if (kind == TENK_WINNER) {
        return (struct ways){.throw_on = attempt ? tenk_chances_attempt(chances, game->stake)
                                                 : tenk_chances_aside(chances, stake, left),
                             .bank = tenk_chances_banked(chances, stake)};
    }
    if (kind == TENK_THESIS) {
        uint8_t least = stake < STEPS_1000 ? LEAST : LEAST_FROM_1000;
        ways.throw_on = left ? left : THESIS_HOT;
        ways.bank = left < least ? THESIS_BANK : 0;
    } else {
        ways.throw_on = points_ahead(stake, left ? left : DICE_FACES);
        ways.bank = (uint32_t)stake * STEP_WORTH;
    }
    if (attempt) {
        ways.throw_on = attempted(ways.throw_on);
    }
    return ways;
}

struct tenk_worth tenk_worth(struct tenk_chances *chances, enum tenk_player kind,
                             const struct tenk *game, const struct scoring *choice) {
    struct ways ways = ways_of(chances, kind, game, choice);
    bool bank = ways.throw_on <= ways.bank && tenk_may_bank(game, choice) == TENK_DONE;

    return (struct tenk_worth){bank ? ways.bank : ways.throw_on, bank};
}

static struct real as_points(uint32_t worth) {
    return (struct real){fixed_ratio((worth + 1) / 2, TURN_POINTS_UNIT / 2, TENK_POINTS_BITS),
                         TENK_POINTS_BITS};
}

struct real tenk_points(const struct tenk *game, const struct scoring *choice) {
    uint32_t worth = choice ? tenk_worth(NULL, TENK_POINTS, game, choice).value
                            : points_ahead(game->stake, game->dice);

    return as_points(worth);
}

struct real tenk_points_after(const struct tenk *game, const struct scoring *choice, bool bank) {
    struct ways ways = ways_of(NULL, TENK_POINTS, game, choice);

    return as_points(bank ? ways.bank : ways.throw_on);
}

uint16_t tenk_stake(const struct tenk *game, const struct scoring *choice) {
    return game->stake + (choice ? choice->steps : 0);
}

probability_t tenk_probability(uint32_t chance) {
    return chance == UINT16_MAX ? PROBABILITY_ONE : chance << (PROBABILITY_BITS - CHANCE_BITS);
}

probability_t tenk_chance(struct tenk_chances *chances, const struct tenk *game,
                          const struct scoring *choice) {
    return tenk_probability(choice ? tenk_worth(chances, TENK_WINNER, game, choice).value
                                   : tenk_chances_throw(chances, game->stake, game->dice));
}

probability_t tenk_chance_after(struct tenk_chances *chances, const struct tenk *game,
                                const struct scoring *choice, bool bank) {
    uint16_t stake = game->stake + choice->steps;
    uint8_t dice = choice->left ? choice->left : DICE_FACES;

    return tenk_probability(bank ? tenk_chances_banked(chances, stake)
                            : scoring_is_attempt(choice)
                                ? tenk_chances_attempt(chances, game->stake)
                                : tenk_chances_throw(chances, stake, dice));
}

/* ---- decisions of computer players ----------------------------------------------------------- */

static bool wins_if_banked(const struct tenk *game, const struct scoring *choice) {
    uint16_t goal = tenk_goal(tenk_strongest_other(game));

    return game->score[game->turn] + game->stake + choice->steps >= goal &&
           tenk_may_bank(game, choice) == TENK_DONE;
}

/* Of choices of equal worth it takes the one that sets most aside. */
struct tenk_advice tenk_computer_advise(struct tenk_chances *chances, enum tenk_player kind,
                                        const struct tenk *game, const struct scoring *throw) {
    struct tenk_advice advice = {SCORING_NOTHING, false};
    struct scoring scoring = *throw;
    uint32_t most = 0;
    uint8_t most_steps = 0;

    for (uint8_t choice = 1; choice <= scoring.last; choice++) {
        struct tenk_worth worth = {UINT32_MAX, true};
        scoring_choose(&scoring, choice);
        if (!wins_if_banked(game, &scoring)) {
            worth = tenk_worth(chances, kind, game, &scoring);
        }
        if (worth.value > most || (worth.value == most && scoring.steps > most_steps)) {
            most = worth.value;
            most_steps = scoring.steps;
            advice = (struct tenk_advice){choice, worth.bank};
        }
    }
    return advice;
}
