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
    bool started_again; /* and has to be told again what it knew; whoever does so resets it */
};

void console_open(struct console_pipe *console, const char *program);
void console_close(struct console_pipe *console);

/* A program that ends also ends this one, with the lines that brought it to that: those of the
   context, and the last. One that is silent for a minute has refused, and is started again. */
void console_ask(struct console_pipe *console, const char *line, struct reply *reply);

/* What was asked before that matters; has to stay where it is. */
void console_context(const char *lines);

/* A line of an answer; false when it was the last one of the reply. */
bool reply_take(struct reply *reply, const char *line);

#endif
