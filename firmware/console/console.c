#include "console/console.h"

#include "console/command_tables.h"
#include "console/completion.h"
#include "console/reply.h"
#include "device/workspace.h"
#include "hal/serial.h"
#include <string.h>

enum { LINE_CHARACTERS = 79, BACKSPACE = '\b', DEL = 0x7F };

enum stage {
    LISTENING,
    LISTING, /* the words that may follow in the line being typed */
    BEGINNING,
    COMPUTING,
    ANSWERING,
    ADVISING, /* the line has been refused */
    ENDING,
    CLOSED
};

/* The first fault found in a line. */
enum line_fault {
    LINE_SOUND,
    LINE_LOST,     /* characters were lost */
    LINE_TOO_LONG, /* more than LINE_CHARACTERS */
    LINE_NOT_TEXT  /* `strange` is not a character from space to tilde */
};

struct line {
    char text[LINE_CHARACTERS + 1]; /* NUL-terminated once a sound line is complete */
    uint8_t length;                 /* 0: the line is ignored */
    enum line_fault fault;
    uint8_t strange;
    bool overrun; /* characters were lost somewhere in the input that still waits */
    bool shown;   /* it has been printed, so that its answer needs a line of its own */
};

static struct {
    enum stage stage;
    struct line line;
    uint8_t listed; /* parts of the list */
    struct console_call call;
    union {
        uint8_t bytes[CONSOLE_STATE];
        uint64_t for_alignment;
    } state;
} console;

/* ---- lines ----------------------------------------------------------------------------------- */

/* After an overrun every line that waits is refused, as the gap may be in any of them. */
static void start_line(struct line *line) {
    line->length = 0;
    line->shown = false;
    line->fault = line->overrun ? LINE_LOST : LINE_SOUND;
}

/* A faulty line counts as not empty, so that it is reported. */
static void add_to_line(struct line *line, uint8_t byte) {
    bool is_text = byte >= ' ' && byte <= '~';

    if (line->fault == LINE_SOUND && (byte == BACKSPACE || byte == DEL)) {
        if (line->length > 1) {
            line->length--;
        } else {
            start_line(line);
        }
    } else if (line->fault == LINE_SOUND && is_text && line->length < LINE_CHARACTERS) {
        if (byte != ' ' || line->length > 0) {
            line->text[line->length++] = (char)byte;
        }
    } else {
        if (line->fault == LINE_SOUND) {
            line->fault = is_text ? LINE_TOO_LONG : LINE_NOT_TEXT;
            line->strange = byte;
        }
        line->length = 1;
    }
}

/* Begins to answer a complete line. */
static bool receive(struct line *line) {
    line->text[line->length] = '\0';
    if (line->shown) {
        reply_end_line(false);
    }
    memset(&console.state, 0, sizeof console.state);
    console.call = (struct console_call){.state = &console.state};
    console.stage = BEGINNING;
    return true;
}

/* Prints the line that is being typed: over what a terminal with an echo shows, or below a list. */
static void show_line(struct line *line, char before) {
    reply_character(before);
    reply_string(line->text);
    line->shown = true;
}

/* The tabulator completes the last word, or else lists what it may become. */
static void complete(struct line *line) {
    uint8_t length = line->length;

    if (line->fault != LINE_SOUND) {
        return;
    }
    line->text[length] = '\0';
    console.call = (struct console_call){.state = &console.state};
    line->length = completion_extend(&console.call, line->text, length, LINE_CHARACTERS);
    if (line->length > length) {
        show_line(line, '\r');
    } else {
        console.listed = 0;
        console.stage = LISTING;
    }
}

static void list(struct line *line) {
    if (console.listed == UINT8_MAX) {
        show_line(line, '\n');
        console.stage = LISTENING;
    } else if (!completion_list(&console.call, line->text, console.listed++)) {
        console.listed = UINT8_MAX;
    }
}

/* Reads input up to the end of a line. */
static bool listen(struct line *line) {
    int16_t byte;

    if (serial_overrun()) {
        line->overrun = true;
        line->fault = LINE_LOST;
    }
    while ((byte = serial_read()) >= 0) {
        if (byte == '\t') {
            complete(line);
            return true;
        }
        if (byte != '\r' && byte != '\n') {
            add_to_line(line, (uint8_t)byte);
        } else if (line->length > 0) {
            return receive(line);
        }
    }
    if (line->length > 0) {
        return byte == SERIAL_CLOSED && receive(line);
    }
    if (byte == SERIAL_CLOSED) {
        console.stage = CLOSED;
    }
    line->overrun = false;
    line->fault = LINE_SOUND;
    return false;
}

/* ---- commands -------------------------------------------------------------------------------- */

static bool read_line(struct console_call *call, const struct line *line) {
    switch (line->fault) {
    case LINE_LOST:
        return console_refuse(call, LOCAL_TEXT("characters were lost"));
    case LINE_TOO_LONG:
        return console_refuse_numbers(call, LOCAL_TEXT("more than # characters"), LINE_CHARACTERS,
                                      0);
    case LINE_NOT_TEXT:
        return console_refuse_numbers(call, LOCAL_TEXT("byte # is not text"), line->strange, 0);
    default:
        break;
    }
    return command_tables_read_line(call, line->text);
}

static void begin_command(struct console_call *call) {
    call->workspace = NULL;
    console.stage = COMPUTING;
    if (!read_line(call, &console.line)) {
        console.stage = ADVISING;
    } else if (call->command->begin != NULL) {
        call->command->begin(call);
    }
}

static void end(const struct console_call *call) {
    if (!call->refused) {
        reply_text(LOCAL_TEXT("ok"));
    }
    reply_end_line(false);
    if (workspace_is_of_console()) {
        workspace_release();
    }
    start_line(&console.line);
    console.stage = LISTENING;
}

static void run(struct console_call *call) {
    const FLASH struct command *command = call->command;
    bool is_lost = call->workspace != NULL && !workspace_is_of_console();

    if (console.stage < ADVISING && is_lost) {
        console.stage = BEGINNING;
    }
    switch (console.stage) {
    case BEGINNING:
        begin_command(call);
        break;
    case COMPUTING:
        if (command->compute == NULL || command->compute(call) == DONE) {
            console.stage = ANSWERING;
        }
        break;
    case ANSWERING:
        if (command->answer == NULL || !command->answer(call)) {
            console.stage = ENDING;
        }
        break;
    case ADVISING:
        completion_advise(call, console.line.text);
        console.stage = ENDING;
        break;
    default:
        end(call);
        break;
    }
    if (call->refused && console.stage < ADVISING && console.stage != LISTENING) {
        console.stage = ENDING;
    }
}

/* Ends the command, and with it the rest of its answer. */
static void stop(const FLASH char *why) {
    if (console.stage > LISTING && console.stage < ADVISING) {
        console_refuse_for_now(&console.call, why);
        end(&console.call);
    } else if (console.stage < BEGINNING) {
        start_line(&console.line);
        console.stage = LISTENING;
    }
}

void console_start(void) {
    memset(&console, 0, sizeof console);
    command_tables_start();
}

bool console_step(void) {
    if (console.stage == CLOSED) {
        return false;
    }
    if (serial_interrupted()) {
        stop(LOCAL_TEXT("ended by Ctrl-C"));
    }
    if (console.stage == LISTENING) {
        return listen(&console.line);
    }
    if (console.stage == LISTING) {
        list(&console.line);
    } else {
        run(&console.call);
    }
    return true;
}

bool console_is_open(void) {
    return console.stage != CLOSED;
}

/* ---- on the device --------------------------------------------------------------------------- */

static void start(void) {
    serial_start();
    console_start();
}

static bool step(uint16_t now) {
    (void)now;
    return console_step();
}

static void give_way(void) {
    if (workspace_is_of_console() && console.call.workspace != NULL) {
        stop(LOCAL_TEXT("ended by a key"));
    }
}

/* False, and nothing is printed, while a command is being answered. */
static bool say(const FLASH char *text) {
    if (console.stage != LISTENING) {
        return false;
    }
    reply_text(text);
    reply_end_line(false);
    return true;
}

const FLASH struct service console_service = {
    .start = start, .step = step, .give_way = give_way, .say = say};
