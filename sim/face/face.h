#ifndef KOSTKA_SIM_FACE_H
#define KOSTKA_SIM_FACE_H

#include "models/view.h"
#include <stdbool.h>
#include <stdint.h>

/* The picture that a terminal shows, composed into a grid of cells: the terminal face draws the
   grid with ncurses, a recording writes it as escape sequences. */

enum {
    FACE_ROWS = 80,
    FACE_COLUMNS = 240,
    FACE_TEXT = 8,
    FACE_MIN_ROWS = 12,
    FACE_MIN_COLUMNS = 40
};

enum face_color {
    FACE_PLAIN,
    FACE_FAINT,
    FACE_TITLE,
    FACE_NOTICE,
    FACE_CASE,
    FACE_DOT, /* the LCD with the light on ... */
    FACE_GLASS,
    FACE_GRID,
    FACE_DOT_DARK, /* ... and off */
    FACE_GLASS_DARK,
    FACE_GRID_DARK,
    FACE_LED,
    FACE_LED_DARK,
    FACE_DIE,
    FACE_TONE,
    FACE_HELD,
    FACE_HELD_PAPER,
    FACE_HELP,
    FACE_HELP_PAPER,
    FACE_COLORS
};

enum face_weight { FACE_NORMAL, FACE_BOLD, FACE_REVERSE };

struct face_palette {
    int16_t rich;  /* in the palette of 256 colours; -1: the terminal's own */
    int16_t basic; /* in the palette of 8 */
    enum face_weight weight;
};

extern const struct face_palette face_palette[FACE_COLORS];

struct face_cell {
    char text[FACE_TEXT]; /* UTF-8, one column wide */
    uint8_t ink, paper;
};

/* How the LCD is drawn: dots as half blocks, which need 122 columns; dots as Braille patterns,
   thin, but with every glyph as it is on 80 columns; or characters of the terminal. */
enum face_lcd { FACE_LCD_BIG, FACE_LCD_DOTS, FACE_LCD_TEXT, FACE_LCD_SIZES };

struct face_options {
    int rows, columns;
    enum face_lcd lcd; /* the one wanted; text if it does not fit */
    bool ascii;        /* the terminal can show only ASCII */
    bool help;
    bool seconds; /* the clock shows whole seconds */
};

/* The area of a key, for clicks. */
struct face_key {
    int row, column, rows, columns;
};

struct face {
    int rows, columns;
    enum face_lcd lcd; /* as drawn */
    struct face_key keys[VIEW_KEY_SELECT + 1];
    struct face_cell cells[FACE_ROWS][FACE_COLUMNS];
};

/* What the title and the line below the device show of the simulation. */
struct face_status {
    bool paused;
    unsigned speed;      /* 1, 4, or 0 for full speed */
    double actual_speed; /* simulated seconds per real second */
    const char *notice;  /* one line to show, or NULL */
};

/* Draws the whole face. Without a status (NULL) there is no speed, notice or key help. */
void face_compose(struct face *face, const struct face_options *options, const struct view *view,
                  const struct face_status *status);

/* The key drawn at this place, or VIEW_KEY_NONE. */
enum view_key face_key_at(const struct face *face, int row, int column);

/* The next form of the LCD that fits, after the one that is drawn. */
enum face_lcd face_next_lcd(const struct face *face, const struct face_options *options);

/* The rest is for the files of the face. */

void face_set(struct face *face, int row, int column, const char *text, enum face_color ink,
              enum face_color paper);

/* Writes a text of one-column characters; returns the column after it. */
int face_put(struct face *face, int row, int column, const char *text, enum face_color ink,
             enum face_color paper);

void face_frame(struct face *face, int row, int column, int rows, int columns, enum face_color ink,
                enum face_color paper);

int face_width(const char *utf8);

/* The ASCII character for one that the face uses; ? if there is none. */
char face_ascii(const char *utf8);

struct face_size {
    int rows, columns;
};

extern const struct face_size face_lcd_size[FACE_LCD_SIZES];

void face_draw_lcd(struct face *face, int row, int column, const struct view *view);

/* face_draw_hint draws a line of key help that fits, face_draw_help all of it in a box. */
void face_draw_hint(struct face *face);
void face_draw_help(struct face *face);

#endif
