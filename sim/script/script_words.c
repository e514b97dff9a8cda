#include "script/script_words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const char blanks[] = " \t\r\n";
static const char ends_of_word[] = " \t\r\n#";

static int hex_digit(char c) {
    return isdigit((unsigned char)c) ? c - '0' : tolower((unsigned char)c) - 'a' + 10;
}

/* Takes an escape after a backslash from *from; 0 if it is unknown. */
static char escape(const char **from) {
    static const char names[] = "nrt\"\\", meanings[] = "\n\r\t\"\\";
    char c = *(*from)++;
    const char *name = c ? strchr(names, c) : NULL;
    if (name) {
        return meanings[name - names];
    }
    const char *hex = *from;
    if (c == 'x' && isxdigit((unsigned char)hex[0]) && isxdigit((unsigned char)hex[1])) {
        *from += 2;
        return (char)(hex_digit(hex[0]) * 16 + hex_digit(hex[1]));
    }
    return 0;
}

/* Unquotes in place from the character after the opening quote. Returns the place after the closing
   one; NULL, with the reason in *wrong, on a mistake. */
static char *unquote(char *text, const char **wrong) {
    const char *from = text;
    char *to = text;
    while (*from && *from != '"') {
        char c = *from++;
        if (c == '\\') {
            c = escape(&from);
            if (!c) {
                *wrong = "unknown escape in a text";
                return NULL;
            }
        }
        *to++ = c;
    }
    if (*from != '"') {
        *wrong = "a text is not closed";
        return NULL;
    }
    *to = 0;
    return text + (from - text) + 1;
}

/* Takes the text at an opening quote. Returns the place after it; NULL, with the reason in *wrong,
   on a mistake. */
static char *take_text(struct words *words, char *quote, const char **wrong) {
    words->word[words->count++] = quote + 1;
    char *after = unquote(quote + 1, wrong);
    if (after && *after && !strchr(ends_of_word, *after)) {
        *wrong = "a text runs into the next word";
        return NULL;
    }
    return after;
}

/* Takes a word without quotes. Returns the place after it, or NULL if a comment follows. */
static char *take_word(struct words *words, char *at) {
    words->word[words->count++] = at;
    at += strcspn(at, ends_of_word);
    char end = *at;
    *at = 0;
    if (end == '#') {
        return NULL;
    }
    return end ? at + 1 : at;
}

const char *words_split(struct words *words, char *line) {
    const char *wrong = NULL;
    words->count = 0;
    for (char *at = line; at;) {
        at += strspn(at, blanks);
        if (!*at || *at == '#') {
            break;
        }
        if (words->count == WORDS_MOST) {
            return "too many words";
        }
        at = *at == '"' ? take_text(words, at, &wrong) : take_word(words, at);
    }
    return wrong;
}

bool words_number(const char *word, uint64_t *number) {
    size_t length = strlen(word);
    if (length == 0 || length > 19 || strspn(word, "0123456789") != length) {
        return false;
    }
    *number = strtoull(word, NULL, 10);
    return true;
}

bool words_hex_byte(const char *word, uint64_t *byte) {
    if (strlen(word) != 2 || !isxdigit((unsigned char)word[0]) ||
        !isxdigit((unsigned char)word[1])) {
        return false;
    }
    *byte = strtoull(word, NULL, 16);
    return true;
}
