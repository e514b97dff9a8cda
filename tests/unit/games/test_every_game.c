/* Games of every kind, played by rules and engine alone: their records are replayed, damaged and
   reviewed. What is asked here is asked of all games alike. */

#include "support/testing.h"

#include "core/game/record.h"
#include "core/game/reviewer.h"
#include "games/chips/chips_engine.h"
#include "games/nim/nim_engine.h"
#include "games/penney/penney_engine.h"
#include "games/snakes/snakes_engine.h"
#include "games/tenk/tenk_engine.h"
#include "support/campaign.h"
#include "support/random_board.h"
#include <math.h>
#include <string.h>

enum { EVENTS_MOST = 2000, MEMORY = 65536, TRIES = 64 };

/* A kind of game: its setup by limits, from which values are drawn. */
struct kind {
    const char *name;
    const struct rules *rules;
    const struct engine *engine;
    uint8_t least[GAME_SETUP];
    uint8_t most[GAME_SETUP];
    unsigned games;   /* of a test; ten times as many are fewer than a campaign's */
    bool is_reviewed; /* chances are known */
    double slack;     /* two answers about one chance differ by so much; 0: by rounding */
};

static const struct kind kinds[] = {
    {.name = "ten thousand",
     .rules = &tenk_rules,
     .engine = &tenk_engine,
     .least = {2, 0, 0, 0, 0, 0},
     .most = {2, 3, 3, 0, 0, 0},
     .games = 2,
     .is_reviewed = true,
     .slack = 0.02},
    {.name = "ten thousand of more",
     .rules = &tenk_rules,
     .engine = &tenk_engine,
     .least = {3, 0, 0, 0, 0, 0},
     .most = {4, 3, 3, 3, 3, 1},
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
     .games = 20,
     .is_reviewed = true},
    {.name = "chips alone",
     .rules = &chips_rules,
     .engine = &chips_engine,
     .least = {0, 1, 0, 2},
     .most = {2, 15, 1, 2},
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

enum { KINDS = sizeof kinds / sizeof *kinds };

static struct random_source source;
static uint8_t memory[MEMORY] __attribute__((aligned(16)));

/* ---- playing --------------------------------------------------------------------------------- */

struct played {
    struct record record;
    struct replay now;
    union game_state state;
};

static void draw_bytes(uint8_t *bytes, size_t count) {
    while (count--) {
        *bytes++ = (uint8_t)random_below(&source, 256);
    }
}

/* Setups that are no game are drawn again. */
static void begin(struct played *game, const struct kind *kind) {
    uint8_t setup[GAME_SETUP];
    uint8_t seed[FORETOLD_SEED];

    do {
        for (unsigned i = 0; i < GAME_SETUP; i++) {
            setup[i] = kind->least[i];
            setup[i] += (uint8_t)random_below(&source, kind->most[i] - kind->least[i] + 1U);
        }
        draw_bytes(seed, sizeof seed);
    } while (!record_can_begin(setup, seed, kind->rules, NULL));
    memset(memory, 0, sizeof memory);
    record_begin(&game->record, setup, seed);
    assert_true(replay_start(&game->now, &game->state, &game->record, kind->rules, NULL));
}

static enum progress answer(const struct kind *kind, const union game_state *state,
                            const struct engine_question *question) {
    enum progress progress;

    assert_true(kind->engine->bytes <= sizeof memory);
    if (random_below(&source, 2)) {
        memset(memory, 0, sizeof memory);
    }
    kind->engine->start(memory, state, question);
    do {
        assert_true(kind->engine->done(memory) <= PROGRESS_ALL);
        progress = kind->engine->step(memory);
    } while (progress < DONE);
    assert_int_equal(kind->engine->done(memory), PROGRESS_ALL);
    return progress;
}

/* By a computer of any level, or in one of four cases any decision that is allowed. */
static decision_t choose(const struct played *game, const struct kind *kind) {
    struct engine_question question = {.kind = ENGINE_PLAY,
                                       .level = (uint8_t)random_below(&source, LEVELS),
                                       .random = (uint8_t)random_below(&source, 256)};
    uint32_t bits = kind->rules->decision_bits;

    for (unsigned i = 0; i < TRIES && random_below(&source, 4) == 0; i++) {
        union game_state copy = game->state;
        decision_t decision = (decision_t)random_below(&source, 1U << bits);
        if (kind->rules->decide(&copy, decision)) {
            return decision;
        }
    }
    assert_int_equal(answer(kind, &game->state, &question), DONE);
    return kind->engine->answer(memory).decision;
}

static bool go_on(struct played *game, const struct kind *kind) {
    struct turn turn = kind->rules->turn(&game->state);
    struct foretold dice;
    struct folded folded;

    if (turn.kind == TURN_OVER) {
        return false;
    }
    while (record_is_nearly_full(&game->record, kind->rules)) {
        assert_true(record_fold(&game->record, &game->now, kind->rules, NULL, &folded));
    }
    if (turn.kind == TURN_THROW) {
        assert_true(record_throw(&game->record, &game->now, &game->state, kind->rules, &dice));
    } else {
        assert_true(record_decide(&game->record, &game->now, &game->state, kind->rules,
                                  choose(game, kind)));
    }
    return true;
}

static void play(struct played *game, const struct kind *kind) {
    unsigned events = 0;

    begin(game, kind);
    while (go_on(game, kind)) {
        assert_true(++events < EVENTS_MOST);
    }
}

static unsigned games_of(const struct kind *kind, unsigned campaign) {
    return campaign_cases(kind->games, campaign);
}

/* ---- records --------------------------------------------------------------------------------- */

static void a_replay_leads_where_the_game_was(void **state) {
    (void)state;
    source = (struct random_source){1};
    for (unsigned i = 0; i < KINDS; i++) {
        const struct kind *kind = &kinds[i];
        for (unsigned number = 0; number < games_of(kind, 1000); number++) {
            struct played game;
            struct replay replay;
            union game_state again;

            play(&game, kind);
            assert_true(replay_start(&replay, &again, &game.record, kind->rules, NULL));
            while (replay_step(&replay, &again, &game.record, kind->rules, NULL)) {
            }
            assert_int_equal(replay.events, game.record.events);
            assert_int_equal(replay.throws, game.now.throws);
            assert_memory_equal(&again, &game.state, kind->rules->state_bytes);
        }
    }
}

/* What is stored of a state, and made anew behind it, is the state. */
static void a_game_goes_on_from_any_base(void **state) {
    (void)state;
    source = (struct random_source){2};
    for (unsigned i = 0; i < KINDS; i++) {
        const struct kind *kind = &kinds[i];
        struct played game;
        struct replay replay;
        union game_state again;
        struct folded folded;

        play(&game, kind);
        while (record_fold(&game.record, &game.now, kind->rules, NULL, &folded)) {
            if (game.record.base_events == game.record.events) {
                break;
            }
            assert_true(replay_start(&replay, &again, &game.record, kind->rules, NULL));
            while (replay_step(&replay, &again, &game.record, kind->rules, NULL)) {
            }
            assert_memory_equal(&again, &game.state, kind->rules->state_bytes);
        }
        assert_int_equal(game.record.base_events, game.record.events);
    }
}

/* Whatever has become of its bytes. */
static void a_damaged_record_is_replayed_without_a_fault(void **state) {
    unsigned refused = 0;

    (void)state;
    source = (struct random_source){3};
    for (unsigned i = 0; i < KINDS; i++) {
        const struct kind *kind = &kinds[i];
        struct played game;

        play(&game, kind);
        for (unsigned number = 0; number < games_of(kind, 20000 / KINDS) * 4; number++) {
            struct record damaged = game.record;
            struct replay replay;
            union game_state at;

            for (unsigned changes = random_below(&source, 4) + 1; changes; changes--) {
                ((uint8_t *)&damaged)[random_below(&source, sizeof damaged)] =
                    (uint8_t)random_below(&source, 256);
            }
            damaged.decisions %= RECORD_LIST;
            damaged.first = 0;
            damaged.events %= EVENTS_MOST;
            if (!replay_start(&replay, &at, &damaged, kind->rules, NULL)) {
                refused++;
                continue;
            }
            while (replay_step(&replay, &at, &damaged, kind->rules, NULL)) {
            }
            refused += replay.events < damaged.events;
        }
    }
    assert_true(refused > 0);
}

/* All decisions of so many bits, or some of them, are allowed or change nothing. */
static void a_decision_that_is_not_allowed_changes_nothing(void **state) {
    (void)state;
    source = (struct random_source){4};
    for (unsigned i = 0; i < KINDS; i++) {
        const struct kind *kind = &kinds[i];
        unsigned refused = 0;
        struct played game;

        begin(&game, kind);
        do {
            if (kind->rules->turn(&game.state).kind != TURN_DECIDE) {
                continue;
            }
            for (unsigned tries = 0; tries < TRIES; tries++) {
                union game_state at = game.state;
                if (!kind->rules->decide(&at, (decision_t)random_below(&source, 1U << 24))) {
                    assert_memory_equal(&at, &game.state, kind->rules->state_bytes);
                    refused++;
                }
            }
        } while (go_on(&game, kind));
        print_message("%s: %u refused\n", kind->name, refused);
    }
}

/* ---- engines --------------------------------------------------------------------------------- */

static double number(struct bounded value) {
    return (double)value.mantissa / (double)(1ULL << value.fraction_bits);
}

static bool is_near(const struct kind *kind, struct bounded one, struct bounded other) {
    return fabs(number(one) - number(other)) < (kind->slack ? kind->slack : 1e-5);
}

/* Of a decision: the best is worth what the position is, nothing costs less than nothing, and to
   weigh a decision says what its rank says. */
static void check_decision(const struct kind *kind, const struct played *game) {
    struct engine_question question = {.kind = ENGINE_RANK};
    uint8_t player = kind->rules->turn(&game->state).player;
    struct ranked best;
    struct ranked ranked;

    if (answer(kind, &game->state, &question) != DONE) {
        return;
    }
    best = kind->engine->answer(memory);
    assert_true(number(best.cost) == 0);
    while (answer(kind, &game->state, &question) == DONE && question.rank < 3) {
        struct engine_question weigh = {.kind = ENGINE_WEIGH};
        union game_state after = game->state;

        ranked = kind->engine->answer(memory);
        assert_true(kind->rules->decide(&after, ranked.decision));
        weigh.decision = ranked.decision;
        assert_int_equal(answer(kind, &game->state, &weigh), DONE);
        assert_true(is_near(kind, kind->engine->answer(memory).cost, ranked.cost));
        assert_true(is_near(kind, kind->engine->answer(memory).worth, ranked.worth));
        question.rank++;
    }
    question = (struct engine_question){.kind = ENGINE_VALUE};
    if (best.unit == ENGINE_CHANCE && answer(kind, &game->state, &question) == DONE) {
        assert_true(is_near(kind, kind->engine->value(memory, player), best.worth));
    }
}

static void ranks_values_and_weights_agree(void **state) {
    (void)state;
    source = (struct random_source){5};
    for (unsigned i = 0; i < KINDS; i++) {
        const struct kind *kind = &kinds[i];
        for (unsigned number = 0; number < games_of(kind, 200) / 5 + 1; number++) {
            struct played game;
            begin(&game, kind);
            do {
                if (kind->rules->turn(&game.state).kind == TURN_DECIDE) {
                    check_decision(kind, &game);
                }
            } while (go_on(&game, kind));
        }
    }
}

/* ---- reviews --------------------------------------------------------------------------------- */

static double result_of(const struct kind *kind, const struct played *game, uint8_t own) {
    struct turn turn = kind->rules->turn(&game->state);

    assert_int_equal(turn.kind, TURN_OVER);
    return turn.player == GAME_NOBODY ? 0.5 : turn.player == own;
}

/* Now and then somebody else uses the memory. */
static void review_all(struct review *review, struct reviewer *reviewer,
                       const struct review_game *game) {
    enum progress progress = WORKING;

    while (progress == WORKING) {
        if (random_below(&source, 1000) == 0) {
            memset(memory, 0, sizeof memory);
            reviewer_interrupt(reviewer);
        }
        progress = reviewer_step(reviewer, review, game);
    }
    assert_int_equal(progress, DONE);
}

static struct review_game as_reviewed(const struct kind *kind, const struct played *game) {
    return (struct review_game){
        .record = &game->record, .rules = kind->rules, .engine = kind->engine, .memory = memory};
}

static void start_luck_and_errors_make_the_result(void **state) {
    (void)state;
    source = (struct random_source){6};
    for (unsigned i = 0; i < KINDS; i++) {
        const struct kind *kind = &kinds[i];
        unsigned begun = 0;

        for (unsigned number = 0; number < games_of(kind, 10000); number++) {
            struct played game;
            struct review review = {0};
            struct reviewer reviewer;
            struct review_game reviewed = as_reviewed(kind, &game);
            uint8_t own;

            play(&game, kind);
            own = (uint8_t)random_below(&source, kind->rules->players(&game.state));
            assert_true(reviewer_start(&reviewer, &reviewed, own, 0, UINT16_MAX));
            review_all(&review, &reviewer, &reviewed);
            if (!review.is_begun) {
                continue;
            }
            begun++;
            assert_int_equal(review.events, game.record.events);
            assert_int_equal(account_drift(&review.account), 0);
            assert_true(review.account.now == (int32_t)(result_of(kind, &game, own) * ACCOUNT_ONE));
            assert_true(review.account.sum[ACCOUNT_OWN_ERRORS] <= 0);
        }
        print_message("%s: %u games reviewed\n", kind->name, begun);
        assert_true(!kind->is_reviewed || begun == games_of(kind, 10000));
    }
}

/* One event by itself, and a review that is interrupted, say what the whole says. */
static void a_review_can_begin_anywhere(void **state) {
    (void)state;
    source = (struct random_source){7};
    for (unsigned i = 0; i < KINDS; i++) {
        const struct kind *kind = &kinds[i];
        struct played game;
        struct review whole = {0};
        struct review resumed = {0};
        struct reviewer reviewer;
        struct review_game reviewed = as_reviewed(kind, &game);
        uint16_t half;

        if (!kind->is_reviewed) {
            continue;
        }
        play(&game, kind);
        half = game.record.events / 2 + 1;
        assert_true(reviewer_start(&reviewer, &reviewed, 0, 0, UINT16_MAX));
        review_all(&whole, &reviewer, &reviewed);
        assert_true(reviewer_start(&reviewer, &reviewed, 0, 0, half));
        review_all(&resumed, &reviewer, &reviewed);
        assert_true(reviewer_start(&reviewer, &reviewed, 0, resumed.events, UINT16_MAX));
        review_all(&resumed, &reviewer, &reviewed);
        assert_memory_equal(&resumed.account, &whole.account, sizeof whole.account);
        assert_memory_equal(resumed.height, whole.height, sizeof whole.height);
        assert_int_equal(resumed.best_luck.event, whole.best_luck.event);
        if (whole.best_luck.change) {
            struct review one = {0};
            assert_true(reviewer_start(&reviewer, &reviewed, 0, whole.best_luck.event,
                                       whole.best_luck.event + 1));
            review_all(&one, &reviewer, &reviewed);
            assert_int_equal(one.account.now - one.account.start, whole.best_luck.change);
        }
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_replay_leads_where_the_game_was),
        cmocka_unit_test(a_game_goes_on_from_any_base),
        cmocka_unit_test(a_damaged_record_is_replayed_without_a_fault),
        cmocka_unit_test(a_decision_that_is_not_allowed_changes_nothing),
        cmocka_unit_test(ranks_values_and_weights_agree),
        cmocka_unit_test(start_luck_and_errors_make_the_result),
        cmocka_unit_test(a_review_can_begin_anywhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
