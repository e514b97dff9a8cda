#ifndef KOSTKA_CONSOLE_NIM_NIM_ARGUMENTS_H
#define KOSTKA_CONSOLE_NIM_NIM_ARGUMENTS_H

#include "console/command.h"
#include "console/parser.h"
#include "games/nim/compound.h"

/* Arguments of the commands of Nim and its kin: like console/parser.h. */

/* A position, to the end of the line: heaps' sizes or pawns' nodes, each 0..most; "what must be 0
   to most". Sets count and pawn. */
bool parse_position(struct console_call *call, const FLASH char *what, uint8_t most,
                    struct compound *compound);

/* The files of commands behind the first, in the order in which help lists them. */
extern const FLASH struct command_table nim_graph_commands;

#endif
