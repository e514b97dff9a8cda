#ifndef KOSTKA_UI_PENNEY_PENNEY_COACH_H
#define KOSTKA_UI_PENNEY_PENNEY_COACH_H

#include "ui/kit/game.h"

/* What Penney's game lets the coach know: what each word is worth. Until the first toss the word
   of a person can be taken back, with those chosen behind it. */
extern const FLASH struct game_coach penney_coach;

#endif
