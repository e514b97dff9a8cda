#include "console/console.h"

#include "console/command.h"
#include "core/workspace.h"
#include "games/boards.h"
#include "hal/serial.h"
#include "text/text.h"

enum { LINE = 79 };

struct board console_current;
uint8_t console_built_in;
uint8_t console_counter;

static char line[LINE + 1];
static uint8_t length;

/* How far the line is, an outcome: while it is being read CONSOLE_AGAIN, or what is wrong with it
   (then the rest is skipped); while its command runs CONSOLE_LINE; then CONSOLE_LAST or
   CONSOLE_DONE until "ok" has been said. */
static uint8_t state;

static void send(char character) {
    serial_write((uint8_t)character);
}

void console_start(void) {
    boards_load(BOARDS_FORCH, &console_current);
    console_built_in = BOARDS_FORCH;
    length = 0;
    state = CONSOLE_AGAIN;
}

/* What the line comes to next: after an error, to the next line. Where in the ring characters are
   missing is not known: all lines are suspect until nothing more waits. */
static uint8_t state_after(uint8_t outcome) {
    if (outcome <= CONSOLE_LINE)
        return CONSOLE_LINE;
    if (workspace_of(WORKSPACE_CONSOLE))
        workspace_borrow(WORKSPACE_NOBODY);
    return outcome <= CONSOLE_DONE || outcome == CONSOLE_LOST ? outcome : CONSOLE_AGAIN;
}

static void answer(void) {
    struct console_call call = {.words = line, .detail = {(uint8_t)line[0]}};
    uint8_t outcome = CONSOLE_AGAIN;

    if (state == CONSOLE_LINE)
        console_read_line(&call);
    else
        call.fault = state;
    if (!call.fault)
        outcome = console_run(&call);
    if (call.fault) {
        outcome = call.fault;
        console_put_fault(&call);
    }
    if (outcome != CONSOLE_AGAIN && outcome != CONSOLE_DONE)
        text_character('\n');
    state = state_after(outcome);
}

static void end_line(void) {
    if (length == 0)
        return;
    line[length] = 0;
    length = 0;
    console_counter = 0;
    if (state == CONSOLE_AGAIN)
        state = CONSOLE_LINE;
    answer();
}

/* Adds a character to the line, or takes one away. A line with a fault is not empty. */
static void take(uint8_t byte) {
    if (state != CONSOLE_AGAIN) {
        length = 1;
    } else if (byte == '\b' || byte == 0x7F) {
        if (length)
            length--;
    } else if (byte < ' ' || byte > '~') {
        state = CONSOLE_NOT_TEXT;
        line[0] = (char)byte;
        length = 1;
    } else if (length == LINE) {
        state = CONSOLE_LINE_TOO_LONG;
    } else if (length || byte != ' ') {
        line[length++] = (char)byte;
    }
}

/* Reads to the end of a line, as far as it has come. */
static bool listen(void) {
    int16_t byte;

    if (serial_overrun())
        state = CONSOLE_LOST;
    while ((byte = serial_read()) >= 0) {
        if (byte == '\r' || byte == '\n') {
            end_line();
            return true;
        }
        take((uint8_t)byte);
    }
    if (byte == SERIAL_NOTHING) {
        if (length == 0)
            state = CONSOLE_AGAIN;
        return true;
    }
    bool unfinished = length;
    end_line();
    return unfinished;
}

bool console_step(void) {
    static const FLASH char ok[] = "ok\n";

    text_to(send);
    switch (state) {
    case CONSOLE_LINE:
        answer();
        return true;
    case CONSOLE_LAST:
    case CONSOLE_DONE:
        text_flash(ok);
        state = CONSOLE_AGAIN;
        return true;
    default:
        return listen();
    }
}
