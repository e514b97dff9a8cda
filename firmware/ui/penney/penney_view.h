#ifndef KOSTKA_UI_PENNEY_PENNEY_VIEW_H
#define KOSTKA_UI_PENNEY_PENNEY_VIEW_H

#include "device/session.h"
#include "games/penney/penney.h"
#include "ui/kit/digit_editor.h"
#include "ui/kit/game.h"
#include "ui/kit/keys.h"
#include <stdint.h>

/* Shared by the screens of Penney's game: the game in play, players, tosses, and the word being
   chosen. */

static inline struct penney *penney_in_play(void) {
    return (struct penney *)session.state.bytes;
}

static inline bool penney_is_choosing(void) {
    return penney_chooser(penney_in_play()) < penney_in_play()->players;
}

/* True if a computer is to choose a word. */
bool penney_computer_chooses(void);

/* A player at the cursor, by the name that all games use. */
void penney_draw_player(uint8_t player);

/* Writes a chance in parts of 64. */
void penney_write_parts(uint8_t parts);

/* A row of tosses at the cursor: "HTT". */
void penney_draw_tosses(uint8_t row);

/* The word that a person chooses, letter by letter. It begins with that many heads, at most
   PATTERNS_LETTERS_MOST, and the cursor on the first. */
void penney_word_editor_begin(uint8_t letters);

/* The word of the letters as they are set (games/penney/patterns.h). */
uint8_t penney_word_editor_word(void);

/* Up and down change the letter under the cursor, select goes on to the next, left back. */
enum digit_editor_result penney_word_editor_key(enum key key);

/* Draws the letters at the display's cursor. */
void penney_word_editor_draw(void);

/* How the game's puzzles look. */
extern const FLASH struct game_puzzles penney_puzzle_view OPTIONAL;

#endif
