/* The dice lab as its user sees it. */

#include "support/screen_fixture.h"
#include "support/testing.h"

#include "core/dice/dice_outcomes.h"
#include "fake.h"
#include "support/drivers/lab_driver.h"
#include "ui/display/display.h"
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- numbers under the cursor ---------------------------------------------------------------- */

/* Brings the number under the cursor to its least value and then up by so many. */
static void set(uint8_t above_least) {
    ui_press_times(KEY_DOWN, DICE_FACES_MAXIMUM * DICE_MAXIMUM);
    ui_press_times(KEY_UP, above_least);
}

static void open_odds(uint8_t dice, uint8_t count, uint8_t face) {
    ui_open("Odds");
    set(dice - 1);
    ui_press(KEY_SELECT);
    set(count);
    ui_press(KEY_SELECT);
    set(face - 1);
    ui_press(KEY_SELECT);
}

static void open_sums(uint8_t dice, uint8_t sum) {
    ui_open("Sums");
    set(dice - 1);
    ui_press(KEY_SELECT);
    set(sum - dice);
    ui_press(KEY_SELECT);
}

/* ---- odds ------------------------------------------------------------------------------------ */

TEST(the_cursor_goes_from_dice_to_count_to_face, lab_open) {
    open_odds(6, 3, 1);
    ui_press_times(KEY_SELECT, 2);
    ui_press(KEY_UP);
    ui_expect(" 6 dice 3 show→⚁", "=5.36% >=6.23%");
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    ui_expect("→5 dice 3 show ⚁", "=3.22% >=3.55%");
}

TEST(fewer_dice_take_the_count_with_them, lab_open) {
    open_odds(6, 6, 1);
    ui_expect("→6 dice 6 show ⚀", "=0.002% >=0.002%");
    ui_press_times(KEY_DOWN, 2);
    ui_expect("→4 dice 4 show ⚀", "=0.077% >=0.077%");
    ui_press_times(KEY_UP, 2);
    ui_expect("→6 dice 4 show ⚀", NULL);
}

TEST(numbers_stop_at_their_limits_and_say_so, lab_open) {
    open_odds(6, 0, 1);
    fake_sound_reset();
    ui_hold(KEY_UP, 40);
    assert_int_equal(fake_sound_hertz(), 200);
    ui_expect("→6 dice 0 show ⚀", "=33.49% >=100%");
    ui_run(500);
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    ui_expect(" 6 dice→0 show ⚀", "=33.49% >=100%");
}

/* `ways` of `all` in per cent, rounded exactly. */
static const char *percent(uint32_t ways, uint32_t all) {
    static char texts[2][20];
    static unsigned turn;
    char *text = texts[turn++ % 2];
    uint32_t scale = ways * 100ull < all ? 1000 : 100;
    uint32_t value = (uint32_t)((200ull * scale * ways + all) / (2ull * all));

    if (ways == all) {
        return "100%";
    }
    if (value == 0 && ways) {
        return "<.001%";
    }
    snprintf(text, sizeof texts[0], scale == 100 ? "%u.%02u%%" : "%u.%03u%%", value / scale,
             value % scale);
    return text;
}

static void check_odds(uint8_t faces) {
    char wanted[100];

    for (uint8_t dice = 1; dice <= DICE_MAXIMUM; dice++) {
        struct dice_set set = {dice, faces};
        open_odds(dice, 0, 1);
        ui_press(KEY_SELECT);
        for (uint8_t count = 0; count <= dice; count++, ui_press(KEY_UP)) {
            snprintf(wanted, sizeof wanted, "=%s >=%s",
                     percent(dice_set_exactly(set, count), dice_set_outcomes(set)),
                     percent(dice_set_at_least(set, count), dice_set_outcomes(set)));
            ui_expect(NULL, wanted);
        }
        ui_press(KEY_LEFT);
    }
}

TEST(all_odds_are_right_to_their_last_digit, lab_open) {
    for (size_t kind = 0; kind < LAB_DICE; kind++) {
        lab_choose_dice(kind);
        check_odds(lab_faces[kind]);
    }
}

/* ---- sums ------------------------------------------------------------------------------------ */

TEST(a_sum_stands_in_the_middle_of_its_neighbours, lab_open) {
    open_sums(6, 21);
    ui_expect("→6 dice sum 21", "9.28%   ▆▇█████▇");
    ui_press(KEY_LEFT);
    open_sums(2, 12);
    ui_expect("→2 dice sum 12", "2.78%   ▇▆▄▃▂");
}

TEST(the_sum_follows_the_number_of_dice, lab_open) {
    open_sums(6, 36);
    ui_press_times(KEY_DOWN, 4);
    ui_expect("→2 dice sum 12", NULL);
    ui_press(KEY_SELECT);
    ui_press_times(KEY_DOWN, 5);
    ui_expect(" 2 dice sum→7", "16.67%  ▃▄▆▇█▇▆▄");
}

static void check_sums(uint8_t faces) {
    for (uint8_t dice = 1; dice <= DICE_MAXIMUM; dice++) {
        struct dice_set set = {dice, faces};
        open_sums(dice, dice);
        ui_press(KEY_SELECT);
        for (uint8_t sum = dice; sum <= faces * dice; sum++, ui_press(KEY_UP)) {
            const char *wanted = percent(dice_set_with_sum(set, sum), dice_set_outcomes(set));
            assert_memory_equal(ui_row(1), wanted, strlen(wanted));
        }
        ui_press(KEY_LEFT);
    }
}

TEST(all_sums_are_right_to_their_last_digit, lab_open) {
    for (size_t kind = 0; kind < LAB_DICE; kind++) {
        lab_choose_dice(kind);
        check_sums(lab_faces[kind]);
    }
}

TEST(fewer_faces_take_face_and_sum_with_them, lab_open) {
    lab_choose_dice(LAB_DICE - 1);
    open_odds(2, 1, 20);
    ui_press(KEY_LEFT);
    open_sums(2, 40);
    ui_press(KEY_LEFT);
    lab_choose_dice(0);
    ui_open("Odds");
    ui_expect("→2d4: 1 show 4", NULL);
    ui_press(KEY_LEFT);
    ui_open("Sums");
    ui_expect("→2d4 sum 8", "6.25%   ▆█▆▄▂");
}

/* ---- test of fairness ------------------------------------------------------------------------ */

static void open_test(const char *throws) {
    char line[20];

    snprintf(line, sizeof line, "→Throws %8s", throws);
    ui_find("Throws");
    while (strcmp(ui_row(1), line) != 0) {
        ui_press(KEY_SELECT);
    }
    ui_open("Are they fair?");
    ui_run(200);
}

/* Reads the numbers of the faces from two pictures of three faces each. */
static void read_faces(uint16_t numbers[DICE_FACES], const char *title) {
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        uint8_t column = face % 3 * 5;
        char digits[5] = {0};
        if (column == 0) {
            ui_press(KEY_DOWN);
            ui_expect(title, NULL);
        }
        for (uint8_t i = 0; i < 4; i++) {
            digits[i] = (char)fake_lcd_code(1, (uint8_t)(column + 1 + i));
        }
        assert_int_equal(fake_lcd_code(1, column), face);
        numbers[face] = (uint16_t)atoi(digits);
    }
}

static void expect_verdict(const uint16_t counts[DICE_FACES], uint16_t throws) {
    uint32_t chi_square = dice_chi_square(counts, throws);
    const char *verdict = "looks fair";
    char wanted[100];

    if (chi_square > 2052) {
        verdict = "unfair";
    } else if (chi_square > 1509) {
        verdict = "suspect";
    } else if (chi_square < 55) {
        verdict = "too even";
    }
    snprintf(wanted, sizeof wanted, "%u.%02u %s", chi_square / 100, chi_square % 100, verdict);
    ui_expect(NULL, wanted);
}

/* Checks a test: goes from the verdict to the counts, to thousandths, and back. */
static void check_test(uint16_t throws) {
    uint16_t counts[DICE_FACES], shown[DICE_FACES], sum = 0;
    char wanted[40];

    snprintf(wanted, sizeof wanted, "Chi2 of %u d6", throws);
    ui_expect(wanted, NULL);
    snprintf(wanted, sizeof wanted, "Times in %u:", throws);
    read_faces(counts, wanted);
    read_faces(shown, "Of 1000 throws:");
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        sum = (uint16_t)(sum + counts[face]);
        assert_int_equal(shown[face], (2000u * counts[face] + throws) / (2u * throws));
    }
    assert_int_equal(sum, throws);
    ui_press(KEY_DOWN);
    expect_verdict(counts, throws);
}

static void test_forty_times(const char *throws) {
    open_test(throws);
    for (unsigned run = 0; run < 40; run++) {
        check_test((uint16_t)atoi(throws));
        ui_press(KEY_SELECT);
        ui_run(200);
    }
}

TEST(a_test_of_6000_throws_is_what_its_counts_say, lab_open) {
    test_forty_times("6000");
}

TEST(a_test_that_begins_is_not_refused, lab_open) {
    enum { REFUSED = 200 };

    ui_find("Are they fair?");
    fake_sound_reset();
    for (unsigned i = 0; i < 60; i++) {
        ui_hold(KEY_SELECT, 1);
        assert_int_not_equal(fake_sound_hertz(), REFUSED);
    }
    assert_true(fake_sound_calls() > 0);
}

TEST(a_long_test_shows_its_bar_and_any_key_leaves_it, lab_open) {
    open_test("6000");
    ui_hold(KEY_SELECT, 60);
    ui_expect("Throwing d6...", "███████---------");
    ui_press(KEY_UP);
    ui_expect("→Are they fair?", " Throws     6000");
}

/* Help has other glyphs. */
TEST(counts_have_dice_again_when_help_has_been_read, lab_open) {
    open_test("600");
    ui_press(KEY_DOWN);
    ui_press(KEY_RIGHT);
    ui_press(KEY_LEFT);
    ui_expect("Times in 600:", NULL);
    for (uint8_t face = 0; face < 3; face++) {
        assert_int_equal(fake_lcd_code(1, face * 5), face);
        assert_memory_equal(fake_lcd_glyph(face), &glyphs_dice.rows[face * DISPLAY_GLYPH_ROWS],
                            DISPLAY_GLYPH_ROWS);
    }
}

TEST(a_test_begun_from_the_menu_is_another_one, lab_open) {
    char before[100];

    open_test("600");
    ui_press(KEY_DOWN);
    strcpy(before, ui_row(1));
    ui_press(KEY_LEFT);
    ui_press(KEY_SELECT);
    ui_run(200);
    ui_expect("Chi2 of 600 d6", NULL);
    ui_press(KEY_DOWN);
    assert_string_not_equal(ui_row(1), before);
}
