#ifndef KOSTKA_SIM_SCRIPT_WORDS_H
#define KOSTKA_SIM_SCRIPT_WORDS_H

#include "models/view.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Words and values of a script line. Texts hold no NUL byte. */

enum { WORDS_MOST = 64 };

struct words {
    char *text; /* the line, cut up in place */
    char *word[WORDS_MOST];
    unsigned count;
};

/* Cuts a line into words, in place; NULL, or what is wrong with it. */
const char *words_split(struct words *words, char *line);

/* Values of words; false when the word is none. */
bool words_key(const char *word, uint64_t *key);
bool words_number(const char *word, uint64_t *number);
bool words_face(const char *word, uint64_t *face);
bool words_switch(const char *word, uint64_t *on);
bool words_hex_byte(const char *word, uint64_t *byte);

/* A key's name, "none" for VIEW_KEY_NONE. */
const char *words_key_name(enum view_key key);

#endif
