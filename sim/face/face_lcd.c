#include "face/face.h"
#include "face/snapshot_cell.h"
#include <stdio.h>

/* A character with its gaps is 6 dots wide. Big: a half block shows two dots, one above the other.
   Dots: a Braille pattern shows 2x4 dots. Text: a cell shows a character. Big and dots have a row
   of glass between the LCD's rows; text has no room for it. */

enum { PITCH = 6, DOT_COLUMNS = 5, BRAILLE = 0x2800 };

const struct face_size face_lcd_size[FACE_LCD_SIZES] = {
    [FACE_LCD_BIG] = {9, VIEW_COLUMNS *PITCH - 1},
    [FACE_LCD_DOTS] = {5, VIEW_COLUMNS *PITCH / 2 + 2},
    [FACE_LCD_TEXT] = {2, VIEW_COLUMNS + 2}};

struct look {
    enum face_color dot, glass, grid;
};

static const struct look looks[2] = {{FACE_DOT_DARK, FACE_GLASS_DARK, FACE_GRID_DARK},
                                     {FACE_DOT, FACE_GLASS, FACE_GRID}};

static bool dot_at(const uint8_t *rows, int row, int column) {
    return column < DOT_COLUMNS && rows[row] >> (DOT_COLUMNS - 1 - column) & 1;
}

static void draw_big(struct face *face, int row, int column, const uint8_t *dots,
                     const struct look *look) {
    static const char *const halves[] = {" ", "▀", "▄", "█"};
    for (int i = 0; i < VIEW_GLYPH_ROWS / 2; i++) {
        for (int j = 0; j < DOT_COLUMNS; j++) {
            int lit = dot_at(dots, 2 * i, j) | dot_at(dots, 2 * i + 1, j) << 1;
            face_set(face, row + i, column + j, halves[lit], look->dot, look->grid);
        }
    }
}

/* Bits of a Braille pattern go down the left side, then the right, but the lowest pair, a late
   addition to the script, comes last. */
static void draw_braille(struct face *face, int row, int column, const uint8_t *dots,
                         const struct look *look) {
    static const uint8_t bits[4][2] = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};
    for (int i = 0; i < 2; i++) {
        for (int j = 0; j < PITCH / 2; j++) {
            unsigned pattern = 0;
            for (int bit = 0; bit < 8; bit++) {
                if (dot_at(dots, 4 * i + bit / 2, 2 * j + bit % 2)) {
                    pattern |= bits[bit / 2][bit % 2];
                }
            }
            unsigned code = BRAILLE + pattern;
            char text[] = {(char)(0xE0 | code >> 12), (char)(0x80 | (code >> 6 & 0x3F)),
                           (char)(0x80 | (code & 0x3F)), 0};
            face_set(face, row + i, column + j, pattern ? text : " ", look->dot, look->glass);
        }
    }
}

static void draw_code(struct face *face, int row, int column, const struct view *view,
                      uint8_t code) {
    const struct look *look = &looks[view->light];
    char text[8];
    switch (face->lcd) {
    case FACE_LCD_BIG:
        draw_big(face, row, column, snapshot_dots(view, code), look);
        break;
    case FACE_LCD_DOTS:
        draw_braille(face, row, column, snapshot_dots(view, code), look);
        break;
    default:
        snapshot_cell(view, code, text);
        face_set(face, row, column, text, look->dot, look->glass);
    }
}

void face_draw_lcd(struct face *face, int row, int column, const struct view *view) {
    static const struct {
        int rows, columns, margin;
    } steps[FACE_LCD_SIZES] = {{5, PITCH, 0}, {3, PITCH / 2, 1}, {1, 1, 1}};
    const struct look *look = &looks[view->light];
    struct face_size size = face_lcd_size[face->lcd];
    for (int i = 0; i < size.rows; i++) {
        for (int j = 0; j < size.columns; j++) {
            face_set(face, row + i, column + j, " ", look->dot, look->glass);
        }
    }
    column += steps[face->lcd].margin;
    for (int i = 0; i < VIEW_ROWS; i++) {
        for (int j = 0; j < VIEW_COLUMNS; j++) {
            draw_code(face, row + i * steps[face->lcd].rows, column + j * steps[face->lcd].columns,
                      view, snapshot_code(view, i, j));
        }
    }
}
