#ifndef KOSTKA_SIM_VERIFY_RECORD_FILE_H
#define KOSTKA_SIM_VERIFY_RECORD_FILE_H

#include "core/game/record_text.h"
#include <stdbool.h>
#include <stdio.h>

/* A file with a game as text (firmware/core/game/record_text.h), and perhaps lines "commitment
   LETTERS", one of them noted when the game began. The text may occur more than once, without its
   seed if the game had not ended; the last text counts. Other lines are ignored. */

struct record_file {
    const char *name;
    unsigned long line; /* number of the line read last */
    bool has_commitment;
    unsigned long commitment_line;
    char commitment[SEED_LETTERS];
    bool is_distrusted; /* the device did not trust its dice */
    struct record_text text;
};

/* Reads a file. False, with a message on stderr, if it holds no game, a damaged one, or two. */
bool record_file_read(struct record_file *file, FILE *from, const char *name);

#endif
