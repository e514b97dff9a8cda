#ifndef KOSTKA_CONSOLE_SNAKES_SNAKES_BOARD_H
#define KOSTKA_CONSOLE_SNAKES_SNAKES_BOARD_H

#include "console/arguments.h"
#include "games/snakes/board.h"

/* The board that the commands of snakes and ladders are about, and arguments that depend on it. It
   outlives every line, and is forch at first. */
const struct board *snakes_board(void);

/* Readers of a square on which a token can stand: before the goal, or the goal too. */
bool read_square(struct console_call *call, void *square);
bool read_square_or_goal(struct console_call *call, void *square);

/* Both tokens, or the only one, are home. */
bool refuse_goal(struct console_call *call);

/* What a ~ means in most answers. */
extern const FLASH char snakes_rounding_mark[];

/* The files of commands behind the first, in the order in which help lists them. */
extern const FLASH struct command_table snakes_token_commands;
extern const FLASH struct command_table snakes_board_commands;

#endif
