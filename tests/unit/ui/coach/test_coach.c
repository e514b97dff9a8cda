/* The coach as a player sees it: hints, warnings, and decisions that are taken back. */

#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/settings.h"
#include "store/store.h"
#include "ui/kit/screens.h"
#include "ui/nim/nim_view.h"
#include "ui/penney/penney_view.h"
#include "ui/play/screen_play.h"
#include "ui/snakes/snakes_view.h"
#include <string.h>

enum { PAUSE = 1500, THINKS = 3000, AT_ONCE = 20, WEIGHED = 350, COMPUTED = 400 };

static void set_coach(enum settings_coach coach) {
    struct settings changed = *settings();

    changed.coach = coach;
    settings_change(&changed);
}

/* ---- games ----------------------------------------------------------------------------------- */

/* Begins a game against the best computer with these heaps. */
static void play_nim(enum settings_coach coach, uint8_t count, const uint8_t heaps[]) {
    struct impartial position;

    ui_power_on();
    set_coach(coach);
    hand_take(PLACE_OF_NIM);
    session.setup[1] = count;
    session.setup[5] = LEVEL_BEST;
    assert_null(games_begin());
    position = *nim_in_play();
    memcpy(position.compound.pawn, heaps, count);
    hand_put(&position);
    ui_play_alone();
}

static void expect_heaps(uint8_t first, uint8_t second, uint8_t third) {
    const uint8_t *heaps = nim_in_play()->compound.pawn;

    assert_int_equal(heaps[0], first);
    assert_int_equal(heaps[1], second);
    assert_int_equal(heaps[2], third);
}

static void play_penney(enum settings_coach coach, uint8_t letters, bool against_computer) {
    ui_power_on();
    set_coach(coach);
    hand_take(PLACE_OF_PENNEY);
    session.setup[0] = letters;
    session.setup[3] = against_computer;
    session.setup[7] = LEVEL_BEST;
    assert_null(games_begin());
    ui_play_alone();
}

/* A person, with tokens on 2 and 0 of forch and a 6 thrown, plays against a computer. */
static void play_tokens(enum settings_coach coach) {
    struct snakes position;

    ui_power_on();
    set_coach(coach);
    hand_take(PLACE_OF_SNAKES);
    session.setup[0] = 0;
    session.setup[9] = 2;
    assert_null(games_begin());
    position = *snakes_in_play();
    assert_int_equal(position.at.tokens, 2);
    position.at.square[0][0] = 2;
    position.face = 6;
    position.rounds = 5;
    hand_put(&position);
    ui_play_alone();
}

/* ---- hints ----------------------------------------------------------------------------------- */

TEST(without_a_coach_right_explains) {
    play_nim(COACH_OFF, 3, (const uint8_t[]){3, 5, 7});
    ui_press(KEY_RIGHT);
    ui_expect("Who can win", NULL);
}

/* There are three winning moves, and the hint shows no others. */
TEST(a_hint_tells_all_winning_moves) {
    play_nim(COACH_HINTS, 3, (const uint8_t[]){3, 5, 7});
    ui_press(KEY_RIGHT);
    ui_expect("3→2", "Best: win 100%");
    ui_press(KEY_UP);
    ui_expect("3→2", "Best: win 100%");
    ui_press(KEY_DOWN);
    ui_expect("5→4", "as good");
    ui_press(KEY_DOWN);
    ui_expect("7→6", "as good");
    ui_press(KEY_DOWN);
    ui_expect("7→6", "as good        ^");
    ui_press(KEY_UP);
    ui_expect("5→4", "as good");
    ui_press(KEY_LEFT);
    ui_run(COMPUTED);
    ui_expect("  3  5  7", NULL);
}

TEST(in_a_lost_position_the_best_try_is_told) {
    play_nim(COACH_HINTS, 3, (const uint8_t[]){1, 2, 3});
    ui_press(KEY_RIGHT);
    ui_await("1→0", "Best: win  0.0%", COMPUTED);
    ui_press(KEY_DOWN);
    ui_expect("1→0", NULL);
}

/* Right also explains the other pages, and tosses, where there is nothing to decide. */
TEST(where_nothing_is_decided_right_explains) {
    play_nim(COACH_HINTS, 3, (const uint8_t[]){3, 5, 7});
    ui_press(KEY_DOWN);
    ui_press_times(KEY_RIGHT, 2);
    ui_expect("Best moves", NULL);
}

/* ---- warnings -------------------------------------------------------------------------------- */

/* Taking all of the first heap of 3, 5, 7 loses. */
static void set_a_losing_move(void) {
    ui_press(KEY_SELECT);
    ui_press_times(KEY_DOWN, 3);
    ui_press(KEY_SELECT);
    ui_run(AT_ONCE);
}

TEST(a_dear_decision_is_asked_about) {
    play_nim(COACH_WARNS, 3, (const uint8_t[]){3, 5, 7});
    set_a_losing_move();
    ui_expect("Costs all. Sure?", "OK yes  ← think");
    expect_heaps(3, 5, 7);
    ui_press(KEY_DOWN);
    ui_expect("Costs all. Sure?", NULL);
    ui_press(KEY_LEFT);
    expect_heaps(3, 5, 7);
    ui_expect("→ 0  5  7", NULL);
    ui_press(KEY_SELECT);
    ui_expect("Costs all. Sure?", NULL);
    ui_press(KEY_SELECT);
    ui_expect("You moved to", "→ 0  5  7");
    expect_heaps(0, 5, 7);
}

/* An answer holds for one decision; the coach asks again about the next one. */
TEST(an_answer_is_for_one_decision) {
    play_nim(COACH_WARNS, 3, (const uint8_t[]){3, 5, 7});
    set_a_losing_move();
    ui_press(KEY_SELECT);
    ui_run(AT_ONCE);
    ui_press(KEY_RIGHT);
    ui_expect("Take back move?", NULL);
    ui_press(KEY_SELECT);
    ui_run(COMPUTED);
    expect_heaps(3, 5, 7);
    set_a_losing_move();
    ui_expect("Costs all. Sure?", NULL);
}

TEST(the_best_decision_is_not_asked_about) {
    play_nim(COACH_WARNS, 3, (const uint8_t[]){3, 5, 7});
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_run(AT_ONCE);
    ui_expect("You moved to", "→ 2  5  7");
}

/* There is no warning if a player only wants hints, nor in a lost position. */
TEST(a_hint_is_no_warning) {
    play_nim(COACH_HINTS, 3, (const uint8_t[]){3, 5, 7});
    set_a_losing_move();
    ui_expect("You moved to", NULL);
    play_nim(COACH_WARNS, 3, (const uint8_t[]){1, 2, 3});
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_run(AT_ONCE);
    ui_expect("You moved to", NULL);
}

/* HHH wins 1/8 against the best reply; the best words win 1/3. */
TEST(of_words_the_per_cent_are_told) {
    play_penney(COACH_WARNS, 3, true);
    ui_run(COMPUTED);
    ui_press_times(KEY_SELECT, 3);
    ui_await("Costs 21%. Sure?", "OK yes  ← think", 250);
    ui_press(KEY_LEFT);
    ui_press(KEY_RIGHT);
    ui_await("HTH", "Best: win 33.3%", 3000);
}

/* Evaluating the first word of five letters takes seconds, so the chance before it is not known. */
TEST(nobody_waits_long_for_a_question) {
    play_penney(COACH_WARNS, 5, true);
    ui_press_times(KEY_SELECT, 5);
    ui_run(WEIGHED);
    assert_int_not_equal(penney_in_play()->state.word[0], 0);
}

/* A word that is taken is refused, once; then another can be chosen. */
TEST(a_decision_that_is_refused_can_be_changed) {
    for (enum settings_coach coach = COACH_OFF; coach <= COACH_WARNS; coach++) {
        play_penney(coach, 5, false);
        ui_run(2000);
        ui_press_times(KEY_SELECT, 5);
        ui_run(WEIGHED);
        ui_press_times(KEY_SELECT, 5);
        ui_run(WEIGHED);
        assert_int_equal(penney_in_play()->state.word[0], 32);
        assert_int_equal(penney_in_play()->state.word[1], 0);
        ui_press(KEY_UP);
        assert_int_equal(penney_word_editor_word(), 33);
    }
}

/* ---- taking back ----------------------------------------------------------------------------- */

static void take_back(void) {
    ui_press(KEY_RIGHT);
    if (strncmp(ui_row(0), "Take back", 9) != 0) {
        ui_press(KEY_UP);
    }
    ui_expect("Take back move?", "OK yes  ← no");
    ui_press(KEY_SELECT);
    ui_run(COMPUTED);
}

TEST(a_move_is_taken_back_with_the_answer) {
    play_nim(COACH_HINTS, 3, (const uint8_t[]){3, 5, 7});
    set_a_losing_move();
    ui_run(PAUSE);
    ui_await("CPU moved to", NULL, THINKS);
    ui_run(PAUSE + COMPUTED);
    expect_heaps(0, 5, 5);
    take_back();
    expect_heaps(3, 5, 7);
    assert_int_equal(nim_in_play()->turn, 0);
    assert_int_equal(session.taken_back, 1);
    ui_press(KEY_RIGHT);
    ui_press(KEY_UP);
    ui_expect("3→2", "Best: win 100%");
}

TEST(a_move_is_taken_back_before_the_answer) {
    play_nim(COACH_HINTS, 3, (const uint8_t[]){3, 5, 7});
    set_a_losing_move();
    ui_run(PAUSE + AT_ONCE);
    take_back();
    expect_heaps(3, 5, 7);
    assert_int_equal(nim_in_play()->turn, 0);
}

TEST(what_was_taken_back_survives_power_off) {
    play_nim(COACH_HINTS, 3, (const uint8_t[]){3, 5, 7});
    set_a_losing_move();
    take_back();
    ui_run(1000);
    ui_restart();
    hand_take(PLACE_OF_NIM);
    expect_heaps(3, 5, 7);
}

TEST(a_word_is_taken_back_until_the_first_toss) {
    play_penney(COACH_HINTS, 3, true);
    ui_run(COMPUTED);
    ui_press_times(KEY_SELECT, 3);
    ui_await("HHH THH", NULL, THINKS);
    take_back();
    assert_int_equal(penney_in_play()->state.word[0], 0);
    assert_int_equal(penney_in_play()->state.word[1], 0);
    ui_press_times(KEY_SELECT, 3);
    ui_await("HHH THH", NULL, THINKS);
    ui_press(KEY_SELECT);
    ui_run(4000);
    ui_press(KEY_RIGHT);
    ui_expect("Chances to win", NULL);
}

/* ---- two tokens ------------------------------------------------------------------------------ */

TEST(of_two_tokens_the_throws_are_told) {
    play_tokens(COACH_HINTS);
    ui_press(KEY_RIGHT);
    ui_await("0→6", "Best 16.5 throws", THINKS);
    ui_press(KEY_DOWN);
    ui_expect("2→8", "costs 0.04 more");
    ui_press_times(KEY_DOWN, 2);
    ui_press(KEY_UP);
    ui_expect("0→6", "Best 16.5 throws");
    ui_press(KEY_UP);
    ui_expect("You 16.5 throws", "costs 0.04 more");
}

/* The coach knows expected throws here and no chances to win, so it does not ask. */
TEST(a_token_is_taken_back_until_the_next_throw) {
    struct snakes before;

    play_tokens(COACH_WARNS);
    before = *snakes_in_play();
    ui_press(KEY_SELECT);
    ui_run(AT_ONCE);
    assert_int_equal(snakes_in_play()->at.turn, 1);
    assert_int_equal(snakes_in_play()->rounds, 6);
    take_back();
    assert_memory_equal(snakes_in_play(), &before, SNAKES_KEPT);
    ui_press(KEY_SELECT);
    ui_run(2 * PAUSE + 3000);
    ui_press(KEY_RIGHT);
    assert_string_not_equal(ui_row(0), "Take back move?");
}
