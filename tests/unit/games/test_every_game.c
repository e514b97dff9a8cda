/* Games of every kind, played by rules and engine alone. Their records are replayed, damaged and
   reviewed. Every check applies to all games. */

#include "support/testing.h"

#include "core/game/reviewer.h"
#include "records/record_games.h"
#include "support/campaign.h"
#include <math.h>
#include <string.h>

enum { TRIES = 64 };

static struct random_source source;

static unsigned games_of(const struct record_kind *kind, unsigned campaign) {
    return campaign_cases(kind->games, campaign);
}

/* ---- records --------------------------------------------------------------------------------- */

TEST(a_replay_leads_where_the_game_was) {
    source = (struct random_source){1};
    for (unsigned i = 0; i < RECORD_KINDS; i++) {
        const struct record_kind *kind = &record_kinds[i];
        for (unsigned number = 0; number < games_of(kind, 1000); number++) {
            struct record_game game;
            struct replay replay;
            union game_state again;

            record_game_play(&source, &game, kind);
            assert_true(replay_start(&replay, &again, &game.record, kind->rules, NULL));
            while (replay_step(&replay, &again, &game.record, kind->rules, NULL)) {
            }
            assert_int_equal(replay.events, game.record.events);
            assert_int_equal(replay.throws, game.now.throws);
            assert_memory_equal(&again, &game.state, kind->rules->state_bytes);
        }
    }
}

/* The stored bytes of a base position and the rest, made again, are the whole position. */
TEST(a_game_goes_on_from_any_base) {
    source = (struct random_source){2};
    for (unsigned i = 0; i < RECORD_KINDS; i++) {
        const struct record_kind *kind = &record_kinds[i];
        struct record_game game;
        struct replay replay;
        union game_state again;
        enum turn_kind folded;

        record_game_play(&source, &game, kind);
        while (record_fold(&game.record, kind->rules, NULL, &again, &folded)) {
            assert_true(replay_start(&replay, &again, &game.record, kind->rules, NULL));
            while (replay_step(&replay, &again, &game.record, kind->rules, NULL)) {
            }
            assert_memory_equal(&again, &game.state, kind->rules->state_bytes);
        }
        assert_int_equal(game.record.base_events, game.record.events - 1);
    }
}

TEST(a_damaged_record_is_replayed_without_a_fault) {
    unsigned refused = 0;

    source = (struct random_source){3};
    for (unsigned i = 0; i < RECORD_KINDS; i++) {
        const struct record_kind *kind = &record_kinds[i];
        struct record_game game;

        record_game_play(&source, &game, kind);
        for (unsigned number = 0; number < games_of(kind, 20000 / RECORD_KINDS) * 4; number++) {
            struct record damaged = game.record;
            struct replay replay;
            union game_state at;

            for (unsigned changes = random_below(&source, 4) + 1; changes; changes--) {
                ((uint8_t *)&damaged)[random_below(&source, sizeof damaged)] =
                    (uint8_t)random_below(&source, 256);
            }
            damaged.decisions %= RECORD_LIST;
            damaged.first = 0;
            damaged.events %= RECORD_EVENTS_MOST;
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

/* Random decisions of 24 bits are allowed or change nothing. */
TEST(a_decision_that_is_not_allowed_changes_nothing) {
    source = (struct random_source){4};
    for (unsigned i = 0; i < RECORD_KINDS; i++) {
        const struct record_kind *kind = &record_kinds[i];
        unsigned refused = 0;
        struct record_game game;

        record_game_begin(&source, &game, kind);
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
        } while (record_game_go_on(&source, &game, kind));
        print_message("%s: %u refused\n", kind->name, refused);
    }
}

/* ---- engines --------------------------------------------------------------------------------- */

static bool is_near(const struct record_kind *kind, struct bounded one, struct bounded other) {
    return fabs(record_number(one) - record_number(other)) < (kind->slack ? kind->slack : 1e-5);
}

/* Checks the answers about a decision: the best one costs nothing and is worth the value of the
   position, and weighing a decision agrees with its rank. */
static void check_decision(const struct record_kind *kind, const struct record_game *game) {
    struct engine_question question = {.kind = ENGINE_RANK};
    uint8_t player = kind->rules->turn(&game->state).player;
    struct ranked best;
    struct ranked ranked;
    struct ranked weighed;

    if (record_game_ask(&source, kind, &game->state, &question) != DONE) {
        return;
    }
    kind->engine->answer(record_memory, &best);
    assert_true(record_number(best.cost) == 0);
    while (record_game_ask(&source, kind, &game->state, &question) == DONE && question.rank < 3) {
        struct engine_question weigh = {.kind = ENGINE_WEIGH};
        union game_state after = game->state;

        kind->engine->answer(record_memory, &ranked);
        assert_true(kind->rules->decide(&after, ranked.decision));
        weigh.decision = ranked.decision;
        assert_int_equal(record_game_ask(&source, kind, &game->state, &weigh), DONE);
        kind->engine->answer(record_memory, &weighed);
        assert_true(is_near(kind, weighed.cost, ranked.cost));
        assert_true(is_near(kind, weighed.worth, ranked.worth));
        question.rank++;
    }
    question = (struct engine_question){.kind = ENGINE_VALUE};
    if (best.unit == ENGINE_CHANCE &&
        record_game_ask(&source, kind, &game->state, &question) == DONE) {
        assert_true(is_near(kind, kind->engine->value(record_memory, player), best.worth));
    }
}

TEST(ranks_values_and_weights_agree) {
    source = (struct random_source){5};
    for (unsigned i = 0; i < RECORD_KINDS; i++) {
        const struct record_kind *kind = &record_kinds[i];
        for (unsigned number = 0; number < games_of(kind, 200) / 5 + 1; number++) {
            struct record_game game;
            record_game_begin(&source, &game, kind);
            do {
                if (kind->rules->turn(&game.state).kind == TURN_DECIDE) {
                    check_decision(kind, &game);
                }
            } while (record_game_go_on(&source, &game, kind));
        }
    }
}

/* ---- reviews --------------------------------------------------------------------------------- */

static double result_of(const struct record_kind *kind, const struct record_game *game,
                        uint8_t own) {
    struct turn turn = kind->rules->turn(&game->state);

    assert_int_equal(turn.kind, TURN_OVER);
    return turn.player == GAME_NOBODY ? 0.5 : turn.player == own;
}

TEST(a_game_that_is_over_is_worth_its_result) {
    source = (struct random_source){8};
    for (unsigned i = 0; i < RECORD_KINDS; i++) {
        const struct record_kind *kind = &record_kinds[i];
        for (unsigned number = 0; number < games_of(kind, 100) / 5 + 1; number++) {
            struct engine_question question = {.kind = ENGINE_VALUE};
            struct record_game game;

            record_game_play(&source, &game, kind);
            assert_int_equal(record_game_ask(&source, kind, &game.state, &question), DONE);
            for (uint8_t own = 0; own < kind->rules->players(&game.state); own++) {
                struct bounded value = kind->engine->value(record_memory, own);
                assert_true(record_number(value) == result_of(kind, &game, own));
                assert_true(value.error == 0);
            }
        }
    }
}

/* Reviews all events. Now and then another user overwrites record_memory. */
static void review_all(struct review *review, struct reviewer *reviewer,
                       const struct review_game *game) {
    enum progress progress = WORKING;

    while (progress == WORKING) {
        if (random_below(&source, 1000) == 0) {
            memset(record_memory, 0, RECORD_MEMORY);
            reviewer_interrupt(reviewer);
        }
        progress = reviewer_step(reviewer, review, game);
    }
    assert_int_equal(progress, DONE);
}

static struct review_game as_reviewed(const struct record_kind *kind,
                                      const struct record_game *game) {
    return (struct review_game){.record = &game->record,
                                .rules = kind->rules,
                                .engine = kind->engine,
                                .memory = record_memory};
}

TEST(start_luck_and_errors_make_the_result) {
    source = (struct random_source){6};
    for (unsigned i = 0; i < RECORD_KINDS; i++) {
        const struct record_kind *kind = &record_kinds[i];
        unsigned begun = 0;

        for (unsigned number = 0; number < games_of(kind, 10000); number++) {
            struct record_game game;
            struct review review = {0};
            struct reviewer reviewer;
            struct review_game reviewed = as_reviewed(kind, &game);
            uint8_t own;

            record_game_play(&source, &game, kind);
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

/* A review of one event and a resumed review agree with the review of the whole game. */
TEST(a_review_can_begin_anywhere) {
    source = (struct random_source){7};
    for (unsigned i = 0; i < RECORD_KINDS; i++) {
        const struct record_kind *kind = &record_kinds[i];
        struct record_game game;
        struct review whole = {0};
        struct review resumed = {0};
        struct reviewer reviewer;
        struct review_game reviewed = as_reviewed(kind, &game);
        uint16_t half;

        if (!kind->is_reviewed) {
            continue;
        }
        record_game_play(&source, &game, kind);
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
