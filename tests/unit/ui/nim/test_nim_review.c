/* What Nim and its kin tell the review: who can win, which moves were errors, and how that is
   written, however many heaps there are. */

#include "support/game_in_hand.h"
#include "support/game_search.h"
#include "support/picture.h"
#include "support/random_board.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/review/review.h"
#include "device/review/review_entries.h"
#include "device/workspace.h"
#include "ui/display/row.h"
#include "ui/nim/nim_review.h"
#include "ui/nim/nim_view.h"
#include <string.h>

enum { SLICES = 10000, POSITIONS = 300, NODES_IN_SEARCH = 9 };

static struct random_source source = {1};

static int fresh(void **state) {
    ui_fresh(state);
    hand_take(PLACE_OF_NIM);
    review_begin(nim_review.state_bytes, false, true);
    return 0;
}

static probability_t chance_now(void) {
    probability_t chance = 1;
    unsigned slices = 0;

    workspace_forget();
    while (nim_review.chance(workspace_borrow(WORKSPACE_SCREEN), &chance) == WORKING) {
        assert_true(++slices < SLICES);
    }
    return chance;
}

/* Heaps of Nim, of a person against somebody. */
static struct impartial *put(uint8_t first, uint8_t second, uint8_t count, const uint8_t heaps[]) {
    struct impartial *game = nim_in_play();

    *game = (struct impartial){.player = {first, second},
                               .compound = {.rule = COMPOUND_SUM, .count = count}};
    impartial_deal(game, IMPARTIAL_NIM);
    memset(game->compound.pawn, 0, COMPOUND_PAWNS);
    memcpy(game->compound.pawn, heaps, count);
    return game;
}

#define HEAPS(...)                                                                                 \
    sizeof((const uint8_t[]){__VA_ARGS__}), (const uint8_t[]) {                                    \
        __VA_ARGS__                                                                                \
    }

/* ---- who can win ----------------------------------------------------------------------------- */

/* Whoever is the person, or the first of two: 1 if they win from there, as the rules say. */
static void the_chance_is_who_wins_by_the_rules(void **state) {
    unsigned certain = 0;

    (void)state;
    for (unsigned i = 0; i < POSITIONS; i++) {
        struct impartial *game = nim_in_play();
        struct game_search searched;
        uint8_t pawn[COMPOUND_PAWNS] = {0};
        uint8_t own = i % 3 == 1;

        game_search_random(&searched, &source, (uint8_t)random_below(&source, COMPOUND_MISERE),
                           1 + random_below(&source, 3), NODES_IN_SEARCH, 40);
        for (unsigned j = 0; j < searched.pawns; j++) {
            pawn[j] = (uint8_t)random_below(&source, NODES_IN_SEARCH);
        }
        memset(game, 0, sizeof *game);
        game->player[0] = i % 3 > 0;
        game->player[1] = i % 3 == 2;
        game->turn = (uint8_t)random_below(&source, IMPARTIAL_PLAYERS);
        game_search_compound(&searched, pawn, &game->compound);
        if ((game->turn == own) == game_search_wins(&searched, pawn)) {
            assert_int_equal(chance_now(), PROBABILITY_ONE);
            certain++;
        } else {
            assert_int_equal(chance_now(), 0);
        }
    }
    assert_in_range(certain, POSITIONS / 4, POSITIONS * 3 / 4);
}

/* It is asked for between other uses of the workspace. */
static void each_position_is_searched_anew(void **state) {
    struct impartial *game = put(0, 1, HEAPS(1, 2, 3));

    (void)state;
    assert_int_equal(chance_now(), 0);
    game->turn = 1;
    assert_int_equal(chance_now(), PROBABILITY_ONE);
    game->compound.pawn[0] = 0;
    assert_int_equal(chance_now(), 0);
}

static void every_move_changes_the_stamp(void **state) {
    struct impartial *game = put(0, 1, HEAPS(3, 15, 4, 9, 12));
    uint16_t stamp = nim_review.stamp();

    (void)state;
    for (uint8_t heap = 0; heap < 5; heap++) {
        uint16_t before = nim_review.stamp();
        game->compound.pawn[heap]--;
        assert_int_equal(nim_review.stamp(), before - 1);
    }
    game->compound.count = 4;
    assert_int_not_equal(nim_review.stamp(), stamp);
}

/* ---- moves ----------------------------------------------------------------------------------- */

static void move(uint8_t heap, uint8_t to) {
    uint8_t pawn[COMPOUND_PAWNS];

    compound_copy(pawn, nim_in_play()->compound.pawn);
    pawn[heap] = to;
    impartial_move(nim_in_play(), pawn);
    nim_review_moved();
    assert_true(review_is_owed());
    review_settle(chance_now(), nim_review.stamp());
}

static void expect_event(uint8_t back, uint8_t sum, int32_t change, const char *row) {
    struct review_entry entry;

    review_entries_look(back, &entry);
    assert_int_equal(entry.sum, sum);
    assert_int_equal(entry.change, change);
    nim_review.draw_event(entry.sum, entry.what);
    picture_expect(row, "");
}

/* From 3, 5, 7 the first move wins, the second is one of those that all lose, the third gives the
   game away, the fourth takes it. */
static void what_gives_a_won_game_away_is_an_error(void **state) {
    picture_fresh(state);
    put(0, 1, HEAPS(3, 5, 7));
    review_settle(chance_now(), 0);
    move(0, 2);
    move(1, 4);
    move(2, 0);
    move(1, 2);
    expect_event(3, ACCOUNT_OWN_ERRORS, 0, "You 2 5 7");
    expect_event(2, ACCOUNT_OTHERS_ERRORS, 0, "CPU 2 4 7");
    expect_event(1, ACCOUNT_OWN_ERRORS, -ACCOUNT_ONE, "You 2 4 0");
    expect_event(0, ACCOUNT_OTHERS_ERRORS, 0, "CPU 2 2 0");
    nim_review.draw_error(session.review.dearest.what, session.review.dearest.better);
    picture_expect("2 4 6 not 2 4 0", "");
    nim_review.draw_name(false);
    row_second();
    nim_review.draw_name(true);
    picture_expect("You", "CPU");
}

static void of_a_person_behind_a_computer_the_errors_are_the_second_s(void **state) {
    picture_fresh(state);
    put(1, 0, HEAPS(1, 1, 3));
    review_settle(chance_now(), 0);
    move(2, 2);
    move(2, 1);
    expect_event(1, ACCOUNT_OTHERS_ERRORS, ACCOUNT_ONE, "CPU 1 1 2");
    expect_event(0, ACCOUNT_OWN_ERRORS, -ACCOUNT_ONE, "You 1 1 1");
    nim_review.draw_error(session.review.dearest.what, session.review.dearest.better);
    picture_expect("1 1 0 not 1 1 1", "");
    nim_review.draw_name(false);
    row_second();
    nim_review.draw_name(true);
    picture_expect("You", "CPU");
}

/* ---- the picture ----------------------------------------------------------------------------- */

/* As an event has them: the heaps as they are in play. */
static void take_down(uint8_t what[REVIEW_WHAT], uint8_t count, const uint8_t heaps[]) {
    struct review_entry entry;

    put(0, 0, count, heaps);
    review_settle(0, 0);
    nim_review_moved();
    review_settle(0, 0);
    review_entries_look(0, &entry);
    memcpy(what, entry.what, REVIEW_WHAT);
}

static void there_is_a_name_if_there_is_room(void **state) {
    uint8_t what[REVIEW_WHAT];

    picture_fresh(state);
    take_down(what, HEAPS(9, 10, 11, 12));
    nim_review.draw_event(ACCOUNT_OWN_ERRORS, what);
    picture_expect("P1  9 10 11 12", "");
    nim_review.draw_event(ACCOUNT_OTHERS_ERRORS, what);
    picture_expect("P2  9 10 11 12", "");
    take_down(what, HEAPS(9, 10, 11, 9, 12));
    nim_review.draw_event(ACCOUNT_OWN_ERRORS, what);
    picture_expect("P1  9 10 11 9 12", "");
    take_down(what, HEAPS(10, 10, 11, 9, 12));
    nim_review.draw_event(ACCOUNT_OWN_ERRORS, what);
    picture_expect("10 10 11 9 12", "");
    take_down(what, HEAPS(15, 14, 13, 12, 11));
    nim_review.draw_event(ACCOUNT_OTHERS_ERRORS, what);
    picture_expect("15 14 13 12 11", "");
    take_down(what, HEAPS(0));
    nim_review.draw_event(ACCOUNT_OTHERS_ERRORS, what);
    picture_expect("P2  0", "");
}

static void what_was_better_comes_first_and_then_what_has_room(void **state) {
    uint8_t what[REVIEW_WHAT];
    uint8_t better[REVIEW_WHAT];

    picture_fresh(state);
    take_down(what, HEAPS(2, 9, 4));
    take_down(better, HEAPS(2, 10, 4));
    nim_review.draw_error(what, better);
    picture_expect("2 10 4 not 2 9 4", "");
    take_down(what, HEAPS(2, 11, 4));
    take_down(better, HEAPS(2, 10, 4));
    nim_review.draw_error(what, better);
    picture_expect("best 2 10 4", "");
    take_down(better, HEAPS(9, 10, 9, 8, 1));
    nim_review.draw_error(what, better);
    picture_expect("best 9 10 9 8 1", "");
    take_down(better, HEAPS(9, 10, 11, 8, 1));
    nim_review.draw_error(what, better);
    picture_expect("best 9 10 11 8 1", "");
    take_down(better, HEAPS(9, 10, 11, 12, 1));
    nim_review.draw_error(what, better);
    picture_expect("9 10 11 12 1", "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(the_chance_is_who_wins_by_the_rules, fresh),
        cmocka_unit_test_setup(each_position_is_searched_anew, fresh),
        cmocka_unit_test_setup(every_move_changes_the_stamp, fresh),
        cmocka_unit_test_setup(what_gives_a_won_game_away_is_an_error, fresh),
        cmocka_unit_test_setup(of_a_person_behind_a_computer_the_errors_are_the_second_s, fresh),
        cmocka_unit_test_setup(there_is_a_name_if_there_is_room, fresh),
        cmocka_unit_test_setup(what_was_better_comes_first_and_then_what_has_room, fresh),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
