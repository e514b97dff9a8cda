/* The pages of snakes and ladders in positions in which numbers are long or players many: all that
   is shown is there in full. */

#include "support/drivers/snakes_driver.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "games/snakes/built_in_boards.h"
#include "ui/kit/page_runner.h"
#include <string.h>

/* ---- where all stand ------------------------------------------------------------------------- */

static void two_tokens_of_two_players_do_not_fit_side_by_side(void **state) {
    struct snakes *game = snakes_put_in_play(BOARDS_CHUTES, 2, 2, false);

    (void)state;
    snakes_put(0, 12, 45);
    snakes_put(1, 100, 94);
    snakes_look_at(0);
    ui_expect("→P1 12 45", NULL);
    game->at.turn = 1;
    snakes_look_at(0);
    ui_expect("→P2 100 94", NULL);
    snakes_look_at(1);
    ui_expect("1:12 45 2:100 94", "");
}

static void a_choice_between_two_ways_to_100_fits_the_row(void **state) {
    (void)state;
    snakes_put_in_play(BOARDS_CHUTES, 2, 2, false);
    snakes_put(0, 94, 94);
    snakes_throw_and_choose(6);
    ui_expect("⚅→94→100 94→100", NULL);
}

static void a_face_that_leads_home_is_starred(void **state) {
    (void)state;
    snakes_put_in_play(BOARDS_CHUTES, 1, 1, false);
    snakes_put(0, 96, 0);
    snakes_look_at(1);
    ui_expect("1:97 2:78v3:99", "4:*  5:96=6:96=");
    snakes_put(0, 79, 0);
    snakes_look_at(1);
    ui_expect("1:*  2:81 3:82", "4:83 5:84 6:85");
}

/* ---- kicking --------------------------------------------------------------------------------- */

static void a_ladder_onto_another_player_climbs_and_kicks(void **state) {
    (void)state;
    snakes_put_in_play(BOARDS_FORCH, 3, 1, true);
    snakes_put(0, 9, 0);
    snakes_put(1, 18, 0);
    snakes_put(2, 2, 0);
    snakes_look_at(3);
    ui_expect("up 1/6  down 1/6", "stay0 win0 kick2");
}

static void one_is_sent_back_by_the_opponent_who_is_asked_about(void **state) {
    (void)state;
    snakes_put_in_play(BOARDS_FORCH, 2, 1, true);
    snakes_put(0, 5, 0);
    snakes_put(1, 2, 0);
    snakes_look_at(3);
    ui_await("Sent back  16.7%", "P2 at once 16.7%", SNAKES_COMPUTED);
}

static void nobody_asks_who_sends_back_oneself(void **state) {
    struct snakes *game = snakes_put_in_play(BOARDS_FORCH, 3, 1, true);

    (void)state;
    game->at.turn = 1;
    snakes_look_at(4);
    ui_await("Sent back   0.0%", "P1 at once  0.0%", SNAKES_COMPUTED);
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    ui_await(NULL, "P3 at once  0.0←", SNAKES_COMPUTED);
    ui_press(KEY_UP);
    ui_await(NULL, "P3 at once  0.0←", SNAKES_COMPUTED);
    ui_press(KEY_DOWN);
    ui_await(NULL, "P1 at once  0.0←", SNAKES_COMPUTED);
}

/* ---- how long -------------------------------------------------------------------------------- */

/* A board of 2144.00296841 expected throws, spread 2124.39374834, or from there on with one snake
   more and some less 740.64518063 and 725.61262941. */
static void numbers_of_long_games_have_the_digits_that_fit(void **state) {
    static const struct board_jump jumps[] = {{99, 1}, {98, 2}, {97, 3}, {96, 4}, {95, 5},
                                              {50, 6}, {51, 7}, {52, 8}, {53, 9}, {90, 6}};
    struct snakes *game = snakes_put_in_play(BOARDS_FORCH, 1, 1, false);

    (void)state;
    game->board.goal = 100;
    game->board.jump_count = 9;
    memcpy(game->board.jumps, jumps, sizeof jumps);
    snakes_start(game);
    snakes_look_at(0);
    ui_await("→P1 0", "2144.0 to go", SNAKES_COMPUTED);
    snakes_look_at(3);
    ui_await("To go 2144.0", "     ±2124.4", SNAKES_COMPUTED);
    snakes_look_at(6);
    ui_await("min 17  mode 27", "50%1492 90%4911", SNAKES_COMPUTED);
    game->board.jump_count = 6;
    game->board.jumps[5] = jumps[9];
    snakes_look_at(0);
    ui_await("→P1 0", "740.65 to go", SNAKES_COMPUTED);
    snakes_look_at(3);
    ui_await("To go 740.65", "     ±725.61", SNAKES_COMPUTED);
    snakes_look_at(6);
    ui_await("min 17  mode 28", "50%518 90%1686", SNAKES_COMPUTED);
    snakes_look_at(9);
    ui_await("Square 1", "2.218083 visits", SNAKES_COMPUTED);
}

static void throws_and_squares_that_are_asked_about_stay_on_the_board(void **state) {
    (void)state;
    snakes_put_in_play(BOARDS_FORCH, 1, 1, false);
    snakes_look_at(4);
    ui_await("<=6  0.198238", "just 0.075553", SNAKES_COMPUTED);
    ui_press(KEY_SELECT);
    ui_press_times(KEY_DOWN, 7);
    ui_await("<=1  0.000000  ←", "just 0.000000", SNAKES_COMPUTED);
    snakes_look_at(8);
    ui_await("After 1 throws", NULL, SNAKES_COMPUTED);
    snakes_look_at(9);
    ui_press(KEY_SELECT);
    ui_press_times(KEY_UP, 30);
    ui_await("Square 24      ←", "0.000000 visits", SNAKES_COMPUTED);
}

/* ---- who wins -------------------------------------------------------------------------------- */

static void a_chance_that_is_not_0_is_not_called_0(void **state) {
    struct snakes *game = snakes_put_in_play(BOARDS_FORCH, 4, 1, false);

    (void)state;
    game->board.overshoot = BOARD_WIN;
    game->board.jump_count = 0;
    snakes_put(0, 17, 0);
    snakes_look_at(11);
    ui_await("1 99%2  1%3  1%", "4  1%", SNAKES_COMPUTED);
    snakes_put(0, 23, 0);
    snakes_look_at(11);
    ui_await("1 100%2  0%3  0%", "4  0%", SNAKES_COMPUTED);
}

/* By the sign at the end of the rows. */
static unsigned shown_error(void) {
    const char *upper = ui_row(0);
    const char *sign = strrchr(upper, '%') + 1;
    unsigned tens = *sign >= '1' && *sign <= '9' ? (unsigned)(*sign - '0') : 0;
    const char *lower = ui_row(1);

    assert_true(tens || strcmp(sign, "±") == 0);
    return 10 * tens + (unsigned)(lower[strlen(lower) - 1] - '0');
}

static void estimates_say_how_wrong_they_may_be_and_get_better(void **state) {
    unsigned worst = 99;

    (void)state;
    snakes_put_in_play(BOARDS_FORCH, 6, 2, true);
    snakes_put(0, 22, 24);
    snakes_look_at(12);
    for (unsigned i = 0; i < 30; i++) {
        unsigned error;
        ui_run(200);
        assert_memory_equal(ui_row(0), "1~", 2);
        assert_non_null(strstr(ui_row(0), "%3~"));
        error = shown_error();
        assert_in_range(error, 1, worst);
        worst = error;
    }
    assert_in_range(worst, 1, 9);
}

static void a_table_of_pairs_serves_its_whole_game_and_no_other(void **state) {
    uint8_t chosen[] = SNAKES_TWO_PERSONS;

    (void)state;
    snakes_put_in_play(BOARDS_FORCH, 2, 1, false);
    chosen[SNAKES_BOARD] = BOARDS_CHUTES;
    chosen[SNAKES_KICKS] = true;
    assert_true(snakes_begin(chosen));
    assert_false(snakes_is_known_at_once());
    ui_run(SNAKES_COMPUTED);
    snakes_put(0, 22, 100);
    snakes_look_at(0);
    ui_run(3 * SNAKES_LOOK);
    assert_true(snakes_is_known_at_once());
    chosen[SNAKES_OVERSHOOT] = BOARD_WIN;
    assert_true(snakes_begin(chosen));
    assert_false(snakes_is_known_at_once());
}

/* Turned away from, a page that was computed is there again when it is turned back to. */
static void what_was_found_of_a_position_is_kept(void **state) {
    (void)state;
    snakes_put_in_play(BOARDS_CHUTES, 2, 1, true);
    snakes_look_at(0);
    ui_run(SNAKES_COMPUTED);
    ui_press(KEY_DOWN);
    ui_run(SNAKES_COMPUTED);
    assert_true(snakes_is_known_at_once());
    snakes_put(0, 22, 100);
    assert_false(snakes_is_known_at_once());
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_tokens_of_two_players_do_not_fit_side_by_side),
        cmocka_unit_test(a_choice_between_two_ways_to_100_fits_the_row),
        cmocka_unit_test(a_face_that_leads_home_is_starred),
        cmocka_unit_test(a_ladder_onto_another_player_climbs_and_kicks),
        cmocka_unit_test(one_is_sent_back_by_the_opponent_who_is_asked_about),
        cmocka_unit_test(nobody_asks_who_sends_back_oneself),
        cmocka_unit_test(numbers_of_long_games_have_the_digits_that_fit),
        cmocka_unit_test(throws_and_squares_that_are_asked_about_stay_on_the_board),
        cmocka_unit_test(a_chance_that_is_not_0_is_not_called_0),
        cmocka_unit_test(estimates_say_how_wrong_they_may_be_and_get_better),
        cmocka_unit_test(a_table_of_pairs_serves_its_whole_game_and_no_other),
        cmocka_unit_test(what_was_found_of_a_position_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
