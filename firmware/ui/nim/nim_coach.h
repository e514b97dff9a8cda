#ifndef KOSTKA_UI_NIM_NIM_COACH_H
#define KOSTKA_UI_NIM_NIM_COACH_H

#include "ui/kit/game.h"

/* What Nim and its kin let the coach know: the winning moves, and what a move gives away, which is
   all or nothing. */
extern const FLASH struct game_coach nim_coach;

#endif
