#include "console/console.h"

#include "console/command.h"
#include "console/line.h"
#include "console/parser.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "device/workspace.h"
#include "games/snakes/built_in_boards.h"
#include <stddef.h>
#include <string.h>

enum stage { LISTENING, BEGINNING, COMPUTING, ANSWERING, ENDING, CLOSED };

static struct {
    enum stage stage;
    struct line line;
    const char *arguments; /* where they begin in the line */
    struct console_call call;
    struct console_board board;
    union {
        uint8_t bytes[CONSOLE_STATE];
        uint64_t for_alignment;
    } state;
} console;

void console_start(void) {
    memset(&console, 0, sizeof console);
    boards_load(BOARDS_FORCH, &console.board.board);
    console.board.name = BOARDS_FORCH;
    line_start(&console.line);
}

static bool refuse_line(struct console_call *call, const struct line *line) {
    switch (line->fault) {
    case LINE_LOST:
        return console_refuse(call, LOCAL_TEXT("characters were lost"));
    case LINE_TOO_LONG:
        return console_refuse_more(call, LINE_CHARACTERS, LOCAL_TEXT(" characters"));
    default:
        return console_refuse_number(call, LOCAL_TEXT("byte "), line->strange,
                                     LOCAL_TEXT(" is not text"));
    }
}

static bool read_name(struct console_call *call, const char *line) {
    call->at = line;
    call->command = parse_command(call);
    if (call->command == NULL) {
        return console_refuse(call, LOCAL_TEXT("unknown command"));
    }
    console.arguments = call->at;
    return true;
}

static void receive(void) {
    struct line *line = &console.line;
    bool is_good;

    memset(&console.state, 0, sizeof console.state);
    console.call = (struct console_call){.current = &console.board, .state = &console.state};
    is_good = line->fault == LINE_SOUND ? read_name(&console.call, line->text)
                                        : refuse_line(&console.call, line);
    console.stage = is_good ? BEGINNING : ENDING;
}

static bool listen(void) {
    switch (line_listen(&console.line)) {
    case LINE_COMPLETE:
        receive();
        return true;
    case LINE_CLOSED:
        console.stage = CLOSED;
        return false;
    default:
        return false;
    }
}

static void begin_command(struct console_call *call) {
    call->at = console.arguments;
    call->workspace = NULL;
    console.stage = call->command->begin(call) ? COMPUTING : ENDING;
}

static void compute_command(struct console_call *call) {
    enum progress (*slice)(struct console_call *) = call->command->compute;
    enum progress progress = slice != NULL ? slice(call) : DONE;

    if (progress == DONE) {
        console.stage = ANSWERING;
    } else if (progress == IMPOSSIBLE) {
        console.stage = ENDING;
    }
}

static void answer_command(const struct console_call *call) {
    bool (*next_line)(const struct console_call *) = call->command->answer;

    if (next_line == NULL || !next_line(call)) {
        console.stage = ENDING;
    }
}

static void end(const struct console_call *call) {
    if (!call->refused) {
        reply_text(LOCAL_TEXT("ok"));
        reply_end_line();
    }
    if (workspace_is_of_console()) {
        workspace_release();
    }
    line_start(&console.line);
    console.stage = LISTENING;
}

/* Whether a screen has taken what the command has borrowed. */
static bool has_lost_workspace(const struct console_call *call) {
    return call->workspace != NULL && !workspace_is_of_console();
}

static void run(struct console_call *call) {
    if (console.stage < ENDING && has_lost_workspace(call)) {
        console.stage = BEGINNING;
    }
    switch (console.stage) {
    case BEGINNING:
        begin_command(call);
        break;
    case COMPUTING:
        compute_command(call);
        break;
    case ANSWERING:
        answer_command(call);
        break;
    default:
        end(call);
        break;
    }
}

bool console_step(void) {
    if (console.stage == CLOSED) {
        return false;
    }
    if (console.stage == LISTENING) {
        return listen();
    }
    run(&console.call);
    return true;
}

bool console_say(const FLASH char *text) {
    if (console.stage != LISTENING) {
        return false;
    }
    reply_text(text);
    reply_end_line();
    return true;
}

bool console_is_open(void) {
    return console.stage != CLOSED;
}
