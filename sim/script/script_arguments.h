#ifndef KOSTKA_SIM_SCRIPT_ARGUMENTS_H
#define KOSTKA_SIM_SCRIPT_ARGUMENTS_H

#include "models/view.h"
#include "script/script_words.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The arguments that follow the first word of a line. Their kinds: KEY, TIME, FACE (off: 0, all: 7)
   and on|off (on: 1) are numbers, and so are N, HERTZ, BYTES and SEED. TEXT, NAME, LINE, VALUE and
   FILE are texts. FACES is a text of blanks and digits from 1 on. TIMES is a number, or a text
   after the word until. HEX... is any number of bytes: a text, and their count as a number. */

enum { ARGUMENTS_MOST = 2 };

struct script_arguments {
    const char *word;                /* the first word of the line */
    unsigned numbers, texts;         /* how many were given */
    uint64_t number[ARGUMENTS_MOST]; /* times in ticks, keys as enum view_key */
    char *text[ARGUMENTS_MOST];
};

/* Reads the words of a line after its first; `kinds` names a kind for each (script_vocabulary.h).
   False, with the reason in why, if they do not agree. Free `given` in both cases. */
bool arguments_read(struct script_arguments *given, const char *kinds, const struct words *words,
                    char *why, size_t why_size);

void arguments_free(struct script_arguments *given);

/* Finds a key by its name (right, up, down, left, select) or its function (help, back, ok); false
   if there is none. */
bool arguments_key(const char *name, uint64_t *key);

#endif
