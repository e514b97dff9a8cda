#ifndef KOSTKA_UI_CHIPS_CHIPS_VIEW_H
#define KOSTKA_UI_CHIPS_CHIPS_VIEW_H

#include "device/session.h"
#include "games/chips/chips.h"
#include "ui/kit/digit_editor.h"
#include "ui/kit/game.h"

/* The game of chips as its screens see it: the game in play, who places, and how fields and chips
   look. */

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

/* What the person who places has put on the fields so far; the editor says which is in brackets. */
struct chips_placing {
    struct digit_editor editor;
    uint8_t chips[CLEARANCE_FIELDS];
};
struct chips_placing *chips_placing(void);

/* How many chips that person has still to put on fields. */
uint8_t chips_still_to_place(void);

/* A player by name. */
void chips_draw_name(uint8_t player);

/* Chips on all fields, a character each, at the cursor: 0..9, then letters; those of one field in
   brackets. */
enum { CHIPS_NO_BRACKETS = CLEARANCE_FIELDS };
void chips_draw_digits(const uint8_t chips[], uint8_t in_brackets);

/* What a player has left on all fields, in the player's row: before the first throw as digits, then
   as bars, which need glyphs_bars. */
void chips_draw_left(uint8_t player);

/* So many fields leave no room for both a name and a chance behind them. */
static inline bool chips_fill_row(void) {
    return chips_count(chips_in_play()->kind) > CHIPS_FIELDS_BESIDE_NAME;
}

/* The second row is drawn: with the names of the players if there is no room for more. */
bool chips_draw_prompt(bool prompting);

/* Whether names stand where there is room for either a name or a chance. */
bool chips_shows_names(void);

/* A field by its name at the cursor: a probability, a face, a sum. */
void chips_draw_field(uint8_t field);

/* How its puzzles look. */
extern const FLASH struct game_puzzles chips_puzzle_view OPTIONAL;

#endif
