/* Words and numbers on a row. */

#include "ui/display/row.h"

#include "support/picture.h"
#include "support/testing.h"

#include <string.h>

#include "ui/display/display.h"

TEST(what_is_too_long_is_cut_at_the_end_of_the_row, picture_fresh) {
    row_text("a row has no more than 16");
    row_character('!');
    picture_expect("a row has no mor", "");
}

TEST(numbers_follow_each_other, picture_fresh) {
    row_unsigned(7);
    row_character(' ');
    row_padded(42, 4);
    row_character(' ');
    row_scaled(1234, 2);
    display_at(1, 1);
    row_percent(PROBABILITY_ONE / 4, 1);
    row_percent(PROBABILITY_ONE, 0);
    picture_expect("7   42 12.34", "  25.0%100%");
}

TEST(short_fractions_are_in_lowest_terms, picture_fresh) {
    static const struct {
        uint16_t numerator;
        uint16_t denominator;
        const char *text;
    } cases[] = {
        {0, 7, "0/1"},          {57344, 65535, ""}, {63, 101, ""}, {97, 99, "97/99"},
        {36864, 57344, "9/14"}, {5, 1, "5/1"},      {6, 8, "3/4"}, {65535, 65535, "1/1"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(row_fraction(cases[i].numerator, cases[i].denominator),
                         cases[i].text[0] != '\0');
        picture_expect(cases[i].text, "");
    }
}

/* 5.5, and the same times 20 and 200. */
TEST(a_fitted_real_gives_up_digits_for_its_size, picture_fresh) {
    row_real_fitted((struct real){11, 1}, 4);
    row_character(' ');
    row_real_fitted((struct real){220, 1}, 4);
    display_at(1, 0);
    row_real_fitted((struct real){2200, 1}, 4);
    row_character(' ');
    row_real_fitted((struct real){2200, 1}, 1);
    picture_expect("5.5000 110.00", "1100.0 1100.0");
}

TEST(below_a_hundred_a_fitted_real_has_all_its_digits, picture_fresh) {
    row_real_fitted((struct real){199, 1}, 3);
    row_character(' ');
    row_real_fitted((struct real){200, 1}, 3);
    picture_expect("99.500 100.00", "");
}

TEST(a_real_has_the_digits_asked_for, picture_fresh) {
    row_real((struct real){2201, 1}, 4);
    picture_expect("1100.5000", "");
}

TEST(faces_are_dice_and_what_is_none_a_blank, picture_fresh) {
    for (uint8_t face = 0; face <= 7; face++) {
        row_face(face);
    }
    row_character('|');
    picture_expect(" ⚀⚁⚂⚃⚄⚅ |", "");
}

TEST(what_is_aligned_ends_with_the_row, picture_fresh) {
    row_text("Speed");
    row_text("fast");
    row_align_right(5);
    display_at(1, 0);
    row_text("all of the row !");
    row_align_right(3);
    picture_expect("Speed       fast", "all of the row !");
}

TEST(rows_break_between_words, picture_fresh) {
    static const struct {
        const char *text;
        const char *rows[4];
    } cases[] = {
        {"one two three", {"one two", "three"}},
        {"exactly ten a", {"exactly", "ten a"}},
        {"exactly te", {"exactly te"}},
        {"incomprehensibly long", {"incomprehe", "nsibly", "long"}},
        {"0123456789 ab", {"0123456789", "ab"}},
        {"", {""}},
        {"a  b", {"a  b"}},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const char *text = cases[i].text;
        for (size_t row = 0; row == 0 || *text; row++) {
            const char *from = text;
            uint8_t length = row_break(&text, 10);
            assert_int_equal(length, strlen(cases[i].rows[row]));
            assert_memory_equal(from, cases[i].rows[row], length);
        }
    }
}

/* A person is of kind 0. */
TEST(of_several_players_computers_are_told_from_persons, picture_fresh) {
    static const uint8_t kinds[] = {0, 1, 2};

    row_name(0, kinds, 3);
    row_name(1, kinds, 3);
    row_name(2, kinds, 3);
    row_second();
    row_winner(2, kinds, 3);
    picture_expect("P1C2C3", "C3 wins!");
}

TEST(two_are_named_by_what_they_are_or_by_their_seats, picture_fresh) {
    static const uint8_t kinds[][2] = {{0, 1}, {1, 0}, {0, 0}, {1, 1}};

    for (uint8_t i = 0; i < 4; i++) {
        row_name(0, kinds[i], 2);
        row_name(1, kinds[i], 2);
    }
    picture_expect("YouCPUCPUYouP1P2", "");
}
