#include "console/console.h"

#include "console/command.h"
#include "device/workspace.h"
#include "games/snakes/built_in_boards.h"
#include "hal/serial.h"
#include "text/text.h"

enum { LINE = 79 };

struct board console_current;
uint8_t console_built_in;
uint8_t console_counter;

char console_line[LINE + 1];
uint8_t console_at; /* while the line is being read: its length */

uint8_t console_state;

char console_peek(void) {
    return console_line[console_at];
}

bool console_accept(char character) {
    if (console_peek() != character)
        return false;
    console_at++;
    return true;
}

static void send(char character) {
    serial_write((uint8_t)character);
}

void console_start(void) {
    boards_load(BOARDS_FORCH, &console_current);
    console_built_in = BOARDS_FORCH;
    console_at = 0;
    console_state = CONSOLE_AGAIN;
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
    uint8_t outcome = console_state;

    console_state = CONSOLE_LINE;
    if (outcome <= CONSOLE_LINE)
        outcome = console_run();
    else
        console_say_number(outcome, (uint8_t)console_line[0]);
    if (console_state != CONSOLE_LINE)
        outcome = console_state;
    if (outcome != CONSOLE_AGAIN && outcome != CONSOLE_DONE)
        text_character('\n');
    console_at = 0;
    console_state = state_after(outcome);
}

static void end_line(void) {
    if (console_at == 0)
        return;
    console_line[console_at] = 0;
    console_at = 0;
    console_counter = 0;
    answer();
}

/* Adds a character to the line, or takes one away. A line with a fault is not empty. */
static void take(uint8_t byte) {
    if (console_state != CONSOLE_AGAIN) {
        console_at = 1;
    } else if (byte == '\b' || byte == 0x7F) {
        if (console_at)
            console_at--;
    } else if (byte < ' ' || byte > '~') {
        console_state = CONSOLE_NOT_TEXT;
        console_line[0] = (char)byte;
        console_at = 1;
    } else if (console_at == LINE) {
        console_state = CONSOLE_LINE_TOO_LONG;
    } else if (console_at || byte != ' ') {
        console_line[console_at++] = (char)byte;
    }
}

/* Reads to the end of a line, as far as it has come. */
static bool listen(void) {
    int16_t byte;

    if (serial_overrun())
        console_state = CONSOLE_LOST;
    while ((byte = serial_read()) >= 0) {
        if (byte == '\r' || byte == '\n') {
            end_line();
            return true;
        }
        take((uint8_t)byte);
    }
    if (byte == SERIAL_NOTHING) {
        if (console_at == 0)
            console_state = CONSOLE_AGAIN;
        return true;
    }
    bool unfinished = console_at;
    end_line();
    return unfinished;
}

bool console_step(void) {
    text_to(send);
    switch (console_state) {
    case CONSOLE_LINE:
        answer();
        return true;
    case CONSOLE_LAST:
    case CONSOLE_DONE:
        console_say(CONSOLE_OK);
        console_state = CONSOLE_AGAIN;
        return true;
    default:
        return listen();
    }
}
