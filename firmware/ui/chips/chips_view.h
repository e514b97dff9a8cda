#ifndef KOSTKA_UI_CHIPS_CHIPS_VIEW_H
#define KOSTKA_UI_CHIPS_CHIPS_VIEW_H

#include "core/number/bounded.h"
#include "device/session.h"
#include "games/chips/chips.h"
#include "ui/kit/digit_editor.h"

/* The game of chips as its screens see it: the game in play, who places, and how fields and chips
   look. */

SESSION_HOLDS(struct chips, sizeof(struct chips));

static inline struct chips *chips_in_play(void) {
    return (struct chips *)session.state.bytes;
}

static inline bool chips_is_throwing(void) {
    return chips_in_play()->stage == CHIPS_THROWING;
}

static inline bool chips_is_alone(void) {
    return chips_in_play()->players == 1;
}

/* Where the person who places is: the field under the cursor. */
const struct digit_editor *chips_placing(void);

/* Chips on all fields, a character each, at the cursor: 0..9, then letters. */
void chips_draw_digits(const uint8_t chips[]);

/* What a player has left on all fields, as bars in the player's row; needs glyphs_bars. */
void chips_draw_bars(uint8_t player);

/* Expected throws at the cursor, with as many digits as a row has room for. */
void chips_draw_throws(const struct bounded *throws);

/* A field by its name at the cursor: a probability, a face, a sum. */
void chips_draw_field(uint8_t field);

#endif
