#include "games/penney/penney_engine.h"

#include <string.h>

/* SLACK: equal chances may differ by this much. ERROR: error bound of a chance. Both in units of
   2^-31. */
enum { SLACK = 8, ERROR = 3 };

/* A quarter of all random bytes. Other bits of the byte choose the word. */
enum { ERRS_BELOW = 64 };

static uint8_t still_to_choose(const struct penney *game) {
    return game->players - penney_chooser(game);
}

/* ---- chances when at most one player has to choose ------------------------------------------- */

static void start_chances(struct penney_engine_memory *engine,
                          const struct patterns_question *question, bool replies) {
    engine->replies = replies;
    if (replies) {
        patterns_reply_start(&engine->reply, question);
    } else {
        patterns_start(&engine->reply.patterns, question);
    }
}

/* In the answer the reply comes first, then the words replied to. */
static enum progress step_chances(struct penney_engine_memory *engine) {
    const probability_t *first = engine->reply.best.first;
    uint8_t last = engine->game.players - 1;
    enum progress progress;

    if (!engine->replies) {
        progress = patterns_step(&engine->reply.patterns);
        memcpy(engine->chance, engine->reply.patterns.answer.first, sizeof engine->chance);
        return progress;
    }
    progress = patterns_reply_step(&engine->reply);
    memcpy(engine->chance, first + 1, last * sizeof *first);
    engine->chance[last] = *first;
    return progress;
}

/* ---- ranks ----------------------------------------------------------------------------------- */

/* Goes on to the next free word. */
static void try_next(struct penney_engine_memory *engine) {
    struct penney game = engine->game;

    do {
        if (++engine->tried == 2 * penney_rows(&game)) {
            engine->tried = 0;
            return;
        }
    } while (!penney_choose(&game, engine->tried));
    start_chances(engine, &game.state, still_to_choose(&game));
}

/* Inserts a word after those that are equally good. */
static void insert(struct penney_engine_memory *engine, struct penney_word word) {
    uint8_t place = engine->words++;

    while (place && engine->word[place - 1].chance < word.chance) {
        engine->word[place] = engine->word[place - 1];
        place--;
    }
    engine->word[place] = word;
}

static enum progress step_ranks(struct penney_engine_memory *engine) {
    if (engine->tried) {
        enum progress progress = step_chances(engine);
        if (progress != DONE) {
            return progress;
        }
        insert(engine,
               (struct penney_word){engine->tried, engine->chance[penney_chooser(&engine->game)]});
        try_next(engine);
    }
    if (engine->tried) {
        return WORKING;
    }
    return engine->question.kind == ENGINE_RANK && engine->question.rank >= engine->words
               ? IMPOSSIBLE
               : DONE;
}

/* ---- a question ------------------------------------------------------------------------------ */

/* With two players the best word gives the chances of both. */
static bool asks_for_ranks(const struct penney_engine_memory *engine) {
    if (engine->question.kind == ENGINE_VALUE) {
        return still_to_choose(&engine->game) && engine->game.players == 2;
    }
    return engine->question.kind != ENGINE_PLAY;
}

/* DONE if the answer needs no computation. */
static enum progress begin(struct penney_engine_memory *engine) {
    const struct penney *game = &engine->game;
    uint8_t choosing = still_to_choose(game);

    if (asks_for_ranks(engine)) {
        engine->is_ranked = choosing == 1 || choosing == 2;
        if (!engine->is_ranked) {
            return IMPOSSIBLE;
        }
        engine->words = 0;
        engine->tried = penney_rows(game) - 1;
        try_next(engine);
        return WORKING;
    }
    if (engine->question.kind == ENGINE_PLAY && (choosing == 0 || choosing == game->players)) {
        return choosing ? DONE : IMPOSSIBLE;
    }
    if (engine->question.kind == ENGINE_VALUE && penney_winner(game) < game->players) {
        return DONE;
    }
    if (engine->question.kind == ENGINE_VALUE && choosing > 1) {
        return IMPOSSIBLE;
    }
    start_chances(engine, &game->state, choosing);
    return WORKING;
}

/* The ranks of a position are used again. */
static void start(void *memory, const void *state, const struct engine_question *question) {
    struct penney_engine_memory *engine = memory;
    const struct penney *game = state;
    bool is_same = engine->game.players == game->players && engine->game.letters == game->letters &&
                   memcmp(&engine->game.state, &game->state, sizeof game->state) == 0;

    engine->game = *game;
    engine->question = *question;
    engine->is_ranked = engine->is_ranked && is_same && asks_for_ranks(engine);
    engine->progress = engine->is_ranked ? WORKING : begin(engine);
}

static enum progress step(void *memory) {
    struct penney_engine_memory *engine = memory;

    if (engine->progress == WORKING) {
        engine->progress = engine->is_ranked ? step_ranks(engine) : step_chances(engine);
    }
    return engine->progress;
}

static uint8_t done(const void *memory) {
    const struct penney_engine_memory *engine = memory;

    if (engine->progress != WORKING) {
        return PROGRESS_ALL;
    }
    if (engine->is_ranked) {
        return (uint8_t)(engine->words * PROGRESS_ALL / penney_rows(&engine->game));
    }
    return engine->replies ? patterns_reply_done(&engine->reply) : 0;
}

/* ---- answers --------------------------------------------------------------------------------- */

static struct bounded value(void *memory, uint8_t player) {
    const struct penney_engine_memory *engine = memory;
    uint8_t winner = penney_winner(&engine->game);
    probability_t chance = engine->chance[player];

    if (winner < engine->game.players) {
        return bounded_probability(player == winner ? PROBABILITY_ONE : 0, 0);
    }
    if (engine->is_ranked) {
        probability_t best = engine->word[0].chance;
        chance = player == penney_chooser(&engine->game) ? best : PROBABILITY_ONE - best;
    }
    return bounded_probability(chance, ERROR);
}

/* A free word is found, because there are at least four words of a length; after the last the
   search goes on with the first. */
static uint8_t word_of_computer(const struct penney_engine_memory *engine) {
    const struct engine_question *question = &engine->question;
    const uint8_t *taken = engine->game.state.word;
    uint8_t rows = penney_rows(&engine->game);
    uint8_t word = rows | (question->random & (uint8_t)(rows - 1));
    bool errs = question->level == LEVEL_EASY ||
                (question->level == LEVEL_GOOD && question->random < ERRS_BELOW);

    if (taken[0] == 0) {
        return word;
    }
    if (!errs) {
        return engine->reply.word;
    }
    while (word == engine->reply.worst || word == taken[0] || word == taken[1]) {
        word = rows | ((word + 1) & (uint8_t)(rows - 1));
    }
    return word;
}

static void answer(void *memory, struct ranked *ranked) {
    const struct penney_engine_memory *engine = memory;
    const struct penney_word *word = &engine->word[engine->question.rank];
    probability_t cost;

    *ranked = (struct ranked){.unit = ENGINE_CHANCE};
    if (engine->question.kind == ENGINE_PLAY) {
        ranked->decision = penney_decision(&engine->game, word_of_computer(engine));
        return;
    }
    if (engine->question.kind == ENGINE_WEIGH) {
        uint8_t asked = penney_decision_word(&engine->game, engine->question.decision);
        word = engine->word;
        while (word < &engine->word[engine->words - 1] && word->word != asked) {
            word++;
        }
    }
    cost = engine->word[0].chance - word->chance;
    ranked->decision = penney_decision(&engine->game, word->word);
    ranked->worth = bounded_probability(word->chance, ERROR);
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
