#ifndef KOSTKA_UI_SNAKES_TABLE_H
#define KOSTKA_UI_SNAKES_TABLE_H

#include "games/snakes.h"

/* The game of snakes and ladders that is on the table: what the screens of the game share, and
   what survives power-off. */

extern struct snakes snakes_game;

/* A fresh game with the board, players and rule that are set in snakes_game. */
void snakes_table_new(void);

/* Fetches the game that was going on at power-off; false when there is none. */
bool snakes_table_resume(void);

/* Keeps the game as it stands, or forgets it when it is over. */
void snakes_table_keep(void);

#endif
