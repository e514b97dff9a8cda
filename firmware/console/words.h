#ifndef KOSTKA_CONSOLE_WORDS_H
#define KOSTKA_CONSOLE_WORDS_H

#include "core/number/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* Finds the words that a person has begun to type, or has meant, among those that can stand at a
   place of a line. A word of a line ends with a blank or NUL; a word in flash, of a text a|b|c,
   with | or NUL. Capitals are the same as small letters. */

bool word_is_end(char character);

/* The character, but a capital as the small letter. */
char word_fold(char character);

/* The length of a word in flash. */
uint8_t word_length(const FLASH char *word);

/* True if the text begins with all letters of the word. */
bool word_begins(const char *text, const FLASH char *word);

/* How like a word is to what has been typed, from the least to the most. */
enum word_likeness {
    WORD_UNLIKE,
    WORD_RATHER_LIKE, /* except for two letters in a row */
    WORD_BEGUN,       /* what has been typed is the word or its beginning */
    WORD_LIKE         /* except for a letter, or for two that have changed places */
};

/* A search among the words that are offered. */
struct word_search {
    const char *typed; /* in a line */
    uint8_t wanted;    /* index, from 0, among the words that begin as `typed` does */

    uint8_t found;               /* number of words that begin as `typed` does */
    uint8_t common;              /* number of first letters that they share */
    const FLASH char *first;     /* the first of them; undefined if there are none */
    const FLASH char *at_wanted; /* the word of index `wanted`; NULL if there are not so many */
    const FLASH char *meant;     /* the word most like `typed`; undefined if likeness is
                                    WORD_UNLIKE */
    enum word_likeness likeness;
};

void word_search_offer(struct word_search *search, const FLASH char *word);

#endif
