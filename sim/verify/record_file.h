#ifndef KOSTKA_SIM_VERIFY_RECORD_FILE_H
#define KOSTKA_SIM_VERIFY_RECORD_FILE_H

#include "core/game/record_text.h"
#include <stdbool.h>
#include <stdio.h>

/* A file with a game as text (firmware/core/game/record_text.h), and perhaps lines "commitment
   LETTERS", of which one was noted when it began. It may have been asked for more than once, before
   its end without its seed; then the last text counts. Other lines are passed over. */

struct record_file {
    const char *name;
    unsigned long line; /* that was read last */
    bool has_commitment;
    unsigned long commitment_line;
    char commitment[SEED_LETTERS];
    bool is_distrusted; /* the dice were not to be trusted */
    struct record_text text;
};

/* Reads a file. False, with a message on stderr: there is no game in it, it is damaged, or there
   are two. */
bool record_file_read(struct record_file *file, FILE *from, const char *name);

#endif
