#include "games/tenk/tenk_engine.h"

#include "games/tenk/tenk_worth.h"
#include <stddef.h>
#include <string.h>

/* Error bounds in units of 2^-31. */
#define CHANCE_ERROR ((uint32_t)TENK_CHANCE_ERROR << (PROBABILITY_BITS - 16))
#define COST_ERROR   ((uint32_t)TENK_COST_ERROR << (PROBABILITY_BITS - 16))

/* ---- the position ---------------------------------------------------------------------------- */

static bool are_chances_known(const struct tenk *game) {
    return game->players == 2 && !game->last_turns;
}

/* The highest stake that the throw on the table can lead to, attempts apart. */
static uint16_t farthest(const struct tenk *game) {
    struct scoring scoring;

    if (game->phase != TENK_THROWN) {
        return game->stake;
    }
    tenk_read(game, &scoring);
    return game->stake + scoring.best_steps;
}

static bool is_goal_in_reach(const struct tenk *game) {
    return tenk_strongest_other(game) >= TENK_GOAL_STEPS ||
           game->score[game->turn] + farthest(game) >= TENK_GOAL_STEPS;
}

/* ---- a question ------------------------------------------------------------------------------ */

bool tenk_engine_prepare(void *memory, const struct tenk *game, uint16_t stake, uint16_t farthest) {
    struct tenk_engine_memory *engine = memory;
    struct tenk_chances *chances = &engine->costs.chances;

    if (engine->holds & TENK_ENGINE_CHANCES && tenk_chances_hold(chances, game, stake, farthest)) {
        return true;
    }
    tenk_chances_start(chances, game, stake, farthest);
    engine->holds = TENK_ENGINE_CHANCES;
    return false;
}

static void solve_turn(struct tenk_engine_memory *engine) {
    const struct tenk *game = &engine->game;

    tenk_engine_prepare(engine, game, game->stake, farthest(game));
}

static enum progress start_value(struct tenk_engine_memory *engine) {
    const struct tenk *game = &engine->game;

    if (game->phase == TENK_OVER) {
        engine->chance = PROBABILITY_ONE;
        return DONE;
    }
    if (!are_chances_known(game)) {
        return IMPOSSIBLE;
    }
    if (game->phase == TENK_READY && game->stake == 0 && game->dice == DICE_FACES) {
        engine->chance = tenk_probability(
            win_table_at((uint8_t)game->score[game->turn], (uint8_t)game->score[!game->turn]));
        return DONE;
    }
    solve_turn(engine);
    return WORKING;
}

static enum progress start_costs(struct tenk_engine_memory *engine) {
    const struct tenk *game = &engine->game;
    bool in_points = !are_chances_known(game);

    if (game->phase != TENK_THROWN || (in_points && is_goal_in_reach(game))) {
        return IMPOSSIBLE;
    }
    if (!(engine->holds & TENK_ENGINE_COSTS) ||
        memcmp(&engine->costs.game, game, sizeof *game) != 0) {
        if (!in_points) {
            solve_turn(engine);
        }
        tenk_costs_start(&engine->costs, game, in_points);
        engine->holds |= TENK_ENGINE_COSTS;
    }
    return WORKING;
}

static enum tenk_player player_of(const struct tenk_engine_memory *engine) {
    uint8_t level = engine->question.level;

    return (enum tenk_player)(TENK_THESIS + (level < LEVELS ? level : LEVEL_BEST));
}

static enum progress start_play(struct tenk_engine_memory *engine) {
    if (engine->game.phase != TENK_THROWN) {
        return IMPOSSIBLE;
    }
    if (player_of(engine) == TENK_WINNER) {
        solve_turn(engine);
    }
    return WORKING;
}

static void start(void *memory, const void *state, const struct engine_question *question) {
    struct tenk_engine_memory *engine = memory;

    engine->game = *(const struct tenk *)state;
    engine->question = *question;
    switch (question->kind) {
    case ENGINE_VALUE:
        engine->progress = start_value(engine);
        break;
    case ENGINE_PLAY:
        engine->progress = start_play(engine);
        break;
    default:
        engine->progress = start_costs(engine);
    }
}

/* ---- slices ---------------------------------------------------------------------------------- */

/* True once the turn is solved; until then runs a slice. */
static bool is_solved(struct tenk_engine_memory *engine) {
    struct tenk_chances *chances = &engine->costs.chances;

    if (tenk_chances_done(chances) == PROGRESS_ALL) {
        return true;
    }
    tenk_chances_step(chances);
    return false;
}

bool tenk_engine_is_prepared(void *memory, uint8_t *done) {
    struct tenk_engine_memory *engine = memory;
    bool solved = is_solved(engine);

    *done = tenk_chances_done(&engine->costs.chances);
    return solved;
}

static struct tenk_advice advise(struct tenk_engine_memory *engine, enum tenk_player kind) {
    struct scoring scoring;

    tenk_read(&engine->game, &scoring);
    return tenk_computer_advise(&engine->costs.chances, kind, &engine->game, &scoring);
}

probability_t tenk_engine_chance(void *memory, const struct tenk *game,
                                 const struct scoring *choice) {
    struct tenk_engine_memory *engine = memory;

    return tenk_chance(&engine->costs.chances, game, choice);
}

struct tenk_advice tenk_engine_advice(void *memory, const struct tenk *game,
                                      const struct scoring *throw) {
    struct tenk_engine_memory *engine = memory;

    return tenk_computer_advise(&engine->costs.chances, TENK_WINNER, game, throw);
}

static enum progress step_value(struct tenk_engine_memory *engine) {
    struct tenk_chances *chances = &engine->costs.chances;
    const struct tenk *game = &engine->game;
    struct scoring scoring;

    if (!is_solved(engine)) {
        return WORKING;
    }
    if (game->phase == TENK_THROWN) {
        tenk_read(game, &scoring);
        scoring_choose(&scoring, advise(engine, TENK_WINNER).choice);
        engine->chance = tenk_chance(chances, game, &scoring);
    } else if (game->phase == TENK_ATTEMPT) {
        engine->chance = tenk_probability(tenk_chances_attempt(chances, game->stake));
    } else {
        engine->chance = tenk_chance(chances, game, NULL);
    }
    return DONE;
}

static enum progress step_play(struct tenk_engine_memory *engine) {
    enum tenk_player kind = player_of(engine);

    if (kind == TENK_WINNER && !is_solved(engine)) {
        return WORKING;
    }
    engine->advice = advise(engine, kind);
    return DONE;
}

/* The best decision is known before the costs of the others. */
static enum progress step_costs(struct tenk_engine_memory *engine) {
    const struct engine_question *question = &engine->question;
    enum progress progress = tenk_costs_step(&engine->costs);
    bool is_best = question->kind == ENGINE_RANK && question->rank == 0;

    if (progress == DONE && question->kind == ENGINE_RANK &&
        question->rank >= engine->costs.decisions) {
        return IMPOSSIBLE;
    }
    return progress == IMPROVING && !is_best ? WORKING : progress;
}

static enum progress step(void *memory) {
    struct tenk_engine_memory *engine = memory;

    if (engine->progress >= DONE) {
        return engine->progress;
    }
    switch (engine->question.kind) {
    case ENGINE_VALUE:
        engine->progress = step_value(engine);
        break;
    case ENGINE_PLAY:
        engine->progress = step_play(engine);
        break;
    default:
        engine->progress = step_costs(engine);
    }
    return engine->progress;
}

static uint8_t done(const void *memory) {
    const struct tenk_engine_memory *engine = memory;

    if (engine->progress >= DONE) {
        return PROGRESS_ALL;
    }
    return engine->holds & TENK_ENGINE_CHANCES ? tenk_chances_done(&engine->costs.chances) : 0;
}

/* ---- answers --------------------------------------------------------------------------------- */

/* A chance of 0 or 1 has no error. */
static struct bounded chance_of(probability_t chance) {
    bool is_certain = chance == PROBABILITY_ONE || chance == 0;

    return bounded_probability(chance, is_certain ? 0 : CHANCE_ERROR);
}

static struct bounded value(void *memory, uint8_t player) {
    const struct tenk_engine_memory *engine = memory;
    probability_t chance = engine->chance;

    return chance_of(player == engine->game.turn ? chance : PROBABILITY_ONE - chance);
}

static uint8_t place_of(const struct tenk_costs *costs, decision_t decision) {
    uint8_t place = costs->decisions - 1;

    while (place && costs->weighed[place].decision != decision) {
        place--;
    }
    return place;
}

static void answer_of(const struct tenk_costs *costs, uint8_t place, struct ranked *ranked) {
    uint32_t worth = costs->weighed[place].worth;
    uint32_t cost = tenk_costs_of(costs, place);

    ranked->decision = costs->weighed[place].decision;
    ranked->unit = costs->in_points ? ENGINE_POINTS : ENGINE_CHANCE;
    if (costs->in_points) {
        ranked->worth = bounded_real((struct real){worth, TENK_POINTS_BITS}, TENK_POINTS_ERROR);
        ranked->cost =
            bounded_real((struct real){cost, TENK_POINTS_BITS}, cost ? 2 * TENK_POINTS_ERROR : 0);
    } else {
        ranked->worth = chance_of(worth);
        ranked->cost = bounded_probability(cost, cost ? COST_ERROR : 0);
    }
}

static void answer(void *memory, struct ranked *ranked) {
    const struct tenk_engine_memory *engine = memory;
    const struct engine_question *question = &engine->question;

    switch (question->kind) {
    case ENGINE_PLAY:
        *ranked = (struct ranked){
            .decision = tenk_decision_pack(engine->advice.choice, engine->advice.bank)};
        break;
    case ENGINE_WEIGH:
        answer_of(&engine->costs, place_of(&engine->costs, question->decision), ranked);
        break;
    default:
        answer_of(&engine->costs, question->rank, ranked);
    }
}

const FLASH struct engine tenk_engine = {
    .bytes = sizeof(struct tenk_engine_memory),
    .start = start,
    .step = step,
    .done = done,
    .value = value,
    .answer = answer,
};
