/* The throwing page of the dice lab as its user sees it. */

#include "support/screen_fixture.h"
#include "support/testing.h"

#include "core/dice/dice_outcomes.h"
#include "fake.h"
#include "support/drivers/lab_driver.h"
#include "ui/feedback/roll.h"
#include "ui/kit/screens.h"
#include "ui/screens/screen_help.h"
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Opens the lab with dice that have not been thrown. */
static int open_lab(void **state) {
    lab_open(state);
    ui_open("Throw dice");
    ui_press(KEY_LEFT);
    ui_find("Throw dice");
    return 0;
}

/* The face at a column of the first row. */
static uint8_t face_at(uint8_t column) {
    return (uint8_t)(fake_lcd_code(0, column) + 1);
}

static void open_throw(uint8_t dice) {
    ui_open("Throw dice");
    ui_run(1000); /* the first throw comes of itself */
    ui_press_times(KEY_DOWN, DICE_MAXIMUM);
    ui_press_times(KEY_UP, dice - 1);
}

static const uint8_t patterns[] = {0, 1, 2, 3, 6, 7, 14}; /* of the LEDs, by face */

/* Every face of a die is followed by every other in time, so that no die just rolls on to a face
   that follows from the one before. */
TEST(every_face_comes_after_every_other_and_is_on_the_leds, open_lab) {
    enum { THROWS = 250, PAIRS = 36 };
    bool has_followed[DICE_MAXIMUM][7][7] = {{{false}}};
    uint8_t before[DICE_MAXIMUM] = {0};
    unsigned pairs[DICE_MAXIMUM] = {0};

    open_throw(6);
    for (unsigned i = 0; i <= THROWS; i++) {
        ui_press(KEY_SELECT);
        ui_run(800);
        assert_int_equal(fake_leds_pips(), patterns[face_at(0)]);
        for (uint8_t die = 0; die < DICE_MAXIMUM; die++) {
            uint8_t face = face_at((uint8_t)(2 * die));
            bool *has = &has_followed[die][before[die]][face];
            assert_in_range(face, 1, 6);
            pairs[die] += i > 0 && !*has;
            *has = true;
            before[die] = face;
        }
    }
    for (uint8_t die = 0; die < DICE_MAXIMUM; die++) {
        assert_in_range(pairs[die], PAIRS - 2, PAIRS);
    }
}

/* The number that a die shows; with pips its face. */
static uint8_t shown_at(size_t kind, uint8_t die) {
    if (kind == LAB_USUAL) {
        return face_at((uint8_t)(2 * die));
    }
    return (uint8_t)atoi(die < 5 ? ui_row(0) + 3 * die : ui_row(1));
}

static void read_dice(size_t kind, uint8_t shown[DICE_MAXIMUM]) {
    for (uint8_t die = 0; die < DICE_MAXIMUM; die++) {
        shown[die] = shown_at(kind, die);
        assert_in_range(shown[die], 1, lab_faces[kind]);
    }
}

/* Shakes the dice until they show other faces, and all of these are on the LCD. */
static void shake(size_t kind, uint8_t shown[DICE_MAXIMUM]) {
    enum { WRITTEN = 15, LONGEST = 100 };
    uint8_t before[DICE_MAXIMUM];
    char row[100];
    unsigned waited = 0;

    memcpy(before, shown, sizeof before);
    strcpy(row, ui_row(0));
    while (strcmp(ui_row(0), row) == 0) {
        ui_hold(KEY_SELECT, 1);
        assert_true(waited++ < LONGEST);
    }
    ui_hold(KEY_SELECT, WRITTEN);
    read_dice(kind, shown);
    for (uint8_t die = 0; die < DICE_MAXIMUM; die++) {
        assert_int_not_equal(shown[die], before[die]);
    }
}

static void check_shaking(size_t kind) {
    uint32_t seen[DICE_MAXIMUM] = {0};
    uint8_t shown[DICE_MAXIMUM];

    read_dice(kind, shown);
    for (unsigned i = 0; i < 2U * lab_faces[kind]; i++) {
        shake(kind, shown);
        for (uint8_t die = 0; die < DICE_MAXIMUM; die++) {
            seen[die] |= 1U << shown[die];
        }
    }
    for (uint8_t die = 0; die < DICE_MAXIMUM; die++) {
        assert_int_equal(seen[die], (2U << lab_faces[kind]) - 2);
    }
}

TEST(dice_that_are_shaken_all_change_at_once_and_show_all_faces, open_lab) {
    for (size_t kind = 0; kind < LAB_DICE; kind++) {
        lab_choose_dice(kind);
        open_throw(6);
        check_shaking(kind);
        ui_run(1000);
        ui_press(KEY_LEFT);
    }
}

/* Meanwhile the first die is the one on the LEDs. */
TEST(dice_are_thrown_anew_when_the_page_is_opened_again, open_lab) {
    enum { WRITTEN = 15 };
    unsigned changes = 0, same = 0;
    uint8_t before = 0;

    open_throw(1);
    ui_press(KEY_LEFT);
    ui_open("Throw dice");
    for (unsigned i = 0; i < 1000; i++) {
        ui_run(1);
        same = face_at(0) == before ? same + 1 : 0;
        changes += same == 0;
        before = face_at(0);
        if (before <= DICE_FACES && same == WRITTEN) {
            assert_int_equal(fake_leds_pips(), patterns[before]);
        }
    }
    assert_in_range(changes, 5, 12);
}

/* Another page takes the key that is let go. */
TEST(dice_come_to_rest_if_another_page_has_come_while_they_were_shaken, open_lab) {
    char row[100];

    open_throw(6);
    ui_hold(KEY_SELECT, 200);
    screens_push(&screen_help);
    ui_run(200);
    ui_press(KEY_LEFT);
    ui_run(1000);
    strcpy(row, ui_row(0));
    ui_run(200);
    ui_expect(row, NULL);
}

TEST(the_sum_is_that_of_the_dice_shown, open_lab) {
    uint8_t sum = 0;

    open_throw(6);
    for (uint8_t die = 0; die < 6; die++) {
        sum = (uint8_t)(sum + face_at((uint8_t)(2 * die)));
    }
    assert_memory_equal(ui_row(1), "→6 dice, sum ", strlen("→6 dice, sum "));
    assert_int_equal(atoi(ui_row(1) + strlen("→6 dice, sum ")), sum);
    ui_press_times(KEY_DOWN, 5);
    assert_int_equal(fake_lcd_code(0, 2), ' ');
    assert_int_equal(atoi(ui_row(1) + strlen("→1 dice, sum ")), face_at(0));
}

TEST(dice_are_shaken_while_select_is_down, open_lab) {
    unsigned changes = 0;
    uint8_t before = 0;

    open_throw(1);
    for (unsigned i = 0; i < 60; i++) {
        ui_hold(KEY_SELECT, 50);
        changes += face_at(0) != before;
        before = face_at(0);
    }
    assert_in_range(changes, 50, 60);
    ui_run(700);
    before = face_at(0);
    for (unsigned i = 0; i < 20; i++) {
        ui_run(50);
        assert_int_equal(face_at(0), before);
    }
}

TEST(dice_lie_as_they_were_when_help_has_been_read, open_lab) {
    char before[100];

    open_throw(6);
    strcpy(before, ui_row(0));
    ui_press(KEY_RIGHT);
    ui_expect("Hold OK to", "shake, let go  ↓");
    ui_press(KEY_LEFT);
    ui_run(1000);
    ui_expect(before, NULL);
    assert_int_equal(fake_leds_pips(), patterns[face_at(0)]);
}

/* In the demonstration, which comes after a minute, the die rolls on the LEDs. */
TEST(dice_lie_as_they_were_when_others_have_been_thrown_meanwhile, open_lab) {
    enum { GAME_BEGINS = 70000, THROWN = 20000 };
    uint8_t shown;
    char before[100];

    open_throw(6);
    strcpy(before, ui_row(0));
    shown = roll_shown();
    ui_run(GAME_BEGINS);
    for (unsigned i = 0; roll_shown() == shown; i++) {
        assert_true(i < THROWN);
        ui_run(1);
    }
    ui_press(KEY_LEFT);
    ui_run(1000);
    ui_expect(before, NULL);
    assert_int_equal(fake_leds_pips(), patterns[face_at(0)]);
}

TEST(dice_of_twenty_faces_are_numbers_and_all_come, open_lab) {
    bool seen[DICE_FACES_MAXIMUM + 1] = {false};
    bool is_no_die_of_six[6] = {false};
    unsigned different = 0;

    lab_choose_dice(LAB_DICE - 1);
    open_throw(6);
    for (unsigned i = 0; i < 100; i++) {
        int sum = 0;
        ui_press(KEY_SELECT);
        ui_run(800);
        for (unsigned die = 0; die < 6; die++) {
            int face = atoi(die < 5 ? ui_row(0) + 3 * die : ui_row(1));
            assert_in_range(face, 1, DICE_FACES_MAXIMUM);
            seen[face] = true;
            is_no_die_of_six[die] |= face > DICE_FACES;
            sum += face;
        }
        assert_int_equal(atoi(strstr(ui_row(1), "6d20 sum ") + strlen("6d20 sum ")), sum);
        assert_int_equal(fake_leds_pips(), 0);
    }
    for (unsigned face = 1; face <= DICE_FACES_MAXIMUM; face++) {
        different += seen[face];
    }
    assert_int_equal(different, DICE_FACES_MAXIMUM);
    for (unsigned die = 0; die < 6; die++) {
        assert_true(is_no_die_of_six[die]);
    }
}

TEST(a_throw_is_one_key_from_the_menu, open_lab) {
    ui_press(KEY_LEFT);
    ui_find("Throw dice");
    ui_press(KEY_SELECT);
    ui_run(1000);
    assert_in_range(face_at(0), 1, 6);
    ui_press(KEY_LEFT);
    ui_expect("→Throw dice", NULL);
}
