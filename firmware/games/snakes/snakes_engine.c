#include "games/snakes/snakes_engine.h"

/* ---- a question ------------------------------------------------------------------------------ */

static void ask_for_chances(struct snakes_engine_memory *engine) {
    if (engine->holds == SNAKES_ENGINE_CHANCES) {
        win_chances_ask(&engine->win, &engine->game.at);
    } else {
        win_chances_start(&engine->win, &engine->game.board, &engine->game.at);
        engine->holds = SNAKES_ENGINE_CHANCES;
    }
    engine->progress = engine->win.method == WIN_BY_ROLLOUT ? IMPOSSIBLE : WORKING;
}

static void ask_about_tokens(struct snakes_engine_memory *engine) {
    if (engine->holds != SNAKES_ENGINE_TOKENS) {
        snakes_computer_start(&engine->computer, &engine->game.board);
        engine->holds = SNAKES_ENGINE_TOKENS;
    }
    snakes_computer_ask(&engine->computer, &engine->game);
    engine->progress = WORKING;
}

/* The token that a computer below LEVEL_BEST moves. */
static uint8_t quick_choice(const struct snakes_engine_memory *engine) {
    const struct snakes *game = &engine->game;

    if (engine->question.level == LEVEL_EASY) {
        return engine->question.random & 1;
    }
    return position_quick_choice(&game->at, &game->board, game->face);
}

static bool is_quick(const struct engine_question *question) {
    return question->kind == ENGINE_PLAY && question->level < LEVEL_BEST;
}

static void start(void *memory, const void *state, const struct engine_question *question) {
    struct snakes_engine_memory *engine = memory;

    engine->game = *(const struct snakes *)state;
    engine->question = *question;
    if (question->kind == ENGINE_VALUE) {
        if (snakes_is_over(&engine->game)) {
            engine->progress = DONE;
        } else {
            ask_for_chances(engine);
        }
    } else if (engine->game.face && is_quick(question)) {
        engine->progress = DONE;
    } else if (engine->game.face || question->kind == ENGINE_WEIGH) {
        ask_about_tokens(engine);
    } else {
        engine->progress = IMPOSSIBLE;
    }
}

/* ---- slices ---------------------------------------------------------------------------------- */

/* ENGINE_PLAY always has an answer: while the throws are not known, or cannot be, the quick choice
   decides. */
static enum progress step_tokens(struct snakes_engine_memory *engine) {
    enum progress progress = snakes_computer_step(&engine->computer);
    const struct engine_question *question = &engine->question;

    if (question->kind == ENGINE_RANK && question->rank >= POSITION_TOKENS) {
        return IMPOSSIBLE;
    }
    if (question->kind != ENGINE_PLAY) {
        return progress;
    }
    return progress == IMPOSSIBLE ? DONE : progress == WORKING ? IMPROVING : progress;
}

static enum progress step(void *memory) {
    struct snakes_engine_memory *engine = memory;

    if (engine->progress >= DONE) {
        return engine->progress;
    }
    if (engine->question.kind == ENGINE_VALUE) {
        engine->progress = win_chances_step(&engine->win);
    } else {
        engine->progress = step_tokens(engine);
    }
    return engine->progress;
}

static uint8_t done(const void *memory) {
    const struct snakes_engine_memory *engine = memory;

    if (engine->progress >= DONE) {
        return PROGRESS_ALL;
    }
    return engine->question.kind == ENGINE_VALUE ? win_chances_done(&engine->win)
                                                 : snakes_computer_done(&engine->computer);
}

/* ---- answers --------------------------------------------------------------------------------- */

static struct bounded value(void *memory, uint8_t player) {
    const struct snakes_engine_memory *engine = memory;

    if (snakes_is_over(&engine->game)) {
        return bounded_probability(player == engine->game.at.turn ? PROBABILITY_ONE : 0, 0);
    }
    return win_chances_of(&engine->win, player);
}

/* Stops at 0: of two equally good choices, rounding may have made the best one the greater. */
static void subtract(struct bounded *from, const struct bounded *less) {
    from->mantissa = from->mantissa > less->mantissa ? from->mantissa - less->mantissa : 0;
    from->error += less->error;
}

static void weigh(struct snakes_engine_memory *engine, uint8_t best, uint8_t token,
                  struct ranked *ranked) {
    struct two_tokens *tokens = &engine->computer.tokens;
    struct bounded least =
        engine->game.face ? two_tokens_after(tokens, best) : two_tokens_left(tokens);

    ranked->decision = token;
    ranked->worth = least;
    ranked->cost = (struct bounded){.fraction_bits = least.fraction_bits};
    if (engine->game.face && token != best) {
        ranked->worth = two_tokens_after(tokens, token);
        ranked->cost = ranked->worth;
        subtract(&ranked->cost, &least);
    }
}

static void answer(void *memory, struct ranked *ranked) {
    struct snakes_engine_memory *engine = memory;
    const struct engine_question *question = &engine->question;
    uint8_t best;

    *ranked = (struct ranked){.unit = ENGINE_THROWS};
    if (is_quick(question)) {
        ranked->decision = quick_choice(engine);
        return;
    }
    best = engine->game.face ? snakes_computer_choice(&engine->computer, &engine->game) : 0;
    if (question->kind == ENGINE_PLAY) {
        ranked->decision = best;
    } else if (question->kind == ENGINE_WEIGH) {
        weigh(engine, best, (uint8_t)question->decision, ranked);
    } else {
        weigh(engine, best, question->rank ? !best : best, ranked);
    }
}

const FLASH struct engine snakes_engine = {
    .bytes = sizeof(struct snakes_engine_memory),
    .start = start,
    .step = step,
    .done = done,
    .value = value,
    .answer = answer,
};
