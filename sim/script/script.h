#ifndef KOSTKA_SIM_SCRIPT_H
#define KOSTKA_SIM_SCRIPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Scripts: one command a line, words apart by blanks, text in double quotes (with \" \\ \n \r \t
   \xHH), # starts a comment. The commands are in script_table.c. */

enum { SCRIPT_ARGUMENTS = 3 };

struct script_command {
    const struct script_entry *entry;
    int line;
    unsigned numbers, texts;           /* arguments given */
    uint64_t number[SCRIPT_ARGUMENTS]; /* times in ticks, keys as enum view_key, on as 1 */
    char *text[SCRIPT_ARGUMENTS];
    size_t jump; /* repeat: its end; end: its repeat */
};

struct script {
    const char *path; /* as given; "-" is standard input */
    struct script_command *commands;
    size_t count;
    bool has_seed;
    uint64_t seed;
};

/* Reads a script. False, with "FILE:LINE: what is wrong" in message, when it is none. */
bool script_read(struct script *script, const char *path, char *message, size_t message_size);

void script_free(struct script *script);

#endif
