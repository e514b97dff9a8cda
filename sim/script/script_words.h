#ifndef KOSTKA_SIM_SCRIPT_WORDS_H
#define KOSTKA_SIM_SCRIPT_WORDS_H

#include <stdbool.h>
#include <stdint.h>

/* A line of a script as words. Texts hold no NUL byte. */

enum { WORDS_MOST = 64 };

struct words {
    char *word[WORDS_MOST];
    unsigned count;
};

/* Cuts a line into words, in place. Returns NULL, or what is wrong with the line. */
const char *words_split(struct words *words, char *line);

/* Reads a word of 1 to 19 decimal digits; false if it is none. */
bool words_number(const char *word, uint64_t *number);

/* Reads a word of two hexadecimal digits; false if it is none. */
bool words_hex_byte(const char *word, uint64_t *byte);

#endif
