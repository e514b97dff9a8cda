/* Penney's game on the screen: choosing words, tossing a coin, and looking at odds. The numbers are
   from tests/data/penney.csv, and known ones of three words and of a coin that is not fair. */

#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/scripted_dice.h"
#include "support/testing.h"

#include "fake.h"
#include "ui/penney/penney_view.h"
#include <stdio.h>
#include <string.h>

/* Milliseconds until a toss is seen; until the second row has shown the odds, too; for a look. */
enum { TOSSED = 700, SHOWN = 4000, LOOK = 100 };

enum { REFUSAL_HERTZ = 200, TABLE = 64, TTT = 15 };

/* ---- playing --------------------------------------------------------------------------------- */

/* Sets up a game of three letters and a fair coin. */
static void set_up(const char *words, const char *first, const char *second, const char *third) {
    dice_tosses_coming = "";
    ui_power_on();
    ui_menu();
    ui_set_up("Penney's game");
    ui_set("Letters", "3");
    ui_set("Players", words);
    ui_set("P1", first);
    ui_set("P2", second);
    if (words[0] == '3') { /* else there is no such line */
        ui_set("P3", third);
    }
    ui_set("Heads", "32/64");
    ui_set("add to it", "0/64");
}

static void begin(const char *words, const char *first, const char *second, const char *third) {
    set_up(words, first, second, third);
    ui_open("New game");
}

static void two_persons(void) {
    begin("2", "person", "person", "person");
}

static void choose(const char *word) {
    for (; *word; word++) {
        if (*word == 'T') {
            ui_press(KEY_UP);
        }
        ui_press(KEY_SELECT);
    }
    ui_run(LOOK);
}

static void two_words(const char *first, const char *second) {
    two_persons();
    choose(first);
    choose(second);
}

static void await(const char *upper, const char *lower) {
    ui_await(upper, lower, SHOWN);
}

static void toss(const char *side) {
    dice_tosses_coming = side;
    dice_coming = "1";
    ui_press(KEY_SELECT);
    ui_run(TOSSED);
    assert_string_equal(dice_tosses_coming, "");
}

/* ---- choice of words ------------------------------------------------------------------------- */

TEST(a_word_is_set_letter_by_letter_and_its_wait_shown) {
    two_persons();
    await("P1 →H H H", "HHH 14.0 tosses");
    ui_press(KEY_UP);
    await("P1 →T H H", "THH 8.0 tosses");
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    ui_press(KEY_SELECT);
    await("P1  T T→H", "TTH 8.0 tosses");
    ui_press(KEY_LEFT);
    ui_press(KEY_DOWN);
    await("P1  T→H H", "THH 8.0 tosses");
}

TEST(a_word_that_is_taken_is_refused) {
    two_persons();
    choose("HHT");
    ui_press_times(KEY_SELECT, 2);
    ui_press(KEY_UP);
    await("P2  H H→T", "taken: change it");
    ui_press(KEY_SELECT);
    assert_int_equal(fake_sound_hertz(), REFUSAL_HERTZ);
    await("P2  H H→T", "taken: change it");
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    await("HHT HHH", "P1 50% P2 50%");
}

/* The second row says it before and after a key, as long as the word is taken. */
TEST(a_word_that_is_taken_says_so_until_it_is_changed) {
    two_persons();
    choose("HHT");
    ui_press_times(KEY_SELECT, 2);
    ui_press(KEY_UP);
    for (int i = 0; i < 60; i++) {
        ui_run(LOOK);
        ui_expect(NULL, "taken: change it");
    }
    ui_press(KEY_SELECT);
    for (int i = 0; i < 60; i++) {
        ui_run(LOOK);
        ui_expect(NULL, "taken: change it");
    }
    ui_press(KEY_DOWN);
    await(NULL, "beat HHT");
}

/* The words are shown in turn with the chances. */
TEST(words_are_seen_by_those_who_reply) {
    two_persons();
    await("P1 →H H H", "up/down, OK next");
    choose("HHT");
    await("P2 →H H H", "beat HHT");
    await("P2 →H H H", "P1 50% P2 50%");
    await("P2 →H H H", "beat HHT");
    set_up("3", "person", "person", "person");
    ui_set("Letters", "5");
    ui_open("New game");
    choose("HHTHT");
    choose("THTTT");
    await("P3 →H H H H H", "beat HHTHT THTTT");
}

TEST(there_is_only_the_commitment_before_all_words_are_chosen) {
    begin("2", "computer", "person", "person");
    ui_expect("CPU chooses", NULL);
    ui_press_times(KEY_DOWN, 2);
    ui_expect("CPU chooses", NULL);
    await("You →H H H", NULL);
}

/* ---- tosses of the coin ---------------------------------------------------------------------- */

TEST(three_words_are_in_the_order_of_the_players) {
    begin("3", "person", "person", "person");
    choose("HHT");
    choose("HTT");
    choose("THH");
    await("HHT HTT THH", "win 25% 33% 42%");
    ui_press(KEY_DOWN);
    await("P1 HHT       1/4", "P2 HTT       1/3");
    ui_press(KEY_DOWN);
    await("P3 THH      5/12", "");
    ui_press(KEY_DOWN);
    await("Tosses to go", "4.5000");
}

/* Each chance is rounded by itself, even if they do not add up to 100. */
TEST(three_equal_chances_look_equal) {
    begin("3", "person", "person", "person");
    choose("HHH");
    choose("HHT");
    choose("HTH");
    await("HHH HHT HTH", "win 33% 33% 33%");
}

TEST(three_computers_choose_and_toss_to_the_end) {
    begin("3", "computer", "computer", "computer");
    for (uint16_t i = 0; i < 60 && session.goes_on; i++) {
        ui_run(10000);
        ui_press_times(KEY_RIGHT, 2); /* a key shows that somebody is there */
    }
    assert_false(session.goes_on);
    assert_int_not_equal(penney_winner(penney_in_play()), penney_in_play()->players);
}

/* With P(tails) = p, the wait for TTT is 1/p + 1/p^2 + 1/p^3, and TTT comes before HTT only at
   once. */
TEST(a_coin_of_61_in_64) {
    set_up("2", "person", "person", "person");
    ui_set("Heads", "56/64");
    ui_set("add to it", "5/64");
    ui_open("New game");
    ui_press(KEY_UP);
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    await("P1  T T→T", "TTT 10185 tosses");
    ui_press(KEY_SELECT);
    choose("HTT");
    await("TTT HTT", "P1 1% P2 99%"); /* the least that is shown of a chance above 0 */
    ui_press(KEY_DOWN);
    await("P1 TTT     0.01%", "P2 HTT    99.99%");
}

TEST(two_long_words_leave_no_room_for_a_third) {
    set_up("3", "person", "person", "person");
    ui_set("Letters", "5");
    ui_open("New game");
    choose("HHHHH");
    choose("HHHHT");
    choose("THHHH");
    toss("H");
    await("HHHHH HHHHT H", NULL);
}

/* ---- pages ----------------------------------------------------------------------------------- */

/* On a page of pairs: presses up until it shows this pair. */
static void ask_for(const char *pair) {
    ui_press(KEY_RIGHT);
    for (uint8_t i = 0; i < TABLE && strstr(ui_row(0), pair) == NULL; i++) {
        ui_press(KEY_UP);
        ui_run(LOOK);
    }
    ui_press(KEY_SELECT);
    ui_expect(pair, NULL);
}

static void open_table(void) {
    two_words("HHH", "THH");
    ui_page(" before ");
}

/* The pair HHT before HHH is followed by HHT before HTH. */
TEST(a_word_against_itself_is_left_out) {
    open_table();
    ask_for("HHT before HHH");
    ui_press(KEY_RIGHT);
    ui_press(KEY_UP);
    ui_await("HHT before HTH ←", "chance 2/3", LOOK);
}

/* P1 is a computer, so the person's own word is the second. */
TEST(the_best_reply_opens_on_one_s_own_word) {
    begin("2", "computer", "person", "person");
    await("You →H H H", NULL);
    choose("TTT");
    if (penney_is_choosing()) { /* the computer has this word */
        ui_press(KEY_DOWN);
        ui_press(KEY_SELECT);
    }
    ui_page("beats it");
    ui_await(penney_in_play()->state.word[1] == TTT ? "To TTT: HTT" : "To TTH: HTT", NULL, LOOK);
    ui_press(KEY_RIGHT);
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_press_times(KEY_LEFT, 2);
}

/* ---- power cuts ------------------------------------------------------------------------------ */

static void go_on(void) {
    ui_restart();
    ui_await("→Penney's game", "OK: go on →setup", SHOWN);
    ui_press(KEY_SELECT);
}

TEST(a_word_that_was_being_chosen_is_begun_anew) {
    two_persons();
    choose("HHT");
    ui_press(KEY_UP);
    go_on();
    await("P2 →H H H", "P1 50% P2 50%");
}
