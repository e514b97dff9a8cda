#ifndef KOSTKA_CONSOLE_COMMAND_TABLES_H
#define KOSTKA_CONSOLE_COMMAND_TABLES_H

#include "console/command.h"

/* The commands of this image: those of its games, in the order of the menu, then those of the
   puzzles, of the dice and of the device. */

/* In that order, from 0; NULL behind the last. */
const FLASH struct command *command_tables_at(uint8_t index);

/* Reads the name of a command: NULL, and nothing read, if it is none. */
const FLASH struct command *command_tables_read(struct console_call *call);

/* Reads the name of a game: its puzzles; NULL, and nothing read, if it has none. */
const FLASH struct console_puzzle *command_tables_read_puzzle(struct console_call *call);

/* Sets up what outlives a line, in all files of commands. */
void command_tables_start(void);

#endif
