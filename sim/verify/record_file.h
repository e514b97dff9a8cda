#ifndef KOSTKA_SIM_VERIFY_RECORD_FILE_H
#define KOSTKA_SIM_VERIFY_RECORD_FILE_H

#include "core/game/record_text.h"
#include <stdbool.h>
#include <stdio.h>

/* A file with a game as text (firmware/core/game/record_text.h), and perhaps lines "commitment
   LETTERS" or "commitment LETTERS, dice not trusted", one of them noted when the game began. The
   text may occur more than once, without its seed if the game had not ended; the last text counts.
   Other lines are ignored, and so is a byte order mark at the start of the file. */

/* A text that another one follows. It has no seed: the game had not ended. */
struct earlier_text {
    struct record_text text;
    unsigned long line; /* number of its last line */
};

struct record_file {
    const char *name;
    unsigned long line; /* number of the line read last */
    bool has_commitment;
    unsigned long commitment_line;
    char commitment[SEED_LETTERS];
    bool is_distrusted; /* the device did not trust its dice */
    struct record_text text;
    unsigned long text_line; /* number of its last line */
    struct earlier_text *earlier;
    size_t earlier_count;
};

/* Reads a file. False, with a message on stderr, if it cannot be read, or holds a NUL byte, no
   game, a damaged one, or two with their seeds. Call record_file_end in any case. */
bool record_file_read(struct record_file *file, FILE *from, const char *name);
void record_file_end(struct record_file *file);

#endif
