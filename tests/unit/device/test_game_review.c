/* The review of the game in hand: its progress, and the totals that take in a finished game. */

#include "support/game_in_hand.h"
#include "support/random_board.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/game_review.h"
#include "games/chips/chips.h"
#include "games/penney/penney.h"

enum { SEED = 20261124, READY = 3000, CASES = 300, DROPPED = ACCOUNT_BITS - SESSION_TOTAL_BITS };

static struct random_source source;

/* Plays a game of Penney to its end, the first player a person, with words at random. */
static void play(void) {
    struct derived_throw dice;

    assert_null(games_begin());
    while (session_turn().kind != TURN_OVER) {
        if (session_turn().kind == TURN_THROW) {
            assert_true(session_throw(&dice));
        } else {
            session_decide(random_below(&source, 8));
        }
    }
    games_end();
}

static int begin(void **state) {
    ui_fresh(state);
    ui_run(READY);
    source = (struct random_source){SEED};
    hand_take(PLACE_OF_PENNEY);
    session.setup[PENNEY_OPTION_FIRST_SEAT] = SEAT_PERSON;
    session.setup[PENNEY_OPTION_FIRST_SEAT + 1] = SEAT_COMPUTER;
    return 0;
}

/* Reviews the game again, but for the last slice, which adds it to the totals. */
static struct review *review_all_events(void) {
    session_when_other();
    while (game_review()->events < session.record.events) {
        assert_int_equal(game_review_step(), WORKING);
    }
    return (struct review *)game_review();
}

static void finish(void) {
    session.counts = SESSION_COUNTS_FOR_TOTAL;
    session.has_changed = false;
    assert_int_equal(game_review_step(), DONE);
    assert_int_equal(session.counts, SESSION_COUNTS_NOT);
    assert_true(session.has_changed);
}

TEST(the_bar_shows_the_share_of_the_events, begin) {
    assert_int_equal(game_review_done(), 0);
    play();
    while (!game_review_is_done()) {
        assert_int_equal(game_review_done(),
                         game_review()->events * PROGRESS_ALL / session.record.events);
        game_review_step();
    }
    assert_int_equal(game_review_done(), PROGRESS_ALL);
}

TEST(a_game_is_reviewed_for_its_first_person, begin) {
    enum { SEAT = PENNEY_OPTION_FIRST_SEAT };

    assert_int_equal(game_review_player(), 0);
    session.setup[SEAT] = SEAT_COMPUTER;
    session.setup[SEAT + 1] = SEAT_PERSON;
    play();
    assert_int_equal(game_review_player(), 1);
    session.setup[SEAT + 1] = SEAT_COMPUTER;
    session.setup[SEAT + 2] = SEAT_PERSON; /* not in the game */
    play();
    assert_int_equal(game_review_player(), 0);
}

static void look_at(uint16_t event) {
    struct game_look look = {.event = event};
    enum progress progress = WORKING;

    while (progress == WORKING) {
        progress = game_review_look(&look);
    }
    assert_int_equal(progress, DONE);
}

/* A look at one event uses the reviewer of the whole game. */
TEST(the_review_goes_on_after_a_look, begin) {
    struct account account;

    play();
    account = review_all_events()->account;
    for (uint16_t event = 0; event < session.record.events; event++) {
        session_when_other();
        while (game_review()->events < session.record.events) {
            look_at(event);
            for (uint16_t before = game_review()->events; game_review()->events == before;) {
                assert_int_equal(game_review_step(), WORKING);
            }
        }
        assert_memory_equal(&game_review()->account, &account, sizeof account);
    }
}

/* The decisions are folded before the review has come to them. It begins with the base position. */
TEST(a_review_that_is_left_behind_begins_again, begin) {
    union game_state room;
    enum turn_kind folded = TURN_DECIDE;
    enum progress progress = WORKING;

    play();
    session_when_other();
    assert_int_equal(game_review_step(), WORKING);
    while (folded == TURN_DECIDE) {
        assert_true(record_fold(&session.record, session_rules(), NULL, &room, &folded));
    }
    while (progress == WORKING) {
        progress = game_review_step();
    }
    assert_int_equal(progress, DONE);
    assert_true(game_review()->is_begun);
    assert_int_equal(game_review()->events, session.record.events);
}

/* ---- totals ---------------------------------------------------------------------------------- */

static int32_t any_below(int32_t limit) {
    return (int32_t)random_below(&source, 2 * (uint32_t)limit + 1) - limit;
}

/* Half of the totals are near a limit. */
static int32_t any_total(void) {
    int32_t near = (int32_t)random_below(&source, 1 << 18);

    switch (random_below(&source, 4)) {
    case 0:
        return INT32_MAX - near;
    case 1:
        return INT32_MIN + near;
    default:
        return any_below(1 << 24);
    }
}

/* The sum to the nearest unit, halves up; the total as it was if the sum has no room. */
static int32_t added(int32_t total, int64_t change) {
    int64_t sum = total + ((2 * change + (1 << DROPPED)) >> (DROPPED + 1));

    return sum > INT32_MAX || sum < INT32_MIN ? total : (int32_t)sum;
}

TEST(luck_and_errors_are_added_to_the_nearest_unit, begin) {
    unsigned kept = 0;

    play();
    for (unsigned i = 0; i < CASES; i++) {
        struct session_total total = {.luck = any_total(), .errors = any_total()};
        int32_t *sum = review_all_events()->account.sum;
        sum[ACCOUNT_OWN_LUCK] = i % 8 ? any_below(4 * ACCOUNT_ONE) : 0;
        sum[ACCOUNT_OTHERS_LUCK] = i % 8 ? any_below(1 << DROPPED) : 0;
        sum[ACCOUNT_OWN_ERRORS] = -(int32_t)random_below(&source, 4 * ACCOUNT_ONE);
        session.total[session.level] = total;
        finish();
        total.luck = added(total.luck, (int64_t)sum[ACCOUNT_OWN_LUCK] + sum[ACCOUNT_OTHERS_LUCK]);
        kept += added(total.errors, sum[ACCOUNT_OWN_ERRORS]) == total.errors;
        total.errors = added(total.errors, sum[ACCOUNT_OWN_ERRORS]);
        assert_memory_equal(&session.total[session.level], &total, sizeof total);
    }
    assert_in_range(kept, 10, CASES - 10);
}

TEST(a_win_of_a_person_is_counted_once_and_no_other, begin) {
    enum { GAMES = 20 };
    unsigned wins = 0;

    for (unsigned game = 0; game < GAMES; game++) {
        uint16_t *reviewed;
        bool is_won;
        play();
        reviewed = &session.won_reviewed[session.level];
        is_won = session_turn().player == 0;
        wins += is_won;
        session.tally[session.level].won = 5;
        for (uint16_t before = 3; before <= 5; before++) {
            review_all_events();
            *reviewed = before;
            finish();
            assert_int_equal(*reviewed, before + (is_won && before < 5));
        }
    }
    assert_in_range(wins, 1, GAMES - 1);
}

/* Chips placed alike are a draw, which is no win, and whose luck is no part of the totals. */
TEST(a_draw_is_left_out_of_the_totals, begin) {
    const struct session_total before = {.luck = 5, .errors = -7};
    uint8_t placed[CLEARANCE_FIELDS] = {0};

    hand_take(PLACE_OF_CHIPS);
    session.setup[CHIPS_OPTION_FIRST_SEAT] = SEAT_PERSON;
    session.setup[CHIPS_OPTION_SECOND_SEAT] = SEAT_COMPUTER;
    assert_null(games_begin());
    placed[0] = session.setup[CHIPS_OPTION_CHIPS];
    while (session_turn().kind != TURN_OVER) {
        assert_true(session_decide(chips_decision_pack((struct chips *)&session.state, placed)));
    }
    assert_int_equal(session_turn().player, GAME_NOBODY);
    games_end();
    session.total[session.level] = before;
    while (game_review_step() == WORKING) {
    }
    assert_true(game_review()->is_begun);
    assert_int_equal(session.counts, SESSION_COUNTS_NOT);
    assert_memory_equal(&session.total[session.level], &before, sizeof before);
    assert_int_equal(session.won_reviewed[session.level], 0);
}
