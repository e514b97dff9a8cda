#ifndef KOSTKA_UI_CHIPS_CHIPS_VIEW_H
#define KOSTKA_UI_CHIPS_CHIPS_VIEW_H

#include "device/session.h"
#include "games/chips/chips.h"
#include "ui/kit/digit_editor.h"
#include "ui/kit/game.h"

/* What the screens of chips share: the game in play, the chips being placed, and how fields and
   chips look. */

static inline struct chips *chips_in_play(void) {
    return (struct chips *)session.state.bytes;
}

static inline bool chips_is_throwing(void) {
    return chips_in_play()->stage == CHIPS_THROWING;
}

enum { CHIPS_FIELDS_BESIDE_NAME = 7 };

static inline bool chips_is_alone(void) {
    return chips_in_play()->players == 1;
}

/* The chips that a person has placed so far. The field at the editor's cursor is shown in
   brackets. */
struct chips_placing {
    struct digit_editor editor;
    uint8_t chips[CLEARANCE_FIELDS];
};
struct chips_placing *chips_placing(void);

/* The number of chips still to be placed. */
uint8_t chips_still_to_place(void);

/* Writes a player's name. */
void chips_draw_name(uint8_t player);

/* Draws the chips on all fields at the cursor, one character each: 0..9, then letters. Those of one
   field are in brackets. */
enum { CHIPS_NO_BRACKETS = CLEARANCE_FIELDS };
void chips_draw_digits(const uint8_t chips[], uint8_t in_brackets);

/* Draws the chips that a player has left on all fields, in that player's row: before the first
   throw as digits, then as bars, which need glyphs_bars. */
void chips_draw_left(uint8_t player);

/* True if the fields leave no room for both a name and a chance after them. */
static inline bool chips_fill_row(void) {
    return chips_count(chips_in_play()->kind) > CHIPS_FIELDS_BESIDE_NAME;
}

/* struct game.draw_prompt: if the prompt has no room, its turn shows the players' names instead. */
bool chips_draw_prompt(bool prompting);

/* True if names are shown where there is room for either a name or a chance. */
bool chips_shows_names(void);

/* Writes a field's name at the cursor: a probability, a face or a sum. */
void chips_draw_field(uint8_t field);

/* How the game's puzzles look. */
extern const FLASH struct game_puzzles chips_puzzle_view OPTIONAL;

#endif
