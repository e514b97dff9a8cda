#ifndef KOSTKA_CONSOLE_SNAKES_SNAKES_ARGUMENTS_H
#define KOSTKA_CONSOLE_SNAKES_SNAKES_ARGUMENTS_H

#include "console/command.h"
#include "console/parser.h"

/* Arguments of the commands of snakes and ladders: like console/parser.h. */

/* A square of the current board on which a token can stand; before the goal, or the goal too. */
bool parse_square(struct console_call *call, uint8_t *square);
bool parse_square_or_goal(struct console_call *call, uint8_t *square);

/* The same as the last argument of a line: without it the start. */
bool parse_last_square(struct console_call *call, uint8_t *square);
bool parse_last_square_or_goal(struct console_call *call, uint8_t *square);

/* Both tokens, or the only one, are home. */
bool refuse_goal(struct console_call *call);

/* M, a number of throws. */
bool parse_throws(struct console_call *call, uint16_t *throws);

/* What a ~ means in most answers. */
extern const FLASH char snakes_rounding_mark[];

/* The files of commands behind the first, in the order in which help lists them. */
extern const FLASH struct command_table snakes_distribution_commands;
extern const FLASH struct command_table snakes_times_commands;
extern const FLASH struct command_table snakes_token_commands;
extern const FLASH struct command_table snakes_board_commands;

#endif
