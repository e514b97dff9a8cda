/* What snakes and ladders tells the review: chances, whose luck a throw is, and how it is written.
 */

#include "support/drivers/snakes_driver.h"
#include "support/picture.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/review/review.h"
#include "device/review/review_entries.h"
#include "device/workspace.h"
#include "games/snakes/built_in_boards.h"
#include "ui/display/row.h"
#include "ui/snakes/snakes_review.h"
#include <math.h>
#include <string.h>

enum { SLICES = 100000 };

static struct snakes *put_in_play(uint8_t players, bool kicks) {
    struct snakes *game = snakes_put_in_play(BOARDS_FORCH, players, 1, kicks);

    review_begin(snakes_review.state_bytes, true, false);
    return game;
}

static enum progress find(probability_t *chance) {
    enum progress progress;
    unsigned slices = 0;

    workspace_forget();
    do {
        progress = snakes_review.chance(workspace_borrow(WORKSPACE_SCREEN), chance);
        assert_true(++slices < SLICES);
    } while (progress == WORKING);
    return progress;
}

static double chance_now(void) {
    probability_t chance;

    assert_int_equal(find(&chance), DONE);
    return (double)chance / PROBABILITY_ONE;
}

/* ---- chances --------------------------------------------------------------------------------- */

/* RULES: of two on forch the first to throw wins 0.5251556905, with kick-out 0.5156220795. */
static void the_chance_is_that_of_whose_account_it_is(void **state) {
    static const double first_wins[] = {0.5251556905, 0.5156220795};

    (void)state;
    for (unsigned kicks = 0; kicks < 2; kicks++) {
        struct snakes *game = put_in_play(2, kicks);
        assert_true(fabs(chance_now() - first_wins[kicks]) < 1e-7);
        game->at.turn = 1;
        assert_true(fabs(chance_now() - (1 - first_wins[kicks])) < 1e-7);
        game->control[0] = SNAKES_COMPUTER;
        assert_true(fabs(chance_now() - first_wins[kicks]) < 1e-7);
    }
}

static void who_is_home_has_won(void **state) {
    struct snakes *game = put_in_play(2, false);

    (void)state;
    snakes_put(0, 24, 24);
    assert_true(chance_now() == 1);
    game->control[0] = SNAKES_COMPUTER;
    assert_true(chance_now() == 0);
    snakes_put(0, 3, 24);
    snakes_put(1, 24, 24);
    game->at.turn = 1;
    assert_true(chance_now() == 1);
    game->control[0] = SNAKES_PERSON;
    assert_true(chance_now() == 0);
}

static void one_alone_has_no_chance_to_lose(void **state) {
    probability_t chance;

    (void)state;
    put_in_play(1, false);
    assert_int_equal(find(&chance), IMPOSSIBLE);
}

/* Whatever a throw changes: who stands where, whose turn it is, or, when nobody can move, the
   round. */
static void the_stamp_tells_positions_apart(void **state) {
    enum { STAMPS = 60 };
    uint16_t stamps[STAMPS];
    unsigned count = 0;
    struct snakes *game = put_in_play(3, false);

    (void)state;
    for (uint8_t turn = 0; turn < 3; turn++) {
        for (uint8_t player = 0; player < 3; player++) {
            for (uint8_t square = 0; square < 4; square++) {
                game->at.turn = turn;
                snakes_put(player, square + 4, 24);
                stamps[count++] = snakes_review.stamp();
            }
            snakes_put(player, 3, 24);
        }
    }
    for (game->rounds = 1; count < STAMPS; game->rounds++) {
        stamps[count++] = snakes_review.stamp();
    }
    for (unsigned i = 0; i < count; i++) {
        for (unsigned j = 0; j < i; j++) {
            assert_int_not_equal(stamps[i], stamps[j]);
        }
    }
    game->at.square[3][0]++; /* who does not play */
    game->rounds--;
    assert_int_equal(snakes_review.stamp(), stamps[count - 1]);
}

/* ---- events ---------------------------------------------------------------------------------- */

static void tell(uint8_t player, uint8_t face) {
    const struct snakes_move move = {.player = player, .face = face};

    snakes_review_moved(&move);
    review_settle(PROBABILITY_ONE / 2, 0);
}

static void expect_event(uint8_t sum, const char *row) {
    struct review_entry entry;

    review_entries_look(0, &entry);
    assert_int_equal(entry.sum, sum);
    snakes_review.draw_event(entry.sum, entry.what);
    picture_expect(row, "");
}

static void a_throw_of_two_tells_where_both_are(void **state) {
    struct snakes *game = put_in_play(2, false);

    picture_fresh(state);
    review_settle(PROBABILITY_ONE / 2, 0);
    game->control[1] = SNAKES_COMPUTER;
    snakes_put(0, 12, 24);
    snakes_put(1, 7, 24);
    tell(0, 3);
    expect_event(ACCOUNT_OWN_LUCK, "You ⚂→12 CPU 7");
    tell(1, 6);
    expect_event(ACCOUNT_OTHERS_LUCK, "CPU ⚅→7 You 12");
    game->control[0] = SNAKES_COMPUTER;
    game->control[1] = SNAKES_PERSON;
    tell(1, 1);
    expect_event(ACCOUNT_OWN_LUCK, "You ⚀→7 CPU 12");
    game->control[1] = SNAKES_COMPUTER;
    snakes_put(0, 100, 24);
    tell(0, 5);
    expect_event(ACCOUNT_OWN_LUCK, "P1 ⚄→100 P2 7");
}

static void of_more_who_moved_is_told(void **state) {
    static const char *const rows[] = {"P1 ⚀→3", "P2 ⚁→4", "P3 ⚂→5", "P4 ⚃→6", "P5 ⚄→7", "P6 ⚅→8"};

    put_in_play(6, false);
    picture_fresh(state);
    review_settle(PROBABILITY_ONE / 2, 0);
    for (uint8_t player = 0; player < 6; player++) {
        snakes_put(player, player + 3, 24);
        tell(player, player + 1);
        expect_event(player ? ACCOUNT_OTHERS_LUCK : ACCOUNT_OWN_LUCK, rows[player]);
    }
}

static void expect_names(const char *own, const char *others) {
    snakes_review.draw_name(false);
    row_second();
    snakes_review.draw_name(true);
    picture_expect(own, others);
}

static void the_others_of_more_than_two_have_no_name(void **state) {
    struct snakes *game = put_in_play(2, false);

    picture_fresh(state);
    expect_names("P1", "P2");
    game->control[0] = SNAKES_COMPUTER;
    expect_names("You", "CPU");
    game = put_in_play(3, false);
    picture_fresh(state);
    expect_names("P1", "rest");
    game->control[0] = game->control[1] = SNAKES_COMPUTER;
    expect_names("P3", "rest");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_chance_is_that_of_whose_account_it_is),
        cmocka_unit_test(who_is_home_has_won),
        cmocka_unit_test(one_alone_has_no_chance_to_lose),
        cmocka_unit_test(the_stamp_tells_positions_apart),
        cmocka_unit_test(a_throw_of_two_tells_where_both_are),
        cmocka_unit_test(of_more_who_moved_is_told),
        cmocka_unit_test(the_others_of_more_than_two_have_no_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
