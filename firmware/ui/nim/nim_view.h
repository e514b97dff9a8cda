#ifndef KOSTKA_UI_NIM_NIM_VIEW_H
#define KOSTKA_UI_NIM_NIM_VIEW_H

#include "device/session.h"
#include "games/nim/impartial.h"
#include "ui/kit/digit_editor.h"
#include "ui/kit/game.h"
#include <stdbool.h>
#include <stdint.h>

/* Shared by the screens of Nim and its kin: the game in play, players and heaps in a row, and the
   move being entered. */

static inline struct impartial *nim_in_play(void) {
    return (struct impartial *)session.state.bytes;
}

/* Writes a player's name at the cursor. */
void nim_draw_player(uint8_t player);

/* Writes heaps, a blank between two. */
void nim_write_heaps(const uint8_t heaps[], uint8_t count);

/* Writes what a decision makes of the heaps that it changes. */
void nim_write_decision(const void *before, decision_t decision);

/* Draws a number for each heap at the cursor, three places each: two digits, and an arrow in front
   if it differs from the other number. */
void nim_view_heaps(const uint8_t numbers[], const uint8_t others[]);

/* The move that a person enters, heap by heap. Up and down change the heap under the cursor to what
   a move can leave of it; if only one heap may move, the others get back what was taken from them.
   Select goes to the next heap that can move, left to the one before. Select on the last heap makes
   the move; if only one heap may move and one has, any select makes it. Left on the first heap
   gives the move up. */
struct nim_move_editor {
    struct digit_editor heaps;
    uint8_t to[COMPOUND_PAWNS]; /* the move so far, as impartial_move takes it */
    bool is_refused;            /* the last key should have made the move, but it is not complete */
};

/* Begins a move with all heaps as they are, on the first heap that can move. There must be one. */
void nim_move_editor_begin(void);

/* Gives up the move that has been begun, if any. */
void nim_move_editor_end(void);

/* Handles a key, pressed or repeated, after a move has been begun. KEY_ACTS: the move is complete;
   otherwise KEY_TAKEN. A tune refuses an impossible step. */
enum key_answer nim_move_editor_key(enum key key);

/* The move that has been begun, or NULL. */
const struct nim_move_editor *nim_move_editor(void);

/* True if select would make the move. */
bool nim_move_editor_is_complete(void);

/* Draws why the last key did not make the move. False if the move was not refused. */
bool nim_move_editor_draw_refusal(void);

/* The COMPOUND_PAWNS heaps that the move leaves if it is allowed as it stands; otherwise NULL. */
const uint8_t *nim_entered_heaps(void);

/* How the game's puzzles look. */
extern const FLASH struct game_puzzles nim_puzzle_view OPTIONAL;

#endif
