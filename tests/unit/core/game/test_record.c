/* Fills the list of a record with decisions of every width, and folds it until the list has wrapped
   round. */

#include "support/testing.h"

#include "core/game/record.h"
#include <string.h>

/* A game that has only decisions; its state is the last decision and a hash of all of them. */
struct sum {
    uint32_t last;
    uint32_t all;
};

static bool begin(void *state, const struct game_start *start) {
    (void)start;
    memset(state, 0, sizeof(struct sum));
    return true;
}

static uint8_t players(const void *state) {
    (void)state;
    return 1;
}

static struct turn turn(const void *state) {
    (void)state;
    return (struct turn){TURN_DECIDE, 0};
}

static bool decide(void *state, decision_t decision) {
    struct sum *sum = state;

    sum->last = decision;
    sum->all = sum->all * 31 + decision;
    return true;
}

static bool is_sound(void *state) {
    (void)state;
    return true;
}

static struct rules rules = {
    .state_bytes = sizeof(struct sum),
    .stored_bytes = sizeof(struct sum),
    .begin = begin,
    .players = players,
    .turn = turn,
    .decide = decide,
    .is_sound = is_sound,
};

static void expect_replay(const struct record *record, const union game_state *state) {
    union game_state again;
    struct replay replay;

    assert_true(replay_start(&replay, &again, record, &rules, NULL));
    while (replay_step(&replay, &again, record, &rules, NULL)) {
    }
    assert_int_equal(replay.events, record->events);
    assert_memory_equal(&again, state, sizeof(struct sum));
}

TEST(a_list_is_written_all_the_way_round) {
    static const uint8_t setup[GAME_SETUP] = {1};
    static const uint8_t seed[SEED_BYTES] = {1};

    for (rules.decision_bits = 1; rules.decision_bits <= DECISION_BITS; rules.decision_bits++) {
        unsigned places = 8 * RECORD_LIST / rules.decision_bits;
        struct record record;
        struct replay now, follower;
        union game_state state, room, followed;
        enum turn_kind folded;

        record_begin(&record, setup, seed);
        assert_true(replay_start(&now, &state, &record, &rules, NULL));
        assert_true(replay_start(&follower, &followed, &record, &rules, NULL));
        for (unsigned i = 0; i < 3 * places; i++) {
            decision_t decision = (i * 0x9E3779B9U) >> (32 - rules.decision_bits);
            if (record.decisions == places) {
                assert_false(record_decide(&record, &now, &state, &rules, decision));
                assert_true(record_fold(&record, &rules, NULL, &room, &folded));
            }
            assert_int_equal(record_is_nearly_full(&record, &rules),
                             record.decisions + 8U > places);
            assert_true(record_decide(&record, &now, &state, &rules, decision));
            expect_replay(&record, &state);
            assert_true(replay_step(&follower, &followed, &record, &rules, NULL));
            assert_memory_equal(&followed, &state, sizeof(struct sum));
            assert_int_equal(now.decisions, i + 1);
        }
        assert_int_equal(record.decisions, places);
        assert_int_equal(record.base_events, 2 * places);
    }
}
