/* The screens of ten thousand, played by a person. */

#include "support/screen_fixture.h"
#include "support/tenk_driver.h"
#include "support/testing.h"

#include "device/session.h"
#include "device/settings.h"
#include "fake.h"
#include "ui/tenk/tenk_view.h"

static void a_game_is_set_up(void **state) {
    (void)state;
    open_setup();
    ui_press(KEY_DOWN);
    expect_rows(">Players       2", " P1       person");
    ui_press_times(KEY_SELECT, 2);
    expect_rows(">Players       4", NULL);
    ui_press(KEY_DOWN);
    expect_rows(">P1       person", " P2       winner");
    ui_press(KEY_SELECT);
    expect_rows(">P1       thesis", NULL);
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    expect_rows(">P2       person", " P3       winner");
    ui_press_times(KEY_DOWN, 3);
    expect_rows(" P4       winner", ">Last turns   no");
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    ui_run(100);
    assert_int_equal(tenk_in_play()->players, 4);
    assert_int_equal(tenk_in_play()->last_turns, 1);
    assert_int_equal(tenk_in_play()->kind[0], TENK_THESIS);
    assert_int_equal(tenk_in_play()->kind[1], TENK_PERSON);
    assert_int_equal(tenk_in_play()->kind[2], TENK_WINNER);
    expect_rows("P1 0          6f", NULL);
}

static void dice_are_chosen_and_set_aside(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_WINNER);
    expect_rows("P1 0          6f", "OK throws");
    await("wins ~ 53%$3");
    dice_coming = "511232";
    ui_press(KEY_SELECT);
    ui_run(200);
    assert_memory_equal(row(0), "P1 0", 5);
    ui_run(800);
    expect_rows("[aae]bbc  +250", "P1 0");
    ui_press(KEY_UP);
    expect_rows("aabbce", NULL);
    ui_press(KEY_UP);
    expect_rows("[a]abbce  +100", NULL);
    ui_press(KEY_UP);
    expect_rows("[aa]bbce  +200", NULL);
    ui_press(KEY_UP);
    expect_rows("[e]aabbc  +50", NULL);
    ui_press(KEY_UP);
    expect_rows("[ae]abbc  +150", NULL);
    ui_press(KEY_DOWN);
    expect_rows("[e]aabbc  +50", NULL);
    ui_press_times(KEY_DOWN, 4);
    expect_rows("[aae]bbc  +250", NULL);
    ui_press(KEY_SELECT);
    expect_rows("[aae]bbc  +250", ">throw bank  250");
    ui_press(KEY_LEFT);
    ui_press(KEY_DOWN);
    expect_rows("[ae]abbc  +150", NULL);
    ui_press(KEY_SELECT);
    expect_rows("[ae]abbc  +150", ">throw bank  150");
    throw_dice("1111");
    expect_rows("[aaaa]    +2000", "P1 0+150");
    ui_press(KEY_SELECT);
    expect_rows("[aaaa]    +2000", ">throw bank 2150");
    assert_int_equal(tenk_in_play()->stake, 3);
}

static void expect_refusal(const char *why) {
    fake_sound_reset();
    ui_press(KEY_SELECT);
    assert_string_equal(row(1), why);
    assert_int_not_equal(fake_sound_calls(), 0);
    ui_run(3000);
    assert_string_equal(row(1), why);
}

static void what_is_not_allowed_is_refused_with_the_reason(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_WINNER);
    throw_dice("533442");
    ui_press(KEY_UP);
    expect_rows("bccdde", NULL);
    expect_refusal("Set dice aside");
    ui_press(KEY_DOWN);
    expect_rows("[e]bccdd  +50", NULL);
    ui_press(KEY_SELECT);
    expect_rows("[e]bccdd  +50", ">throw bank   50");
    ui_press(KEY_UP);
    expect_rows("[e]bccdd  +50", " throw>bank   50");
    expect_refusal("Bank needs 350");
    ui_press(KEY_DOWN);
    expect_rows("[e]bccdd  +50", ">throw bank   50");
    throw_dice("11555");
    expect_rows("[aaeee]   +700", NULL);
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    expect_rows("[aaeee]   +700", " throw>bank  750");
    expect_refusal("Hot dice: throw!");
    ui_press(KEY_UP);
    throw_dice("112346");
    expect_rows("[aa]bcdf  +200", NULL);
    assert_int_equal(tenk_in_play()->stake, 15);
    ui_press(KEY_SELECT);
    expect_rows("[aa]bcdf  +200", " throw>bank  950");
    ui_press(KEY_SELECT);
    assert_int_equal(tenk_in_play()->score[0], 19);
    assert_int_equal(tenk_in_play()->turn, 1);
}

static void a_throw_that_allows_nothing_loses_the_turn(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    throw_dice("111236");
    ui_press(KEY_SELECT);
    ui_press(KEY_UP);
    throw_dice("236");
    expect_rows("bcf", "Bust! Lost 1000");
    ui_run(5000);
    expect_rows("bcf", "Bust! Lost 1000");
    ui_press(KEY_SELECT);
    ui_run(100);
    expect_rows("P2 0          6f", "OK throws");
    throw_dice("223346");
    expect_rows("bbccdf", "Bust! Lost");
}

static void an_attempt_makes_a_straight_or_loses_the_turn(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_WINNER);
    throw_dice("123454");
    expect_rows("[ae]bcdd  +150", NULL);
    ui_press(KEY_UP);
    expect_rows("[abcde]d  ?1500", NULL);
    ui_press(KEY_SELECT);
    expect_rows("[abcde]d  ?1500", ">throw bank");
    ui_press(KEY_DOWN);
    expect_refusal("Set dice aside");
    ui_press(KEY_DOWN);
    throw_dice("6");
    expect_rows("Straight!", "+1500");
    ui_press(KEY_SELECT);
    ui_run(100);
    expect_rows("P1 0+1500     6f", NULL);
    throw_dice("123455");
    expect_rows("[aee]bcd  +200", NULL);
    ui_press(KEY_UP);
    expect_rows("[abcde]e  ?1500", NULL);
    ui_press(KEY_SELECT);
    throw_dice("5");
    expect_rows("abcdee", "Bust! Lost 1500");
}

static void who_reaches_10000_has_won(void **state) {
    uint16_t won = session.tally.won;

    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    set_scores(9400, 9000);
    throw_dice("111236");
    ui_press_times(KEY_SELECT, 2);
    ui_run(100);
    expect_rows("P1 wins!", "10400 points <");
    assert_int_equal(session.tally.won, won + 1);
    ui_press(KEY_SELECT);
    expect_rows("P1 wins!", "10400 points <");
    ui_press(KEY_LEFT);
    expect_rows(">New game", NULL);
}

static void in_last_turns_others_may_still_get_past(void **state) {
    (void)state;
    begin(TENK_PERSON, TENK_PERSON);
    tenk_in_play()->last_turns = 1;
    set_scores(9400, 9000);
    throw_dice("111236");
    ui_press_times(KEY_SELECT, 2);
    ui_run(100);
    expect_rows("P2 9000       6f", "Beat 10400");
    throw_dice("111236");
    ui_press_times(KEY_SELECT, 2);
    ui_run(100);
    expect_rows("P1 wins!", "10400 points <");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_is_set_up),
        cmocka_unit_test(dice_are_chosen_and_set_aside),
        cmocka_unit_test(what_is_not_allowed_is_refused_with_the_reason),
        cmocka_unit_test(a_throw_that_allows_nothing_loses_the_turn),
        cmocka_unit_test(an_attempt_makes_a_straight_or_loses_the_turn),
        cmocka_unit_test(who_reaches_10000_has_won),
        cmocka_unit_test(in_last_turns_others_may_still_get_past),
    };

    return cmocka_run_group_tests(tests, tenk_set_up, NULL);
}
