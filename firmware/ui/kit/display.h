#ifndef KOSTKA_UI_KIT_DISPLAY_H
#define KOSTKA_UI_KIT_DISPLAY_H

#include "core/number/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* The picture that the LCD is to show: screens write into it freely, and a few cells that differ
   from what the LCD shows are sent at each step, so nothing flickers and nothing waits. */

enum { DISPLAY_GLYPH_ROWS = 8 };

/* A run of glyphs for character codes 0.. upwards, at most 8. */
struct glyph_set {
    uint8_t count;
    uint8_t stride; /* from the first row of one to that of the next; they may overlap */
    uint8_t rows[];
};

/* Faces of a die at codes 0..5 (face - 1), then DISPLAY_ABOUT and DISPLAY_PLUS_MINUS. */
extern const FLASH struct glyph_set glyphs_dice;

/* Bars of height 1..7 at codes 0..6. */
extern const FLASH struct glyph_set glyphs_bars;

/* The code of a bar of height 0..8 with glyphs_bars in use. */
char display_bar(uint8_t height);

/* Codes of character ROM A00 that have no place in ASCII. */
/* The characters that glyphs_dice brings besides faces, by codes that stand for the same glyphs as
   6 and 7 (HD44780 datasheet, table 4) and so may stand in a layout. */
enum { DISPLAY_ABOUT = 0x0E, DISPLAY_PLUS_MINUS = 0x0F };

enum { DISPLAY_ARROW_RIGHT = 0x7E, DISPLAY_ARROW_LEFT = 0x7F, DISPLAY_BLOCK = 0xFF };

/* Empties the picture and puts the cursor at the top left. */
void display_clear(void);

/* Puts the cursor on a cell and directs the text module here. What is written beyond the end of
   a row is dropped. */
void display_at(uint8_t row, uint8_t column);

/* A string in flash at a cell. */
void display_text(uint8_t row, uint8_t column, const FLASH char *string);

/* The sign that up and down change a number: an arrow at the end of row 0, or of row 1 where
   something stands there. */
void display_mark(void);

/* Writes one code at the cursor; \n moves it to the beginning of row 1. */
void display_put(char code);

/* Writes one code at the end of the row of the cursor: all from the cursor on makes room to the
 * left. */
void display_push(char code);

/* Writes an arrow, or a blank. */
void display_arrow(bool here);

/* The glyphs from now on, at first those of dice; redefined only where they are not in use already.
 */
void display_glyphs(const FLASH struct glyph_set *set);

/* A progress bar of 16 cells in a row; part of 255. */
void display_progress(uint8_t row, uint8_t part);

/* Sends one glyph or up to 8 cells; under 1 ms. True while there is more to send. */
bool display_step(void);

#endif
