#ifndef KOSTKA_UI_GAMES_H
#define KOSTKA_UI_GAMES_H

#include "device/game_list.h"
#include "ui/kit/game.h"
#include <stdbool.h>
#include <stdint.h>

/* The games of this image. */

#define GAME_PLACE(NAME, name, number) PLACE_OF_##NAME,
enum { GAMES(GAME_PLACE) GAMES_COUNT };
#undef GAME_PLACE

/* By their places in the menu, 0..GAMES_COUNT - 1. */
extern const FLASH struct game *const FLASH games[GAMES_COUNT];

/* The game that goes on, or NULL if there is none. */
const FLASH struct game *games_in_play(void);

/* Lets every game read what it keeps besides its state. Call once at start, before games_resume. */
void games_load(void);

/* Makes a new game of the one in that place, which goes on from now; `chosen` as for `begin` of
   struct game. False, and the game that went on still does: the choices do not go together. */
bool games_begin(uint8_t place, const uint8_t chosen[]);

/* What session_load has read is judged by the game that it is said to be, and dropped unless it can
   be played on; one that cannot counts as refused (device/saved.h). Call once at start. */
void games_resume(void);

#endif
