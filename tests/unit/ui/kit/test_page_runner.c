/* The pages of a game: leafing, computing in slices, what is seen meanwhile. */

#include "ui/kit/page_runner.h"

#include "support/coin_game.h"
#include "support/picture.h"
#include "support/testing.h"

#include "ui/kit/screens.h"

static int begin(void **state) {
    picture_fresh(state);
    workspace_take(WORKSPACE_FREE);
    coin_begin(2, false);
    page_runner_open(&game_coin);
    page_runner_restart();
    coin_starts = 0;
    return 0;
}

static void step(unsigned slices) {
    static uint16_t now;

    while (slices--) {
        page_runner_step(now++);
    }
}

static const char *title(void) {
    page_runner_explain();
    return screens_title();
}

static void expect(const char *row_0, const char *row_1) {
    page_runner_draw();
    picture_expect(row_0, row_1);
}

static void turn_to_chance(void) {
    page_runner_key(KEY_DOWN);
    assert_string_equal(title(), "Chance");
}

static void the_games_own_page_comes_first(void **state) {
    (void)state;
    step(1);
    assert_true(page_runner_shows_game());
    assert_false(page_runner_key(KEY_SELECT));
    expect("", "first to have 2");
    assert_null(title());
    assert_string_equal(screens_sentence(), game_coin.keys);
}

static void leafing_leaves_out_what_is_not_available(void **state) {
    (void)state;
    page_runner_key(KEY_DOWN);
    assert_string_equal(title(), "Chance");
    page_runner_key(KEY_UP);
    assert_true(page_runner_shows_game());
    coin_give_heads(1);
    page_runner_key(KEY_DOWN);
    step(1);
    expect("the best has 1", "");
    assert_string_equal(title(), "The best");
    assert_string_equal(screens_sentence(), "Who has most heads.");
}

static void leafing_goes_round(void **state) {
    (void)state;
    page_runner_key(KEY_UP);
    assert_string_equal(title(), "Edge");
    page_runner_key(KEY_DOWN);
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
    page_runner_key(KEY_SELECT);
    page_runner_key(KEY_UP);
    assert_true(page_runner_is_working());
    step(COIN_SLICES);
    expect("2 heads        ←", "1/4");
    page_runner_key(KEY_DOWN);
    step(COIN_SLICES);
    page_runner_let_go();
    expect("1 heads", "1/2");
}

static void what_has_no_answer_says_so(void **state) {
    (void)state;
    page_runner_key(KEY_UP);
    step(1);
    assert_false(page_runner_is_working());
    expect("no such number", "");
}

static void a_page_whose_workspace_was_taken_starts_afresh(void **state) {
    (void)state;
    turn_to_chance();
    step(COIN_SLICES / 2);
    workspace_take(WORKSPACE_EDITOR);
    step(1);
    assert_int_equal(coin_starts, 2);
    expect("", "----------------");
    step(COIN_SLICES);
    expect("1 heads", "1/2");
}

/* Whoever was in front has left the result of its own in the place of the page's. */
static void a_page_that_comes_back_is_computed_anew(void **state) {
    (void)state;
    turn_to_chance();
    step(COIN_SLICES);
    page_runner_restart();
    assert_int_equal(coin_starts, 2);
    assert_true(page_runner_is_working());
    step(COIN_SLICES);
    expect("1 heads", "1/2");
}

static void the_console_is_left_to_finish(void **state) {
    (void)state;
    workspace_take(WORKSPACE_COMMAND);
    turn_to_chance();
    step(COIN_SLICES);
    assert_int_equal(coin_starts, 0);
    assert_non_null(workspace_of(WORKSPACE_COMMAND));
    workspace_take(WORKSPACE_FREE);
    step(1 + COIN_SLICES);
    assert_int_equal(coin_starts, 1);
    expect("1 heads", "1/2");
}

static void what_is_not_known_yet_is_begun_again(void **state) {
    (void)state;
    turn_to_chance();
    step(COIN_SLICES - 1);
    page_runner_key(KEY_DOWN);
    page_runner_key(KEY_UP);
    assert_true(page_runner_is_working());
    step(COIN_SLICES);
    expect("1 heads", "1/2");
}

static void the_game_comes_to_the_front_when_its_page_is_gone(void **state) {
    (void)state;
    coin_give_heads(1);
    page_runner_key(KEY_DOWN);
    page_runner_restart();
    assert_string_equal(title(), "The best");
    coin_give_heads(0);
    page_runner_restart();
    assert_true(page_runner_shows_game());
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(the_games_own_page_comes_first, begin),
        cmocka_unit_test_setup(leafing_leaves_out_what_is_not_available, begin),
        cmocka_unit_test_setup(leafing_goes_round, begin),
        cmocka_unit_test_setup(a_bar_is_shown_until_a_page_is_computed, begin),
        cmocka_unit_test_setup(another_number_is_computed_anew, begin),
        cmocka_unit_test_setup(what_has_no_answer_says_so, begin),
        cmocka_unit_test_setup(a_page_whose_workspace_was_taken_starts_afresh, begin),
        cmocka_unit_test_setup(a_page_that_comes_back_is_computed_anew, begin),
        cmocka_unit_test_setup(the_console_is_left_to_finish, begin),
        cmocka_unit_test_setup(what_is_not_known_yet_is_begun_again, begin),
        cmocka_unit_test_setup(the_game_comes_to_the_front_when_its_page_is_gone, begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
