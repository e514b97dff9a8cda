#ifndef KOSTKA_CONSOLE_COMMAND_TABLES_H
#define KOSTKA_CONSOLE_COMMAND_TABLES_H

#include "console/command.h"

/* Every file of commands there is. An image has those of its games. */

extern const FLASH struct command_table snakes_expectation_commands;
extern const FLASH struct command_table snakes_distribution_commands;
extern const FLASH struct command_table snakes_times_commands;
extern const FLASH struct command_table snakes_token_commands;
extern const FLASH struct command_table snakes_board_commands;
extern const FLASH struct command_table chips_commands;
extern const FLASH struct command_table dice_commands;
extern const FLASH struct command_table nim_heap_commands;
extern const FLASH struct command_table nim_graph_commands;
extern const FLASH struct command_table tenk_commands;
extern const FLASH struct command_table tenk_advice_commands;
extern const FLASH struct command_table penney_commands;
extern const FLASH struct command_table device_commands;

/* The commands of this image in the order in which help lists them, from 0; NULL behind the last.
 */
const FLASH struct command *command_tables_at(uint8_t index);

/* The command whose name is the next word of a line; NULL if there is none. */
const FLASH struct command *command_tables_find(const char *line);

#endif
