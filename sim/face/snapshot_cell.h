#ifndef KOSTKA_SIM_SNAPSHOT_CELL_H
#define KOSTKA_SIM_SNAPSHOT_CELL_H

#include "models/view.h"
#include <stdbool.h>
#include <stdint.h>

/* What a cell of the LCD shows. */

/* The code of a cell as it is seen: a blank everywhere while the display is switched off, and the
   glyph codes 8..15, which show the same glyphs again, as 0..7. */
uint8_t snapshot_code(const struct view *view, int row, int column);

static inline bool snapshot_is_glyph(uint8_t code) {
    return code < 2 * VIEW_GLYPHS;
}

/* The eight rows of dots of a code, bit 4 leftmost; higher bits are to be ignored. */
const uint8_t *snapshot_dots(const struct view *view, uint8_t code);

/* The sign that stands for glyph 0..7 in text: a circled digit. */
const char *snapshot_glyph_name(uint8_t glyph);

/* One LCD cell as UTF-8 text (character ROM A00; glyphs as the nearest block or letter), NUL
   terminated, at most 7 bytes. */
void snapshot_cell(const struct view *view, uint8_t code, char utf8[8]);

#endif
