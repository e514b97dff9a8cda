#include "ui/display/display.h"

#include "hal/clock.h"
#include "hal/lcd.h"

enum { CELLS = LCD_ROWS * LCD_COLUMNS };

/* A code that no screen writes. */
enum { UNKNOWN = 0x10 };

/* Faces have no frame: pips would touch it, and 4, 5 and 6 would look alike. Pips are two dots
   high, and in the second and fourth column, so that those of neighbours stay apart. */
const FLASH struct glyph_set glyphs_dice = {
    .count = 8,
    .stride = DISPLAY_GLYPH_ROWS,
    .rows = {0x00, 0x00, 0x00, 0x04, 0x04, 0x00, 0x00, 0x00, /* 1 */
             0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x02, 0x02, /* 2 */
             0x08, 0x08, 0x00, 0x04, 0x04, 0x00, 0x02, 0x02, /* 3 */
             0x0A, 0x0A, 0x00, 0x00, 0x00, 0x00, 0x0A, 0x0A, /* 4 */
             0x0A, 0x0A, 0x00, 0x04, 0x04, 0x00, 0x0A, 0x0A, /* 5 */
             0x0A, 0x0A, 0x00, 0x0A, 0x0A, 0x00, 0x0A, 0x0A, /* 6 */
             0x00, 0x00, 0x08, 0x15, 0x02, 0x00, 0x00, 0x00, /* about */
             0x04, 0x04, 0x1F, 0x04, 0x04, 0x00, 0x1F, 0x00} /* plus or minus */
};

/* Each bar has one empty row less above it than the one before. */
const FLASH struct glyph_set glyphs_bars = {
    .count = 7,
    .stride = 1,
    .rows = {0, 0, 0, 0, 0, 0, 0, 0x1F, 0x1F, 0x1F, 0x1F, 0x1F, 0x1F, 0x1F},
};

const FLASH struct glyph_set glyphs_arrows = {
    .count = 3,
    .stride = DISPLAY_GLYPH_ROWS,
    .rows = {0x04, 0x0E, 0x15, 0x04, 0x04, 0x04, 0x00, 0x00, /* up */
             0x00, 0x04, 0x04, 0x04, 0x15, 0x0E, 0x04, 0x00, /* down */
             0x00, 0x00, 0x08, 0x15, 0x02, 0x00, 0x00, 0x00} /* about */
};

static struct cell {
    char wanted;
    char shown;
} cells[CELLS];
static uint8_t cursor;
static uint8_t row_end;
static const FLASH struct glyph_set *glyphs = &glyphs_dice;
static uint8_t glyphs_sent;
static enum restart { RESTART_NONE, RESTART_ASKED, RESTART_SUPPLIED, RESTART_BEGUN } restart;
static uint8_t restarted; /* when its last part began: the low byte of the milliseconds */

/* Notes that all cells of the LCD show this code, and that no glyph is defined. */
static void assume(char code) {
    for (uint8_t i = 0; i < CELLS; i++) {
        cells[i].shown = code;
    }
    glyphs_sent = 0;
}

void display_start(void) {
    assume(' ');
    restart = RESTART_NONE;
    display_clear();
}

void display_restart(void) {
    if (restart == RESTART_NONE) {
        restart = RESTART_ASKED;
    }
}

char display_bar(uint8_t height) {
    if (height == 0) {
        return ' ';
    }
    return height > 7 ? (char)DISPLAY_BLOCK : (char)(height - 1);
}

void display_clear(void) {
    for (uint8_t i = 0; i < CELLS; i++) {
        cells[i].wanted = ' ';
    }
    display_at(0, 0);
}

void display_at(uint8_t row, uint8_t column) {
    row_end = row ? 2 * LCD_COLUMNS : LCD_COLUMNS;
    cursor = (uint8_t)(row_end - LCD_COLUMNS + column);
}

void display_put(char code) {
    if (cursor < row_end) {
        cells[cursor++].wanted = code;
    }
}

uint8_t display_column(void) {
    return (uint8_t)(cursor + LCD_COLUMNS - row_end);
}

void display_shift(uint8_t column, uint8_t by) {
    uint8_t first = (uint8_t)(row_end - LCD_COLUMNS + column);

    for (uint8_t cell = cursor; cell-- > first;) {
        char code = cells[cell].wanted;
        cells[cell].wanted = ' ';
        if (cell + by < row_end) {
            cells[cell + by].wanted = code;
        }
    }
    cursor = cursor + by < row_end ? (uint8_t)(cursor + by) : row_end;
}

void display_mark(void) {
    display_at(cells[LCD_COLUMNS - 1].wanted != ' ', LCD_COLUMNS - 1);
    display_put((char)DISPLAY_ARROW_LEFT);
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
    for (uint8_t column = 0; column < LCD_COLUMNS; column++) {
        display_put(column < full ? (char)DISPLAY_BLOCK : '-');
    }
}

static bool send_glyph(void) {
    uint8_t glyph = glyphs_sent;

    if (glyph == glyphs->count) {
        return false;
    }
    glyphs_sent = glyph + 1;
    lcd_define_glyph(glyph, &glyphs->rows[glyph * glyphs->stride]);
    return true;
}

static bool send_cells(void) {
    uint8_t budget = DISPLAY_CELLS_A_STEP;

    for (uint8_t i = 0; i < CELLS; i++) {
        char code = cells[i].wanted;
        if (cells[i].shown == code) {
            continue;
        }
        if (budget-- == 0) {
            return true;
        }
        lcd_write(i / LCD_COLUMNS, i % LCD_COLUMNS, (uint8_t)code);
        cells[i].shown = code;
    }
    return false;
}

static bool step_restart(void) {
    uint8_t now = (uint8_t)clock_milliseconds();
    uint8_t passed = (uint8_t)(now - restarted);

    if (restart == RESTART_NONE) {
        return false;
    }
    if (restart == RESTART_ASKED || (restart == RESTART_SUPPLIED && passed >= LCD_SUPPLY_PAUSE)) {
        restart = lcd_restart_first() ? RESTART_BEGUN : RESTART_SUPPLIED;
        restarted = now;
    } else if (restart == RESTART_BEGUN && passed >= LCD_RESTART_PAUSE) {
        lcd_restart_second();
        assume(UNKNOWN);
        restart = RESTART_NONE;
    }
    return true;
}

bool display_step(void) {
    return step_restart() || send_glyph() || send_cells();
}
