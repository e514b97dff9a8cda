#include "console/command_tables.h"
#include "console/parser.h"
#include "console/refusal.h"
#include "console/reply.h"
#include <stddef.h>

/* The console about itself: version, help. */

#if !defined(KOSTKA_VERSION)
#define KOSTKA_VERSION "0.1.0"
#endif
#if !defined(BOARD_NAME)
#define BOARD_NAME "host"
#endif

static bool say_version(const struct console_call *call) {
    (void)call;
    reply_text(LOCAL_TEXT("kostka " KOSTKA_VERSION " " BOARD_NAME));
    reply_end_line();
    return false;
}

/* The lines about one command, in their order. */
enum help_line { HELP_SYNTAX, HELP_EXPLANATION, HELP_MARK, HELP_EXAMPLE };

struct help {
    const FLASH struct command *command; /* NULL: all of them */
    uint8_t line;                        /* the next: a command's index, or enum help_line */
};
CONSOLE_STATE_HOLDS(struct help);

static bool begin_help(struct console_call *call) {
    struct help *help = call->state;

    if (!parse_has_more(call)) {
        return true;
    }
    help->command = parse_command(call);
    if (help->command == NULL) {
        return console_refuse(call, LOCAL_TEXT("unknown command"));
    }
    return parse_end(call);
}

/* The syntax of every command, a line each. */
static bool list_commands(struct help *help) {
    console_say_syntax(command_tables_at(help->line++));
    reply_end_line();
    return command_tables_at(help->line) != NULL;
}

static bool explain_command(struct help *help) {
    const FLASH struct command *command = help->command;

    switch ((enum help_line)help->line++) {
    case HELP_SYNTAX:
        console_say_syntax(command);
        reply_end_line();
        return true;
    case HELP_EXPLANATION:
        reply_text(command->explanation);
        reply_end_line();
        return true;
    case HELP_MARK:
        if (command->mark != NULL) {
            reply_text(LOCAL_TEXT("~ "));
            reply_text(command->mark);
            reply_end_line();
        }
        return true;
    case HELP_EXAMPLE:
        reply_text(LOCAL_TEXT("for example: "));
        reply_text(command->example);
        reply_end_line();
        return false;
    }
    return false;
}

static bool say_help(const struct console_call *call) {
    struct help *help = call->state;

    return help->command == NULL ? list_commands(help) : explain_command(help);
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("version"),
        .explanation = TEXT("The version of the firmware, and the board it was made for."),
        .example = TEXT("version"),
        .begin = parse_end,
        .answer = say_version,
    },
    {
        .name = TEXT("help"),
        .syntax = TEXT("[COMMAND]"),
        .explanation = TEXT("All commands, or what one of them does."),
        .example = TEXT("help within"),
        .begin = begin_help,
        .answer = say_help,
    },
};

const FLASH struct command_table device_commands = COMMAND_TABLE(commands);
