#ifndef KOSTKA_UI_DISPLAY_DISPLAY_H
#define KOSTKA_UI_DISPLAY_DISPLAY_H

#include "core/number/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* The picture that the LCD is to show: screens write into it freely, and a few cells that differ
   from what the LCD shows are sent at each step, so nothing flickers and nothing waits. */

enum { DISPLAY_GLYPH_ROWS = 8 };

/* A run of glyphs for character codes 0.. upwards, at most 8. */
struct glyph_set {
    uint8_t count;
    uint8_t stride; /* from the first row of a glyph to that of the next; they may overlap */
    uint8_t rows[];
};

/* Faces of a die at codes 0..5 (face - 1), then DISPLAY_ABOUT and DISPLAY_PLUS_MINUS. */
extern const FLASH struct glyph_set glyphs_dice;

/* Bars of height 1..7 at codes 0..6. */
extern const FLASH struct glyph_set glyphs_bars;

/* DISPLAY_ARROW_UP, DISPLAY_ARROW_DOWN and DISPLAY_ABOUT_IN_TEXT, which the character ROM lacks. */
extern const FLASH struct glyph_set glyphs_arrows;
enum { DISPLAY_ARROW_UP = 0x08, DISPLAY_ARROW_DOWN = 0x09, DISPLAY_ABOUT_IN_TEXT = 0x0A };

/* The code of a bar of height 0..8 with glyphs_bars in use. */
char display_bar(uint8_t height);

/* The characters in glyphs_dice other than faces. Codes 8..15 stand for the same glyphs as 0..7
   (HD44780 datasheet, table 4). */
enum { DISPLAY_ABOUT = 0x0E, DISPLAY_PLUS_MINUS = 0x0F };

/* Codes of character ROM A00 that have no place in ASCII. */
enum { DISPLAY_ARROW_RIGHT = 0x7E, DISPLAY_ARROW_LEFT = 0x7F, DISPLAY_BLOCK = 0xFF };

/* Call once, when the LCD has just been started: it is empty, and no glyph is defined. */
void display_start(void);

/* Empties the picture and puts the cursor at the top left. */
void display_clear(void);

/* Puts the cursor on a cell. Text beyond the end of its row is dropped. */
void display_at(uint8_t row, uint8_t column);

/* The column of the cursor, 0..16. */
uint8_t display_column(void);

/* Draws the sign that up and down change a number: an arrow at the end of row 0, or of row 1 if the
   end of row 0 is in use. */
void display_mark(void);

/* Writes one code at the cursor. */
void display_put(char code);

/* Moves the cells of the cursor's row from a column up to the cursor to the right `by` cells, and
   leaves blanks behind. The cursor moves with them. */
void display_shift(uint8_t column, uint8_t by);

/* Sets the glyphs in use, at first glyphs_dice. They are defined again only if another set was in
   use. */
void display_glyphs(const FLASH struct glyph_set *set);

/* Draws a progress bar of 16 cells in a row; part of 255. */
void display_progress(uint8_t row, uint8_t part);

/* Restarts the LCD in the next steps, which cannot be seen, and sends the whole picture again,
   because noise may have garbled it. */
void display_restart(void);

/* How many cells are sent at a time: a constant of the board (sizes.h). */
#if !defined(DISPLAY_CELLS_A_STEP)
#define DISPLAY_CELLS_A_STEP 8
#endif

/* Sends one glyph or DISPLAY_CELLS_A_STEP cells: under 1 ms, once 3 ms in a restart, and at most 5
   ms if the LCD is on a bus. True while there is more to do. */
bool display_step(void);

#endif
