/* The pages of snakes and ladders in positions with long numbers or many players: everything is
   shown in full. */

#include "support/drivers/snakes_driver.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/workspace.h"
#include "games/snakes/built_in_boards.h"
#include "games/snakes/snakes_rules.h"
#include "ui/kit/page_runner.h"
#include <stdio.h>
#include <string.h>

/* ---- positions of the tokens ----------------------------------------------------------------- */

TEST(two_tokens_of_two_players_do_not_fit_side_by_side) {
    struct snakes *game = snakes_put_in_play(BOARDS_CHUTES, 2, 2, false);

    snakes_put(0, 12, 45);
    snakes_put(1, 100, 94);
    snakes_look_at(0);
    ui_expect("→P1 on 12 45", NULL);
    game->at.turn = 1;
    snakes_look_at(0);
    ui_expect("→P2 on 100 94", NULL);
    ui_page("P1 on");
    ui_expect("P1 on 12 45", "P2 on 100 94");
}

/* With kick-out the chances are known before they are exact, and are shown as soon as they are
   known. */
TEST(chances_are_shown_while_they_improve) {
    unsigned first;
    unsigned second;

    snakes_put_in_play(BOARDS_CHUTES, 2, 1, true);
    snakes_look_at(0);
    snakes_compute();
    ui_run(20);
    assert_false(page_runner_is_idle(UINT16_MAX));
    assert_int_equal(sscanf(ui_row(1), "win%*[ ~]%u%*[^ ~]%*[ ~]%u", &first, &second), 2);
    assert_in_range(first, 40, 60);
    assert_in_range(second, 40, 60);
}

TEST(a_choice_between_two_ways_to_100_fits_the_row) {
    snakes_put_in_play(BOARDS_CHUTES, 2, 2, false);
    snakes_put(0, 94, 94);
    snakes_throw_and_choose(6);
    ui_expect("⚅[94→100]94→100", NULL);
    ui_press(KEY_UP);
    ui_expect("⚅ 94→100[94→100]", NULL);
}

TEST(a_face_that_leads_home_is_starred) {
    snakes_put_in_play(BOARDS_CHUTES, 1, 1, false);
    snakes_put(0, 96, 0);
    snakes_look_at(0);
    ui_page("from");
    ui_expect("⚀97 ⚁78v⚂99 from", "⚃*  ⚄96=⚅96=  96");
    snakes_put(0, 79, 0);
    snakes_look_at(0);
    ui_page("from");
    ui_expect("⚀*  ⚁81 ⚂82 from", "⚃83 ⚄84 ⚅85   79");
}

/* ---- kicking --------------------------------------------------------------------------------- */

TEST(a_ladder_onto_another_player_kicks) {
    snakes_put_in_play(BOARDS_FORCH, 3, 1, true);
    snakes_put(0, 9, 0);
    snakes_put(1, 18, 0);
    snakes_put(2, 2, 0);
    snakes_look_at(0);
    ui_page("from");
    ui_expect("⚀18!⚁11 ⚂12 from", "⚃2! ⚄14 ⚅15    9");
}

TEST(one_is_sent_back_by_the_opponent_who_is_asked_about) {
    snakes_put_in_play(BOARDS_FORCH, 2, 1, true);
    snakes_put(0, 5, 0);
    snakes_put(1, 2, 0);
    snakes_look_at(0);
    ui_page("kicked");
    ui_await("P1 kicked 16.7%", "by P2 now 16.7%", SNAKES_COMPUTED);
}

TEST(nobody_asks_who_sends_back_oneself) {
    struct snakes *game = snakes_put_in_play(BOARDS_FORCH, 3, 1, true);

    game->at.turn = 1;
    snakes_look_at(0);
    ui_page("kicked");
    ui_await("P2 kicked  0.0%", "by P1 now  0.0%", SNAKES_COMPUTED);
    ui_press(KEY_RIGHT);
    ui_press(KEY_UP);
    ui_await("P2 kicked  0.0%←", "by P3 now  0.0%", SNAKES_COMPUTED);
    ui_press(KEY_UP);
    ui_await(NULL, "by P3 now  0.0%", SNAKES_COMPUTED);
    ui_press(KEY_DOWN);
    ui_await(NULL, "by P1 now  0.0%", SNAKES_COMPUTED);
}

/* ---- length of a game ------------------------------------------------------------------------ */

/* The board has 2144.00296841 expected throws with a spread of 2124.39374834. With one snake more
   and some less it has 740.64518063 and 725.61262941. */
TEST(numbers_of_long_games_have_the_digits_that_fit) {
    static const struct board_jump jumps[] = {{99, 1}, {98, 2}, {97, 3}, {96, 4}, {95, 5},
                                              {50, 6}, {51, 7}, {52, 8}, {53, 9}, {90, 6}};
    struct snakes *game = snakes_put_in_play(BOARDS_FORCH, 1, 1, false);

    game->board.goal = 100;
    game->board.jump_count = 9;
    memcpy(game->board.jumps, jumps, sizeof jumps);
    snakes_start(game);
    snakes_look_at(0);
    ui_await("→You on 0", "Throws left 2144", SNAKES_COMPUTED);
    ui_page("left (");
    ui_expect("You 2144 throws", "left (±2124)");
    ui_page("Half");
    ui_expect("Half home 1492", "90% by 4911 You");
    ui_page("Fewest");
    ui_expect("Fewest throws 17", "You likeliest 27");
    game->board.jump_count = 6;
    game->board.jumps[5] = jumps[9];
    snakes_look_at(0);
    ui_await("→You on 0", "Throws left  741", SNAKES_COMPUTED);
    ui_page("left (");
    ui_expect("You 741 throws", "left (±726)");
    ui_page("Half");
    ui_expect("Half home by 518", "90% by 1686 You");
    ui_page("Fewest");
    ui_expect("Fewest throws 17", "You likeliest 28");
    ui_page("visits");
    ui_expect("Square 1 You", "2.218083 visits");
}

TEST(throws_and_squares_that_are_asked_about_stay_on_the_board) {
    snakes_put_in_play(BOARDS_FORCH, 1, 1, false);
    snakes_look_at(0);
    ui_page("Home in");
    ui_await("Home in 6 20%", "just in 6  7.6%", SNAKES_COMPUTED);
    ui_press(KEY_RIGHT);
    ui_press_times(KEY_DOWN, 7);
    ui_await("Home in 1  0%  ←", "just in 1  0.0%", SNAKES_COMPUTED);
    ui_press(KEY_LEFT);
    ui_page("In 1 throw You");
    snakes_look_at(0);
    ui_page("Home in");
    ui_press(KEY_RIGHT);
    ui_press_times(KEY_UP, 105);
    ui_await("Home in 99 99% ←", "just in 99  0.1%", SNAKES_COMPUTED);
    ui_press_times(KEY_DOWN, 98);
    ui_await("Home in 1  0%  ←", "just in 1  0.0%", SNAKES_COMPUTED);
    ui_press(KEY_LEFT);
    ui_page("Square");
    ui_press(KEY_RIGHT);
    ui_press_times(KEY_UP, 30);
    ui_await("Square 24 You  ←", "0.000000 visits", SNAKES_COMPUTED);
}

/* ---- chances to win -------------------------------------------------------------------------- */

TEST(a_chance_that_is_not_0_is_not_called_0) {
    struct snakes *game = snakes_put_in_play(BOARDS_FORCH, 4, 1, false);

    game->board.overshoot = BOARD_WIN;
    game->board.jump_count = 0;
    snakes_put(0, 17, 0);
    snakes_look_at(0);
    ui_page("Win ");
    ui_await("Win 1-3 97 1 1", "4 1", SNAKES_COMPUTED);
    snakes_put(0, 23, 0);
    snakes_look_at(1);
    ui_await("Win 1-3 100 0 0", "4 0", SNAKES_COMPUTED);
}

/* With two players of two tokens each, the first row names only the player who throws next; the
   other is nearly home. */
TEST(the_chance_of_the_only_one_who_is_named_comes_first) {
    unsigned own;
    unsigned other;

    snakes_put_in_play(BOARDS_FORCH, 2, 2, false)->at.turn = 1;
    snakes_put(0, 22, 24);
    snakes_put(1, 1, 0);
    snakes_look_at(0);
    snakes_compute();
    ui_run(SNAKES_LOOK);
    ui_expect("→P2 on 1 0", NULL);
    assert_int_equal(sscanf(ui_row(1), "win ~%u ~%u", &own, &other), 2);
    assert_in_range(own, 0, 30);
    assert_in_range(other, 70, 100);
}

/* After another game the computer throws first. */
TEST(the_person_stays_on_the_left) {
    struct snakes *game = snakes_put_in_play(BOARDS_FORCH, 2, 1, false);

    game->control[0] = SNAKES_COMPUTER;
    session.record.setup[snakes_rules.first_seat] = SNAKES_COMPUTER;
    game->at.turn = 1;
    snakes_put(0, 1, 0);
    snakes_put(1, 22, 0);
    snakes_look_at(0);
    ui_await("→You 22  CPU 1", "win 74.7%  25.3%", SNAKES_COMPUTED);
}

/* Returns the number after the sign ±; the shares before it must sum to 100. */
static unsigned shown_error(void) {
    unsigned share[6];
    unsigned error;
    unsigned sum = 0;

    assert_int_equal(sscanf(ui_row(0), "Win 1-3 %u %u %u", &share[0], &share[1], &share[2]), 3);
    assert_int_equal(sscanf(ui_row(1), "4-6 %u %u %u±%u", &share[3], &share[4], &share[5], &error),
                     4);
    for (uint8_t player = 0; player < 6; player++) {
        sum += share[player];
    }
    assert_int_equal(sum, 100);
    return error;
}

static void put_six_players_in_play(void) {
    snakes_put_in_play(BOARDS_FORCH, 6, 2, true);
    snakes_put(0, 22, 24);
}

/* A bar is shown until the first estimate. */
TEST(estimates_say_how_wrong_they_may_be_and_get_better) {
    unsigned worst = 5;

    put_six_players_in_play();
    snakes_look_at(1);
    ui_run(4000);
    while (strncmp(ui_row(0), "Win 1-3 ", 8) != 0) {
        assert_int_equal(strncmp(ui_row(1), "█", 3), 0);
        ui_run(1000);
    }
    for (unsigned i = 0; i < 30; i++) {
        unsigned error = shown_error();
        assert_in_range(error, 1, worst);
        worst = error;
        ui_run(2000);
    }
    assert_in_range(worst, 1, 4);
}

/* ---- two tokens ------------------------------------------------------------------------------ */

TEST(a_table_of_pairs_serves_its_whole_game_and_no_other) {
    uint8_t chosen[GAME_OPTIONS_MAXIMUM] = SNAKES_TWO_PERSONS;

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
