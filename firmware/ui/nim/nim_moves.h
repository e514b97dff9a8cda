#ifndef KOSTKA_UI_NIM_NIM_MOVES_H
#define KOSTKA_UI_NIM_NIM_MOVES_H

#include "ui/nim/nim_move_editor.h"

/* The moves of Nim and its kin on their way: the one that a person is entering, the one that the
   computer has decided on, and those that have been made and can be looked at or taken back. They
   belong to the game in play (ui/nim/nim_view.h), and so to the module. A move is the heaps that it
   leaves, COMPOUND_PAWNS of them (games/nim/compound.h). */

/* A game begins or goes on: no move is begun, and none has been made. */
void nim_moves_begin(void);

/* What a person enters; and that move, if the rule allows it as it stands; NULL: none. */
struct nim_move_editor *nim_moves_editor(void);
const uint8_t *nim_moves_entered(void);

/* For the computer's move, from when it is decided until it is made. */
uint8_t *nim_moves_decided(void);

/* Makes the move of the player whose turn it is: the one entered, or the one decided on. */
void nim_moves_make(void);

/* The heaps before the last move, which has been made. */
const uint8_t *nim_moves_before(void);

/* The heaps before the last move of a person, which a computer has answered or is to answer; NULL:
   none has been made, or against nobody. */
const uint8_t *nim_moves_before_person(void);

#endif
