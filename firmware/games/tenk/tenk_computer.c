#include "games/tenk/tenk_computer.h"

#include "games/tenk/tenk_worth.h"

static bool wins_if_banked(const struct tenk *game, const struct scoring *choice) {
    uint16_t goal = tenk_goal(tenk_strongest_other(game));

    return game->score[game->turn] + game->stake + choice->steps >= goal &&
           tenk_may_bank(game, choice) == TENK_DONE;
}

/* Of choices that are worth the same the one that sets most aside. */
struct tenk_advice tenk_computer_advise(const struct tenk_chances *chances, enum tenk_player kind,
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
