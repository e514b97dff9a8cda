/* The pages of a game: leafing, computing in slices, what is seen meanwhile. */

#include "ui/kit/page_runner.h"

#include "support/coin_game.h"
#include "support/picture.h"
#include "support/testing.h"

#include "ui/kit/screens.h"

static int begin(void **state) {
    picture_fresh(state);
    workspace_borrow(WORKSPACE_NOBODY);
    coin_begin(2, false);
    page_runner_open(&game_coin);
    coin_starts = 0;
    return 0;
}

static void step(unsigned slices) {
    static uint16_t now;

    while (slices--) {
        page_runner_step(now++);
    }
}

static void expect(const char *row_0, const char *row_1) {
    page_runner_draw();
    picture_expect(row_0, row_1);
}

static void turn_to_chance(void) {
    page_runner_turn(1);
    assert_string_equal(screens_title(), "Chance");
}

static void the_games_own_page_comes_first(void **state) {
    (void)state;
    step(1);
    assert_true(page_runner_shows_game());
    assert_false(page_runner_has_number());
    expect("", "first to have 2");
    assert_null(screens_title());
    assert_string_equal(screens_sentence(), game_coin.keys);
}

static void leafing_leaves_out_what_is_not_available(void **state) {
    (void)state;
    page_runner_turn(1);
    assert_string_equal(screens_title(), "Chance");
    page_runner_turn(-1);
    assert_true(page_runner_shows_game());
    coin_give_heads(1);
    page_runner_turn(1);
    step(1);
    expect("the best has 1", "");
    assert_string_equal(screens_title(), "The best");
    assert_string_equal(screens_sentence(), "Who has most heads.");
}

static void leafing_goes_round(void **state) {
    (void)state;
    page_runner_turn(-1);
    assert_string_equal(screens_title(), "Edge");
    page_runner_turn(1);
    assert_true(page_runner_shows_game());
}

static void a_bar_is_shown_until_a_page_is_computed(void **state) {
    (void)state;
    turn_to_chance();
    assert_true(page_runner_is_working());
    expect("", "----------------");
    step(COIN_SLICES / 2);
    expect("", "████████--------");
    step(COIN_SLICES / 2 - 1);
    assert_true(page_runner_is_working());
    step(1);
    assert_false(page_runner_is_working());
    expect("1 heads", "1/2");
    step(10);
    assert_int_equal(coin_starts, 1);
}

static void another_number_is_computed_anew(void **state) {
    (void)state;
    turn_to_chance();
    step(COIN_SLICES);
    assert_true(page_runner_has_number());
    page_runner_change(1);
    assert_true(page_runner_is_working());
    step(COIN_SLICES);
    expect("2 heads", "1/4");
    page_runner_change(-1);
    step(COIN_SLICES);
    expect("1 heads", "1/2");
}

static void what_has_no_answer_says_so(void **state) {
    (void)state;
    page_runner_turn(-1);
    step(1);
    assert_false(page_runner_is_working());
    expect("no such number", "");
}

static void a_page_whose_workspace_was_taken_starts_afresh(void **state) {
    (void)state;
    turn_to_chance();
    step(COIN_SLICES / 2);
    workspace_borrow(WORKSPACE_EDITOR);
    step(1);
    assert_int_equal(coin_starts, 2);
    expect("", "----------------");
    step(COIN_SLICES);
    expect("1 heads", "1/2");
}

static void a_page_comes_back_as_it_was(void **state) {
    (void)state;
    turn_to_chance();
    step(COIN_SLICES / 2);
    page_runner_resume();
    assert_int_equal(coin_starts, 1);
    step(COIN_SLICES / 4);
    workspace_borrow(WORKSPACE_EDITOR);
    page_runner_resume();
    assert_int_equal(coin_starts, 2);
    step(COIN_SLICES);
    workspace_borrow(WORKSPACE_EDITOR);
    page_runner_resume();
    step(1);
    assert_int_equal(coin_starts, 2);
    expect("1 heads", "1/2");
}

static void the_console_is_left_to_finish(void **state) {
    (void)state;
    workspace_borrow(WORKSPACE_CONSOLE);
    turn_to_chance();
    step(COIN_SLICES);
    assert_int_equal(coin_starts, 0);
    assert_non_null(workspace_of(WORKSPACE_CONSOLE));
    workspace_borrow(WORKSPACE_NOBODY);
    step(1 + COIN_SLICES);
    assert_int_equal(coin_starts, 1);
    expect("1 heads", "1/2");
}

static void turning_back_costs_nothing(void **state) {
    (void)state;
    turn_to_chance();
    step(COIN_SLICES);
    page_runner_turn(1);
    step(1);
    expect("no such number", "");
    page_runner_turn(-1);
    assert_false(page_runner_is_working());
    expect("1 heads", "1/2");
    step(10);
    assert_int_equal(coin_starts, 2);
    page_runner_restart();
    assert_true(page_runner_is_working());
    assert_int_equal(coin_starts, 3);
}

static void what_is_not_known_yet_is_begun_again(void **state) {
    (void)state;
    turn_to_chance();
    step(COIN_SLICES - 1);
    page_runner_turn(1);
    page_runner_turn(-1);
    assert_true(page_runner_is_working());
    step(COIN_SLICES);
    expect("1 heads", "1/2");
}

static void another_number_makes_what_is_known_untrue(void **state) {
    (void)state;
    turn_to_chance();
    step(COIN_SLICES);
    page_runner_change(1);
    step(COIN_SLICES / 2);
    page_runner_turn(1);
    page_runner_turn(-1);
    assert_true(page_runner_is_working());
    page_runner_change(-1);
}

static void the_next_page_is_computed_while_one_is_read(void **state) {
    (void)state;
    page_runner_turn(-1);
    step(2 + COIN_SLICES);
    expect("no such number", "");
    page_runner_turn(-1);
    assert_false(page_runner_is_working());
    expect("1 heads", "1/2");
    assert_int_equal(coin_starts, 2);
}

static void what_was_begun_is_gone_on_with(void **state) {
    (void)state;
    page_runner_turn(-1);
    step(2 + COIN_SLICES / 2);
    page_runner_turn(-1);
    assert_true(page_runner_is_working());
    step(COIN_SLICES / 2 - 1);
    assert_true(page_runner_is_working());
    step(1);
    expect("1 heads", "1/2");
    assert_int_equal(coin_starts, 2);
}

/* What the game has in the workspace may serve its next move. */
static void nothing_is_computed_behind_the_game(void **state) {
    (void)state;
    turn_to_chance();
    step(COIN_SLICES);
    page_runner_change(1);
    step(COIN_SLICES);
    page_runner_turn(-1);
    step(10);
    page_runner_turn(-1);
    page_runner_turn(1);
    step(10);
    assert_int_equal(coin_starts, 3);
    page_runner_turn(1);
    page_runner_change(-1);
}

static void the_console_takes_what_is_begun(void **state) {
    (void)state;
    page_runner_turn(-1);
    step(2 + COIN_SLICES / 2);
    workspace_borrow(WORKSPACE_CONSOLE);
    step(1);
    workspace_borrow(WORKSPACE_NOBODY);
    page_runner_turn(-1);
    step(COIN_SLICES);
    expect("1 heads", "1/2");
    assert_int_equal(coin_starts, 3);
}

static void the_game_comes_to_the_front_when_its_page_is_gone(void **state) {
    (void)state;
    coin_give_heads(1);
    page_runner_turn(1);
    page_runner_restart();
    assert_string_equal(screens_title(), "The best");
    coin_give_heads(0);
    page_runner_restart();
    assert_true(page_runner_shows_game());
}

/* ---- a game whose own page is computed, and kept ----------------------------------------------
 */

static unsigned own_starts;

static void start_own(union workspace *space) {
    (void)space;
    own_starts++;
}

static void draw_own(void) {
}

static const FLASH struct page kept_own_page = {
    .start = start_own, .keeps = true, .draw = draw_own};
static const FLASH struct page other_page = {.draw = draw_own};
static const FLASH struct page *const FLASH pages_of_two[] = {&kept_own_page, &other_page, NULL};
static const FLASH struct game game_of_two = {.pages = pages_of_two};

static void the_games_own_page_is_kept_too(void **state) {
    (void)state;
    page_runner_open(&game_of_two);
    step(2);
    assert_int_equal(own_starts, 1);
    page_runner_turn(1);
    step(2);
    workspace_borrow(WORKSPACE_EDITOR);
    page_runner_turn(1);
    assert_true(page_runner_shows_game());
    step(2);
    assert_int_equal(own_starts, 1);
    page_runner_restart();
    assert_int_equal(own_starts, 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(the_games_own_page_comes_first, begin),
        cmocka_unit_test_setup(the_games_own_page_is_kept_too, begin),
        cmocka_unit_test_setup(leafing_leaves_out_what_is_not_available, begin),
        cmocka_unit_test_setup(leafing_goes_round, begin),
        cmocka_unit_test_setup(a_bar_is_shown_until_a_page_is_computed, begin),
        cmocka_unit_test_setup(another_number_is_computed_anew, begin),
        cmocka_unit_test_setup(what_has_no_answer_says_so, begin),
        cmocka_unit_test_setup(a_page_whose_workspace_was_taken_starts_afresh, begin),
        cmocka_unit_test_setup(a_page_comes_back_as_it_was, begin),
        cmocka_unit_test_setup(the_console_is_left_to_finish, begin),
        cmocka_unit_test_setup(turning_back_costs_nothing, begin),
        cmocka_unit_test_setup(what_is_not_known_yet_is_begun_again, begin),
        cmocka_unit_test_setup(another_number_makes_what_is_known_untrue, begin),
        cmocka_unit_test_setup(the_next_page_is_computed_while_one_is_read, begin),
        cmocka_unit_test_setup(what_was_begun_is_gone_on_with, begin),
        cmocka_unit_test_setup(nothing_is_computed_behind_the_game, begin),
        cmocka_unit_test_setup(the_console_takes_what_is_begun, begin),
        cmocka_unit_test_setup(the_game_comes_to_the_front_when_its_page_is_gone, begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
