#include "games/nim/nim_engine.h"

#include <string.h>

enum { BYTES_OF_A_STRAY_MOVE = 8, TIMES = 4 };

/* Moves that go astray, of TIMES. */
static const FLASH uint8_t errs[LEVELS] = {[LEVEL_EASY] = 2, [LEVEL_GOOD] = 1};

static bool is_same(const struct compound *one, const struct compound *other) {
    return one->rule == other->rule && one->count == other->count &&
           memcmp(one->pawn, other->pawn, sizeof one->pawn) == 0 &&
           memcmp(one->graph.follows, other->graph.follows, sizeof one->graph.follows) == 0;
}

/* All decisions that are weighed in a position use the same search. */
static void start(void *memory, const void *state, const struct engine_question *question) {
    struct nim_engine_memory *engine = memory;

    engine->game = *(const struct impartial *)state;
    engine->question = *question;
    engine->is_begun = engine->is_begun && question->kind == ENGINE_WEIGH &&
                       is_same(&engine->search.compound, &engine->game.compound);
}

/* ---- slices ---------------------------------------------------------------------------------- */

/* False for questions that compound_search_start answers: who wins a position. */
static bool needs_search(const struct nim_engine_memory *engine) {
    return engine->question.kind == ENGINE_RANK || engine->question.kind == ENGINE_PLAY;
}

static enum progress begin(struct nim_engine_memory *engine) {
    const struct engine_question *question = &engine->question;

    engine->is_begun = true;
    compound_search_start(&engine->search, &engine->game.compound,
                          question->kind == ENGINE_RANK ? question->rank : 0);
    if (engine->search.progress == IMPOSSIBLE) {
        return question->kind == ENGINE_VALUE ? DONE : IMPOSSIBLE;
    }
    return needs_search(engine) ? WORKING : DONE;
}

/* The low bits of the random byte decide if the computer errs, the high bits how. */
static enum progress step(void *memory) {
    struct nim_engine_memory *engine = memory;
    const struct engine_question *question = &engine->question;
    struct compound_search *search = &engine->search;
    enum progress progress;

    if (!engine->is_begun) {
        return begin(engine);
    }
    if (!needs_search(engine)) {
        return DONE;
    }
    if (question->kind == ENGINE_PLAY && search->slices == 0 && question->level < LEVELS &&
        question->random % TIMES < errs[question->level]) {
        compound_search_stray(search, question->random / BYTES_OF_A_STRAY_MOVE);
    }
    progress = compound_search_step(search);
    if (progress == DONE && question->kind == ENGINE_RANK &&
        (search->is_lost ? question->rank > 0 : search->found <= question->rank)) {
        return IMPOSSIBLE;
    }
    if (progress == WORKING && (search->found || search->is_lost)) {
        return IMPROVING; /* there is a move that could be made */
    }
    return progress;
}

static uint8_t done(const void *memory) {
    const struct nim_engine_memory *engine = memory;

    if (!engine->is_begun) {
        return 0;
    }
    return needs_search(engine) ? compound_search_done(&engine->search) : PROGRESS_ALL;
}

/* ---- answers --------------------------------------------------------------------------------- */

static struct bounded certain(bool wins) {
    return bounded_probability(wins ? PROBABILITY_ONE : 0, 0);
}

static struct bounded value(void *memory, uint8_t player) {
    const struct nim_engine_memory *engine = memory;

    if (engine->search.progress == IMPOSSIBLE) {
        return certain(impartial_winner(&engine->game) == player);
    }
    return certain((engine->game.turn == player) != engine->search.is_lost);
}

static void answer(void *memory, struct ranked *ranked) {
    const struct nim_engine_memory *engine = memory;
    uint8_t to[COMPOUND_PAWNS];
    bool wins;

    ranked->decision = engine->question.decision;
    if (engine->question.kind != ENGINE_WEIGH) {
        ranked->decision = nim_decision_pack(engine->search.best, engine->game.compound.count);
    }
    ranked->unit = ENGINE_CHANCE;
    nim_decision_unpack(to, ranked->decision);
    wins = compound_search_is_lost_at(&engine->search, to);
    ranked->worth = certain(wins);
    ranked->cost = certain(!wins && !engine->search.is_lost);
}

const FLASH struct engine nim_engine = {
    .bytes = sizeof(struct nim_engine_memory),
    .start = start,
    .step = step,
    .done = done,
    .value = value,
    .answer = answer,
};
