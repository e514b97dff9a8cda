#ifndef KOSTKA_SIM_COMMAND_LINE_H
#define KOSTKA_SIM_COMMAND_LINE_H

#include "machine/machine.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The options of the command line. */

enum { COMMAND_LINE_SCRIPTS = 256, COMMAND_LINE_WRONG = 2 };

enum options_serial {
    COMMAND_LINE_SERIAL_NONE,
    COMMAND_LINE_SERIAL_STDIO,
    COMMAND_LINE_SERIAL_PTY
};

struct options {
    const char *elf;
    struct machine_settings machine;
    const char *scripts[COMMAND_LINE_SCRIPTS];
    size_t script_count;
    bool has_seed, bless, full_speed, report;
    enum options_serial serial;
    const char *snapshot, *record;
    uint64_t limit, run, at, quiet; /* ticks; run and at: 0 when not given */
};

/* Reads the command line. Ends the program after an option that prints a text (--help, --version,
   --help-scripts). Ends it with COMMAND_LINE_WRONG, after a line on standard error, if the command
   line is wrong. */
void command_line_read(struct options *options, int count, char **words);

#endif
