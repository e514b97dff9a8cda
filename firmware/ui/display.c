#include "ui/display.h"

#include "hal/lcd.h"
#include "text/text.h"
#include <stddef.h>

enum { CELLS = LCD_ROWS * LCD_COLUMNS, CELLS_A_STEP = 8 };

const FLASH struct glyph_set glyphs_dice = {
    .count = 8,
    .rows = {{0x1F, 0x11, 0x11, 0x15, 0x11, 0x11, 0x1F, 0x00},
             {0x1F, 0x11, 0x19, 0x11, 0x13, 0x11, 0x1F, 0x00},
             {0x1F, 0x19, 0x11, 0x15, 0x11, 0x13, 0x1F, 0x00},
             {0x1F, 0x11, 0x1B, 0x11, 0x1B, 0x11, 0x1F, 0x00},
             {0x1F, 0x1B, 0x11, 0x15, 0x11, 0x1B, 0x1F, 0x00},
             {0x1F, 0x1B, 0x11, 0x1B, 0x11, 0x1B, 0x1F, 0x00},
             {0x04, 0x0E, 0x15, 0x04, 0x04, 0x04, 0x04, 0x00},
             {0x04, 0x04, 0x04, 0x04, 0x15, 0x0E, 0x04, 0x00}},
};

const FLASH struct glyph_set glyphs_bars = {
    .count = 7,
    .rows = {{0, 0, 0, 0, 0, 0, 0, 0x1F},
             {0, 0, 0, 0, 0, 0, 0x1F, 0x1F},
             {0, 0, 0, 0, 0, 0x1F, 0x1F, 0x1F},
             {0, 0, 0, 0, 0x1F, 0x1F, 0x1F, 0x1F},
             {0, 0, 0, 0x1F, 0x1F, 0x1F, 0x1F, 0x1F},
             {0, 0, 0x1F, 0x1F, 0x1F, 0x1F, 0x1F, 0x1F},
             {0, 0x1F, 0x1F, 0x1F, 0x1F, 0x1F, 0x1F, 0x1F}},
};

static char wanted[CELLS];
/* What the LCD shows, every code one higher so that the start value 0 means: nothing known. */
static uint8_t shown[CELLS];
static uint8_t cursor;
static uint8_t row_end;
static const FLASH struct glyph_set *glyphs;
static uint8_t glyphs_sent;

char display_bar(uint8_t height) {
    if (height == 0)
        return ' ';
    return height > 7 ? (char)DISPLAY_BLOCK : (char)(height - 1);
}

void display_clear(void) {
    for (uint8_t cell = 0; cell < CELLS; cell++)
        wanted[cell] = ' ';
    display_at(0, 0);
}

void display_put(char code) {
    if (cursor < row_end)
        wanted[cursor++] = code;
}

void display_at(uint8_t row, uint8_t column) {
    row_end = (uint8_t)((row + 1) * LCD_COLUMNS);
    cursor = (uint8_t)(row * LCD_COLUMNS + column);
    text_to(display_put);
}

void display_text(uint8_t row, uint8_t column, const FLASH char *string) {
    display_at(row, column);
    text_flash(string);
}

void display_glyphs(const FLASH struct glyph_set *set) {
    if (glyphs != set) {
        glyphs = set;
        glyphs_sent = 0;
    }
}

void display_progress(uint8_t row, uint8_t part) {
    uint8_t full = (uint8_t)((uint16_t)part * (LCD_COLUMNS + 1) >> 8);

    display_at(row, 0);
    for (uint8_t column = 0; column < LCD_COLUMNS; column++)
        display_put(column < full ? (char)DISPLAY_BLOCK : '-');
}

static bool send_glyph(void) {
    if (glyphs == NULL || glyphs_sent == glyphs->count)
        return false;
    lcd_define_glyph(glyphs_sent, glyphs->rows[glyphs_sent]);
    glyphs_sent++;
    return true;
}

bool display_step(void) {
    uint8_t budget = CELLS_A_STEP;

    if (send_glyph())
        return true;
    for (uint8_t cell = 0; cell < CELLS; cell++) {
        uint8_t code = (uint8_t)((uint8_t)wanted[cell] + 1);
        if (shown[cell] == code)
            continue;
        if (budget-- == 0)
            return true;
        lcd_write(cell / LCD_COLUMNS, cell % LCD_COLUMNS, (uint8_t)wanted[cell]);
        shown[cell] = code;
    }
    return false;
}
