#include "console/command_tables.h"

#include "console/arguments.h"
#include "console/reply.h"
#include "device/game_list.h"

/* Each entry has a table NAME_commands; that of a game is in console/NAME/. */
#define WITH_COMMANDS(TABLE)                                                                       \
    GAMES(TABLE)                                                                                   \
    TABLE(PUZZLE, puzzle, )                                                                        \
    TABLE(DICE, dice, )                                                                            \
    TABLE(PROOF, record, )                                                                         \
    TABLE(REVIEW, review, )                                                                        \
    TABLE(DEVICE, device, )

/* A program may have commands of its own. */
extern const FLASH struct command_table program_commands __attribute__((weak));

#define DECLARE(NAME, name, number)                                                                \
    extern const FLASH struct command_table name##_commands OPTIONAL;
WITH_COMMANDS(DECLARE)

#define POINTER(NAME, name, number) &name##_commands,
static const FLASH struct command_table *const FLASH tables[] = {WITH_COMMANDS(POINTER) &
                                                                 program_commands};

enum { TABLES = sizeof tables / sizeof tables[0] };

/* The table with the command of that index, which becomes the index in the table; NULL after the
   last. */
static const FLASH struct command_table *table_of(uint8_t *index) {
    for (uint8_t i = 0; i < TABLES; i++) {
        for (const FLASH struct command_table *table = tables[i]; table; table = table->next) {
            if (*index < table->count) {
                return table;
            }
            *index -= table->count;
        }
    }
    return NULL;
}

const FLASH struct command *command_tables_at(uint8_t index) {
    const FLASH struct command_table *table = table_of(&index);

    return table != NULL ? &table->commands[index] : NULL;
}

const FLASH char *command_tables_title(uint8_t index) {
    const FLASH struct command_table *table = table_of(&index);

    return table != NULL && index == 0 ? table->title : NULL;
}

/* Reads one of the names a|b. */
static bool read_name(struct console_call *call, const FLASH char *names) {
    const char *from = call->at;

    parse_choice(call, names);
    return call->at != from;
}

const FLASH struct command *command_tables_read(struct console_call *call) {
    const FLASH struct command *command;

    for (uint8_t i = 0; (command = command_tables_at(i)) != NULL; i++) {
        if (read_name(call, command->name)) {
            return command;
        }
    }
    console_refuse(call, LOCAL_TEXT("unknown command"));
    return NULL;
}

bool command_tables_read_line(struct console_call *call, const char *line) {
    call->at = line;
    call->word = line;
    call->command = command_tables_read(call);
    return call->command != NULL && parse_end(call) && arguments_read(call);
}

const FLASH struct console_puzzle *command_tables_read_puzzle(struct console_call *call) {
    for (uint8_t i = 0; i < TABLES; i++) {
        const FLASH struct command_table *table = tables[i];
        if (table != NULL && table->puzzle != NULL && read_name(call, table->puzzle->name)) {
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
