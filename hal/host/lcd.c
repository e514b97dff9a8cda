#include "hal/lcd.h"

#include "fake.h"
#include <string.h>

enum { GLYPH_MASK = 0x1F, NOWHERE = 0xFF };

static uint8_t cells[LCD_ROWS][LCD_COLUMNS] = {
    [0 ... LCD_ROWS - 1] = {[0 ... LCD_COLUMNS - 1] = ' '}};
static uint8_t glyphs[LCD_GLYPHS][LCD_GLYPH_ROWS];
static bool started;
static bool restarting; /* between the two parts */
static bool dark;       /* so that the light is on before the first call, as on the AVR */
static bool unplugged;  /* nothing reaches it */
static bool lost;       /* it has been unplugged and not started up since */
static bool sleeps;
static bool supply_is_off;
static struct fake_lcd_counts counts;
static uint8_t next_row = NOWHERE, next_column;

static void clear(void) {
    memset(cells, ' ', sizeof cells);
    next_row = NOWHERE;
}

bool lcd_answers(void) {
    return !lost;
}

bool lcd_seek(void) {
    return !unplugged;
}

void fake_lcd_unplug(bool now) {
    unplugged = now;
    lost = lost || now;
}

void fake_lcd_take_supply(void) {
    supply_is_off = true;
}

void lcd_sleep(void) {
    counts.early += !started || restarting;
    sleeps = true;
}

void lcd_start(void) {
    clear();
    sleeps = false;
    started = true;
    counts.starts++;
}

bool lcd_restart_first(void) {
    lost = unplugged;
    restarting = true;
    if (supply_is_off) {
        supply_is_off = false;
        return false;
    }
    return true;
}

void lcd_restart_second(void) {
    counts.restarts += restarting;
    sleeps = false;
    restarting = false;
    next_row = NOWHERE;
}

void lcd_write(uint8_t row, uint8_t column, uint8_t code) {
    if (row >= LCD_ROWS || column >= LCD_COLUMNS || lost) {
        return;
    }
    counts.early += !started || restarting;
    counts.cells++;
    counts.jumps += row != next_row || column != next_column;
    cells[row][column] = code;
    next_row = row;
    next_column = (uint8_t)(column + 1);
}

void lcd_define_glyph(uint8_t glyph, const FLASH uint8_t rows[LCD_GLYPH_ROWS]) {
    if (glyph >= LCD_GLYPHS || lost) {
        return;
    }
    counts.early += !started || restarting;
    counts.glyphs++;
    for (uint8_t row = 0; row < LCD_GLYPH_ROWS; row++) {
        glyphs[glyph][row] = rows[row] & GLYPH_MASK;
    }
    next_row = NOWHERE;
}

void fake_lcd_disturb(void) {
    memset(cells, '?', sizeof cells);
    memset(glyphs, 0x15, sizeof glyphs);
}

void lcd_light(bool on) {
    dark = !on;
}

void fake_lcd_reset(void) {
    clear();
    memset(glyphs, 0, sizeof glyphs);
    started = false;
    restarting = false;
    dark = false;
    unplugged = lost = false;
    sleeps = false;
    fake_lcd_clear_counts();
}

const char *fake_lcd_text(uint8_t row) {
    static char text[LCD_ROWS][LCD_COLUMNS + 1];
    uint8_t of = row < LCD_ROWS ? row : 0;
    for (uint8_t column = 0; column < LCD_COLUMNS; column++) {
        uint8_t code = cells[of][column];
        text[of][column] = code < LCD_GLYPHS ? '#' : (char)code;
    }
    return text[of];
}

uint8_t fake_lcd_code(uint8_t row, uint8_t column) {
    return row < LCD_ROWS && column < LCD_COLUMNS ? cells[row][column] : 0;
}

const uint8_t *fake_lcd_glyph(uint8_t glyph) {
    return glyphs[glyph % LCD_GLYPHS];
}

bool fake_lcd_light(void) {
    return !dark;
}

struct fake_lcd_counts fake_lcd_counts(void) {
    return counts;
}

bool fake_lcd_sleeps(void) {
    return sleeps;
}

void fake_lcd_clear_counts(void) {
    memset(&counts, 0, sizeof counts);
}
