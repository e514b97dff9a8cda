#ifndef KOSTKA_CAMPAIGNS_CONSOLE_PIPE_H
#define KOSTKA_CAMPAIGNS_CONSOLE_PIPE_H

#include <stdbool.h>
#include <stdio.h>
#include <sys/types.h>

/* The console program of the host, asked a line at a time. */

enum { REPLY_LINES = 128, REPLY_LENGTH = 128 };

struct reply {
    unsigned lines;
    char line[REPLY_LINES][REPLY_LENGTH];
    bool ok;
    char error[REPLY_LENGTH]; /* without "error: "; when not ok */
};

struct console_pipe {
    const char *program;
    pid_t process;
    FILE *to, *from;
    bool started_again; /* it has forgotten what it was told; reset by the caller that tells it
                           again */
};

void console_open(struct console_pipe *console, const char *program);
void console_close(struct console_pipe *console);

/* Asks a line. If the console program ends, this program ends, too, and prints the lines that led
   there: those of the context, and the last one. If the console is silent for a minute, it has
   refused, and is started again. */
void console_ask(struct console_pipe *console, const char *line, struct reply *reply);

/* Sets the earlier lines that matter. The text must stay where it is. */
void console_context(const char *lines);

/* Takes a line of an answer; false: it was the last one of the reply. */
bool reply_take(struct reply *reply, const char *line);

#endif
