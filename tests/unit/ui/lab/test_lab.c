#include "support/ui_player.h"

#include "core/number/dice_outcomes.h"
#include "device/dice.h"
#include "fake.h"
#include "hal/leds.h"
#include "ui/kit/display.h"
#include "ui/screens/lab_fields.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* A page of the lab by its line in the menu. */
static void open_page(uint8_t line) {
    ui_menu();
    ui_press_times(KEY_UP, 2);
    ui_press(KEY_SELECT);
    for (uint8_t i = 0; i < LAB_FIELDS && strncmp(fake_lcd_text(0) + 1, "Throw", 5); i++)
        ui_press(KEY_UP);
    ui_press_times(KEY_DOWN, line);
    ui_press(KEY_SELECT);
    ui_run(100);
}

static void set_values(uint8_t sum, uint8_t dice, uint8_t count, uint8_t face) {
    const uint8_t values[] = {sum, dice, count, face};

    memcpy(lab_values, values, sizeof values);
}

static void test_menus(void **state) {
    (void)state;
    ui_menu();
    ui_expect(">Snakes, ladders", " Ten thousand");
    ui_press_times(KEY_UP, 2);
    ui_expect(">Dice lab", " Settings");
    ui_press(KEY_SELECT);
    ui_expect(">Throw dice", " Odds");
    ui_press_times(KEY_DOWN, 4);
    ui_expect(" Are they fair?", ">Throws      600");
    ui_press_times(KEY_SELECT, 3);
    ui_expect(NULL, ">Throws      600");
    ui_press(KEY_DOWN);
    ui_expect(">Throw dice", " Odds");
}

static void test_odds(void **state) {
    (void)state;
    set_values(21, 6, 3, 1);
    open_page(1);
    ui_expect(">6 dice 3 show #", "=5.36% >=6.23%");
    assert_int_equal(fake_lcd_code(0, 15), 0);
    ui_press_times(KEY_SELECT, 2);
    ui_press(KEY_UP);
    ui_expect(" 6 dice 3 show>#", "=5.36% >=6.23%");
    assert_int_equal(fake_lcd_code(0, 15), 1);
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    ui_expect(">5 dice 3 show #", "=3.22% >=3.55%");
}

static void test_odds_limits(void **state) {
    (void)state;
    set_values(21, 6, 6, 1);
    open_page(1);
    ui_expect(">6 dice 6 show #", "=0.002% >=0.002%");
    ui_press(KEY_UP);
    ui_expect(">6 dice 6 show #", NULL);
    ui_press_times(KEY_DOWN, 2);
    ui_expect(">4 dice 4 show #", "=0.077% >=0.077%");
    ui_press(KEY_SELECT);
    ui_press_times(KEY_DOWN, 9);
    ui_expect(" 4 dice>0 show #", "=48.23% >=100%");
}

/* Every figure of the two pages against exact rounding. */
static void expect_percent(uint32_t ways, uint32_t all) {
    char wanted[40], shown[LCD_COLUMNS + 1] = {0};
    uint32_t scale = ways * 100 < all ? 1000 : 100;
    uint32_t value = (uint32_t)((200ull * scale * ways + all) / (2 * all));

    if (ways == all)
        snprintf(wanted, sizeof wanted, "100%%");
    else
        snprintf(wanted, sizeof wanted, scale == 100 ? "%u.%02u%%" : "%u.%03u%%", value / scale,
                 value % scale);
    display_clear();
    display_at(1, 0);
    lab_show_percent((uint16_t)ways);
    ui_run(10);
    memcpy(shown, fake_lcd_text(1), strlen(wanted));
    assert_string_equal(shown, wanted);
}

static void test_all_percents(void **state) {
    (void)state;
    open_page(1);
    for (uint8_t dice = 1; dice <= DICE_MAXIMUM; dice++) {
        set_values(21, dice, 0, 1);
        for (uint8_t count = 0; count <= dice; count++) {
            expect_percent(dice_exactly(dice, count), dice_outcomes(dice));
            expect_percent(dice_at_least(dice, count), dice_outcomes(dice));
        }
        for (uint8_t sum = dice; sum <= 6 * dice; sum++)
            expect_percent(dice_with_sum(dice, sum), dice_outcomes(dice));
    }
    set_values(21, 6, 3, 1);
}

static void test_sum(void **state) {
    (void)state;
    set_values(21, 6, 3, 1);
    open_page(2);
    ui_expect(">6 dice sum 21", NULL);
    assert_memory_equal(fake_lcd_text(1), "9.28% ", 6);
    assert_int_equal((uint8_t)fake_lcd_code(1, 12), DISPLAY_BLOCK);
    assert_int_equal(fake_lcd_code(1, 11), fake_lcd_code(1, 13));
    assert_in_range(fake_lcd_code(1, 8), 0, 6);
    ui_press_times(KEY_DOWN, 4);
    ui_expect(">2 dice sum 12", NULL);
    assert_memory_equal(fake_lcd_text(1), "2.78% ", 6);
    assert_int_equal(fake_lcd_code(1, 11), 2); /* 2/6, 1/6 and nothing, of a height of 8 */
    assert_int_equal(fake_lcd_code(1, 12), 1);
    assert_int_equal(fake_lcd_code(1, 13), ' ');
    ui_press(KEY_SELECT);
    ui_press_times(KEY_DOWN, 5);
    ui_expect(" 2 dice sum>7", NULL);
    assert_memory_equal(fake_lcd_text(1), "16.67%", 6);
}

static void test_throw(void **state) {
    (void)state;
    uint8_t seen = 0, sum = 0;
    static const uint8_t patterns[] = {1, 2, 3, 6, 7, 14};

    set_values(21, 6, 3, 1);
    open_page(0);
    ui_run(1000); /* the first throw comes of itself */
    for (uint8_t throw = 0; throw < 200; throw ++) {
        ui_press(KEY_SELECT);
        ui_run(800);
        uint8_t face = fake_lcd_code(0, 0);
        assert_in_range(face, 0, 5);
        assert_int_equal(fake_leds_pips(), patterns[face]);
        seen |= (uint8_t)(1 << face);
    }
    assert_int_equal(seen, 63);
    for (uint8_t die = 0; die < 6; die++)
        sum = (uint8_t)(sum + fake_lcd_code(0, (uint8_t)(2 * die)) + 1);
    assert_int_equal(atoi(fake_lcd_text(1) + 13), sum);
    ui_press_times(KEY_DOWN, 5);
    assert_memory_equal(fake_lcd_text(0), "#               ", 16);
    assert_int_equal(atoi(fake_lcd_text(1) + 13), fake_lcd_code(0, 0) + 1);
}

/* While select is down the faces change; 0.6 s after it is let go they stand. */
static void test_shake(void **state) {
    (void)state;
    uint8_t changes = 0, before = 0;

    set_values(6, 1, 1, 1);
    open_page(0);
    ui_run(1000);
    fake_buttons_set(741);
    for (uint8_t i = 0; i < 60; i++) {
        ui_run(50);
        changes = (uint8_t)(changes + (fake_lcd_code(0, 0) != before));
        before = fake_lcd_code(0, 0);
    }
    assert_in_range(changes, 50, 60);
    fake_buttons_set(UI_NOBODY);
    ui_run(700);
    before = fake_lcd_code(0, 0);
    for (uint8_t i = 0; i < 20; i++) {
        ui_run(50);
        assert_int_equal(fake_lcd_code(0, 0), before);
    }
}

/* What the counts say must be what the verdict was made of. */
static void expect_chi_square(const uint16_t counts[6], uint16_t throws) {
    uint32_t chi_square = dice_chi_square(counts, throws);
    char wanted[40];
    const char *verdict = " looks fair";

    if (chi_square > 2052)
        verdict = " unfair";
    else if (chi_square > 1509)
        verdict = " suspect";
    else if (chi_square < 55)
        verdict = " too even";
    snprintf(wanted, sizeof wanted, "%u.%02u%s", chi_square / 100, chi_square % 100, verdict);
    ui_expect(NULL, wanted);
}

static void read_counts(uint16_t counts[6]) {
    for (uint8_t face = 0; face < 6; face++) {
        assert_int_equal(fake_lcd_code(face / 3, (uint8_t)(face % 3 * 5)), face);
        counts[face] = (uint16_t)atoi(fake_lcd_text(face / 3) + face % 3 * 5 + 1);
    }
}

static void expect_thousandths(const uint16_t counts[6], uint16_t throws) {
    uint16_t shown[6];

    read_counts(shown);
    for (uint8_t face = 0; face < 6; face++)
        assert_int_equal(shown[face], (2000u * counts[face] + throws) / (2u * throws));
}

static void run_fair(uint16_t throws) {
    char wanted[40];
    uint16_t counts[6], sum = 0;

    snprintf(wanted, sizeof wanted, "Chi2 of %u", throws);
    ui_run(300);
    ui_expect(wanted, NULL);
    ui_press(KEY_DOWN);
    read_counts(counts);
    for (uint8_t face = 0; face < 6; face++)
        sum = (uint16_t)(sum + counts[face]);
    assert_int_equal(sum, throws);
    ui_press(KEY_DOWN);
    expect_thousandths(counts, throws);
    ui_press(KEY_DOWN);
    expect_chi_square(counts, throws);
}

static void test_fair(void **state) {
    (void)state;
    static const uint16_t throws[] = {60, 600, 6000};

    for (uint8_t choice = 0; choice < 3; choice++) {
        lab_values[LAB_THROWS] = choice;
        open_page(3);
        for (uint8_t run = 0; run < 40; run++) {
            run_fair(throws[choice]);
            ui_press(KEY_SELECT);
        }
    }
}

static void test_fair_progress(void **state) {
    (void)state;
    lab_values[LAB_THROWS] = 2;
    open_page(3);
    ui_run(200);
    ui_hold(KEY_SELECT, 60);
    ui_expect("Throwing...", NULL);
    assert_int_equal((uint8_t)fake_lcd_text(1)[0], DISPLAY_BLOCK);
    assert_int_equal(fake_lcd_text(1)[15], '-');
    ui_press(KEY_UP); /* any key leaves */
    assert_memory_equal(fake_lcd_text(0),
                        "\x7E"
                        "Are they fair?",
                        15);
}

static int power_on(void **state) {
    (void)state;
    ui_power_on();
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_menus),         cmocka_unit_test(test_odds),
        cmocka_unit_test(test_odds_limits),   cmocka_unit_test(test_all_percents),
        cmocka_unit_test(test_sum),           cmocka_unit_test(test_throw),
        cmocka_unit_test(test_shake),         cmocka_unit_test(test_fair),
        cmocka_unit_test(test_fair_progress),
    };

    return cmocka_run_group_tests(tests, power_on, NULL);
}
