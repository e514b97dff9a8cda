#include "games/nim/nim_engine.h"

#include <string.h>

enum { BYTES_OF_A_STRAY_MOVE = 8, TIMES = 4 };

/* Of so many moves so many go astray. */
static const FLASH uint8_t errs[LEVELS] = {[LEVEL_EASY] = 2, [LEVEL_GOOD] = 1};

/* What has been begun serves every decision about a position. */
static bool is_same(const struct nim_engine_memory *engine) {
    const struct compound *begun = &engine->search.compound;
    const struct compound *asked = &engine->game.compound;

    return begun->rule == asked->rule && begun->count == asked->count &&
           memcmp(begun->pawn, asked->pawn, asked->count) == 0 &&
           memcmp(begun->graph.follows, asked->graph.follows, sizeof asked->graph.follows) == 0;
}

static void start(void *memory, const void *state, const struct engine_question *question) {
    struct nim_engine_memory *engine = memory;

    engine->game = *(const struct impartial *)state;
    engine->question = *question;
    engine->is_begun = engine->is_begun && question->kind == ENGINE_WEIGH && is_same(engine);
}

/* ---- slices ---------------------------------------------------------------------------------- */

/* It is known from the start whether a position is won. */
static bool needs_search(uint8_t kind) {
    return kind == ENGINE_RANK || kind == ENGINE_PLAY;
}

static bool is_over(const struct nim_engine_memory *engine) {
    return compound_is_over(&engine->game.compound);
}

static enum progress begin(struct nim_engine_memory *engine) {
    const struct engine_question *question = &engine->question;

    engine->is_begun = true;
    compound_search_start(&engine->search, &engine->game.compound,
                          question->kind == ENGINE_RANK ? question->rank : 0);
    if (is_over(engine)) {
        return question->kind == ENGINE_VALUE ? DONE : IMPOSSIBLE;
    }
    return needs_search(question->kind) ? WORKING : DONE;
}

static bool is_ranked(const struct nim_engine_memory *engine) {
    if (compound_search_is_lost(&engine->search)) {
        return engine->question.rank == 0;
    }
    return compound_search_found(&engine->search) > engine->question.rank;
}

/* The random byte's low bits say whether to err, the high ones how. */
static enum progress step(void *memory) {
    struct nim_engine_memory *engine = memory;
    const struct engine_question *question = &engine->question;
    enum progress progress;

    if (!engine->is_begun) {
        return begin(engine);
    }
    if (!needs_search(question->kind) || is_over(engine)) {
        return DONE;
    }
    if (question->kind == ENGINE_PLAY && engine->search.slices == 0 && question->level < LEVELS &&
        question->random % TIMES < errs[question->level]) {
        compound_search_stray(&engine->search, question->random / BYTES_OF_A_STRAY_MOVE);
    }
    progress = compound_search_step(&engine->search);
    if (progress == DONE && question->kind == ENGINE_RANK && !is_ranked(engine)) {
        return IMPOSSIBLE;
    }
    if (progress == WORKING &&
        (engine->search.found || (engine->search.lost && engine->search.begun))) {
        return IMPROVING; /* a move has been found that can be made */
    }
    return progress;
}

static uint8_t done(const void *memory) {
    const struct nim_engine_memory *engine = memory;

    if (!engine->is_begun) {
        return 0;
    }
    return needs_search(engine->question.kind) ? compound_search_done(&engine->search)
                                               : PROGRESS_ALL;
}

/* ---- answers --------------------------------------------------------------------------------- */

static struct bounded certain(bool wins) {
    return bounded_probability(wins ? PROBABILITY_ONE : 0, 0);
}

static uint8_t winner(const struct nim_engine_memory *engine) {
    const struct impartial *game = &engine->game;

    if (is_over(engine)) {
        return impartial_winner(game);
    }
    return compound_search_is_lost(&engine->search) ? IMPARTIAL_PLAYERS - 1 - game->turn
                                                    : game->turn;
}

static struct bounded value(void *memory, uint8_t player) {
    return certain(winner(memory) == player);
}

static void answer(void *memory, struct ranked *ranked) {
    const struct nim_engine_memory *engine = memory;
    uint8_t to[COMPOUND_PAWNS];
    bool wins;

    ranked->decision = engine->question.decision;
    if (engine->question.kind != ENGINE_WEIGH) {
        ranked->decision =
            nim_decision_pack(compound_search_move(&engine->search), engine->game.compound.count);
    }
    ranked->unit = ENGINE_CHANCE;
    nim_decision_unpack(to, ranked->decision);
    wins = compound_search_is_lost_at(&engine->search, to);
    ranked->worth = certain(wins);
    ranked->cost = certain(!wins && !compound_search_is_lost(&engine->search));
}

const FLASH struct engine nim_engine = {
    .bytes = sizeof(struct nim_engine_memory),
    .start = start,
    .step = step,
    .done = done,
    .value = value,
    .answer = answer,
};
