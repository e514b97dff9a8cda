/* hal/avr/lcd.c writes every cell and glyph where it belongs, whatever it wrote before. No screen
   defines a glyph between two neighbouring cells, but one may. The bus is a controller that only
   knows where its next byte goes (table 6 of the HD44780's datasheet). */
// broken by: lcd-address-after-restart lcd-address-after-glyph lcd-address-stays

#include "support/testing.h"

#include "hal/avr/lcd_bus.h"
#include "hal/lcd.h"
#include <string.h>

enum { ROW_1 = 0x40, DDRAM = 0x80, CGRAM = 0x40 };

static struct {
    bool is_data;
    bool to_glyphs;
    uint8_t address;
    uint8_t cells[DDRAM];
    uint8_t glyphs[CGRAM];
} controller;

void lcd_bus_start(void) {
}

bool lcd_bus_restart(void) {
    return true;
}

void lcd_bus_begin(void) {
}

void lcd_bus_end(void) {
}

void lcd_bus_sleep(void) {
}

void lcd_bus_half(uint8_t byte) {
    assert_int_equal(byte & 0x0F, 0);
}

void lcd_bus_select(bool data) {
    controller.is_data = data;
}

static void execute(uint8_t instruction) {
    if (instruction & DDRAM || instruction <= 0x03) {
        controller.to_glyphs = false;
        controller.address = instruction & DDRAM ? instruction - DDRAM : 0;
    } else if (instruction & CGRAM) {
        controller.to_glyphs = true;
        controller.address = instruction - CGRAM;
    }
    if (instruction == 0x01) {
        memset(controller.cells, ' ', sizeof controller.cells);
    }
}

void lcd_bus_byte(uint8_t byte) {
    if (!controller.is_data) {
        execute(byte);
    } else if (controller.to_glyphs) {
        controller.glyphs[controller.address++ % CGRAM] = byte;
    } else {
        controller.cells[controller.address++ % DDRAM] = byte;
    }
}

/* ---- the tests ------------------------------------------------------------------------------- */

static const uint8_t rows[LCD_GLYPH_ROWS] = {1, 2, 3, 4, 5, 6, 7, 8};

static uint8_t shown(uint8_t cell) {
    return controller.cells[(cell / LCD_COLUMNS ? ROW_1 : 0) + cell % LCD_COLUMNS];
}

static void write(uint8_t cell, uint8_t code) {
    lcd_write(cell / LCD_COLUMNS, cell % LCD_COLUMNS, code);
}

static void nothing(void) {
}

static void define_last_glyph(void) {
    lcd_define_glyph(LCD_GLYPHS - 1, rows);
}

static void restart(void) {
    lcd_restart_first();
    lcd_restart_second();
}

/* Writes every pair of cells, with something between them. */
static void two_cells_are_written(void (*between)(void)) {
    enum { CELLS = LCD_ROWS * LCD_COLUMNS };

    lcd_start();
    for (uint8_t first = 0; first < CELLS; first++) {
        for (uint8_t second = 0; second < CELLS; second++) {
            memset(controller.cells, ' ', sizeof controller.cells);
            write(first, 'a');
            between();
            write(second, 'b');
            assert_int_equal(shown(second), 'b');
            assert_int_equal(shown(first), first == second ? 'b' : 'a');
        }
    }
}

TEST(cells_follow_one_another) {
    two_cells_are_written(nothing);
}

TEST(a_glyph_between_two_cells_harms_neither) {
    two_cells_are_written(define_last_glyph);
    assert_memory_equal(&controller.glyphs[CGRAM - LCD_GLYPH_ROWS], rows, LCD_GLYPH_ROWS);
}

TEST(a_restart_between_two_cells_harms_neither) {
    two_cells_are_written(restart);
}
