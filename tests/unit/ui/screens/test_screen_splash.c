/* From power-on to the menu. Meanwhile the dice collect their noise, and the first throw waits for
   them. */

#include "support/screen_fixture.h"
#include "support/testing.h"

#include "fake.h"
#include "loop.h"
#include <string.h>

#define NAME  "⚅ Kostka 0.1.0 ⚃"
#define EMPTY "----------------"
#define HALF  "████████--------"

enum { STORED = 900 };

/* Milliseconds for which the name stands; by which the menu is there; by which a throw is over. */
enum { NAME_STANDS = 1400, MENU_BY = 1700, ROLLED = 900 };

static const uint8_t half_of_the_noise[64] = {
    38,  156, 104, 144, 26,  12,  108, 64, 142, 92, 176, 144, 2,   12,  180, 0,
    246, 156, 248, 16,  234, 140, 252, 64, 94,  92, 64,  16,  210, 140, 68,  0,
    198, 156, 136, 144, 186, 12,  140, 64, 46,  92, 208, 144, 162, 12,  212, 0,
    150, 156, 24,  16,  138, 140, 28,  64, 254, 92, 96,  16,  114, 140, 100, 0};

/* Starts a device that gets no noise. */
static int silent(void **state) {
    ui_fresh(state);
    fake_entropy_script(NULL, 0);
    return 0;
}

static bool shows_menu(void) {
    return strncmp(ui_row(0), "→", strlen("→")) == 0;
}

/* Goes to the menu at once, by a key. */
static void skip_name(void) {
    ui_run(50);
    ui_press(KEY_SELECT);
    ui_run(50);
}

static void throw_in_a_game(void) {
    skip_name();
    ui_open("Snakes");
    ui_press(KEY_SELECT);
    ui_run(ROLLED);
}

TEST(the_menu_does_not_wait_for_the_dice, silent) {
    ui_run(NAME_STANDS);
    ui_expect(NAME, "");
    ui_run(MENU_BY - NAME_STANDS);
    assert_true(shows_menu());
}

/* The name stands for a shorter time if the start took long to replay the saved games. */
TEST(the_menu_comes_as_soon_after_a_long_replay, ui_fresh) {
    fake_clock_advance(600);
    ui_run(NAME_STANDS - 600);
    ui_expect(NAME, "");
    ui_run(MENU_BY - NAME_STANDS);
    assert_true(shows_menu());
}

TEST(the_name_can_be_read_however_long_the_start_was, ui_fresh) {
    fake_clock_advance(5000);
    ui_run(400);
    ui_expect(NAME, "");
    ui_run(300);
    assert_true(shows_menu());
}

TEST(the_first_start_says_what_two_keys_do, ui_fresh) {
    fake_reset_all();
    loop_start();
    ui_run(MENU_BY);
    ui_expect("OK plays", "In games → helps");
    ui_run(2000);
    ui_expect("OK plays", "In games → helps");
    ui_run(1000);
    assert_non_null(strstr(ui_row(0), "Snakes"));
    ui_restart();
    ui_run(MENU_BY);
    assert_non_null(strstr(ui_row(0), "Snakes"));
}

/* Select plays, as the notice says. */
TEST(the_first_select_is_not_swallowed) {
    fake_reset_all();
    loop_start();
    ui_run(MENU_BY);
    ui_expect("OK plays", "In games → helps");
    ui_press(KEY_SELECT);
    ui_run(100);
    ui_expect("→You 0   CPU 0", NULL);
    ui_press(KEY_LEFT);
    ui_expect("→Snakes, ladders", NULL);
}

TEST(a_key_goes_on_at_once, silent) {
    skip_name();
    assert_true(shows_menu());
}

TEST(the_name_stays_while_a_key_is_down, silent) {
    ui_hold(KEY_SELECT, 1900);
    ui_expect(NAME, "");
    ui_run(100);
    assert_true(shows_menu());
}

/* The seed is stored before a throw that follows from it is shown. */
TEST(a_throw_waits_for_the_noise, silent) {
    throw_in_a_game();
    ui_expect("Shaking the die", EMPTY);
    fake_entropy_script(half_of_the_noise, sizeof half_of_the_noise);
    ui_run(300);
    ui_expect("Shaking the die", HALF);
    ui_run(300);
    ui_expect("Shaking the die", HALF);
    fake_entropy_seed(7);
    ui_run(STORED);
    assert_memory_equal(ui_row(0), "You", 3);
}

TEST(noise_that_is_none_is_told_and_collected_anew, silent) {
    static const uint8_t stuck[60] = {0};

    throw_in_a_game();
    fake_entropy_script(stuck, sizeof stuck);
    ui_run(1000);
    ui_expect("Noise too weak:", "dice not trusted");
    fake_entropy_seed(7);
    ui_run(300);
    assert_memory_equal(ui_row(0), "Throws: You", 11);
}

/* After the notice the game can be played; each throw bears the sign. */
TEST(dice_that_are_not_trusted_can_be_thrown, silent) {
    throw_in_a_game();
    ui_run(3000);
    ui_expect("Noise too weak:", "dice not trusted");
    ui_press(KEY_SELECT);
    ui_run(100);
    assert_memory_equal(ui_row(0), "Throws: You", 11);
    assert_int_equal(fake_lcd_code(1, 15), '!');
    ui_run(1500);
    assert_memory_equal(ui_row(0), "You", 3);
    assert_int_not_equal(fake_lcd_code(1, 15), '!');
}

TEST(a_key_gives_up_waiting, silent) {
    throw_in_a_game();
    ui_press(KEY_LEFT);
    ui_expect("→You 0   CPU 0", NULL);
    ui_press(KEY_LEFT);
    assert_true(shows_menu());
}

TEST(the_lab_waits_too, silent) {
    skip_name();
    ui_open("Dice lab");
    ui_open("Throw");
    ui_expect("Shaking the die", EMPTY);
    ui_press(KEY_LEFT);
    ui_open("Are they fair?");
    ui_expect("Shaking the die", EMPTY);
    fake_entropy_seed(7);
    ui_run(900);
    assert_memory_equal(ui_row(0), "Chi2 of ", 8);
}

TEST(the_watchdog_guards_once_it_has_given_its_noise, silent) {
    ui_run(300);
    assert_false(fake_power_guarded());
    fake_entropy_seed(7);
    ui_run(300);
    assert_true(fake_power_guarded());
    assert_int_not_equal(fake_power_feeds(), 0);
}
