#ifndef KOSTKA_CONSOLE_WORDS_H
#define KOSTKA_CONSOLE_WORDS_H

#include "core/number/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* The words that a line can have at some place: which of them a person has begun to type, or has
   meant. A word of a line ends with a blank or NUL; a word in flash, of a text a|b|c, with | or
   NUL. Capitals are the same as small letters. */

bool word_is_end(char character);

/* A capital as the small letter. */
char word_fold(char character);

/* Letters of a word in flash. */
uint8_t word_length(const FLASH char *word);

/* True if the text of a line goes on like this: all letters of the word. */
bool word_begins(const char *text, const FLASH char *word);

/* How like it is what has been typed, from the least on. */
enum word_likeness {
    WORD_UNLIKE,
    WORD_RATHER_LIKE, /* but for two letters that follow each other */
    WORD_BEGUN,       /* the word goes on, or is the same */
    WORD_LIKE         /* but for a letter, or two that have changed places */
};

/* Found among the words that are offered. */
struct word_search {
    const char *typed; /* in a line */
    uint8_t wanted;    /* which of those that begin as it does, from 0 */

    uint8_t found;               /* how many begin as it does */
    uint8_t common;              /* their first letters that are the same */
    const FLASH char *first;     /* of them; undefined if there are none */
    const FLASH char *at_wanted; /* NULL if there are not as many */
    const FLASH char *meant;     /* undefined if its likeness is UNLIKE */
    enum word_likeness likeness;
};

void word_search_offer(struct word_search *search, const FLASH char *word);

#endif
