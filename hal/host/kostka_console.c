#include "console/completion.h"
#include "console/console.h"
#include "device/dice.h"
#include "device/game_review.h"
#include "device/session.h"
#include "entropy_os.h"
#include "hal/serial.h"
#include "serial_stdio.h"
#include "store/store.h"

#include <editline/readline.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The console of the device as a program: commands on standard input, answers on standard output,
   exit 0 at the end of input. At a terminal it greets, and lines can be edited. */

enum { EXIT_USAGE = 2 };

static const char usage[] = "usage: kostka-console [--seed N] [--version] [--help]\n"
                            "Answers the commands on standard input; \"help\" lists them.\n"
                            "  --seed N  dice that can be repeated, N from 0 to 2^64 - 1\n";

static _Noreturn void refuse(const char *what, const char *argument) {
    fprintf(stderr, "kostka-console: %s%s (try --help)\n", what, argument);
    exit(EXIT_USAGE);
}

static _Noreturn void print_and_exit(const char *text) {
    if (fputs(text, stdout) == EOF || fflush(stdout) != 0) {
        perror("standard output");
        exit(EXIT_FAILURE);
    }
    exit(EXIT_SUCCESS);
}

static void seed(const char *number) {
    char *end;
    unsigned long long value;

    if (number == NULL) {
        refuse("--seed needs a number", "");
    }
    errno = 0;
    value = strtoull(number, &end, 10);
    if (number[0] < '0' || number[0] > '9' || *end || errno) {
        refuse("not a seed: ", number);
    }
    entropy_os_seed(value);
}

static void read_options(char **argument) {
    for (; *argument; argument++) {
        if (strcmp(*argument, "--version") == 0) {
            print_and_exit("kostka-console " KOSTKA_VERSION "\n");
        } else if (strcmp(*argument, "--help") == 0) {
            print_and_exit(usage);
        } else if (strcmp(*argument, "--seed") == 0) {
            seed(*++argument);
        } else {
            refuse("unknown option: ", *argument);
        }
    }
}

/* ---- commands of this program ---------------------------------------------------------------- */

static void begin_quit(struct console_call *call) {
    (void)call;
    serial_stdio_end();
}

static const struct command commands[] = {
    {
        .name = "quit|exit",
        .explanation = "Ends this program, as ^D does; a device has no such command.",
        .example = "quit",
        .begin = begin_quit,
    },
};

const struct command_table program_commands = COMMAND_TABLE(commands, "This program");

/* ---- at a terminal --------------------------------------------------------------------------- */

/* Reads a line from the person at the terminal, who can edit it and recall earlier ones (libedit).
   The part that does not fit is lost. ^D ends the input. */
static ssize_t read_edited_line(uint8_t *bytes, size_t room) {
    char *line = readline("> ");
    size_t length;

    if (line == NULL) {
        puts("");
        return 0;
    }
    if (*line) {
        add_history(line);
    }
    length = strnlen(line, room - 1);
    memcpy(bytes, line, length);
    bytes[length] = '\n';
    free(line);
    return (ssize_t)length + 1;
}

/* The tabulator does what it does on the device, if the cursor is at the end of the line. */
static int complete(int count, int key) {
    enum { ROOM = 79 };
    uint64_t state[(CONSOLE_STATE + 7) / 8];
    struct console_call call = {.state = state};
    const char *typed = rl_line_buffer + strspn(rl_line_buffer, " ");
    size_t length = strlen(typed);
    char line[ROOM + 1];

    (void)count;
    (void)key;
    if (length > ROOM || rl_point != rl_end) {
        return 0;
    }
    snprintf(line, sizeof line, "%s", typed);
    if (completion_extend(&call, line, (uint8_t)length, ROOM) > length) {
        rl_insert_text(line + length);
        putchar('\r');
    } else {
        uint8_t part = 0;
        while (completion_list(&call, line, part)) {
            part++;
        }
        putchar('\n');
    }
    fflush(stdout);
    rl_forced_update_display();
    return 0;
}

static void greet(void) {
    if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)) {
        puts("Kostka " KOSTKA_VERSION
             ", the console: help lists the commands, Tab completes, quit ends.");
        rl_initialize();
        rl_add_defun("kostka-complete", complete, '\t');
        serial_stdio_read_with(read_edited_line);
    }
}

/* The device reviews a game while it has nothing else to do; this program, when a line has been
   answered. */
static void review(void) {
    while (game_review_step() == WORKING) {
    }
}

int main(int count, char **arguments) {
    (void)count;
    read_options(arguments + 1);
    serial_start();
    store_start();
    dice_start();
    while (dice_collect() != DICE_READY) {
    }
    console_start();
    greet();
    while (console_is_open()) {
        bool is_busy = console_step();
        store_step();
        if (!is_busy) {
            review();
        }
    }
    if (fflush(stdout) != 0) {
        perror("standard output");
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
