#include "games/penney/penney_engine.h"

#include <string.h>

/* Two chances that are equal differ by so little; and how far off one is, of 2^31. */
enum { SLACK = 8, ERROR = 3 };

static bool is_choosing(const struct penney_engine_memory *engine) {
    return penney_chooser(&engine->game) < engine->game.players;
}

/* Of two players the best word tells the chances of both. */
static bool asks_for_costs(const struct penney_engine_memory *engine) {
    switch (engine->question.kind) {
    case ENGINE_PLAY:
        return false;
    case ENGINE_VALUE:
        return is_choosing(engine) && engine->game.players == 2;
    default:
        return true;
    }
}

/* Words are ranked by what has been chosen and the coin. */
static bool is_same(const struct penney *one, const struct penney *other) {
    const struct patterns_question *question = &one->state;

    return one->players == other->players && one->letters == other->letters &&
           question->heads == other->state.heads && question->tossed == other->state.tossed &&
           memcmp(question->word, other->state.word, sizeof question->word) == 0;
}

static void start(void *memory, const void *state, const struct engine_question *question) {
    struct penney_engine_memory *engine = memory;
    bool has_costs = engine->has_costs && is_same(&engine->game, state);

    engine->game = *(const struct penney *)state;
    engine->question = *question;
    engine->progress = WORKING;
    if (has_costs && asks_for_costs(engine)) {
        return;
    }
    engine->has_costs = asks_for_costs(engine) && is_choosing(engine);
    if (engine->has_costs) {
        penney_costs_start(&engine->costs, &engine->game);
    } else if (question->kind == ENGINE_PLAY) {
        penney_computer_start(&engine->computer, &engine->game, (enum level)question->level,
                              question->random);
    } else {
        penney_chances_start(&engine->chances, &engine->game);
    }
}

/* ---- slices ---------------------------------------------------------------------------------- */

static enum progress step_costs(struct penney_engine_memory *engine) {
    enum progress progress = penney_costs_step(&engine->costs);

    if (progress == IMPOSSIBLE) {
        engine->has_costs = false;
    }
    if (progress == DONE && engine->question.kind == ENGINE_RANK &&
        engine->question.rank >= penney_costs_words(&engine->costs)) {
        return IMPOSSIBLE;
    }
    return progress;
}

static enum progress step(void *memory) {
    struct penney_engine_memory *engine = memory;

    if (engine->progress != WORKING) {
        return engine->progress;
    }
    if (engine->has_costs) {
        engine->progress = step_costs(engine);
    } else if (engine->question.kind == ENGINE_PLAY) {
        engine->progress = penney_computer_step(&engine->computer);
    } else if (engine->question.kind == ENGINE_VALUE) {
        engine->progress = penney_chances_step(&engine->chances);
    } else {
        engine->progress = IMPOSSIBLE;
    }
    return engine->progress;
}

static uint8_t done(const void *memory) {
    const struct penney_engine_memory *engine = memory;

    if (engine->progress != WORKING) {
        return PROGRESS_ALL;
    }
    if (engine->has_costs) {
        return penney_costs_done(&engine->costs);
    }
    return engine->question.kind == ENGINE_PLAY ? penney_computer_done(&engine->computer)
                                                : penney_chances_done(&engine->chances);
}

/* ---- answers --------------------------------------------------------------------------------- */

static struct bounded chance(probability_t value) {
    return bounded_probability(value, ERROR);
}

static struct bounded value(void *memory, uint8_t player) {
    const struct penney_engine_memory *engine = memory;
    uint8_t winner = penney_winner(&engine->game);
    probability_t best;

    if (winner < engine->game.players) {
        return bounded_probability(player == winner ? PROBABILITY_ONE : 0, 0);
    }
    if (!engine->has_costs) {
        return chance(penney_chances_of(&engine->chances, player));
    }
    best = penney_costs_word(&engine->costs, 0)->chance;
    return chance(player == penney_chooser(&engine->game) ? best : PROBABILITY_ONE - best);
}

/* Where a word is among the ranks. */
static uint8_t place_of(const struct penney_costs *costs, uint8_t word) {
    uint8_t place = 0;

    while (place + 1 < penney_costs_words(costs) && penney_costs_word(costs, place)->word != word) {
        place++;
    }
    return place;
}

static void answer(void *memory, struct ranked *ranked) {
    const struct penney_engine_memory *engine = memory;
    const struct penney_costs *costs = &engine->costs;
    uint8_t place = engine->question.rank;
    probability_t cost;

    *ranked = (struct ranked){.unit = ENGINE_CHANCE};
    if (engine->question.kind == ENGINE_PLAY) {
        ranked->decision = penney_decision(&engine->game, penney_computer_word(&engine->computer));
        return;
    }
    if (engine->question.kind == ENGINE_WEIGH) {
        place = place_of(costs, penney_decision_word(&engine->game, engine->question.decision));
    }
    cost = penney_costs_of(costs, place);
    ranked->decision = penney_decision(&engine->game, penney_costs_word(costs, place)->word);
    ranked->worth = chance(penney_costs_word(costs, place)->chance);
    ranked->cost = bounded_probability(cost > SLACK ? cost : 0, 2 * ERROR);
}

const FLASH struct engine penney_engine = {
    .bytes = sizeof(struct penney_engine_memory),
    .start = start,
    .step = step,
    .done = done,
    .value = value,
    .answer = answer,
};
