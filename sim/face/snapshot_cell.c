#include "face/snapshot_cell.h"
#include "face/character_rom.h"
#include <stdio.h>
#include <string.h>

enum { DOTS = 0x1F, PIP_SIZE = 4, FACES = 6, NEAR = 4 };

uint8_t snapshot_code(const struct view *view, int row, int column) {
    uint8_t code = view->display_on ? view->cells[row][column] : ' ';
    return snapshot_is_glyph(code) ? code % VIEW_GLYPHS : code;
}

const uint8_t *snapshot_dots(const struct view *view, uint8_t code) {
    return snapshot_is_glyph(code) ? view->glyphs[code % VIEW_GLYPHS] : character_rom_dots(code);
}

const char *snapshot_glyph_name(uint8_t glyph) {
    static const char *const names[VIEW_GLYPHS] = {"⓪", "①", "②", "③", "④", "⑤", "⑥", "⑦"};
    return names[glyph % VIEW_GLYPHS];
}

/* A bar that has risen from the bottom: some empty rows, then equal ones, full or with a margin
   at both sides. */
static const char *bar_upward(const uint8_t rows[VIEW_GLYPH_ROWS]) {
    static const char *const bars[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    uint8_t bar = rows[VIEW_GLYPH_ROWS - 1];
    if (bar != 0x1F && bar != 0x0E) {
        return NULL;
    }
    int top = 0;
    while (rows[top] == 0) {
        top++;
    }
    for (int row = top; row < VIEW_GLYPH_ROWS; row++) {
        if (rows[row] != bar) {
            return NULL;
        }
    }
    return bars[VIEW_GLYPH_ROWS - 1 - top];
}

/* A bar that grows from the left edge: the same rows over most of the height. */
static const char *bar_rightward(const uint8_t rows[VIEW_GLYPH_ROWS]) {
    static const struct {
        uint8_t row;
        const char *text;
    } bars[] = {{0x10, "▎"}, {0x18, "▍"}, {0x1C, "▋"}, {0x1E, "▊"}, {0x1F, "█"}};
    uint8_t bar = rows[VIEW_GLYPH_ROWS / 2];
    int height = 0;
    for (int row = 0; row < VIEW_GLYPH_ROWS; row++) {
        if (rows[row] != bar && rows[row] != 0) {
            return NULL;
        }
        height += rows[row] == bar;
    }
    for (size_t i = 0; i < sizeof bars / sizeof *bars; i++) {
        if (bars[i].row == bar && height >= VIEW_GLYPH_ROWS - 2) {
            return bars[i].text;
        }
    }
    return NULL;
}

/* Takes the connected patch around a dot, itself and diagonals included, out of the rows, and
   returns its size. */
static int take_patch(uint8_t rows[VIEW_GLYPH_ROWS], int row, uint8_t seed) {
    uint8_t patch[VIEW_GLYPH_ROWS] = {0};
    patch[row] = seed;
    for (bool grown = true; grown;) {
        grown = false;
        for (int i = 0; i < VIEW_GLYPH_ROWS; i++) {
            uint8_t around = patch[i];
            around |= i > 0 ? patch[i - 1] : 0;
            around |= i + 1 < VIEW_GLYPH_ROWS ? patch[i + 1] : 0;
            uint8_t now = (around | around << 1 | around >> 1) & rows[i];
            grown |= now != patch[i];
            patch[i] = now;
        }
    }
    int size = 0;
    for (int i = 0; i < VIEW_GLYPH_ROWS; i++) {
        size += __builtin_popcount(patch[i]);
        rows[i] &= (uint8_t)~patch[i];
    }
    return size;
}

/* The face of a die: nothing but one to six small patches. */
static const char *die_face(const uint8_t glyph[VIEW_GLYPH_ROWS]) {
    static const char *const faces[FACES] = {"⚀", "⚁", "⚂", "⚃", "⚄", "⚅"};
    uint8_t rows[VIEW_GLYPH_ROWS];
    memcpy(rows, glyph, sizeof rows);
    int pips = 0;
    for (int row = 0; row < VIEW_GLYPH_ROWS; row++) {
        while (rows[row]) {
            int size = take_patch(rows, row, rows[row] & (uint8_t)-rows[row]);
            if (size > PIP_SIZE) {
                return NULL;
            }
            pips++;
        }
    }
    return pips >= 1 && pips <= FACES ? faces[pips - 1] : NULL;
}

static int distance(const uint8_t a[VIEW_GLYPH_ROWS], const uint8_t b[VIEW_GLYPH_ROWS]) {
    int dots = 0;
    for (int row = 0; row < VIEW_GLYPH_ROWS; row++) {
        dots += __builtin_popcount(a[row] ^ b[row]);
    }
    return dots;
}

/* The character of the ROM that differs in a few dots only, as a letter with an accent does. */
static const char *letter(const uint8_t rows[VIEW_GLYPH_ROWS]) {
    int best = NEAR + 1;
    uint8_t found = 0;
    for (int code = '!'; code <= UINT8_MAX; code++) {
        const uint8_t *dots = character_rom_dots((uint8_t)code);
        int away = dots[0] | dots[2] | dots[3] | dots[4] ? distance(rows, dots) : best;
        if (away < best) {
            best = away;
            found = (uint8_t)code;
        }
    }
    return best <= NEAR ? character_rom_text(found) : NULL;
}

/* Characters that the ROM lacks, as they are usually drawn. */
static const char *mark(const uint8_t rows[VIEW_GLYPH_ROWS]) {
    static const struct {
        uint8_t rows[VIEW_GLYPH_ROWS];
        const char *text;
    } marks[] = {{{0x00, 0x00, 0x08, 0x15, 0x02}, "~"},
                 {{0x04, 0x04, 0x1F, 0x04, 0x04, 0x00, 0x1F}, "±"},
                 {{0x04, 0x0E, 0x15, 0x04, 0x04, 0x04}, "↑"},
                 {{0x00, 0x04, 0x04, 0x04, 0x15, 0x0E, 0x04}, "↓"}};
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        if (memcmp(rows, marks[i].rows, VIEW_GLYPH_ROWS) == 0) {
            return marks[i].text;
        }
    }
    return NULL;
}

static const char *glyph_text(const struct view *view, uint8_t code) {
    static const char *(*const readings[])(const uint8_t *) = {mark, bar_upward, bar_rightward,
                                                               die_face, letter};
    uint8_t rows[VIEW_GLYPH_ROWS];
    uint8_t any = 0;
    for (int row = 0; row < VIEW_GLYPH_ROWS; row++) {
        rows[row] = snapshot_dots(view, code)[row] & DOTS;
        any |= rows[row];
    }
    const char *text = any ? NULL : " ";
    for (size_t i = 0; i < sizeof readings / sizeof *readings && !text; i++) {
        text = readings[i](rows);
    }
    return text ? text : snapshot_glyph_name(code);
}

void snapshot_cell(const struct view *view, uint8_t code, char utf8[8]) {
    snprintf(utf8, 8, "%s",
             snapshot_is_glyph(code) ? glyph_text(view, code) : character_rom_text(code));
}
