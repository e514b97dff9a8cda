#include "console/console.h"

#include "console/command.h"
#include "core/workspace.h"
#include "games/boards.h"
#include "hal/serial.h"
#include "text/text.h"

enum { LINE = 79 };

/* In place of a length: the line is faulty and its rest is skipped. */
enum { LINE_TOO_LONG = LINE + 1, LINE_NOT_TEXT };

enum phase { LISTENING, RUNNING, ANSWERING };

static char line[LINE + 1];
static uint8_t length;
static bool lost; /* characters, somewhere before the ring was empty the next time */
static uint8_t phase;
static uint8_t command;
static uint8_t step;
static struct board board;

static void send(char character) {
    serial_write((uint8_t)character);
}

void console_start(void) {
    boards_load(BOARDS_FORCH, &board);
    length = 0;
    lost = false;
    phase = LISTENING;
}

/* Ends a command. A screen that has taken the workspace in the meantime keeps it. */
static void finish(uint8_t next_phase) {
    if (workspace_of(WORKSPACE_CONSOLE))
        workspace_borrow(WORKSPACE_NOBODY);
    phase = next_phase;
}

static void run(void) {
    struct console_call call = {.board = &board, .words = line, .step = &step};
    uint8_t outcome;

    console_skip_spaces(&call.words);
    console_skip_word(&call.words);
    outcome = console_read_arguments(&call, command);
    if (outcome == CONSOLE_AGAIN)
        outcome = console_commands[command].run(&call);
    if (outcome == CONSOLE_DONE) {
        finish(ANSWERING);
    } else if (outcome != CONSOLE_AGAIN) {
        console_put_error(outcome, &call);
        finish(LISTENING);
    }
}

static uint16_t hexadecimal(uint8_t digit) {
    return digit < 10 ? '0' + digit : 'A' + digit - 10;
}

/* What is wrong with a line as such, or with its first word. */
static uint8_t begin(struct console_call *call) {
    if (lost)
        return CONSOLE_LOST;
    if (length == LINE_TOO_LONG)
        return CONSOLE_LINE_TOO_LONG;
    if (length == LINE_NOT_TEXT) {
        call->error[0] = hexadecimal((uint8_t)line[0] >> 4);
        call->error[1] = hexadecimal((uint8_t)line[0] & 15);
        return CONSOLE_NOT_TEXT;
    }
    line[length] = 0;
    call->words = line;
    console_skip_spaces(&call->words);
    if (*call->words == 0)
        return CONSOLE_AGAIN;
    step = 0;
    command = console_find(&call->words);
    if (command == CONSOLE_COMMANDS)
        return CONSOLE_UNKNOWN;
    phase = RUNNING;
    return CONSOLE_AGAIN;
}

static void end_line(void) {
    struct console_call call;
    uint8_t outcome;

    if (length == 0)
        return;
    outcome = begin(&call);
    if (outcome != CONSOLE_AGAIN)
        console_put_error(outcome, &call);
    length = 0;
}

/* True at the end of a line. */
static bool take(uint8_t byte) {
    if (byte == '\r' || byte == '\n')
        return true;
    if (length > LINE)
        return false;
    if (byte == '\b' || byte == 0x7F) {
        if (length)
            length--;
    } else if (byte < ' ' || byte > '~') {
        line[0] = (char)byte;
        length = LINE_NOT_TEXT;
    } else {
        if (length < LINE)
            line[length] = (char)byte;
        length++;
    }
    return false;
}

/* Reads to the end of a line, as far as it has come. The ring does not tell where in it characters
   are missing: every line is suspect until it has been empty between two. */
static bool listen(void) {
    int16_t byte;

    lost |= serial_overrun();
    do {
        byte = serial_read();
        if (byte == SERIAL_NOTHING) {
            lost = lost && length;
            return true;
        }
        if (byte == SERIAL_CLOSED && length == 0)
            return false;
    } while (byte != SERIAL_CLOSED && !take((uint8_t)byte));
    end_line();
    return true;
}

bool console_step(void) {
    static const FLASH char ok[] = "ok";

    text_to(send);
    switch (phase) {
    case RUNNING:
        run();
        return true;
    case ANSWERING:
        text_flash(ok);
        console_put_line_end();
        phase = LISTENING;
        return true;
    default:
        return listen();
    }
}
