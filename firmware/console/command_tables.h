#ifndef KOSTKA_CONSOLE_COMMAND_TABLES_H
#define KOSTKA_CONSOLE_COMMAND_TABLES_H

#include "console/command.h"

/* The commands of this image: those of its games in the order of the menu, then those of puzzles,
   dice, records, the review and the device. */

/* The command of that index, from 0; NULL after the last. */
const FLASH struct command *command_tables_at(uint8_t index);

/* The title of the commands that begin with that index; NULL if none begin there. */
const FLASH char *command_tables_title(uint8_t index);

/* Reads the name of a command. NULL if it has refused the call: there is no such command. */
const FLASH struct command *command_tables_read(struct console_call *call);

/* Reads a line from its beginning to its end: the command and its arguments. False if it has been
   refused. */
bool command_tables_read_line(struct console_call *call, const char *line);

/* Reads the name of a game and returns its puzzles. NULL, and nothing is read, if it has none. */
const FLASH struct console_puzzle *command_tables_read_puzzle(struct console_call *call);

/* Calls `start` of every table. */
void command_tables_start(void);

#endif
