#ifndef KOSTKA_SIM_VERIFY_RECORD_FILE_H
#define KOSTKA_SIM_VERIFY_RECORD_FILE_H

#include "core/game/record_text.h"
#include <stdbool.h>
#include <stdio.h>

/* A file with a game as text (firmware/core/game/record_text.h), and perhaps a line "commitment
   LETTERS" that was noted when it began. Lines that are neither are passed over. */

struct record_file {
    const char *name;
    unsigned long line; /* that was read last */
    bool has_commitment;
    unsigned long commitment_line;
    char commitment[FORETOLD_LETTERS];
    struct record_text text;
};

/* True if a line begins as those of a game do: "1/4 ". */
bool record_file_is_line(const char *line);

/* Reads the file to the end of the game. False, with a message on stderr: there is none, or it is
   damaged. */
bool record_file_read(struct record_file *file, FILE *from, const char *name);

#endif
