#ifndef KOSTKA_CONSOLE_SNAKES_SNAKES_BOARD_H
#define KOSTKA_CONSOLE_SNAKES_SNAKES_BOARD_H

#include "console/parser.h"

/* Boards on the line: names, rules, and the arguments of the command board. */

/* forch, chutes, classic, or own. */
const FLASH char *console_board_name(const struct console_board *board);

/* stay, bounce or win. */
const FLASH char *console_board_overshoot(const struct board *board);

/* The number of an own board, from 1. */
bool parse_own_number(struct console_call *call, uint8_t *number);

/* A sound board, to the end of the line: by its name, as an own one, by goal and rule, or + for the
   current one; then the jumps to be added to it. Like console/parser.h. */
bool parse_board(struct console_call *call, struct console_board *entered);

#endif
