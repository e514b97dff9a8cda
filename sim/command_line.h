#ifndef KOSTKA_SIM_COMMAND_LINE_H
#define KOSTKA_SIM_COMMAND_LINE_H

#include "machine/machine.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The command line. */

enum { OPTIONS_SCRIPTS = 256, OPTIONS_MESSAGE_SIZE = 512 };

enum options_serial { OPTIONS_SERIAL_NONE, OPTIONS_SERIAL_STDIO, OPTIONS_SERIAL_PTY };

enum options_result {
    OPTIONS_RUN,
    OPTIONS_HELP,
    OPTIONS_HELP_SCRIPTS,
    OPTIONS_VERSION,
    OPTIONS_WRONG
};

struct options {
    const char *elf;
    struct machine_settings machine;
    const char *scripts[OPTIONS_SCRIPTS];
    size_t script_count;
    bool has_seed, bless, full_speed, report;
    enum options_serial serial;
    const char *snapshot, *record;
    uint64_t limit, run, at, quiet; /* ticks; run and at: 0 when not given */
};

/* Reads the command line; OPTIONS_WRONG leaves one line in message. */
enum options_result options_read(struct options *options, int count, char **words,
                                 char message[OPTIONS_MESSAGE_SIZE]);

void options_help(void);

#endif
