#ifndef KOSTKA_CONSOLE_LINE_H
#define KOSTKA_CONSOLE_LINE_H

#include <stdbool.h>
#include <stdint.h>

/* A line of characters as it comes in on the serial line. It ends with CR, LF or both; backspace
   and DEL take the last character back; spaces in front are left out, and lines without a word are
   passed over. */

enum { LINE_CHARACTERS = 79 };

/* Why a line cannot be used: the first of what is wrong with it. */
enum line_fault {
    LINE_SOUND,
    LINE_LOST,     /* characters were lost */
    LINE_TOO_LONG, /* more than LINE_CHARACTERS */
    LINE_NOT_TEXT  /* `strange`, which is no character from space to tilde */
};

enum line_progress {
    LINE_WAITING, /* for more characters */
    LINE_COMPLETE,
    LINE_CLOSED /* none will ever come (host only) */
};

struct line {
    char text[LINE_CHARACTERS + 1]; /* of a sound line that is complete; a NUL ends it */
    uint8_t length;
    enum line_fault fault;
    uint8_t strange;
    bool overrun; /* where in what still waits there are gaps is not known */
};

/* Begins the next line. Where characters were lost all lines are taken for faulty that wait by
   then. */
void line_start(struct line *line);

/* Takes in what has come, as far as the end of a line. */
enum line_progress line_listen(struct line *line);

#endif
