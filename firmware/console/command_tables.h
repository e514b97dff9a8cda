#ifndef KOSTKA_CONSOLE_COMMAND_TABLES_H
#define KOSTKA_CONSOLE_COMMAND_TABLES_H

#include "console/command.h"

/* The commands of this image: those of its games, in the order of the menu, then those of the
   puzzles, of the dice and of the device. */

/* In that order, from 0; NULL behind the last. */
const FLASH struct command *command_tables_at(uint8_t index);

/* The command whose name is the next word of a line; NULL if there is none. */
const FLASH struct command *command_tables_find(const char *line);

/* The puzzles of the games, by places 0..command_tables_count() - 1; NULL: there are none. */
uint8_t command_tables_count(void);
const FLASH struct console_puzzle *command_tables_puzzle(uint8_t place);

#endif
