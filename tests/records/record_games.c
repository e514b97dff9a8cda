#include "records/record_games.h"

#include "support/testing.h"

#include "games/chips/chips_engine.h"
#include "games/nim/nim_engine.h"
#include "games/penney/penney_engine.h"
#include "games/snakes/snakes_engine.h"
#include "games/tenk/tenk_engine.h"
#include <string.h>

enum { TRIES = 64 };

uint8_t record_memory[RECORD_MEMORY] __attribute__((aligned(16)));

const struct record_kind record_kinds[RECORD_KINDS] = {
    {.name = "ten thousand",
     .rules = &tenk_rules,
     .engine = &tenk_engine,
     .least = {2, 0, 0, 0, 0, 0},
     .most = {2, 3, 3, 0, 0, 0},
     .begins_bar_again = true,
     .games = 2,
     .is_reviewed = true,
     .slack = 0.02},
    {.name = "ten thousand of more",
     .rules = &tenk_rules,
     .engine = &tenk_engine,
     .least = {3, 0, 0, 0, 0, 0},
     .most = {4, 3, 3, 3, 3, 1},
     .begins_bar_again = true,
     .games = 2},
    {.name = "nim",
     .rules = &nim_rules,
     .engine = &nim_engine,
     .least = {0, 1, 0, 0, 0},
     .most = {7, 5, 4, 1, 1},
     .games = 200,
     .is_reviewed = true},
    {.name = "penney",
     .rules = &penney_rules,
     .engine = &penney_engine,
     .least = {2, 2, 0, 0, 0, 1, 0},
     .most = {3, 2, 1, 1, 1, 7, 7},
     .games = 30,
     .is_reviewed = true},
    {.name = "penney of three",
     .rules = &penney_rules,
     .engine = &penney_engine,
     .least = {2, 3, 0, 0, 0, 1, 0},
     .most = {3, 3, 1, 1, 1, 7, 7},
     .games = 30},
    {.name = "chips",
     .rules = &chips_rules,
     .engine = &chips_engine,
     .least = {0, 1, 0, 0},
     .most = {1, 6, 1, 1},
     .begins_bar_again = true,
     .games = 20,
     .is_reviewed = true},
    {.name = "chips alone",
     .rules = &chips_rules,
     .engine = &chips_engine,
     .least = {0, 1, 0, 2},
     .most = {2, 15, 1, 2},
     .begins_bar_again = true,
     .games = 20},
    {.name = "snakes",
     .rules = &snakes_rules,
     .engine = &snakes_engine,
     .least = {0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0},
     .most = {0, 6, 1, 1, 1, 1, 1, 1, 0, 1, 2},
     .games = 20,
     .is_reviewed = true},
    {.name = "snakes with kick-out",
     .rules = &snakes_rules,
     .engine = &snakes_engine,
     .least = {0, 2, 0, 0, 0, 0, 0, 0, 1, 1, 0},
     .most = {0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2},
     .games = 5,
     .is_reviewed = true},
    {.name = "snakes with two tokens",
     .rules = &snakes_rules,
     .engine = &snakes_engine,
     .least = {0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0},
     .most = {0, 3, 1, 1, 1, 1, 1, 1, 1, 2, 2},
     .games = 5},
};

static void draw_bytes(struct random_source *source, uint8_t *bytes, size_t count) {
    while (count--) {
        *bytes++ = (uint8_t)random_below(source, 256);
    }
}

/* Setups that are no game are drawn again. */
void record_game_begin(struct random_source *source, struct record_game *game,
                       const struct record_kind *kind) {
    uint8_t setup[GAME_SETUP];
    uint8_t seed[SEED_BYTES] = {0};

    do {
        for (unsigned i = 0; i < GAME_SETUP; i++) {
            setup[i] = kind->least[i];
            setup[i] += (uint8_t)random_below(source, kind->most[i] - kind->least[i] + 1U);
        }
        draw_bytes(source, seed, SEED_SECRET);
    } while (!record_can_begin(setup, seed, kind->rules, NULL, &game->state));
    memset(record_memory, 0, sizeof record_memory);
    record_begin(&game->record, setup, seed);
    assert_true(replay_start(&game->now, &game->state, &game->record, kind->rules, NULL));
}

enum progress record_game_ask(struct random_source *source, const struct record_kind *kind,
                              const union game_state *state,
                              const struct engine_question *question) {
    enum progress progress;
    uint8_t before = 0;

    assert_true(kind->engine->bytes <= sizeof record_memory);
    if (random_below(source, 2)) {
        memset(record_memory, 0, sizeof record_memory);
    }
    kind->engine->start(record_memory, state, question);
    do {
        assert_true(kind->begins_bar_again || kind->engine->done(record_memory) >= before);
        before = kind->engine->done(record_memory);
        progress = kind->engine->step(record_memory);
    } while (progress < DONE);
    assert_int_equal(kind->engine->done(record_memory), PROGRESS_ALL);
    return progress;
}

/* The decision of a computer of a random level or, at most one time in four, any allowed
   decision. */
static decision_t choose(struct random_source *source, const struct record_game *game,
                         const struct record_kind *kind) {
    struct engine_question question = {.kind = ENGINE_PLAY,
                                       .level = (uint8_t)random_below(source, LEVELS),
                                       .random = (uint8_t)random_below(source, 256)};
    uint32_t bits = kind->rules->decision_bits;
    struct ranked answer;

    for (unsigned i = 0; i < TRIES && random_below(source, 4) == 0; i++) {
        union game_state copy = game->state;
        decision_t decision = (decision_t)random_below(source, 1U << bits);
        if (kind->rules->decide(&copy, decision)) {
            return decision;
        }
    }
    assert_int_equal(record_game_ask(source, kind, &game->state, &question), DONE);
    kind->engine->answer(record_memory, &answer);
    return answer.decision;
}

bool record_game_go_on(struct random_source *source, struct record_game *game,
                       const struct record_kind *kind) {
    struct turn turn = kind->rules->turn(&game->state);
    struct derived_throw dice;
    union game_state base;
    enum turn_kind folded;

    if (turn.kind == TURN_OVER) {
        return false;
    }
    while (record_is_nearly_full(&game->record, kind->rules)) {
        assert_true(record_fold(&game->record, kind->rules, NULL, &base, &folded));
    }
    if (turn.kind == TURN_THROW) {
        assert_true(record_throw(&game->record, &game->now, &game->state, kind->rules, &dice));
    } else {
        assert_true(record_decide(&game->record, &game->now, &game->state, kind->rules,
                                  choose(source, game, kind)));
    }
    return true;
}

/* Some coins hardly ever show what a word wants: such a game is left, and another begun. */
void record_game_play(struct random_source *source, struct record_game *game,
                      const struct record_kind *kind) {
    bool is_over = false;

    while (!is_over) {
        unsigned events = 0;
        record_game_begin(source, game, kind);
        while (!is_over && ++events < RECORD_EVENTS_MOST) {
            is_over = !record_game_go_on(source, game, kind);
        }
    }
}

double record_number(struct bounded value) {
    return (double)value.mantissa / (double)(1ULL << value.fraction_bits);
}
