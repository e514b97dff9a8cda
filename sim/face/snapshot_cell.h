#ifndef KOSTKA_SIM_SNAPSHOT_CELL_H
#define KOSTKA_SIM_SNAPSHOT_CELL_H

#include "models/view.h"
#include <stdbool.h>
#include <stdint.h>

/* A cell of the LCD as it is seen. */

/* The visible code of a cell: a blank while the display is off; 0..7 also for the glyph
   codes 8..15, which show the same glyphs. */
uint8_t snapshot_code(const struct view *view, int row, int column);

static inline bool snapshot_is_glyph(uint8_t code) {
    return code < 2 * VIEW_GLYPHS;
}

/* The eight rows of dots of a code, bit 4 leftmost; ignore higher bits. */
const uint8_t *snapshot_dots(const struct view *view, uint8_t code);

/* The sign that stands for glyph 0..7 in text: a circled digit. */
const char *snapshot_glyph_name(uint8_t glyph);

/* One LCD cell as UTF-8 text (character ROM A00; glyphs as the nearest block or letter), NUL
   terminated, at most 7 bytes. */
void snapshot_cell(const struct view *view, uint8_t code, char utf8[8]);

#endif
