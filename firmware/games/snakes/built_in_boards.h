#ifndef KOSTKA_GAMES_SNAKES_BUILT_IN_BOARDS_H
#define KOSTKA_GAMES_SNAKES_BUILT_IN_BOARDS_H

#include "games/snakes/board.h"

/* The built-in boards of snakes and ladders: forch (V. Forch's 5x5 board, 2012), chutes (Milton
   Bradley, 100 squares), classic (10x10, 86 squares to stand on). */

enum { BOARDS_FORCH, BOARDS_CHUTES, BOARDS_CLASSIC, BOARDS_COUNT };

/* Copies a board; unused jumps are 0>0. False, and nothing copied, for an unknown index. */
bool boards_load(uint8_t index, struct board *board);

#endif
