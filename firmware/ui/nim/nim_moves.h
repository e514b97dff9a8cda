#ifndef KOSTKA_UI_NIM_NIM_MOVES_H
#define KOSTKA_UI_NIM_NIM_MOVES_H

#include "ui/nim/nim_move_editor.h"

/* The move that a person is entering. There is one at a time, so it belongs to the module. */

/* No move is begun. */
void nim_moves_begin(void);

struct nim_move_editor *nim_moves_editor(void);

/* The heaps that it leaves, COMPOUND_PAWNS of them, if the rule allows it as it stands; NULL:
   none. */
const uint8_t *nim_moves_entered(void);

#endif
