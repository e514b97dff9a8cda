/* Snakes and ladders on the screen: set up, played, looked at, in positions in which numbers are
   long or players many. */

#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/own_boards.h"
#include "device/workspace.h"
#include "games/snakes/built_in_boards.h"
#include "store/store.h"
#include "ui/games.h"
#include "ui/kit/page_runner.h"
#include "ui/kit/screens.h"
#include "ui/screens/screen_play.h"
#include "ui/snakes/snakes_view.h"
#include <stddef.h>
#include <string.h>

/* Until the dice are ready; a look; the longest that a page takes where nothing else is said; the
   computer's pause; how long the second row says what to do. */
enum { READY = 3000, LOOK = 100, COMPUTED = 20000, PAUSE = 1500, PROMPT = 2048 };

/* ---- games -------------------------------------------------------------------------------------
 */

/* Everybody is on the start of a built-in board. */
static struct snakes *put_in_play(uint8_t board, uint8_t players, uint8_t tokens, bool kicks) {
    struct snakes *game = snakes_in_play();

    ui_power_on();
    ui_run(READY);
    session.game = GAME_SNAKES;
    *game = (struct snakes){
        .board_number = board,
        .at = {.players = players, .tokens = tokens, .kicks = kicks},
    };
    boards_load(board, &game->board);
    snakes_start(game);
    workspace_forget();
    return game;
}

static void put(uint8_t player, uint8_t first, uint8_t second) {
    uint8_t *square = snakes_in_play()->at.square[player];

    square[0] = first;
    square[1] = second;
}

/* The screen, and so many pages on. */
static void look_at(uint8_t page) {
    assert_true(snakes_is_sound(snakes_in_play()));
    play_open();
    screens_replace(&screen_play);
    ui_run(LOOK);
    ui_press_times(KEY_DOWN, page);
}

static void throw_and_choose(uint8_t face) {
    snakes_in_play()->face = face;
    games_resume();
    look_at(0);
}

static bool begin(const uint8_t chosen[]) {
    session.game = GAME_SNAKES;
    return games_in_play()->begin(chosen);
}

enum { BOARD, PLAYERS, KICKS = 8, TOKENS, OVERSHOOT };

/* On forch, with a token each. */
#define TWO_PERSONS                                                                                \
    { [PLAYERS] = 2, [TOKENS] = 1, [OVERSHOOT] = BOARD_STAY }

/* ---- setting up --------------------------------------------------------------------------------
 */

static void the_options_begin_with_a_person_against_the_computer(void **state) {
    const FLASH struct game *game;
    uint8_t chosen[GAME_OPTIONS_MAXIMUM];

    (void)state;
    session.game = GAME_SNAKES;
    game = games_in_play();
    for (uint8_t option = 0; option < game->option_count; option++) {
        chosen[option] = game->options[option].initial;
    }
    assert_true(begin(chosen));
    assert_int_equal(snakes_in_play()->board_number, BOARDS_FORCH);
    assert_int_equal(snakes_in_play()->overshoot, BOARD_STAY);
    assert_int_equal(snakes_in_play()->at.players, 2);
    assert_int_equal(snakes_in_play()->at.tokens, 1);
    assert_false(snakes_in_play()->at.kicks);
    assert_int_equal(snakes_in_play()->control[0], SNAKES_PERSON);
    for (uint8_t player = 1; player < SNAKES_PLAYERS; player++) {
        assert_int_equal(snakes_in_play()->control[player], SNAKES_COMPUTER);
    }
}

static void boards_are_chosen_by_their_names(void **state) {
    (void)state;
    ui_menu();
    ui_open("Snakes");
    ui_find("Board");
    ui_expect("→Board     forch", " Players       2");
    ui_press(KEY_SELECT);
    ui_expect("→Board    chutes", NULL);
    ui_press_times(KEY_SELECT, 2);
    ui_expect("→Board    -----1", NULL);
    ui_press_times(KEY_SELECT, 3);
    ui_expect("→Board     forch", NULL);
}

static void a_board_that_is_not_kept_is_refused_and_the_game_stays(void **state) {
    static const struct own_board own = {.board = {.goal = 12, .jump_count = 1, .jumps = {{3, 8}}}};
    uint8_t chosen[] = TWO_PERSONS;

    (void)state;
    own_boards_save(0, &own);
    while (store_busy()) {
        store_step();
    }
    chosen[BOARD] = BOARDS_COUNT;
    assert_true(begin(chosen));
    for (uint8_t number = BOARDS_COUNT + 1; number <= BOARDS_COUNT + OWN_BOARDS; number++) {
        chosen[BOARD] = number;
        assert_false(begin(chosen));
    }
    assert_int_equal(snakes_in_play()->board_number, BOARDS_COUNT);
    assert_int_equal(snakes_in_play()->board.goal, 12);
}

/* ---- where all stand ---------------------------------------------------------------------------
 */

static void two_tokens_of_two_players_do_not_fit_side_by_side(void **state) {
    struct snakes *game = put_in_play(BOARDS_CHUTES, 2, 2, false);

    (void)state;
    put(0, 12, 45);
    put(1, 100, 94);
    look_at(0);
    ui_expect("→P1 12 45", NULL);
    game->at.turn = 1;
    look_at(0);
    ui_expect("→P2 100 94", NULL);
    look_at(1);
    ui_expect("1:12 45 2:100 94", "");
}

static void a_choice_between_two_ways_to_100_fits_the_row(void **state) {
    (void)state;
    put_in_play(BOARDS_CHUTES, 2, 2, false);
    put(0, 94, 94);
    throw_and_choose(6);
    ui_expect("⚅→94→100 94→100", NULL);
}

static void a_face_that_leads_home_is_starred(void **state) {
    (void)state;
    put_in_play(BOARDS_CHUTES, 1, 1, false);
    put(0, 96, 0);
    look_at(1);
    ui_expect("1:97 2:78v3:99", "4:*  5:96=6:96=");
    put(0, 79, 0);
    look_at(1);
    ui_expect("1:*  2:81 3:82", "4:83 5:84 6:85");
}

/* ---- kicking -----------------------------------------------------------------------------------
 */

static void a_ladder_onto_another_player_climbs_and_kicks(void **state) {
    (void)state;
    put_in_play(BOARDS_FORCH, 3, 1, true);
    put(0, 9, 0);
    put(1, 18, 0);
    put(2, 2, 0);
    look_at(3);
    ui_expect("up 1/6  down 1/6", "stay0 win0 kick2");
}

static void one_is_sent_back_by_the_opponent_who_is_asked_about(void **state) {
    (void)state;
    put_in_play(BOARDS_FORCH, 2, 1, true);
    put(0, 5, 0);
    put(1, 2, 0);
    look_at(3);
    ui_await("Sent back  16.7%", "P2 at once 16.7%", COMPUTED);
}

static void nobody_asks_who_sends_back_oneself(void **state) {
    struct snakes *game = put_in_play(BOARDS_FORCH, 3, 1, true);

    (void)state;
    game->at.turn = 1;
    look_at(4);
    ui_await("Sent back   0.0%", "P1 at once  0.0%", COMPUTED);
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    ui_await(NULL, "P3 at once  0.0←", COMPUTED);
    ui_press(KEY_UP);
    ui_await(NULL, "P3 at once  0.0←", COMPUTED);
    ui_press(KEY_DOWN);
    ui_await(NULL, "P1 at once  0.0←", COMPUTED);
}

/* ---- how long ----------------------------------------------------------------------------------
 */

/* A board of 2144.00296841 expected throws, spread 2124.39374834, or from there on with one snake
   more and some less 740.64518063 and 725.61262941. */
static void numbers_of_long_games_have_the_digits_that_fit(void **state) {
    static const struct board_jump jumps[] = {{99, 1}, {98, 2}, {97, 3}, {96, 4}, {95, 5},
                                              {50, 6}, {51, 7}, {52, 8}, {53, 9}, {90, 6}};
    struct snakes *game = put_in_play(BOARDS_FORCH, 1, 1, false);

    (void)state;
    game->board.goal = 100;
    game->board.jump_count = 9;
    memcpy(game->board.jumps, jumps, sizeof jumps);
    snakes_start(game);
    look_at(0);
    ui_await("→P1 0", "2144.0 to go", COMPUTED);
    look_at(3);
    ui_await("To go 2144.0", "     ±2124.4", COMPUTED);
    look_at(6);
    ui_await("min 17  mode 27", "50%1492 90%4911", COMPUTED);
    game->board.jump_count = 6;
    game->board.jumps[5] = jumps[9];
    look_at(0);
    ui_await("→P1 0", "740.65 to go", COMPUTED);
    look_at(3);
    ui_await("To go 740.65", "     ±725.61", COMPUTED);
    look_at(6);
    ui_await("min 17  mode 28", "50%518 90%1686", COMPUTED);
    look_at(9);
    ui_await("Square 1", "2.218083 visits", COMPUTED);
}

static void throws_and_squares_that_are_asked_about_stay_on_the_board(void **state) {
    (void)state;
    put_in_play(BOARDS_FORCH, 1, 1, false);
    look_at(4);
    ui_await("<=6  0.198238", "just 0.075553", COMPUTED);
    ui_press(KEY_SELECT);
    ui_press_times(KEY_DOWN, 7);
    ui_await("<=1  0.000000  ←", "just 0.000000", COMPUTED);
    look_at(8);
    ui_await("After 1 throws", NULL, COMPUTED);
    look_at(9);
    ui_press(KEY_SELECT);
    ui_press_times(KEY_UP, 30);
    ui_await("Square 24      ←", "0.000000 visits", COMPUTED);
}

/* ---- who wins ----------------------------------------------------------------------------------
 */

static void a_chance_that_is_not_0_is_not_called_0(void **state) {
    struct snakes *game = put_in_play(BOARDS_FORCH, 4, 1, false);

    (void)state;
    game->board.overshoot = BOARD_WIN;
    game->board.jump_count = 0;
    put(0, 17, 0);
    look_at(11);
    ui_await("1 99%2  1%3  1%", "4  1%", COMPUTED);
    put(0, 23, 0);
    look_at(11);
    ui_await("1 100%2  0%3  0%", "4  0%", COMPUTED);
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
    put_in_play(BOARDS_FORCH, 6, 2, true);
    put(0, 22, 24);
    look_at(12);
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

static void compute(void) {
    while (page_runner_is_working()) {
        ui_run(1);
    }
}

static bool is_known_at_once(void) {
    look_at(0);
    return !page_runner_is_working();
}

static void a_table_of_pairs_serves_its_whole_game_and_no_other(void **state) {
    uint8_t chosen[] = TWO_PERSONS;

    (void)state;
    ui_run(READY);
    chosen[KICKS] = true;
    assert_true(begin(chosen));
    assert_false(is_known_at_once());
    compute();
    put(0, 22, 24);
    assert_true(is_known_at_once());
    chosen[OVERSHOOT] = BOARD_WIN;
    assert_true(begin(chosen));
    assert_false(is_known_at_once());
}

/* All pairs of squares of chutes take more than a minute: idleness does not count meanwhile. */
static void what_takes_a_minute_can_be_waited_for(void **state) {
    (void)state;
    put_in_play(BOARDS_CHUTES, 2, 1, true);
    look_at(0);
    ui_run(65000);
    assert_true(page_runner_is_working());
    ui_expect("→P1 0    P2 0", NULL);
    compute();
    ui_run(59000);
    ui_expect("→P1 0    P2 0", NULL);
    ui_run(3000);
    assert_false(strcmp(ui_row(0), "→P1 0    P2 0") == 0);
}

/* ---- two tokens --------------------------------------------------------------------------------
 */

/* The quick choice goes two squares on, the better one goes home. */
static void put_before_a_choice(enum snakes_control control, uint8_t players) {
    put_in_play(BOARDS_FORCH, players, 2, false)->control[0] = control;
    put(0, 20, 22);
    throw_and_choose(2);
}

static void the_dearer_token_costs_what_the_page_has_said(void **state) {
    (void)state;
    put_before_a_choice(SNAKES_PERSON, 1);
    ui_await("⚁→20→22 22→24", "12.740 or 7.650", COMPUTED);
    ui_press(KEY_SELECT);
    ui_expect("P1 ⚁ 20→22", "cost 5.09 throws");
}

static void the_better_token_costs_nothing(void **state) {
    (void)state;
    put_before_a_choice(SNAKES_PERSON, 1);
    ui_await(NULL, "12.740 or 7.650", COMPUTED);
    ui_press(KEY_UP);
    ui_expect("⚁ 20→22→22→24", NULL);
    ui_press(KEY_SELECT);
    ui_expect("P1 ⚁ 22→24", "home on 24");
}

static void what_is_not_known_yet_costs_nothing(void **state) {
    (void)state;
    put_before_a_choice(SNAKES_PERSON, 1);
    ui_press(KEY_SELECT);
    ui_expect("P1 ⚁ 20→22", "now on 22");
}

static void values_of_two_tokens_serve_every_position(void **state) {
    (void)state;
    put_before_a_choice(SNAKES_PERSON, 1);
    assert_false(is_known_at_once());
    compute();
    put(0, 8, 21);
    snakes_in_play()->face = 3;
    assert_true(is_known_at_once());
    ui_await(NULL, "13.225 or 11.221", PROMPT + LOOK);
    snakes_in_play()->face = 0;
    assert_true(is_known_at_once());
}

static void the_computer_moves_the_better_token_whatever_page_is_in_front(void **state) {
    (void)state;
    put_before_a_choice(SNAKES_COMPUTER, 2);
    ui_press(KEY_DOWN);
    ui_await("P1 ⚁ 22→24", "home on 24", COMPUTED);
    ui_await("1:20 24 2:0 0", "", PAUSE + LOOK);
    assert_int_equal(snakes_in_play()->at.turn, 1);
}

static void a_choice_without_a_difference_needs_no_thinking(void **state) {
    struct snakes *game = put_in_play(BOARDS_FORCH, 2, 2, false);

    (void)state;
    game->control[0] = SNAKES_COMPUTER;
    throw_and_choose(4);
    ui_run(PAUSE);
    ui_expect("P1 ⚃ 0→4", "now on 4");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(the_options_begin_with_a_person_against_the_computer, ui_fresh),
        cmocka_unit_test_setup(boards_are_chosen_by_their_names, ui_fresh),
        cmocka_unit_test_setup(a_board_that_is_not_kept_is_refused_and_the_game_stays, ui_fresh),
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
        cmocka_unit_test_setup(a_table_of_pairs_serves_its_whole_game_and_no_other, ui_fresh),
        cmocka_unit_test(what_takes_a_minute_can_be_waited_for),
        cmocka_unit_test(the_dearer_token_costs_what_the_page_has_said),
        cmocka_unit_test(the_better_token_costs_nothing),
        cmocka_unit_test(what_is_not_known_yet_costs_nothing),
        cmocka_unit_test(values_of_two_tokens_serve_every_position),
        cmocka_unit_test(the_computer_moves_the_better_token_whatever_page_is_in_front),
        cmocka_unit_test(a_choice_without_a_difference_needs_no_thinking),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
