#include "face/face.h"
#include <stdio.h>
#include <string.h>

const struct face_palette face_palette[FACE_COLORS] = {
    [FACE_PLAIN] = {-1, -1, FACE_NORMAL},      [FACE_FAINT] = {245, -1, FACE_NORMAL},
    [FACE_TITLE] = {223, 3, FACE_BOLD},        [FACE_NOTICE] = {214, 3, FACE_BOLD},
    [FACE_CASE] = {180, 3, FACE_NORMAL},       [FACE_DOT] = {231, 7, FACE_BOLD},
    [FACE_GLASS] = {26, 4, FACE_NORMAL},       [FACE_GRID] = {25, 4, FACE_NORMAL},
    [FACE_DOT_DARK] = {104, 7, FACE_NORMAL},   [FACE_GLASS_DARK] = {17, 0, FACE_NORMAL},
    [FACE_GRID_DARK] = {234, 0, FACE_NORMAL},  [FACE_LED] = {203, 1, FACE_BOLD},
    [FACE_LED_DARK] = {95, 1, FACE_NORMAL},    [FACE_DIE] = {234, 0, FACE_NORMAL},
    [FACE_TONE] = {214, 3, FACE_BOLD},         [FACE_HELD] = {16, 0, FACE_REVERSE},
    [FACE_HELD_PAPER] = {214, 3, FACE_NORMAL}, [FACE_HELP] = {230, 7, FACE_NORMAL},
    [FACE_HELP_PAPER] = {236, 0, FACE_NORMAL},
};

/* The bytes of the character at the start of a text, with the marks that combine with it. */
static int character_length(const char *utf8) {
    int length = *utf8 ? 1 : 0;
    while ((utf8[length] & 0xC0) == 0x80) {
        length++;
    }
    bool combining = (unsigned char)utf8[length] == 0xCC && length > 0;
    return combining ? length + 2 : length;
}

int face_width(const char *utf8) {
    int width = 0;
    for (; *utf8; utf8 += character_length(utf8)) {
        width++;
    }
    return width;
}

void face_set(struct face *face, int row, int column, const char *text, enum face_color ink,
              enum face_color paper) {
    if (row < 0 || row >= face->rows || column < 0 || column >= face->columns) {
        return;
    }
    struct face_cell *cell = &face->cells[row][column];
    memset(cell, 0, sizeof *cell); /* cells are compared as a whole */
    snprintf(cell->text, sizeof cell->text, "%s", text);
    cell->ink = (uint8_t)ink;
    cell->paper = (uint8_t)paper;
}

int face_put(struct face *face, int row, int column, const char *text, enum face_color ink,
             enum face_color paper) {
    while (*text) {
        char one[FACE_TEXT];
        int length = character_length(text);
        snprintf(one, sizeof one, "%.*s", length, text);
        face_set(face, row, column++, one, ink, paper);
        text += length;
    }
    return column;
}

void face_frame(struct face *face, int row, int column, int rows, int columns, enum face_color ink,
                enum face_color paper) {
    static const char *const marks[3][3] = {{"╭", "─", "╮"}, {"│", " ", "│"}, {"╰", "─", "╯"}};
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j < columns; j++) {
            int high = i == 0 ? 0 : i + 1 < rows ? 1 : 2;
            int wide = j == 0 ? 0 : j + 1 < columns ? 1 : 2;
            face_set(face, row + i, column + j, marks[high][wide], ink, paper);
        }
    }
}

char face_ascii(const char *utf8) {
    static const struct {
        const char *text;
        char ascii;
    } table[] = {
        {"─", '-'}, {"│", '|'}, {"╭", '+'}, {"╮", '+'}, {"╰", '+'}, {"╯", '+'}, {"┼", '+'},
        {"●", '@'}, {"○", 'o'}, {"▲", '^'}, {"▼", 'v'}, {"◀", '<'}, {"▶", '>'}, {"♪", '~'},
        {"×", 'x'}, {"·", '.'}, {"→", '>'}, {"←", '<'}, {"↑", '^'}, {"↓", 'v'}, {"°", 'o'},
        {"▁", '_'}, {"▂", '_'}, {"▃", '.'}, {"▄", ':'}, {"▅", '='}, {"▆", '%'}, {"▇", '#'},
        {"█", '#'}, {"▎", '|'}, {"▍", '|'}, {"▋", '='}, {"▊", '#'}, {"⚀", '1'}, {"⚁", '2'},
        {"⚂", '3'}, {"⚃", '4'}, {"⚄", '5'}, {"⚅", '6'}, {"⓪", '0'}, {"①", '1'}, {"②", '2'},
        {"③", '3'}, {"④", '4'}, {"⑤", '5'}, {"⑥", '6'}, {"⑦", '7'}, {"¥", 'Y'}, {"÷", '/'},
        {"μ", 'u'}, {"∞", '8'}, {"ä", 'a'}, {"ö", 'o'}, {"ü", 'u'}, {"ñ", 'n'}, {"π", 'p'}};
    if ((unsigned char)*utf8 < 0x80) {
        return *utf8;
    }
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        if (strcmp(utf8, table[i].text) == 0) {
            return table[i].ascii;
        }
    }
    return '?';
}
