#ifndef KOSTKA_UI_NIM_NIM_VIEW_H
#define KOSTKA_UI_NIM_NIM_VIEW_H

#include "device/session.h"
#include "games/nim/impartial.h"
#include "ui/kit/digit_editor.h"
#include "ui/kit/game.h"
#include <stdbool.h>
#include <stdint.h>

/* What the screens of Nim and its kin share: the game in play, players and heaps in a row, and the
   move that a person enters. */

static inline struct impartial *nim_in_play(void) {
    return (struct impartial *)session.state.bytes;
}

/* A player at the cursor. */
void nim_draw_player(uint8_t player);

/* A number for each heap at the display's cursor, three places each: an arrow before those that
   differ from the others, and two digits. */
void nim_view_heaps(const uint8_t numbers[], const uint8_t others[]);

/* The move that a person enters, put together heap by heap. Up and down change the heap under the
   cursor to what a move can leave of it; where only one heap may move the others get back what was
   taken from them. Select goes on to the next heap that can move, left back to the one before;
   select on the last one makes the move, and any select does where only one heap may move and one
   has. Left on the first one gives the move up. */
struct nim_move_editor {
    struct digit_editor heaps;
    uint8_t to[COMPOUND_PAWNS]; /* the move so far, as impartial_move takes it */
};

/* Begins with all heaps as they are, on the first that can move: one must. */
void nim_move_editor_begin(void);

/* No move is begun (any more). */
void nim_move_editor_end(void);

/* A key that was pressed or repeated while a move is begun. KEY_ACTS: the move is complete. It is
   always taken; a tune refuses what cannot be. */
enum key_answer nim_move_editor_key(enum key key);

/* The move that has been begun; NULL: none has. */
const struct nim_move_editor *nim_move_editor(void);

/* True if select would make the move. */
bool nim_move_editor_is_complete(void);

/* The heaps that it leaves, COMPOUND_PAWNS of them, if the rule allows it as it stands; NULL:
   none. */
const uint8_t *nim_entered_heaps(void);

#endif
