#ifndef KOSTKA_UI_NIM_NIM_COACH_H
#define KOSTKA_UI_NIM_NIM_COACH_H

#include "ui/kit/game.h"

/* What Nim and its kin let the coach know: the winning moves, and what a move gives away, which is
   all or nothing. */
extern const FLASH struct game_coach nim_coach;

/* A game begins, or goes on: no move can be taken back until one is made. */
void nim_coach_begin(void);

/* Each of two positions in the place of the other. */
void nim_coach_exchange(uint8_t *first, uint8_t *second);

#endif
