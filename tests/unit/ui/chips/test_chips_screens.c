/* Throws of chips: what a throw takes, every page, and how a game ends. The numbers are from
   tests/data/chips.csv. */

#include "support/drivers/chips_driver.h"
#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "fake.h"

/* Begins a game of two persons, whose six chips lie on 3, 2, 1 and 4, 2, 0. */
static void place_321_against_420(void) {
    chips_begin("thirds", "6", "person", "person");
    chips_place("321");
    chips_place("420");
    chips_await("321     P1   49%", "420     P2   25%");
}

static void place_alone(const char *digits) {
    chips_begin("thirds", "6", "person", "none");
    chips_place(digits);
}

/* ---- throws ---------------------------------------------------------------------------------- */

TEST(two_dice_hit_the_field_of_their_sum) {
    chips_begin("two dice", "1", "person", "none");
    ui_press_times(KEY_SELECT, 5);
    chips_place("1");
    chips_throw_dice("52");
    ui_expect("⚄⚁→field 7", "You: a chip off");
}

/* Throws count from 1, while the die rolls and at the end. */
TEST(throws_are_counted_from_one) {
    chips_begin("thirds", "2", "person", "none");
    chips_place("200");
    dice_coming = "1";
    ui_press(KEY_SELECT);
    ui_expect("Throw 1", NULL);
    ui_run(3000);
    chips_await("▁", "2.00 throws left");
    dice_coming = "1";
    ui_press(KEY_SELECT);
    ui_expect("Throw 2", NULL);
    ui_run(3000);
    ui_expect("All gone!", "in throw 2");
}

/* Once throws have begun, the draw is shown in turn with the players. */
TEST(the_rest_of_the_chances_is_a_draw) {
    place_321_against_420();
    chips_throw_on("4"); /* 3, 1, 1 against 4, 1, 0: 0.616, 0.088 and 0.296 */
    chips_await("▃▁▁     P1   62%", "▄▁      P2   30%");
    chips_await("▃▁▁         draw", "▄▁            9%");
    chips_await("▃▁▁     P1   62%", "▄▁      P2   30%");
}

/* ---- pages ----------------------------------------------------------------------------------- */

TEST(throws_to_go_of_each_alone) {
    place_321_against_420();
    ui_page("P1 9");
    chips_await("P1 9.938 throws", "P2 9.400 throws");
}

/* 1/16 and 15/16 would both be rounded up, to 100.1% together. */
TEST(the_chances_of_both_players_and_the_draw_add_up) {
    chips_begin("thirds", "2", "person", "person");
    chips_place("002");
    chips_place("101");
    ui_page("0.0%");
    ui_expect("P1 6.3%     draw", "P2 93.7%    0.0%");
}

/* Three hits of 1/6 take more throws than three hits of 1/2. */
TEST(the_bottleneck_is_the_field_most_likely_to_be_last) {
    place_alone("303");
    ui_press(KEY_DOWN);
    chips_await("Last to clear:", "You 1/6 89.6%");
    place_alone("600");
    ui_press(KEY_DOWN);
    chips_await("Last to clear:", "You 1/2 100.0%");
}

TEST(the_fastest_placement_of_any_number_of_chips) {
    place_alone("600");
    ui_page("Fastest");
    chips_await("Fastest 6 chips", "420");
    ui_press(KEY_RIGHT);
    ui_press(KEY_DOWN);
    chips_await("Fastest 5 chips←", "320");
    ui_press_times(KEY_DOWN, 10);
    chips_await("Fastest 1 chips←", "100");
    ui_press_times(KEY_UP, 20);
    chips_await("Fastest 15 chips", "951            ←");
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    chips_await("Fastest 15 chips", "20.5684 throws");
    ui_press(KEY_RIGHT);
    ui_press_times(KEY_DOWN, 9);
    chips_await("Fastest 6 chips←", "9.39968 throws");
    ui_press(KEY_DOWN);
    chips_await("Fastest 5 chips←", "8.07360 throws");
    ui_press_times(KEY_DOWN, 4);
    chips_await("Fastest 1 chips←", "2.00000 throws");
}

TEST(another_game_asks_for_its_own_number_of_chips_again) {
    place_alone("600");
    ui_page("Fastest");
    ui_press(KEY_RIGHT);
    ui_press(KEY_DOWN);
    chips_await("Fastest 5 chips←", "320");
    place_alone("600");
    ui_page("Fastest");
    chips_await("Fastest 6 chips", "420");
}

/* Nothing beats 3, 2, 1: the best reply is the same, a draw. 3, 2, 1 itself beats 4, 2, 0. */
TEST(the_best_reply_to_the_first_player) {
    place_321_against_420();
    ui_page("best");
    chips_await("321         best", "beats P1 50.00%");
    place_alone("420");
    ui_page("best");
    chips_await("321         best", "beats You 61.93%");
}

/* With eleven fields names and chances take turns. */
TEST(on_two_dice_names_stand_where_chances_are) {
    chips_begin("two dice", "2", "person", "person");
    ui_press_times(KEY_SELECT, 5);
    chips_place("2");
    ui_press_times(KEY_SELECT, 6);
    chips_place("2");
    chips_await("00000200000  57%", "00000020000  43%");
    chips_await("00000200000  P1", "00000020000  P2");
}

/* ---- the end --------------------------------------------------------------------------------- */

TEST(who_has_no_chip_left_wins) {
    chips_begin("thirds", "1", "person", "person");
    chips_place("100");
    chips_place("010");
    chips_await("100     P1   60%", "010     P2   40%");
    chips_throw_on("4");
    ui_await("P2 wins!", "in throw 1", 2500);
    assert_false(session.goes_on);
    assert_int_equal(hand_games(), 0); /* games of persons alone are not counted */
}

TEST(alone_one_is_done_when_all_are_gone) {
    chips_begin("thirds", "1", "person", "none");
    chips_place("001");
    chips_throw_on("1");
    chips_throw_on("6");
    ui_await("All gone!", "in throw 2", 2500);
    ui_press(KEY_LEFT);
    ui_expect("→Chips", NULL);
}

/* A game is a draw if both lose their last chips in one throw, or have the same chips left. */
TEST(a_draw_comes_late_too) {
    chips_begin("thirds", "2", "person", "person");
    chips_place("110");
    chips_place("101");
    chips_throw_on("4");
    chips_throw_on("6");
    ui_await("A draw!", "in throw 2", 2500);
    assert_int_equal(hand_won(), 0);
}
