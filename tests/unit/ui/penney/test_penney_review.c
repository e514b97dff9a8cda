/* What Penney's game tells the review: chances before words and tosses, which word would have been
   better, and how it is written. */

#include "support/game_in_hand.h"
#include "support/picture.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/review/review.h"
#include "device/review/review_entries.h"
#include "device/workspace.h"
#include "ui/display/row.h"
#include "ui/penney/penney_review.h"
#include "ui/penney/penney_view.h"
#include <math.h>

/* Words of three letters, and rows of one toss. */
enum { HHH = 8, HHT, HTH, HTT, THH, THT, TTH, TTT, HEADS = 2, TAILS };
enum { SLICES = 10000 };

static struct penney *put_in_play(uint8_t players, uint8_t first, uint8_t second) {
    struct penney *game = penney_in_play();

    *game = (struct penney){.players = players,
                            .player = {first, second},
                            .letters = 3,
                            .state = {.heads = 32, .parts = PENNEY_PARTS}};
    penney_start(game);
    return game;
}

static int fresh(void **state) {
    ui_fresh(state);
    hand_take(PLACE_OF_PENNEY);
    review_begin(penney_review.state_bytes, true, false);
    picture_fresh(state);
    return 0;
}

static enum progress find(probability_t *chance) {
    enum progress progress;
    unsigned slices = 0;

    do {
        progress = penney_review.chance(workspace_borrow(WORKSPACE_SCREEN), chance);
        assert_true(++slices < SLICES);
    } while (progress == WORKING);
    return progress;
}

static probability_t chance_now(void) {
    probability_t chance;

    assert_int_equal(find(&chance), DONE);
    return chance;
}

static void expect_chance(double chance) {
    assert_true(fabs((double)chance_now() / PROBABILITY_ONE - chance) < 2e-9);
}

static void choose(uint8_t word) {
    struct penney *game = penney_in_play();
    uint8_t player = penney_chooser(game);

    assert_true(penney_choose(game, word));
    penney_review_chosen(player, word);
}

static void expect_event(uint8_t back, uint8_t sum, double change, const char *row) {
    struct review_entry entry;

    review_entries_look(back, &entry);
    assert_int_equal(entry.sum, sum);
    assert_true(fabs((double)entry.change / ACCOUNT_ONE - change) < 2e-4);
    penney_review.draw_event(entry.sum, entry.what);
    picture_expect(row, "");
}

/* ---- chances --------------------------------------------------------------------------------- */

/* The first cannot have more than 1/3, by HTH, HTT, THH or THT. HHH loses 7:1 to THH. */
static void a_word_costs_what_the_best_one_is_worth_more(void **state) {
    (void)state;
    put_in_play(2, PENNEY_PERSON, PENNEY_COMPUTER);
    expect_chance(1 / 3.);
    review_settle(chance_now(), 0);
    choose(HHH);
    expect_chance(1 / 8.);
    review_settle(chance_now(), 0);
    choose(TTH);
    expect_chance(3 / 10.);
    review_settle(chance_now(), 0);
    expect_event(1, ACCOUNT_OWN_ERRORS, 1 / 8. - 1 / 3., "You chose HHH");
    expect_event(0, ACCOUNT_OTHERS_ERRORS, 3 / 10. - 1 / 8., "CPU chose TTH");
    penney_review.draw_error(session.review.dearest.what, session.review.dearest.better);
    picture_expect("HTH not HHH", "");
}

/* Of the second the account is, where the first is the computer. */
static void the_reply_that_would_have_been_better_is_told(void **state) {
    (void)state;
    put_in_play(2, PENNEY_COMPUTER, PENNEY_PERSON);
    expect_chance(2 / 3.);
    review_settle(chance_now(), 0);
    choose(HHT);
    expect_chance(3 / 4.);
    review_settle(chance_now(), 0);
    choose(HHH);
    expect_chance(1 / 2.);
    review_settle(chance_now(), 0);
    expect_event(1, ACCOUNT_OTHERS_ERRORS, 3 / 4. - 2 / 3., "CPU chose HHT");
    expect_event(0, ACCOUNT_OWN_ERRORS, -1 / 4., "You chose HHH");
    penney_review.draw_error(session.review.dearest.what, session.review.dearest.better);
    picture_expect("THH not HHH", "");
}

static void toss(bool tails) {
    penney_toss(penney_in_play(), tails);
    penney_review_tossed();
    review_settle(chance_now(), 0);
}

/* HHT against THH: 1/4; after H 1/2, after HT 0. */
static void tosses_are_everybody_s_luck(void **state) {
    (void)state;
    put_in_play(2, PENNEY_PERSON, PENNEY_PERSON);
    penney_choose(penney_in_play(), HHT);
    penney_choose(penney_in_play(), THH);
    expect_chance(1 / 4.);
    review_settle(chance_now(), 0);
    toss(false);
    expect_event(0, ACCOUNT_OWN_LUCK, 1 / 4., "tossed H");
    toss(true);
    expect_event(0, ACCOUNT_OWN_LUCK, -1 / 2., "tossed HT");
    toss(false);
    toss(false);
    expect_event(0, ACCOUNT_OWN_LUCK, 0, "tossed THH");
    assert_int_equal(chance_now(), 0);
    assert_int_equal(session.review.luckiest.what[0], HEADS);
}

static void whose_word_has_come_has_won(void **state) {
    struct penney *game = put_in_play(2, PENNEY_COMPUTER, PENNEY_PERSON);

    (void)state;
    penney_choose(game, HHT);
    penney_choose(game, THH);
    penney_toss(game, true);
    penney_toss(game, false);
    penney_toss(game, false);
    assert_int_equal(penney_winner(game), 1);
    assert_int_equal(chance_now(), PROBABILITY_ONE);
}

/* Of three the last takes the best reply to two; before that nobody knows. */
static void of_three_two_words_must_be_known(void **state) {
    struct penney *game = put_in_play(3, PENNEY_PERSON, PENNEY_PERSON);
    probability_t chance;

    (void)state;
    assert_int_equal(find(&chance), IMPOSSIBLE);
    penney_choose(game, HHT);
    assert_int_equal(find(&chance), IMPOSSIBLE);
    penney_choose(game, HTT);
    assert_int_equal(find(&chance), DONE);
    penney_choose(game, THH);
    expect_chance(1 / 4.); /* RULES */
}

/* ---- the rest -------------------------------------------------------------------------------- */

static void every_word_and_every_toss_changes_the_stamp(void **state) {
    enum { STAMPS = 40 };
    struct penney *game = put_in_play(3, PENNEY_PERSON, PENNEY_PERSON);
    uint16_t stamps[STAMPS];
    unsigned count = 0;

    (void)state;
    stamps[count++] = penney_review.stamp();
    for (uint8_t word = HHH; word < HHH + 3; word++) {
        penney_choose(game, word);
        stamps[count++] = penney_review.stamp();
    }
    while (count < STAMPS) {
        penney_toss(game, count % 3);
        stamps[count++] = penney_review.stamp();
    }
    for (unsigned i = 0; i < count; i++) {
        for (unsigned j = 0; j < i; j++) {
            assert_int_not_equal(stamps[i], stamps[j]);
        }
    }
}

static void expect_names(const char *own, const char *others) {
    penney_review.draw_name(false);
    row_second();
    penney_review.draw_name(true);
    picture_expect(own, others);
}

static void the_others_of_three_have_no_name(void **state) {
    (void)state;
    put_in_play(2, PENNEY_PERSON, PENNEY_PERSON);
    expect_names("P1", "P2");
    put_in_play(2, PENNEY_COMPUTER, PENNEY_PERSON);
    expect_names("You", "CPU");
    put_in_play(3, PENNEY_COMPUTER, PENNEY_PERSON);
    expect_names("P2", "rest");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_word_costs_what_the_best_one_is_worth_more, fresh),
        cmocka_unit_test_setup(the_reply_that_would_have_been_better_is_told, fresh),
        cmocka_unit_test_setup(tosses_are_everybody_s_luck, fresh),
        cmocka_unit_test_setup(whose_word_has_come_has_won, fresh),
        cmocka_unit_test_setup(of_three_two_words_must_be_known, fresh),
        cmocka_unit_test_setup(every_word_and_every_toss_changes_the_stamp, fresh),
        cmocka_unit_test_setup(the_others_of_three_have_no_name, fresh),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
