#include "games/chips/chips_engine.h"

#include <string.h>

/* ---- the position ---------------------------------------------------------------------------- */

static bool is_alone(const struct chips_engine_memory *engine) {
    return engine->game.players == 1;
}

static bool is_placing(const struct chips_engine_memory *engine) {
    return engine->game.stage != CHIPS_THROWING;
}

/* The other player's placement, or NULL if it is not known. */
static const uint8_t *others(const struct chips_engine_memory *engine) {
    uint8_t other = !engine->game.stage;

    return chips_left(&engine->game, other) ? engine->game.left[other] : NULL;
}

/* ---- a question ------------------------------------------------------------------------------ */

static void weigh(struct chips_engine_memory *engine, const uint8_t placed[]) {
    if (is_alone(engine)) {
        engine->stage = CHIPS_ENGINE_THROWS;
        clearance_start(&engine->clearance, &engine->fields, placed);
    } else {
        engine->stage = CHIPS_ENGINE_WEIGHING;
        chip_duel_start(&engine->duel, &engine->fields, placed, engine->against, CHIP_DUEL_CHANCES);
    }
}

/* Goes on with the question once the best is known. */
static void go_on(struct chips_engine_memory *engine) {
    const struct engine_question *question = &engine->question;
    uint8_t placed[CLEARANCE_FIELDS];

    engine->stage = CHIPS_ENGINE_DONE;
    if (question->kind == ENGINE_WEIGH) {
        if (chips_decision_unpack(&engine->game, question->decision, placed)) {
            weigh(engine, placed);
        } else {
            engine->stage = CHIPS_ENGINE_IMPOSSIBLE;
        }
    } else if (question->kind == ENGINE_RANK && question->rank) {
        bool has_rank = question->rank == 1 && !is_alone(engine) && others(engine) == NULL;
        if (has_rank) {
            weigh(engine, engine->against);
        } else {
            engine->stage = CHIPS_ENGINE_IMPOSSIBLE;
        }
    }
}

static void reply(struct chips_engine_memory *engine) {
    engine->stage = CHIPS_ENGINE_REPLY;
    placement_start_reply(&engine->placement, &engine->fields, engine->game.chips, engine->against);
}

static void find_fastest(struct chips_engine_memory *engine) {
    engine->stage = CHIPS_ENGINE_FASTEST;
    placement_start_fastest(&engine->placement, &engine->fields, engine->game.chips);
}

/* True if the last question had the same best. */
static bool is_answered(const struct chips_engine_memory *engine, const struct chips *before) {
    const struct chips *game = &engine->game;
    const uint8_t *known = others(engine);
    bool was_known = before->stage != CHIPS_THROWING && chips_left(before, !before->stage);

    return engine->has_best && game->kind == before->kind && game->chips == before->chips &&
           game->players == before->players && was_known == (known != NULL) &&
           (known == NULL || memcmp(known, engine->against, CLEARANCE_FIELDS) == 0);
}

/* While throws are made only ENGINE_VALUE has an answer, and no result is used again. */
static void evaluate(struct chips_engine_memory *engine) {
    engine->has_best = false;
    if (chips_result(&engine->game) != CHIPS_OPEN) {
        engine->stage = CHIPS_ENGINE_DONE;
    } else if (engine->question.kind != ENGINE_VALUE || is_alone(engine)) {
        engine->stage = CHIPS_ENGINE_IMPOSSIBLE;
    } else {
        engine->stage = CHIPS_ENGINE_WEIGHING;
        chip_duel_start(&engine->duel, &engine->fields, engine->game.left[0], engine->game.left[1],
                        CHIP_DUEL_CHANCES);
    }
}

static void find_best(struct chips_engine_memory *engine, const struct chips *before) {
    const uint8_t *known = others(engine);

    if (is_answered(engine, before)) {
        go_on(engine);
        return;
    }
    engine->has_best = false;
    if (engine->question.kind == ENGINE_VALUE && known == NULL) {
        engine->stage = CHIPS_ENGINE_IMPOSSIBLE;
    } else if (known) {
        memcpy(engine->against, known, CLEARANCE_FIELDS);
        reply(engine);
    } else {
        find_fastest(engine);
    }
}

static void start(void *memory, const void *state, const struct engine_question *question) {
    struct chips_engine_memory *engine = memory;
    struct chips before = engine->game;

    engine->game = *(const struct chips *)state;
    engine->question = *question;
    chips_fields((enum chips_kind)engine->game.kind, &engine->fields);
    if (!is_placing(engine)) {
        evaluate(engine);
    } else if (question->kind == ENGINE_PLAY) {
        engine->has_best = false;
        find_fastest(engine);
    } else {
        find_best(engine, &before);
    }
}

/* ---- placements of computer players ---------------------------------------------------------- */

/* The level at which the computer player places. Two of them must not do the same. */
static uint8_t level_of(const struct chips_engine_memory *engine) {
    uint8_t level = engine->question.level;

    if (!chips_all_computers(&engine->game)) {
        return level;
    }
    if (engine->game.stage == CHIPS_SECOND_PLACES) {
        return level + 1;
    }
    return level < LEVEL_BEST ? level : LEVEL_GOOD;
}

/* Each chip goes on a field with the fewest chips; of several, on the one with the greatest
   chance. */
static void place_evenly(struct chips_engine_memory *engine) {
    const struct chip_fields *fields = &engine->fields;
    uint8_t *placed = engine->best;

    memset(placed, 0, CLEARANCE_FIELDS);
    for (uint8_t chips = engine->game.chips; chips; chips--) {
        uint8_t next = 0;
        for (uint8_t field = 1; field < fields->count; field++) {
            if (placed[field] < placed[next] ||
                (placed[field] == placed[next] && fields->rate[field] > fields->rate[next])) {
                next = field;
            }
        }
        placed[next]++;
    }
}

/* ---- slices ---------------------------------------------------------------------------------- */

static void take_placement(struct chips_engine_memory *engine, uint8_t placed[]) {
    memset(placed, 0, CLEARANCE_FIELDS);
    memcpy(placed, engine->placement.best, engine->fields.count);
}

static void end_search(struct chips_engine_memory *engine, struct bounded worth) {
    take_placement(engine, engine->best);
    engine->worth_of_best = worth;
    if (engine->question.kind == ENGINE_PLAY) {
        engine->stage = CHIPS_ENGINE_DONE;
    } else {
        engine->has_best = true;
        go_on(engine);
    }
}

static void end_fastest(struct chips_engine_memory *engine) {
    bool replies =
        engine->question.kind == ENGINE_PLAY ? level_of(engine) >= LEVEL_BEST : !is_alone(engine);

    take_placement(engine, engine->against);
    if (replies) {
        reply(engine);
    } else {
        end_search(engine, placement_throws(&engine->placement));
    }
}

/* Not inlined: variables that are only needed after a slice would lie on the stack below it. */
static OUT_OF_LINE void end_stage(struct chips_engine_memory *engine) {
    if (engine->stage == CHIPS_ENGINE_FASTEST) {
        end_fastest(engine);
    } else if (engine->stage == CHIPS_ENGINE_REPLY) {
        end_search(engine, placement_score(&engine->placement));
    } else {
        engine->stage = CHIPS_ENGINE_DONE;
    }
}

static enum progress step_stage(struct chips_engine_memory *engine) {
    switch (engine->stage) {
    case CHIPS_ENGINE_FASTEST:
    case CHIPS_ENGINE_REPLY:
        return placement_step(&engine->placement);
    case CHIPS_ENGINE_WEIGHING:
        return chip_duel_step(&engine->duel);
    case CHIPS_ENGINE_THROWS:
        return clearance_step(&engine->clearance);
    case CHIPS_ENGINE_DONE:
        return DONE;
    default:
        return IMPOSSIBLE;
    }
}

static enum progress step(void *memory) {
    struct chips_engine_memory *engine = memory;
    enum progress progress;

    if (engine->question.kind == ENGINE_PLAY && is_placing(engine) &&
        level_of(engine) == LEVEL_EASY) {
        place_evenly(engine);
        engine->stage = CHIPS_ENGINE_DONE;
    }
    progress = step_stage(engine);
    if (progress == DONE && engine->stage < CHIPS_ENGINE_DONE) {
        end_stage(engine);
        return engine->stage == CHIPS_ENGINE_DONE ? DONE : WORKING;
    }
    return progress == WORKING && engine->question.kind == ENGINE_PLAY ? IMPROVING : progress;
}

/* If a reply follows, finding the fastest takes a third of the time. */
static uint8_t done(const void *memory) {
    const struct chips_engine_memory *engine = memory;

    switch (engine->stage) {
    case CHIPS_ENGINE_FASTEST:
        return placement_done(&engine->placement) / (is_alone(engine) ? 1 : 3);
    case CHIPS_ENGINE_REPLY:
        return PROGRESS_ALL / 3 + placement_done(&engine->placement) / 3 * 2;
    case CHIPS_ENGINE_WEIGHING:
        return chip_duel_done(&engine->duel);
    case CHIPS_ENGINE_THROWS:
        return clearance_done(&engine->clearance);
    default:
        return PROGRESS_ALL;
    }
}

/* ---- answers --------------------------------------------------------------------------------- */

/* An outcome that no field decides for has no fraction bits, and is left out. */
static void add_outcome(struct bounded *score, const struct chip_duel *duel,
                        enum chip_duel_outcome outcome) {
    if (duel->chance[outcome].fraction_bits) {
        bounded_add(score, &duel->chance[outcome]);
    }
}

/* Adds halves of chances: a win counts two, a draw one. */
static struct bounded score_of(const struct chip_duel *duel, uint8_t player) {
    enum chip_duel_outcome wins = player ? CHIP_DUEL_SECOND_WINS : CHIP_DUEL_FIRST_WINS;
    struct bounded score = {0};

    add_outcome(&score, duel, CHIP_DUEL_DRAW);
    add_outcome(&score, duel, wins);
    add_outcome(&score, duel, wins);
    if (score.fraction_bits) {
        score.fraction_bits++;
    }
    return score;
}

static struct bounded result(const struct chips *game, uint8_t player) {
    switch (chips_result(game)) {
    case CHIPS_DRAW:
        return bounded_probability(PROBABILITY_ONE / 2, 0);
    case CHIPS_FIRST_WINS:
        return bounded_probability(player == 0 ? PROBABILITY_ONE : 0, 0);
    default:
        return bounded_probability(player == 1 ? PROBABILITY_ONE : 0, 0);
    }
}

static struct bounded value(void *memory, uint8_t player) {
    const struct chips_engine_memory *engine = memory;

    if (is_placing(engine)) {
        probability_t best = bounded_to_probability(&engine->worth_of_best);
        return bounded_probability(player == engine->game.stage ? best : PROBABILITY_ONE - best, 1);
    }
    if (chips_result(&engine->game) != CHIPS_OPEN) {
        return result(&engine->game, player);
    }
    return score_of(&engine->duel, player);
}

/* A placement that turns out to be better than the best costs 0. */
static struct bounded cost(const struct chips_engine_memory *engine, const struct bounded *worth) {
    const struct bounded *best = &engine->worth_of_best;
    bool has_more = is_alone(engine);
    struct bounded more = has_more ? *worth : *best;
    const struct bounded *less = has_more ? best : worth;

    if (!has_more && more.fraction_bits != less->fraction_bits) {
        more = bounded_probability(bounded_to_probability(best), 1);
        struct bounded other = bounded_probability(bounded_to_probability(worth), 1);
        more.mantissa = more.mantissa > other.mantissa ? more.mantissa - other.mantissa : 0;
        more.error += other.error;
        return more;
    }
    more.mantissa = more.mantissa > less->mantissa ? more.mantissa - less->mantissa : 0;
    more.error += less->error;
    return more;
}

/* When there is no more time, a computer player takes the best placement so far. */
static void answer(void *memory, struct ranked *ranked) {
    struct chips_engine_memory *engine = memory;
    const struct engine_question *question = &engine->question;
    bool is_weighed =
        question->kind == ENGINE_WEIGH || (question->kind == ENGINE_RANK && question->rank);

    *ranked = (struct ranked){.unit = is_alone(engine) ? ENGINE_THROWS : ENGINE_CHANCE};
    if (question->kind == ENGINE_PLAY && engine->stage < CHIPS_ENGINE_DONE) {
        take_placement(engine, engine->best);
    }
    if (!is_weighed) {
        ranked->decision = chips_decision_pack(&engine->game, engine->best);
        ranked->worth = engine->worth_of_best;
        return;
    }
    ranked->decision = question->kind == ENGINE_WEIGH
                           ? question->decision
                           : chips_decision_pack(&engine->game, engine->against);
    ranked->worth =
        is_alone(engine) ? clearance_throws(&engine->clearance) : score_of(&engine->duel, 0);
    ranked->cost = cost(engine, &ranked->worth);
}

const FLASH struct engine chips_engine = {
    .bytes = sizeof(struct chips_engine_memory),
    .start = start,
    .step = step,
    .done = done,
    .value = value,
    .answer = answer,
};
