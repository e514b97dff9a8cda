/* The pages of a game: leafing, computing in slices, and the display meanwhile. */

#include "ui/kit/page_runner.h"

#include "support/coin_game.h"
#include "support/picture.h"
#include "support/testing.h"

#include "ui/kit/screens.h"

static int begin(void **state) {
    picture_fresh(state);
    workspace_take(WORKSPACE_FREE);
    coin_begin(2, false);
    coin_give_sides(false);
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

/* The title that the help shows for a page. If right takes the page's number in hand, the help is
   asked for with the number in hand. */
static const char *title(void) {
    const char *title;

    page_runner_explain();
    if (screens_sentence() == NULL) {
        page_runner_key(KEY_RIGHT);
        page_runner_explain();
        page_runner_let_go();
    }
    title = screens_title();
    return title;
}

static void expect(const char *row_0, const char *row_1) {
    page_runner_draw();
    picture_expect(row_0, row_1);
}

static void turn_to_chance(void) {
    page_runner_key(KEY_DOWN);
    assert_string_equal(title(), "Chance");
}

TEST(the_games_own_page_comes_first, begin) {
    step(1);
    assert_true(page_runner_shows_game());
    assert_false(page_runner_key(KEY_SELECT));
    expect("", "first to have 2");
    assert_null(title());
    assert_string_equal(screens_sentence(), game_coin.keys);
}

TEST(leafing_leaves_out_what_is_not_available, begin) {
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

TEST(leafing_goes_round, begin) {
    page_runner_key(KEY_UP);
    assert_string_equal(title(), "Edge");
    page_runner_key(KEY_DOWN);
    assert_true(page_runner_shows_game());
}

static void expect_titles(enum key key, const char *const titles[], unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        page_runner_key(key);
        if (titles[i] == NULL) {
            assert_true(page_runner_shows_game());
        } else {
            step(1);
            assert_string_equal(title(), titles[i]);
        }
    }
}

static void expect_more(void) {
    step(1);
    expect("OK: more pages", "");
}

TEST(four_pages_are_gone_round_together, begin) {
    static const char *const all[] = {"Chance", "Edge", "Obverse", "Reverse", NULL};

    coin_give_sides(true);
    page_runner_restart();
    expect_titles(KEY_DOWN, all, 5);
}

static void give_five_pages(void) {
    coin_give_sides(true);
    coin_give_heads(1);
    page_runner_restart();
}

TEST(of_more_pages_the_rest_is_behind_an_entry, begin) {
    static const char *const first[] = {"The best", "Chance"};
    static const char *const rest[] = {"Obverse", "Reverse", "Edge", "Obverse"};
    static const char *const back[] = {"Edge", "Reverse"};

    give_five_pages();
    expect_titles(KEY_DOWN, first, 2);
    page_runner_key(KEY_DOWN);
    expect_more();
    page_runner_key(KEY_DOWN);
    assert_true(page_runner_shows_game());
    page_runner_key(KEY_UP);
    expect_more();
    assert_true(page_runner_key(KEY_SELECT));
    step(1);
    assert_string_equal(title(), "Edge");
    expect_titles(KEY_DOWN, rest, 4);
    expect_titles(KEY_UP, back, 2);
    assert_true(page_runner_key(KEY_LEFT));
    expect_more();
    assert_true(page_runner_key(KEY_LEFT));
    assert_true(page_runner_shows_game());
    assert_false(page_runner_key(KEY_LEFT));
}

/* The list of pages may have become short meanwhile. */
TEST(left_leads_to_the_game_where_there_is_no_entry, begin) {
    give_five_pages();
    page_runner_key(KEY_UP);
    page_runner_key(KEY_SELECT);
    coin_give_sides(false);
    page_runner_restart();
    assert_string_equal(title(), "Edge");
    page_runner_key(KEY_LEFT);
    assert_true(page_runner_shows_game());
}

TEST(the_game_comes_to_the_front_when_the_entry_is_gone, begin) {
    give_five_pages();
    page_runner_key(KEY_UP);
    coin_give_sides(false);
    page_runner_restart();
    assert_true(page_runner_shows_game());
}

TEST(select_at_a_page_is_the_game_s, begin) {
    turn_to_chance();
    assert_false(page_runner_key(KEY_SELECT));
    assert_true(page_runner_shows_game());
}

TEST(a_page_without_a_number_keeps_its_help, begin) {
    page_runner_key(KEY_UP);
    page_runner_key(KEY_RIGHT);
    page_runner_explain();
    assert_string_equal(screens_sentence(), "It never stands.");
    page_runner_key(KEY_UP);
    assert_string_equal(title(), "Chance");
}

TEST(a_bar_is_shown_until_a_page_is_computed, begin) {
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

TEST(another_number_is_computed_anew, begin) {
    turn_to_chance();
    step(COIN_SLICES);
    page_runner_explain();
    assert_null(screens_sentence());
    page_runner_key(KEY_RIGHT);
    page_runner_explain();
    assert_string_equal(screens_sentence(), "So many heads in a row.");
    page_runner_key(KEY_UP);
    assert_true(page_runner_is_working());
    step(COIN_SLICES);
    expect("2 heads        ←", "1/4");
    page_runner_key(KEY_DOWN);
    step(COIN_SLICES);
    page_runner_let_go();
    expect("1 heads", "1/2");
}

TEST(select_or_left_leave_the_number_as_it_is, begin) {
    static const enum key leave[] = {KEY_SELECT, KEY_LEFT};

    turn_to_chance();
    for (unsigned i = 0; i < sizeof leave / sizeof leave[0]; i++) {
        page_runner_key(KEY_RIGHT);
        assert_true(page_runner_key(leave[i]));
        step(COIN_SLICES);
        expect("1 heads", "1/2");
    }
    page_runner_key(KEY_DOWN);
    step(1);
    assert_string_equal(title(), "Edge");
}

TEST(what_has_no_answer_says_so, begin) {
    page_runner_key(KEY_UP);
    step(1);
    assert_false(page_runner_is_working());
    expect("no such number", "");
}

TEST(a_page_whose_workspace_was_taken_starts_afresh, begin) {
    turn_to_chance();
    step(COIN_SLICES / 2);
    workspace_take(WORKSPACE_EDITOR);
    step(1);
    assert_int_equal(coin_starts, 2);
    expect("", "----------------");
    step(COIN_SLICES);
    expect("1 heads", "1/2");
}

/* The screen that was in front has put its own result in the place of the page's. */
TEST(a_page_that_comes_back_is_computed_anew, begin) {
    turn_to_chance();
    step(COIN_SLICES);
    page_runner_restart();
    assert_int_equal(coin_starts, 2);
    assert_true(page_runner_is_working());
    step(COIN_SLICES);
    expect("1 heads", "1/2");
}

TEST(the_console_is_left_to_finish, begin) {
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

TEST(what_is_not_known_yet_is_begun_again, begin) {
    turn_to_chance();
    step(COIN_SLICES - 1);
    page_runner_key(KEY_DOWN);
    page_runner_key(KEY_UP);
    assert_true(page_runner_is_working());
    step(COIN_SLICES);
    expect("1 heads", "1/2");
}

TEST(the_game_comes_to_the_front_when_its_page_is_gone, begin) {
    coin_give_heads(1);
    page_runner_key(KEY_DOWN);
    page_runner_restart();
    assert_string_equal(title(), "The best");
    coin_give_heads(0);
    page_runner_restart();
    assert_true(page_runner_shows_game());
}

/* Nothing has told the runner yet that the position has changed. */
TEST(leafing_leaves_a_page_that_has_just_gone, begin) {
    coin_give_heads(1);
    page_runner_key(KEY_DOWN);
    page_runner_restart();
    assert_string_equal(title(), "The best");
    coin_give_heads(0);
    page_runner_key(KEY_UP);
    assert_true(page_runner_shows_game());
}

TEST(leafing_leaves_a_part_whose_pages_have_all_gone, begin) {
    give_five_pages();
    page_runner_key(KEY_UP);
    page_runner_key(KEY_SELECT);
    page_runner_key(KEY_DOWN);
    assert_string_equal(title(), "Obverse");
    coin_give_sides(false);
    page_runner_key(KEY_DOWN);
    assert_string_equal(title(), "Edge");
}
