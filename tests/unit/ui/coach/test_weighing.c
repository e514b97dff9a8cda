/* Odds after a move: the game's own page shows none while a person decides, and then tells what the
   decision was worth. */

#include "support/drivers/snakes_driver.h"
#include "support/drivers/tenk_driver.h"
#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/settings.h"
#include "games/snakes/built_in_boards.h"
#include "ui/kit/screens.h"
#include "ui/nim/nim_view.h"
#include "ui/penney/penney_view.h"
#include "ui/play/screen_play.h"
#include <string.h>

enum { PAUSE = 1500, THINKS = 3000, AT_ONCE = 20, COMPUTED = 400, BOTH_PROMPTS = 5000 };

static void set_odds(enum settings_odds odds) {
    struct settings changed = *settings();

    changed.odds = odds;
    settings_change(&changed);
}

static void play_nim(enum settings_odds odds, const uint8_t heaps[3]) {
    struct impartial position;

    ui_power_on();
    set_odds(odds);
    hand_take(PLACE_OF_NIM);
    session.setup[1] = 3;
    assert_null(games_begin());
    position = *nim_in_play();
    memcpy(position.compound.pawn, heaps, 3);
    hand_put(&position);
    ui_play_alone();
}

static void play_penney(enum settings_odds odds) {
    ui_power_on();
    set_odds(odds);
    hand_take(PLACE_OF_PENNEY);
    session.setup[0] = 3;
    session.setup[3] = false;
    assert_null(games_begin());
    ui_play_alone();
}

/* The rows must not show the text in so many milliseconds. */
static void expect_never(const char *text, uint16_t milliseconds) {
    while (milliseconds--) {
        ui_run(1);
        for (uint8_t row = 0; row < 2; row++) {
            if (strstr(ui_row(row), text) != NULL) {
                fail_msg("the LCD shows |%s|", ui_row(row));
            }
        }
    }
}

static void move_nim(uint8_t taken) {
    ui_press(KEY_SELECT);
    ui_press_times(KEY_DOWN, taken);
    ui_press(KEY_SELECT);
    ui_run(AT_ONCE);
}

/* ---- before the decision --------------------------------------------------------------------- */

TEST(who_can_win_is_not_seen_while_a_move_is_set) {
    play_nim(ODDS_AFTER_MOVE, (const uint8_t[]){3, 5, 7});
    expect_never("can win", BOTH_PROMPTS);
    ui_expect("  3  5  7", "You: OK to move");
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    expect_never("can win", BOTH_PROMPTS);
    ui_expect("→ 2  5  7", "OK makes move");
}

TEST(who_asks_for_a_page_sees_it) {
    play_nim(ODDS_OFF, (const uint8_t[]){3, 5, 7});
    ui_press(KEY_DOWN);
    ui_expect("Winning move 1", "→ 2  5  7");
}

TEST(who_wants_odds_always_sees_them_before_and_not_after) {
    play_nim(ODDS_ALWAYS, (const uint8_t[]){3, 5, 7});
    ui_await(NULL, "You can win", BOTH_PROMPTS);
    move_nim(1);
    ui_expect("You moved to", "→ 2  5  7");
}

TEST(of_words_nothing_is_seen_but_that_one_is_taken) {
    play_penney(ODDS_OFF);
    expect_never("toss", BOTH_PROMPTS);
    ui_press_times(KEY_SELECT, 3);
    ui_run(COMPUTED);
    ui_await(NULL, "taken: change it", BOTH_PROMPTS);
    ui_press(KEY_UP);
    expect_never("%", BOTH_PROMPTS);
    ui_press_times(KEY_SELECT, 3);
    ui_await("HHH THH", "P1 13% P2 87%", BOTH_PROMPTS);
}

/* The best choice is the third. */
TEST(of_dice_the_first_choice_is_offered_and_no_chance) {
    tenk_begin(TENK_PERSON, TENK_WINNER);
    set_odds(ODDS_AFTER_MOVE);
    ui_await(NULL, "win~ 53.3% 46.7%", BOTH_PROMPTS);
    tenk_throw_dice("511232");
    ui_expect("[⚀]⚀⚁⚁⚂⚄  +100", "OK: stake 100");
    expect_never("%", BOTH_PROMPTS);
    ui_press(KEY_DOWN);
    ui_expect("[⚀⚀⚄]⚁⚁⚂  +250", "OK: stake 250");
}

static void put_tokens(enum settings_odds odds) {
    snakes_put_in_play(BOARDS_FORCH, 2, 2, false);
    set_odds(odds);
    snakes_put(0, 20, 22);
    snakes_throw_and_choose(2);
}

TEST(of_tokens_the_first_is_offered_and_no_throws) {
    put_tokens(ODDS_OFF);
    expect_never("left", SNAKES_COMPUTED);
    ui_expect("⚁[20→22]22→24", "^v token OK move");
    put_tokens(ODDS_ALWAYS);
    ui_await("⚁[20→22]22→24", "left 12.74 7.650", SNAKES_COMPUTED);
}

/* ---- after the decision ---------------------------------------------------------------------- */

TEST(the_best_move_is_told_for_half_a_pause) {
    play_nim(ODDS_AFTER_MOVE, (const uint8_t[]){3, 5, 7});
    move_nim(1);
    ui_expect("You 3→2", "best move");
    assert_int_equal(nim_in_play()->compound.pawn[0], 3);
    ui_run(PAUSE / 2 + AT_ONCE);
    ui_expect("You moved to", "→ 2  5  7");
}

TEST(a_win_that_was_given_away_is_told_for_a_pause_or_until_a_key) {
    play_nim(ODDS_AFTER_MOVE, (const uint8_t[]){3, 5, 7});
    move_nim(3);
    ui_expect("You 3→0", "gave away a win");
    ui_run(PAUSE - COMPUTED);
    ui_expect("You 3→0", NULL);
    ui_run(COMPUTED);
    ui_expect("You moved to", "→ 0  5  7");
    play_nim(ODDS_AFTER_MOVE, (const uint8_t[]){3, 5, 7});
    move_nim(3);
    ui_press(KEY_LEFT);
    ui_expect("You moved to", "→ 0  5  7");
}

TEST(where_no_move_wins_it_is_told) {
    play_nim(ODDS_AFTER_MOVE, (const uint8_t[]){1, 2, 3});
    move_nim(1);
    ui_expect("You 1→0", "no move wins");
}

TEST(right_leads_to_what_was_better_and_then_the_game_goes_on) {
    play_nim(ODDS_AFTER_MOVE, (const uint8_t[]){3, 5, 7});
    move_nim(3);
    ui_press(KEY_RIGHT);
    ui_await("3→2", "Best: win 100%", COMPUTED);
    ui_run(PAUSE);
    ui_expect("3→2", "Best: win 100%");
    ui_press(KEY_UP);
    ui_await("You: win  0.0%", "costs 100%", COMPUTED);
    ui_press(KEY_UP);
    ui_expect("You: win  0.0%", NULL);
    ui_press(KEY_RIGHT);
    ui_expect("Coach", NULL);
    ui_press_times(KEY_LEFT, 2);
    ui_expect("You moved to", "→ 0  5  7");
}

TEST(who_wants_no_odds_is_told_nothing) {
    play_nim(ODDS_OFF, (const uint8_t[]){3, 5, 7});
    move_nim(3);
    ui_expect("You moved to", "→ 0  5  7");
}

/* Chips alone are weighed in throws, so nothing is asked there. */
TEST(what_was_found_of_one_game_is_not_of_the_next) {
    struct settings changed;

    ui_power_on();
    changed = *settings();
    changed.coach = COACH_WARNS;
    settings_change(&changed);
    ui_menu();
    ui_set_up("Nim");
    ui_set("Heaps", "1");
    ui_open("New game");
    ui_menu();
    ui_set_up("Chips");
    ui_set("P2", "none");
    ui_open("New game");
    ui_run(THINKS);
    ui_menu();
    ui_open("Nim");
    move_nim(1);
    ui_run(COMPUTED);
    ui_expect("Costs all. Sure?", NULL);
}

TEST(who_was_warned_is_not_told_again) {
    struct settings changed;

    play_nim(ODDS_AFTER_MOVE, (const uint8_t[]){3, 5, 7});
    changed = *settings();
    changed.coach = COACH_WARNS;
    settings_change(&changed);
    move_nim(3);
    ui_expect("Costs all. Sure?", NULL);
    ui_press(KEY_SELECT);
    ui_expect("You moved to", "→ 0  5  7");
}

TEST(of_tokens_the_throws_are_told) {
    put_tokens(ODDS_AFTER_MOVE);
    ui_run(SNAKES_COMPUTED);
    ui_press(KEY_SELECT);
    ui_await("P1 20→22", "cost 5.09 throws", COMPUTED);
    put_tokens(ODDS_AFTER_MOVE);
    ui_run(SNAKES_COMPUTED);
    ui_press(KEY_UP);
    ui_press(KEY_SELECT);
    ui_await("P1 22→24", "best move", COMPUTED);
}

/* One of the two ones would have been better. */
TEST(of_dice_the_chance_is_told) {
    tenk_begin(TENK_PERSON, TENK_WINNER);
    set_odds(ODDS_AFTER_MOVE);
    tenk_throw_dice("511232");
    ui_run(BOTH_PROMPTS);
    dice_coming = "234";
    ui_press(KEY_DOWN);
    ui_press_times(KEY_SELECT, 2);
    ui_await("You ⚀⚀⚄ throw", "gave away ~1%", THINKS);
    assert_string_equal(dice_coming, "234");
    ui_run(PAUSE + AT_ONCE);
    assert_string_equal(dice_coming, "");
}
