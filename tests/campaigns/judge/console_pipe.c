#include "campaigns/judge/console_pipe.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATIENCE_SECONDS = 120 };

static const char *asked_last = "";

static _Noreturn void fail(const char *what) {
    fprintf(stderr, "digits: %s: %s\n", what, asked_last);
    exit(EXIT_FAILURE);
}

static void out_of_patience(int signal_number) {
    static const char said[] = "digits: no answer in two minutes: ";

    (void)signal_number;
    if (write(STDERR_FILENO, said, sizeof said - 1) < 0 ||
        write(STDERR_FILENO, asked_last, strlen(asked_last)) < 0 ||
        write(STDERR_FILENO, "\n", 1) < 0) {
        _exit(EXIT_FAILURE);
    }
    _exit(EXIT_FAILURE);
}

void console_open(struct console_pipe *console, const char *program) {
    int to[2], from[2];

    console->program = program;
    if (pipe(to) != 0 || pipe(from) != 0) {
        fail("no pipe");
    }
    fflush(stdout);
    console->process = fork();
    if (console->process < 0) {
        fail("no process");
    }
    if (console->process == 0) {
        dup2(to[0], STDIN_FILENO);
        dup2(from[1], STDOUT_FILENO);
        close(to[0]);
        close(to[1]);
        close(from[0]);
        close(from[1]);
        execl(program, program, "--seed", "1", (char *)NULL);
        perror(program);
        _exit(EXIT_FAILURE);
    }
    close(to[0]);
    close(from[1]);
    console->to = fdopen(to[1], "w");
    console->from = fdopen(from[0], "r");
    if (!console->to || !console->from) {
        fail("no stream");
    }
    signal(SIGPIPE, SIG_IGN);
    signal(SIGALRM, out_of_patience);
}

void console_close(struct console_pipe *console) {
    int status;

    fclose(console->to);
    fclose(console->from);
    asked_last = console->program;
    if (waitpid(console->process, &status, 0) < 0 || status != 0) {
        fail("the console ended badly");
    }
}

bool reply_take(struct reply *reply, const char *line) {
    static const char error[] = "error: ";

    if (strcmp(line, "ok") == 0) {
        reply->ok = true;
        return false;
    }
    if (strncmp(line, error, sizeof error - 1) == 0) {
        snprintf(reply->error, sizeof reply->error, "%s", line + sizeof error - 1);
        return false;
    }
    if (reply->lines < REPLY_LINES) {
        snprintf(reply->line[reply->lines++], REPLY_LENGTH, "%s", line);
    }
    return true;
}

void console_ask(struct console_pipe *console, const char *line, struct reply *reply) {
    char said[REPLY_LENGTH];

    asked_last = line;
    reply->lines = 0;
    reply->ok = false;
    reply->error[0] = '\0';
    alarm(PATIENCE_SECONDS);
    if (fprintf(console->to, "%s\n", line) < 0 || fflush(console->to) != 0) {
        fail("the console has ended");
    }
    do {
        if (!fgets(said, sizeof said, console->from)) {
            fail("the console has ended");
        }
        said[strcspn(said, "\r\n")] = '\0';
    } while (reply_take(reply, said));
    alarm(0);
}
