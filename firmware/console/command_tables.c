#include "console/command_tables.h"

#include "device/game_list.h"
#include <stddef.h>

/* In this order help lists them. */
enum {
    SNAKES_EXPECTATION,
    SNAKES_DISTRIBUTION,
    SNAKES_TIMES,
    SNAKES_TOKENS,
    SNAKES_BOARD,
    CHIPS,
    DICE,
    NIM_HEAPS,
    NIM_GRAPH,
    TENK,
    TENK_ADVICE,
    PENNEY,
    DEVICE,
    TABLES
};

/* What an image has for a game that it holds. */
#define TABLES_SNAKES                                                                              \
    [SNAKES_EXPECTATION] = &snakes_expectation_commands,                                           \
    [SNAKES_DISTRIBUTION] = &snakes_distribution_commands,                                         \
    [SNAKES_TIMES] = &snakes_times_commands, [SNAKES_TOKENS] = &snakes_token_commands,             \
    [SNAKES_BOARD] = &snakes_board_commands,
#define TABLES_TENK   [TENK] = &tenk_commands, [TENK_ADVICE] = &tenk_advice_commands,
#define TABLES_PENNEY [PENNEY] = &penney_commands,
#define TABLES_CHIPS  [CHIPS] = &chips_commands,
#define TABLES_NIM    [NIM_HEAPS] = &nim_heap_commands, [NIM_GRAPH] = &nim_graph_commands,

#define TABLES_OF(NAME, name, number) TABLES_##NAME

static const FLASH struct command_table *const FLASH tables[TABLES] = {
    GAMES(TABLES_OF)[DICE] = &dice_commands, [DEVICE] = &device_commands};

const FLASH struct command *command_tables_at(uint8_t index) {
    for (uint8_t i = 0; i < TABLES; i++) {
        const FLASH struct command_table *table = tables[i];
        if (table == NULL) {
            continue;
        }
        if (index < table->count) {
            return &table->commands[index];
        }
        index -= table->count;
    }
    return NULL;
}

static bool is_named(const FLASH char *name, const char *line) {
    for (; *name; name++) {
        if (*name != *line++) {
            return false;
        }
    }
    return *line == ' ' || *line == '\0';
}

const FLASH struct command *command_tables_find(const char *line) {
    const FLASH struct command *command;

    for (uint8_t i = 0; (command = command_tables_at(i)) != NULL; i++) {
        if (is_named(command->name, line)) {
            break;
        }
    }
    return command;
}
