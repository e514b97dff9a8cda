/* From power-on to the menu: as long as the dice collect, and a second and a half longer. */

#include "support/screen_fixture.h"
#include "support/testing.h"

#include "fake.h"

#define NAME  "⚅ Kostka 0.1.0 ⚃"
#define EMPTY "----------------"
#define FULL  "████████████████"

static void the_bar_shows_how_far_the_dice_are(void **state) {
    static const uint8_t samples[64] = {
        1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
        45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64};

    (void)state;
    fake_entropy_script(NULL, 0);
    ui_run(1000);
    ui_expect(NAME, EMPTY);
    fake_entropy_script(samples, sizeof samples);
    ui_run(1000);
    ui_expect(NAME, "████████--------");
    ui_run(10000);
    ui_expect(NAME, "████████--------");
}

static void noise_that_is_none_is_told_and_collected_anew(void **state) {
    static const uint8_t stuck[60] = {0};

    (void)state;
    fake_entropy_script(stuck, sizeof stuck);
    ui_run(1000);
    ui_expect("Noise too weak.", NULL);
    fake_entropy_seed(7);
    ui_run(1000);
    ui_expect(NAME, FULL);
}

static void the_menu_follows_by_itself(void **state) {
    (void)state;
    ui_run(1400);
    ui_expect(NAME, FULL);
    ui_run(600);
    assert_memory_equal(ui_row(0), "→", 3);
}

static void a_key_opens_the_menu_as_soon_as_the_dice_are_ready(void **state) {
    (void)state;
    fake_entropy_script(NULL, 0);
    ui_run(300);
    ui_press(KEY_SELECT);
    ui_expect(NAME, EMPTY);
    fake_entropy_seed(7);
    ui_run(300);
    ui_press(KEY_RIGHT);
    assert_memory_equal(ui_row(0), "→", 3);
}

static void the_watchdog_guards_once_it_has_given_its_noise(void **state) {
    (void)state;
    fake_entropy_script(NULL, 0);
    ui_run(300);
    assert_false(fake_power_guarded());
    fake_entropy_seed(7);
    ui_run(300);
    assert_true(fake_power_guarded());
    assert_int_not_equal(fake_power_feeds(), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(the_bar_shows_how_far_the_dice_are, ui_fresh),
        cmocka_unit_test_setup(noise_that_is_none_is_told_and_collected_anew, ui_fresh),
        cmocka_unit_test_setup(the_menu_follows_by_itself, ui_fresh),
        cmocka_unit_test_setup(a_key_opens_the_menu_as_soon_as_the_dice_are_ready, ui_fresh),
        cmocka_unit_test_setup(the_watchdog_guards_once_it_has_given_its_noise, ui_fresh),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
