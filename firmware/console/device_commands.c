#include "console/arguments.h"
#include "console/command_tables.h"
#include "console/reply.h"

/* Commands about the console itself: version, help. */

#if !defined(KOSTKA_VERSION)
#define KOSTKA_VERSION "0.1.0"
#endif
#if !defined(BOARD_NAME)
#define BOARD_NAME "host"
#endif

static bool say_version(const struct console_call *call) {
    (void)call;
    reply_text(LOCAL_TEXT("kostka " KOSTKA_VERSION " " BOARD_NAME));
    return reply_end_line(false);
}

struct help {
    const FLASH struct command *command; /* NULL: all of them */
    uint8_t line;                        /* the next: a command's index, or enum help_line */
    bool is_title_said;
};
CONSOLE_STATE_HOLDS(struct help);

static bool read_command(struct console_call *call, void *value) {
    struct help *help = value;

    help->command = command_tables_read(call);
    return help->command != NULL;
}

static bool explain_command(struct help *help) {
    enum help_line { SYNTAX, EXPLANATION, MARK, EXAMPLE };
    const FLASH struct command *command = help->command;
    enum help_line line = (enum help_line)help->line++;

    switch (line) {
    case SYNTAX:
        reply_syntax(command);
        break;
    case EXPLANATION:
        reply_text(command->explanation);
        break;
    case MARK:
        if (command->mark == NULL) {
            return true;
        }
        reply_text(LOCAL_TEXT("~ "));
        reply_text(command->mark);
        break;
    case EXAMPLE:
        reply_text(LOCAL_TEXT("for example: "));
        reply_text(command->example);
        break;
    }
    return reply_end_line(line < EXAMPLE);
}

/* A line for each command, below the title of its table. */
static bool list_commands(struct help *help) {
    enum { COLUMN = 10 };
    const FLASH struct command *command = command_tables_at(help->line);
    const FLASH char *title = command_tables_title(help->line);

    if (command == NULL) {
        reply_text(LOCAL_TEXT("help COMMAND explains one; the tabulator completes words"));
        return reply_end_line(false);
    }
    if (title != NULL && !help->is_title_said) {
        help->is_title_said = true;
        reply_text(title);
        return reply_end_line(true);
    }
    help->is_title_said = false;
    help->line++;
    reply_text(LOCAL_TEXT("  "));
    reply_choice(command->name, 0);
    for (uint8_t used = word_length(command->name); used < COLUMN; used++) {
        reply_character(' ');
    }
    reply_text(command->explanation);
    return reply_end_line(true);
}

static bool say_help(const struct console_call *call) {
    struct help *help = call->state;

    return help->command != NULL ? explain_command(help) : list_commands(help);
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("version"),
        .explanation = TEXT("The version of the firmware, and the board it was made for."),
        .example = TEXT("version"),
        .answer = say_version,
    },
    {
        .name = TEXT("help|?"),
        .explanation = TEXT("All commands, or what one of them does."),
        .example = TEXT("help within"),
        ARGUMENTS({.name = TEXT("[COMMAND]"), .read = read_command}),
        .answer = say_help,
    },
};

const FLASH struct command_table device_commands = COMMAND_TABLE(commands, "This console");
