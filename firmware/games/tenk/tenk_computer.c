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

static void begin(struct tenk_computer *computer, const struct tenk *game) {
    computer->game = *game;
    computer->progress = game->phase == TENK_THROWN ? WORKING : IMPOSSIBLE;
    computer->advice = (struct tenk_advice){SCORING_NOTHING, false};
}

static uint16_t farthest(const struct tenk *game) {
    struct scoring scoring;

    if (game->phase != TENK_THROWN) {
        return game->stake;
    }
    tenk_read(game, &scoring);
    return game->stake + scoring.best_steps;
}

void tenk_computer_start(struct tenk_computer *computer, const struct tenk *game) {
    tenk_chances_start(&computer->chances, game, game->stake, farthest(game));
    begin(computer, game);
}

void tenk_computer_renew(struct tenk_computer *computer, const struct tenk *game) {
    if (!tenk_chances_hold(&computer->chances, game, game->stake, farthest(game))) {
        tenk_chances_start(&computer->chances, game, game->stake, farthest(game));
    }
    begin(computer, game);
}

static enum tenk_player kind_of(const struct tenk *game) {
    enum tenk_player kind = game->kind[game->turn];

    return kind == TENK_PERSON ? TENK_WINNER : kind;
}

enum progress tenk_computer_step(struct tenk_computer *computer) {
    const struct tenk *game = &computer->game;
    enum tenk_player kind = kind_of(game);
    struct scoring scoring;

    if (computer->progress != WORKING) {
        return computer->progress;
    }
    if (kind == TENK_WINNER && tenk_chances_step(&computer->chances) != DONE) {
        return WORKING;
    }
    tenk_read(game, &scoring);
    computer->advice = tenk_computer_advise(&computer->chances, kind, game, &scoring);
    computer->progress = DONE;
    return DONE;
}

uint8_t tenk_computer_done(const struct tenk_computer *computer) {
    return computer->progress == WORKING ? tenk_chances_done(&computer->chances) : PROGRESS_ALL;
}

struct tenk_advice tenk_computer_advice(const struct tenk_computer *computer) {
    return computer->advice;
}
