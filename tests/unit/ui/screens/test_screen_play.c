/* The play screen, with the game of the coin: moves, the computer's turn, pages, the end. */

#include "support/coin_game.h"
#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/scripted_dice.h"
#include "support/testing.h"

#include "device/session.h"
#include "device/settings.h"
#include "fake.h"
#include "ui/kit/screens.h"
#include "ui/play/screen_play.h"
#include <string.h>

enum { ROLLED = 700, PROMPT = 2048, PAUSE = 1500 };

static void begin(uint8_t heads_to_win, bool against_computer) {
    static const struct settings normal = {.speed = SPEED_NORMAL};

    ui_power_on();
    settings_change(&normal);
    ui_menu();
    hand_take(0);
    coin_begin(heads_to_win, against_computer);
    session.goes_on = true;
    session.counts = true;
    play_open();
    screens_push(&screen_play);
    ui_run(PROMPT / 2);
    coin_starts = 0;
}

static int alone(void **state) {
    (void)state;
    begin(2, false);
    return 0;
}

static int against_computer(void **state) {
    (void)state;
    begin(2, true);
    return 0;
}

/* Tosses from the first row that says whose turn it is. */
static void toss(const char *face) {
    dice_coming = face;
    ui_press(KEY_SELECT);
    ui_expect("tossing", "");
    ui_run(ROLLED);
}

TEST(what_to_do_and_how_things_stand_are_shown_in_turn, alone) {
    ui_expect("heads 0:0", "first to have 2");
    ui_run(PROMPT);
    ui_expect("heads 0:0", "OK: toss");
    ui_run(PROMPT);
    ui_expect("heads 0:0", "first to have 2");
}

TEST(a_move_is_shown_and_then_the_next_one_waited_for, alone) {
    toss("2");
    ui_expect("heads", "");
    ui_run(PAUSE);
    ui_expect("heads 1:0", "first to have 2");
}

/* Milliseconds until the picture begins with another character, the first to be drawn. */
static uint16_t begins_with(char first) {
    uint16_t milliseconds = 0;

    for (; ui_row(0)[0] == first; milliseconds++) {
        ui_run(1);
    }
    return milliseconds;
}

/* Measures the time from the result of the person's toss to the computer's toss; the pause begins
   one pass later. */
TEST(the_computer_moves_as_fast_as_the_settings_say) {
    static const uint16_t pauses[] = {
        [SPEED_SLOW] = 3000, [SPEED_NORMAL] = 1500, [SPEED_FAST] = 500};

    for (unsigned speed = SPEED_SLOW; speed <= SPEED_FAST; speed++) {
        const struct settings chosen = {.speed = (enum settings_speed)speed};
        begin(2, true);
        settings_change(&chosen);
        dice_coming = "1 1";
        ui_press(KEY_SELECT);
        begins_with('t');
        assert_int_equal(begins_with('h'), pauses[speed] + 1);
        assert_int_equal(ui_row(0)[0], 't');
    }
}

TEST(a_key_ends_what_is_shown, alone) {
    toss("4");
    ui_expect("heads", "");
    ui_press(KEY_DOWN);
    ui_expect("heads 1:0", "first to have 2");
}

TEST(what_is_not_shown_is_not_waited_for, alone) {
    toss("1");
    ui_expect("heads 0:0", "first to have 2");
}

TEST(keys_do_nothing_while_the_die_rolls, alone) {
    dice_coming = "2 6";
    ui_press(KEY_SELECT);
    ui_press(KEY_SELECT);
    ui_press(KEY_LEFT);
    ui_expect("tossing", "");
    ui_run(ROLLED);
    ui_expect("heads", "");
    ui_run(PAUSE);
    ui_expect("heads 1:0", NULL); /* the second toss has not been made */
}

/* The game has had as many throws as its seed gives. */
TEST(a_key_ends_a_die_that_cannot_be_thrown, alone) {
    session.now.throws = SEED_THROWS;
    ui_press(KEY_SELECT);
    ui_run(3 * ROLLED);
    ui_expect("tossing", "");
    ui_press(KEY_LEFT);
    ui_expect("heads 0:0", NULL);
}

TEST(the_game_is_over_when_somebody_has_won, alone) {
    uint16_t counted = hand_games();
    uint16_t won = hand_won();

    coin_give_heads(1);
    toss("6");
    ui_run(PAUSE);
    ui_expect("over 2:0", "");
    assert_int_equal(hand_games(), counted + 1);
    assert_int_equal(hand_won(), won + 1);
    ui_press(KEY_RIGHT);
    ui_expect("OK: again, and", NULL);
    ui_press(KEY_LEFT);
    ui_expect("over 2:0", "");
    ui_run(PROMPT);
    ui_expect("over 2:0", "OK: again  ←menu");
    ui_press(KEY_SELECT);
    ui_expect("heads 0:0", NULL);
    coin_give_heads(1);
    toss("6");
    ui_run(PAUSE);
    ui_press(KEY_LEFT);
    assert_memory_equal(ui_row(0), "→", 3);
    assert_false(session.counts); /* a game of persons alone does not count */
    assert_int_equal(hand_games(), counted + 1);
}

/* The highest note that sounds within so many milliseconds. */
static uint16_t highest_note(uint32_t milliseconds) {
    uint16_t highest = 0;

    while (milliseconds--) {
        ui_run(1);
        if (fake_sound_hertz() > highest) {
            highest = fake_sound_hertz();
        }
    }
    return highest;
}

/* The tune of a win ends with 1319 Hz; no other tune goes above 1200 Hz. */
TEST(a_win_is_heard_and_no_other_move, alone) {
    static const struct settings loud = {.sound = true, .speed = SPEED_NORMAL};

    settings_change(&loud);
    dice_coming = "6";
    ui_press(KEY_SELECT);
    assert_in_range(highest_note(2 * PAUSE), 1, 1318);
    coin_begin(2, false);
    coin_give_heads(1);
    dice_coming = "6";
    ui_press(KEY_SELECT);
    assert_int_equal(highest_note(2 * PAUSE), 1319);
}

TEST(the_computer_moves_by_itself, against_computer) {
    dice_coming = "1 6";
    ui_press(KEY_SELECT);
    ui_await("heads 0:0", "first to have 2", ROLLED);
    ui_await("tossing", "", PAUSE + 10);
    ui_run(ROLLED);
    ui_expect("heads", "");
    ui_run(PAUSE);
    ui_expect("heads 0:1", "first to have 2");
}

TEST(select_ends_the_pause_before_the_computer_tosses_and_no_other_key_does, against_computer) {
    uint32_t thrown;

    toss("1");
    thrown = dice_thrown;
    ui_press(KEY_UP);
    ui_press(KEY_DOWN);
    ui_expect("heads 0:0", "first to have 2");
    assert_int_equal(dice_thrown, thrown);
    ui_press(KEY_SELECT);
    ui_expect("tossing", "");
    assert_int_equal(dice_thrown, thrown + 1);
}

TEST(the_computer_moves_whatever_page_is_in_front, against_computer) {
    toss("1");
    ui_press(KEY_UP);
    ui_press(KEY_UP);
    dice_coming = "3";
    ui_await("1 heads", "1/2", 500);
    ui_await("tossing", "", PAUSE);
    ui_await("1 heads", "1/2", 2 * ROLLED);
}

TEST(select_at_a_page_throws, alone) {
    ui_press(KEY_DOWN);
    ui_await("1 heads", "1/2", COIN_SLICES);
    toss("2");
    ui_expect("heads", "");
    ui_run(PAUSE);
    ui_expect("heads 1:0", "first to have 2");
}

TEST(right_takes_a_number_in_hand_and_then_explains, alone) {
    ui_press(KEY_DOWN);
    ui_press(KEY_RIGHT);
    ui_await("1 heads        ←", "1/2", 2 * COIN_SLICES);
    ui_press(KEY_RIGHT);
    ui_expect("Chance", "So many heads  ↓");
    ui_press(KEY_LEFT);
    ui_press(KEY_UP);
    ui_await("2 heads        ←", "1/4", 2 * COIN_SLICES);
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_await("1 heads", "1/2", 2 * COIN_SLICES);
}

TEST(a_game_lost_is_not_counted_as_won, against_computer) {
    uint16_t won = hand_won();

    begin(1, true);
    won = hand_won();
    toss("1");
    dice_coming = "2";
    ui_run(PAUSE + ROLLED + 2 * PAUSE);
    ui_expect("over 0:1", "");
    assert_int_equal(hand_games(), 1);
    assert_int_equal(hand_won(), won);
}

TEST(the_loop_sleeps_only_when_nothing_is_computed, alone) {
    uint32_t idles;

    ui_hold(KEY_DOWN, 40);
    idles = fake_power_idles();
    ui_run(COIN_SLICES / 2);
    assert_int_equal(fake_power_idles(), idles);
    ui_await("1 heads", "1/2", COIN_SLICES);
    idles = fake_power_idles();
    ui_run(100);
    assert_int_equal(fake_power_idles(), idles + 100);
}

TEST(a_key_that_the_game_takes_means_nothing_else, alone) {
    ui_press(KEY_UP);
    ui_expect("heads 0:0", "first to have 2");
}

TEST(a_key_may_act_as_the_game_wants_it, alone) {
    dice_coming = "2";
    ui_hold(KEY_UP, 900);
    ui_run(ROLLED);
    ui_expect("heads", "");
}

TEST(left_leaves_the_game, alone) {
    ui_press(KEY_LEFT);
    assert_memory_equal(ui_row(0), "→", 3);
}
