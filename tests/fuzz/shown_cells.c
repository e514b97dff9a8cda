#include "fuzz/shown_cells.h"

#include "hal/host/fake.h"

enum { CELLS = LCD_ROWS * LCD_COLUMNS };

static uint8_t code(unsigned cell) {
    return fake_lcd_code((uint8_t)(cell / LCD_COLUMNS), (uint8_t)(cell % LCD_COLUMNS));
}

/* Every glyph has two codes. */
static bool is_drawn(uint8_t code) {
    return code < 2 * LCD_GLYPHS || (code >= ' ' && code < 0x80) || code > 0xA0;
}

bool shown_cells_are_drawn(void) {
    for (unsigned cell = 0; cell < CELLS; cell++) {
        if (!is_drawn(code(cell))) {
            return false;
        }
    }
    return true;
}

/* FNV-1a. */
uint32_t shown_cells_hash(void) {
    uint32_t hash = 2166136261u;
    for (unsigned cell = 0; cell < CELLS; cell++) {
        hash = (hash ^ code(cell)) * 16777619u;
    }
    return hash;
}
