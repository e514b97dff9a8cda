/* Penney's game on the screen: words are chosen, a coin is tossed, odds are looked at. The numbers
   are those of tests/data/penney.csv, and known ones of three words and of a coin that is not fair.
 */

#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/scripted_dice.h"
#include "support/testing.h"

#include "fake.h"
#include "ui/penney/penney_view.h"
#include <stdio.h>
#include <string.h>

/* Until a toss is seen; until the second row has shown the odds, too; a look. */
enum { TOSSED = 700, SHOWN = 4000, LOOK = 100 };

enum { REFUSAL_HERTZ = 200, TABLE = 64, TTT = 15 };

/* ---- playing -----------------------------------------------------------------------------------
 */

/* Of a fair coin and three letters. */
static void set_up(const char *words, const char *first, const char *second, const char *third) {
    dice_tosses_coming = "";
    ui_power_on();
    ui_menu();
    ui_open("Penney's game");
    ui_set("Letters", "3");
    ui_set("Players", words);
    ui_set("P1", first);
    ui_set("P2", second);
    if (words[0] == '3') { /* otherwise there is no such line */
        ui_set("P3", third);
    }
    ui_set("Heads", "32/64");
    ui_set("plus", "0/64");
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

/* ---- words are chosen --------------------------------------------------------------------------
 */

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

TEST(the_second_sees_the_odds_of_the_word_against_the_first) {
    two_persons();
    choose("HHT");
    await("P2 →H H H", "P1 50% P2 50%");
    ui_press(KEY_UP);
    await("P2 →T H H", "P1 25% P2 75%");
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

TEST(there_is_only_the_commitment_before_all_words_are_chosen) {
    begin("2", "computer", "person", "person");
    ui_expect("CPU chooses", NULL);
    ui_press_times(KEY_DOWN, 2);
    ui_expect("CPU chooses", NULL);
    await("You →H H H", NULL);
}

TEST(the_computer_s_reply_is_the_best) {
    begin("2", "person", "computer", "person");
    choose("HHH");
    await("HHH THH", "You 13% CPU 87%");
}

/* ---- the coin is tossed ------------------------------------------------------------------------
 */

TEST(odds_follow_every_toss_and_who_is_first_wins) {
    two_words("HHT", "THH");
    await("HHT THH", "P1 25% P2 75%");
    toss("H");
    await("HHT THH       H", "P1 50% P2 50%");
    toss("T");
    await("HHT THH       HT", "P1 0% P2 100%");
    toss("H");
    await("HHT THH       TH", "P1 0% P2 100%");
    toss("H");
    ui_expect("THH: P2 wins!", "after toss 4");
    assert_false(session.goes_on);
    ui_press(KEY_LEFT);
    ui_expect("→Penney's game", NULL);
}

TEST(what_the_computer_wins_is_not_won) {
    begin("2", "person", "computer", "person");
    choose("HHH");
    await("HHH THH", NULL);
    toss("T");
    toss("H");
    toss("H");
    ui_expect("THH: CPU wins!", "after toss 3");
    assert_int_equal(hand_games(), 1);
    assert_int_equal(hand_won(), 0);
}

TEST(three_words_are_in_the_order_of_the_players) {
    begin("3", "person", "person", "person");
    choose("HHT");
    choose("HTT");
    choose("THH");
    await("HHT HTT THH", "win 25% 33% 42%");
    ui_press_times(KEY_DOWN, 3);
    await("P3 THH", "wins 5/12");
    ui_press(KEY_DOWN);
    await("Tosses to go", "4.5000");
}

TEST(three_computers_choose_and_toss_to_the_end) {
    begin("3", "computer", "computer", "computer");
    for (uint16_t i = 0; i < 60 && session.goes_on; i++) {
        ui_run(10000);
        ui_press_times(KEY_RIGHT, 2); /* nobody has gone away */
    }
    assert_false(session.goes_on);
    assert_int_not_equal(penney_winner(penney_in_play()), penney_in_play()->players);
}

/* With P(tails) = p, TTT is waited for 1/p + 1/p^2 + 1/p^3, and comes before HTT only at once. */
TEST(a_coin_of_61_in_64) {
    set_up("2", "person", "person", "person");
    ui_set("Heads", "56/64");
    ui_set("plus", "5/64");
    ui_open("New game");
    ui_press(KEY_UP);
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    await("P1  T T→T", "TTT 10185 tosses");
    ui_press(KEY_SELECT);
    choose("HTT");
    await("TTT HTT", "P1 1% P2 99%"); /* of what is not 0 the least */
    ui_press(KEY_DOWN);
    await("P1 TTT", "wins   0.01%");
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

/* ---- pages -------------------------------------------------------------------------------------
 */

TEST(each_word_has_its_chance_and_the_tosses_to_go) {
    two_words("HHH", "THH");
    ui_press(KEY_DOWN);
    await("P1 HHH", "wins 1/8");
    ui_press(KEY_DOWN);
    await("P2 THH", "wins 7/8");
    ui_press(KEY_DOWN);
    await("Tosses to go", "7.0000");
}

/* On a page of pairs: up, until it shows this one. */
static void ask_for(const char *pair) {
    ui_press(KEY_SELECT);
    for (uint8_t i = 0; i < TABLE && strstr(ui_row(0), pair) == NULL; i++) {
        ui_press(KEY_UP);
        ui_run(LOOK);
    }
    ui_press(KEY_SELECT);
    ui_expect(pair, NULL);
}

TEST(the_best_reply_to_every_word) {
    static const char *const replies[][2] = {
        {"To HHH: THH", "best 7/8"}, {"To HHT: THH", "best 3/4"}, {"To HTH: HHT", "best 2/3"},
        {"To HTT: HHT", "best 2/3"}, {"To THH: TTH", "best 2/3"}, {"To THT: TTH", "best 2/3"},
        {"To TTH: HTT", "best 3/4"}, {"To TTT: HTT", "best 7/8"},
    };

    two_words("HHH", "THH");
    ui_press_times(KEY_DOWN, 4);
    ui_expect("To HHH: THH", "best 7/8"); /* one's own word is the first */
    for (uint8_t word = 0; word < 8; word++) {
        ask_for(replies[word][0]);
        ui_expect(NULL, replies[word][1]);
    }
}

static void open_table(void) {
    two_words("HHH", "THH");
    ui_press_times(KEY_DOWN, 5);
}

/* "HHH,HHT,1/2". */
static void look_up(const char *line) {
    char pair[16];
    char fraction[8];
    char wins[16];

    snprintf(pair, sizeof pair, "%.3s over %.3s", line, line + 4);
    assert_int_equal(sscanf(line + 8, "%7[0-9/]", fraction), 1);
    snprintf(wins, sizeof wins, "wins %s", fraction);
    ask_for(pair);
    ui_expect(NULL, wins);
}

TEST(the_table_has_all_56_pairs) {
    FILE *file = fopen("tests/data/penney.csv", "r");
    char line[80];
    unsigned pairs = 0;

    assert_non_null(file);
    open_table();
    while (fgets(line, sizeof line, file)) {
        if (line[0] != '#') {
            look_up(line);
            pairs++;
        }
    }
    fclose(file);
    assert_int_equal(pairs, 56);
}

/* HHT over HHH is followed by HHT over HTH. */
TEST(a_word_against_itself_is_left_out) {
    open_table();
    ask_for("HHT over HHH");
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    ui_await("HHT over HTH   ←", "wins 2/3", LOOK);
}

/* P1 is a computer: one's own word is the second. */
TEST(the_best_reply_opens_on_one_s_own_word) {
    begin("2", "computer", "person", "person");
    await("You →H H H", NULL);
    choose("TTT");
    if (penney_is_choosing()) { /* the computer has that one */
        ui_press(KEY_DOWN);
        ui_press(KEY_SELECT);
    }
    ui_press_times(KEY_DOWN, 4);
    ui_await(penney_in_play()->state.word[1] == TTT ? "To TTT: HTT" : "To TTH: HTT", NULL, LOOK);
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_press_times(KEY_LEFT, 2);
}

/* ---- the battery is pulled ---------------------------------------------------------------------
 */

static void go_on(void) {
    ui_restart();
    ui_menu();
    ui_expect("→Continue:Penney", NULL);
    ui_open("Penney's game");
    ui_open("Continue");
}

TEST(words_and_tosses_survive_power_off) {
    two_words("HHT", "THH");
    toss("H");
    go_on();
    await("HHT THH       H", "P1 50% P2 50%");
}

TEST(a_word_that_was_being_chosen_is_begun_anew) {
    two_persons();
    choose("HHT");
    ui_press(KEY_UP);
    go_on();
    await("P2 →H H H", "P1 50% P2 50%");
}
