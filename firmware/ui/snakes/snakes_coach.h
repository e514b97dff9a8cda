#ifndef KOSTKA_UI_SNAKES_SNAKES_COACH_H
#define KOSTKA_UI_SNAKES_SNAKES_COACH_H

#include "ui/kit/game.h"

/* What the coach is told of the choice between two tokens: the throws that are expected with each.
   What that is of the chance to win nobody knows, so that there are no warnings. A choice by which
   nobody was kicked out can be taken back. */
extern const FLASH struct game_coach snakes_coach;

#endif
