#ifndef KOSTKA_CONSOLE_SNAKES_SNAKES_BOARD_H
#define KOSTKA_CONSOLE_SNAKES_SNAKES_BOARD_H

#include "console/arguments.h"
#include "games/snakes/board.h"

/* The current board of the commands of snakes and ladders, and readers of arguments that depend on
   it. It stays from line to line, and is forch at first. */
const struct board *snakes_board(void);

/* Read a square on which a token can stand: one before the goal; or the goal, too. */
bool read_square(struct console_call *call, void *square);
bool read_square_or_goal(struct console_call *call, void *square);

/* Refuses the call because the only token, or both, are home. */
bool refuse_goal(struct console_call *call);

/* The meaning of a ~ in most answers. */
extern const FLASH char snakes_rounding_mark[];

/* The tables of commands after the first, in the order in which help lists them. */
extern const FLASH struct command_table snakes_token_commands;
extern const FLASH struct command_table snakes_board_commands;

#endif
