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
};

void console_open(struct console_pipe *console, const char *program);
void console_close(struct console_pipe *console);

/* A program that ends or is silent for two minutes ends this one, too, with the line. */
void console_ask(struct console_pipe *console, const char *line, struct reply *reply);

/* A line of an answer; false when it was the last one of the reply. */
bool reply_take(struct reply *reply, const char *line);

#endif
