#include "support/picture.h"

#include "support/testing.h"

#include "fake.h"
#include "ui/display/display.h"
#include <string.h>

static const char *glyph(uint8_t code) {
    static const char *const dice[] = {"⚀", "⚁", "⚂", "⚃", "⚄", "⚅", "~", "±"};
    static const char *const bars[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "?"};
    static const char *const arrows[] = {"↑", "↓", "~", "⚃", "⚄", "⚅", "~", "±"};
    bool lowest_row = fake_lcd_glyph(0)[LCD_GLYPH_ROWS - 1] != 0; /* no die has it */
    bool point = fake_lcd_glyph(0)[0] == 0x04;                    /* nor a row of one dot */

    return (lowest_row ? bars : point ? arrows : dice)[code % LCD_GLYPHS];
}

static const char *character(uint8_t code) {
    static char plain[2];

    switch (code) {
    case DISPLAY_ARROW_RIGHT:
        return "→";
    case DISPLAY_ARROW_LEFT:
        return "←";
    case DISPLAY_BLOCK:
        return "█";
    default:
        plain[0] = (char)code;
        return code < 2 * LCD_GLYPHS ? glyph(code) : plain;
    }
}

const char *picture_row(uint8_t row) {
    static char text[LCD_ROWS][4 * LCD_COLUMNS + 1];
    size_t length;

    text[row][0] = '\0';
    for (uint8_t column = 0; column < LCD_COLUMNS; column++) {
        strcat(text[row], character(fake_lcd_code(row, column)));
    }
    for (length = strlen(text[row]); length > 0 && text[row][length - 1] == ' '; length--) {
        text[row][length - 1] = '\0';
    }
    return text[row];
}

bool picture_shows(const char *row_0, const char *row_1) {
    return (row_0 == NULL || strcmp(picture_row(0), row_0) == 0) &&
           (row_1 == NULL || strcmp(picture_row(1), row_1) == 0);
}

void picture_compare(const char *row_0, const char *row_1) {
    if (!picture_shows(row_0, row_1)) {
        fail_msg("the LCD shows\n  |%s|\n  |%s|\nand not\n  |%s|\n  |%s|", picture_row(0),
                 picture_row(1), row_0 ? row_0 : "...", row_1 ? row_1 : "...");
    }
}

int picture_fresh(void **state) {
    (void)state;
    fake_reset_all();
    display_glyphs(&glyphs_dice);
    display_start();
    return 0;
}

void picture_expect(const char *row_0, const char *row_1) {
    while (display_step()) {
        fake_clock_advance(1); /* a restart of the LCD takes some time */
    }
    picture_compare(row_0, row_1);
    display_clear();
}
