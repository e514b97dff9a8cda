#include "serial_stdio.h"

#include "hal/serial.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Another body of hal/serial.h, for programs on the host: standard input and output. Reading blocks
   when there is no input, and what was written is flushed before that and at exit. After each
   newline one call returns SERIAL_NOTHING, so that a caller that reads until there is nothing gets
   to work on the line. */

static uint8_t input[4096];
static size_t available, next;
static bool line_ended;
static bool ended;

static ssize_t read_standard_input(uint8_t *bytes, size_t room) {
    return read(STDIN_FILENO, bytes, room);
}

static serial_stdio_reader *read_input = read_standard_input;

void serial_stdio_read_with(serial_stdio_reader *reader) {
    read_input = reader;
}

void serial_stdio_end(void) {
    ended = true;
    next = available;
}

void serial_start(void) {
}

static void fail(const char *what) {
    perror(what);
    _exit(EXIT_FAILURE); /* not exit: that would try to flush again */
}

/* False at the end of input. A terminal's end (^D) is final too. */
static bool refill(void) {
    if (ended) {
        return false;
    }
    if (fflush(stdout) != 0) {
        fail("standard output");
    }
    ssize_t got;
    do {
        got = read_input(input, sizeof input);
    } while (got < 0 && errno == EINTR);
    if (got < 0) {
        fail("standard input");
    }
    ended = got == 0;
    available = (size_t)got;
    next = 0;
    return !ended;
}

int16_t serial_read(void) {
    if (line_ended) {
        line_ended = false;
        return SERIAL_NOTHING;
    }
    if (next == available && !refill()) {
        return SERIAL_CLOSED;
    }
    uint8_t byte = input[next++];
    line_ended = byte == '\n';
    return byte;
}

bool serial_overrun(void) {
    return false;
}

/* Ctrl-C ends a program of the host. */
bool serial_interrupted(void) {
    return false;
}

void serial_write(uint8_t byte) {
    if (putchar(byte) == EOF) {
        fail("standard output");
    }
}
