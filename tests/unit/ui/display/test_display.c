/* The picture comes onto the LCD; cells and glyphs that are there already are not sent. */

#include "ui/display/display.h"

#include "support/picture.h"
#include "support/testing.h"

#include "fake.h"

static void write(const char *text) {
    while (*text) {
        display_put(*text++);
    }
}

static struct fake_lcd_counts sent(void) {
    struct fake_lcd_counts counts;

    fake_lcd_clear_counts();
    while (display_step()) {
    }
    counts = fake_lcd_counts();
    fake_lcd_clear_counts();
    return counts;
}

TEST(glyphs_and_what_is_not_blank_are_sent_at_first) {
    struct fake_lcd_counts counts;

    picture_fresh(NULL);
    for (int i = 0; i < 5; i++) {
        display_put((char)DISPLAY_BLOCK);
    }
    counts = sent();
    assert_int_equal(counts.cells, 5);
    assert_int_equal(counts.glyphs, glyphs_dice.count);
    picture_expect("█████", "");
}

static unsigned pips(uint8_t row) {
    unsigned count = 0;

    for (uint8_t bit = 0x08; bit > 0x01; bit >>= 1) {
        count += (row & bit) != 0;
    }
    return count;
}

static uint8_t mirrored(uint8_t row) {
    return (uint8_t)((row & 0x01) << 4 | (row & 0x02) << 2 | (row & 0x04) | (row & 0x08) >> 2 |
                     (row & 0x10) >> 4);
}

/* Both rows of a pip are alike. The outer columns have no dots, so that the pips of two
   neighbouring dice do not meet. Half a turn shows the same. */
TEST(a_glyph_of_a_die_has_as_many_pips_as_it_says) {
    for (unsigned face = 1; face <= 6; face++) {
        const FLASH uint8_t *rows = &glyphs_dice.rows[(face - 1) * DISPLAY_GLYPH_ROWS];
        unsigned all = 0;
        for (unsigned row = 0; row < DISPLAY_GLYPH_ROWS; row++) {
            assert_int_equal(rows[row], mirrored(rows[DISPLAY_GLYPH_ROWS - 1 - row]));
            assert_int_equal(rows[row] & 0x11, 0);
            all += pips(rows[row]);
        }
        for (unsigned row = 0; row < DISPLAY_GLYPH_ROWS; row += 3) {
            assert_int_equal(rows[row], rows[row + 1]);
        }
        assert_int_equal(rows[2] | rows[5], 0);
        assert_int_equal(all, 2 * face);
    }
}

/* Makes a step each millisecond until all is done. */
static void step_on(void) {
    for (int i = 0; i < 60; i++) {
        display_step();
        fake_clock_advance(1);
    }
}

TEST(a_restart_brings_everything_back) {
    picture_fresh(NULL);
    write("games 7");
    display_put(3);
    sent();
    fake_lcd_disturb();
    fake_lcd_clear_counts();
    display_restart();
    step_on();
    assert_int_equal(fake_lcd_counts().restarts, 1);
    assert_int_equal(fake_lcd_counts().starts, 0);
    assert_int_equal(fake_lcd_counts().cells, LCD_ROWS * LCD_COLUMNS);
    assert_int_equal(fake_lcd_counts().glyphs, glyphs_dice.count);
    assert_memory_equal(fake_lcd_glyph(3), &glyphs_dice.rows[24], LCD_GLYPH_ROWS);
    picture_expect("games 7⚃", "");
    step_on();
    assert_int_equal(fake_lcd_counts().restarts, 1);
}

/* The first part may complete an instruction from a half byte. The controller gets five
   milliseconds to carry it out. */
TEST(a_restart_takes_its_time) {
    picture_fresh(NULL);
    sent();
    display_restart();
    assert_true(display_step());
    fake_clock_advance(5);
    assert_true(display_step());
    display_restart();
    write("new");
    assert_true(display_step());
    assert_int_equal(fake_lcd_counts().restarts, 0);
    fake_clock_advance(1);
    assert_true(display_step());
    assert_int_equal(fake_lcd_counts().restarts, 1);
    step_on();
    picture_expect("new", "");
    assert_int_equal(fake_lcd_counts().restarts, 1);
}

/* By the data sheet the LCD needs 40 ms before it takes instructions. */
TEST(an_lcd_that_had_no_supply_is_given_time) {
    picture_fresh(NULL);
    sent();
    fake_lcd_take_supply();
    display_restart();
    assert_true(display_step());
    fake_clock_advance(49);
    display_restart();
    assert_true(display_step());
    fake_clock_advance(10);
    assert_true(display_step());
    assert_int_equal(fake_lcd_counts().restarts, 0);
    fake_clock_advance(1);
    assert_true(display_step());
    fake_clock_advance(LCD_RESTART_PAUSE - 1);
    assert_true(display_step());
    assert_int_equal(fake_lcd_counts().restarts, 0);
    fake_clock_advance(1);
    step_on();
    assert_int_equal(fake_lcd_counts().restarts, 1);
    assert_int_equal(fake_lcd_counts().cells, LCD_ROWS * LCD_COLUMNS);
}

TEST(only_what_has_changed_is_sent) {
    picture_fresh(NULL);
    write("games 7");
    sent();
    display_clear();
    write("games 8");
    assert_int_equal(sent().cells, 1);
    assert_int_equal(sent().cells, 0);
}

TEST(a_step_sends_eight_cells_or_a_glyph) {
    picture_fresh(NULL);
    display_progress(0, 0);
    display_progress(1, 0);
    for (uint8_t steps = 0; steps < glyphs_dice.count + LCD_ROWS * LCD_COLUMNS / 8; steps++) {
        fake_lcd_clear_counts();
        display_step();
        assert_int_equal(fake_lcd_counts().glyphs + fake_lcd_counts().cells,
                         steps < glyphs_dice.count ? 1 : 8);
    }
    assert_false(display_step());
}

TEST(glyphs_are_defined_anew_only_when_others_are_asked_for) {
    picture_fresh(NULL);
    sent();
    display_glyphs(&glyphs_dice);
    assert_int_equal(sent().glyphs, 0);
    display_glyphs(&glyphs_bars);
    assert_int_equal(sent().glyphs, glyphs_bars.count);
}

TEST(bars_have_nine_heights) {
    picture_fresh(NULL);
    display_glyphs(&glyphs_bars);
    for (uint8_t height = 0; height <= 9; height++) {
        display_put(display_bar(height));
    }
    picture_expect(" ▁▂▃▄▅▆▇██", "");
}

TEST(what_is_written_beyond_a_row_is_dropped) {
    picture_fresh(NULL);
    display_at(0, 14);
    write("abcd");
    assert_int_equal(display_column(), 16);
    display_at(1, 15);
    write("xyz");
    picture_expect("              ab", "               x");
}

TEST(shifting_leaves_blanks_and_drops_what_falls_off) {
    picture_fresh(NULL);
    write("0123456789");
    display_shift(4, 8);
    display_put('!');
    picture_expect("0123        4567", "");
}

TEST(the_mark_avoids_what_stands_at_the_end_of_the_first_row) {
    picture_fresh(NULL);
    display_mark();
    picture_expect("               ←", "");
    write("0123456789abcdef");
    display_mark();
    picture_expect("0123456789abcdef", "               ←");
}

TEST(a_progress_bar_is_empty_at_first_and_full_at_the_end) {
    picture_fresh(NULL);
    display_progress(0, 0);
    display_progress(1, 255);
    picture_expect("----------------", "████████████████");
    display_progress(0, 128);
    display_progress(1, 240);
    picture_expect("████████--------", "███████████████-");
}
