#ifndef KOSTKA_SIM_SCRIPT_H
#define KOSTKA_SIM_SCRIPT_H

#include "script/script_arguments.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A script says what a player does with the device and what must happen: one command a line, words
   separated by blanks, texts of several words in double quotes (with \" \\ \n \r \t \xHH), #
   starts a comment. The words are in script_vocabulary.h. */

struct script_command {
    const struct script_word *word;
    struct script_arguments given;
    int line;
    size_t partner; /* of repeat: its end; of end: its repeat */
};

struct script {
    const char *path; /* as given; "-" is standard input */
    struct script_command *commands;
    size_t count;
    bool has_seed;
    uint64_t seed;
};

/* Reads a script. False, with "FILE:LINE: what is wrong" in message, if there is an error. Free it
   in both cases. */
bool script_read(struct script *script, const char *path, char *message, size_t message_size);

void script_free(struct script *script);

#endif
