#include "console/words.h"

#include <stddef.h>

bool word_is_end(char character) {
    return character == ' ' || character == '\0';
}

char word_fold(char character) {
    return character >= 'A' && character <= 'Z' ? (char)(character - 'A' + 'a') : character;
}

uint8_t word_length(const FLASH char *word) {
    uint8_t length = 0;

    while (word[length] != '|' && word[length] != '\0') {
        length++;
    }
    return length;
}

static uint8_t typed_length(const char *typed) {
    uint8_t length = 0;

    while (!word_is_end(typed[length])) {
        length++;
    }
    return length;
}

bool word_begins(const char *text, const FLASH char *word) {
    uint8_t length = word_length(word);

    for (uint8_t i = 0; i < length; i++) {
        if (word_fold(text[i]) != word[i]) {
            return false;
        }
    }
    return true;
}

/* Compares what is left of both words without their equal first and last letters. If that is at
   most one letter each, a letter has been left out, added or mistaken. */
static enum word_likeness compare(const char *typed, const FLASH char *word) {
    enum { SHORT = 3, TWO = 2 };
    uint8_t typed_left = typed_length(typed);
    uint8_t word_left = word_length(word);
    uint8_t length = typed_left;

    for (; typed_left && word_left && word_fold(*typed) == *word; typed_left--, word_left--) {
        typed++;
        word++;
    }
    if (typed_left == 0) {
        return WORD_BEGUN;
    }
    while (word_left && typed_left && word_fold(typed[typed_left - 1]) == word[word_left - 1]) {
        typed_left--;
        word_left--;
    }
    if (length == 1 || typed_left > TWO || word_left > TWO) {
        return WORD_UNLIKE;
    }
    if (typed_left <= 1 && word_left <= 1) {
        return WORD_LIKE;
    }
    if (typed_left == word_left && word_fold(typed[0]) == word[1] &&
        word_fold(typed[1]) == word[0]) {
        return WORD_LIKE;
    }
    return length <= SHORT ? WORD_UNLIKE : WORD_RATHER_LIKE;
}

static void add_to_found(struct word_search *search, const FLASH char *word) {
    uint8_t length = word_length(word);
    uint8_t common = 0;

    if (search->found == 0) {
        search->first = word;
        search->common = length;
    }
    while (common < search->common && common < length && search->first[common] == word[common]) {
        common++;
    }
    search->common = common;
    if (search->found++ == search->wanted) {
        search->at_wanted = word;
    }
}

/* True if the whole word has been typed, as "take:" is in "take:99". */
static bool is_all_typed(const char *typed, const FLASH char *word) {
    uint8_t length = word_length(word);

    return word_begins(typed, word) && (word_is_end(typed[length]) || word[length - 1] == ':');
}

void word_search_offer(struct word_search *search, const FLASH char *word) {
    enum word_likeness likeness = compare(search->typed, word);

    if (likeness == WORD_BEGUN) {
        add_to_found(search, word);
    }
    if (likeness > search->likeness && !is_all_typed(search->typed, word)) {
        search->meant = word;
        search->likeness = likeness;
    }
}
