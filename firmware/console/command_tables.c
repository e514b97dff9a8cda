#include "console/command_tables.h"

#include "console/arguments.h"
#include "device/game_list.h"

/* Each entry has a table NAME_commands; that of a game is in console/NAME/. */
#define WITH_COMMANDS(TABLE)                                                                       \
    GAMES(TABLE)                                                                                   \
    TABLE(PUZZLE, puzzle, )                                                                        \
    TABLE(DICE, dice, )                                                                            \
    TABLE(PROOF, record, )                                                                         \
    TABLE(REVIEW, review, )                                                                        \
    TABLE(DEVICE, device, )

#define DECLARE(NAME, name, number)                                                                \
    extern const FLASH struct command_table name##_commands OPTIONAL;
WITH_COMMANDS(DECLARE)

#define POINTER(NAME, name, number) &name##_commands,
static const FLASH struct command_table *const FLASH tables[] = {WITH_COMMANDS(POINTER)};

enum { TABLES = sizeof tables / sizeof tables[0] };

const FLASH struct command *command_tables_at(uint8_t index) {
    for (uint8_t i = 0; i < TABLES; i++) {
        for (const FLASH struct command_table *table = tables[i]; table; table = table->next) {
            if (index < table->count) {
                return &table->commands[index];
            }
            index -= table->count;
        }
    }
    return NULL;
}

const FLASH struct command *command_tables_read(struct console_call *call) {
    const FLASH struct command *command;

    for (uint8_t i = 0; (command = command_tables_at(i)) != NULL; i++) {
        if (parse_choice(call, command->name) == 0) {
            break;
        }
    }
    return command;
}

const FLASH struct console_puzzle *command_tables_read_puzzle(struct console_call *call) {
    for (uint8_t i = 0; i < TABLES; i++) {
        const FLASH struct command_table *table = tables[i];
        if (table != NULL && table->puzzle != NULL &&
            parse_choice(call, table->puzzle->name) == 0) {
            return table->puzzle;
        }
    }
    return NULL;
}

void command_tables_start(void) {
    for (uint8_t i = 0; i < TABLES; i++) {
        for (const FLASH struct command_table *table = tables[i]; table; table = table->next) {
            if (table->start != NULL) {
                table->start();
            }
        }
    }
}
