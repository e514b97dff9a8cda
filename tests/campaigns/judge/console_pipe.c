#include "campaigns/judge/console_pipe.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATIENCE_SECONDS = 60 };

static const char *asked_last = "", *asked_before = "";
static pid_t asked_process;
static volatile sig_atomic_t is_late;

static _Noreturn void fail(const char *what) {
    fprintf(stderr, "digits: %s\n%s%s\n", what, asked_before, asked_last);
    exit(EXIT_FAILURE);
}

/* Kills the console, so that the reader of its answer meets the end of file. */
static void out_of_patience(int signal_number) {
    (void)signal_number;
    is_late = true;
    kill(asked_process, SIGKILL);
}

void console_context(const char *lines) {
    asked_before = lines;
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

/* Ends a program that was too slow, and starts another. */
static void start_again(struct console_pipe *console) {
    fclose(console->to);
    fclose(console->from);
    waitpid(console->process, NULL, 0);
    console_open(console, console->program);
    console->started_again = true;
}

void console_ask(struct console_pipe *console, const char *line, struct reply *reply) {
    char said[REPLY_LENGTH];

    asked_last = line;
    asked_process = console->process;
    is_late = false;
    reply->lines = 0;
    reply->ok = false;
    reply->error[0] = '\0';
    alarm(PATIENCE_SECONDS);
    if (fprintf(console->to, "%s\n", line) < 0 || fflush(console->to) != 0) {
        fail("the console has ended");
    }
    do {
        if (!fgets(said, sizeof said, console->from)) {
            if (!is_late) {
                fail("the console has ended");
            }
            snprintf(reply->error, sizeof reply->error, "(no answer within a minute)");
            start_again(console);
            break;
        }
        said[strcspn(said, "\r\n")] = '\0';
    } while (reply_take(reply, said));
    alarm(0);
}
