#include "script/script_words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    enum view_key key;
} keys[] = {{"none", VIEW_KEY_NONE}, {"right", VIEW_KEY_RIGHT}, {"up", VIEW_KEY_UP},
            {"down", VIEW_KEY_DOWN}, {"left", VIEW_KEY_LEFT},   {"select", VIEW_KEY_SELECT},
            {"ok", VIEW_KEY_SELECT}};

static int hex_digit(char c) {
    return isdigit((unsigned char)c) ? c - '0' : tolower((unsigned char)c) - 'a' + 10;
}

/* Takes the character after a backslash from *from; 0 when it means nothing. */
static char escape(const char **from) {
    char c = *(*from)++;
    if (c == '"' || c == '\\') {
        return c;
    }
    if (c == 'n' || c == 'r' || c == 't') {
        return c == 'n' ? '\n' : c == 'r' ? '\r' : '\t';
    }
    const char *hex = *from;
    if (c == 'x' && isxdigit((unsigned char)hex[0]) && isxdigit((unsigned char)hex[1])) {
        *from += 2;
        return (char)(hex_digit(hex[0]) * 16 + hex_digit(hex[1]));
    }
    return 0;
}

/* Unquotes in place from the character after the opening quote; what follows the closing one. */
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

const char *words_split(struct words *words, char *line) {
    const char *wrong = NULL;
    words->count = 0;
    for (char *at = line;;) {
        at += strspn(at, " \t\r\n");
        if (!*at || *at == '#') {
            return NULL;
        }
        if (words->count == WORDS_MOST) {
            return "too many words";
        }
        if (*at == '"') {
            words->word[words->count++] = at + 1;
            at = unquote(at + 1, &wrong);
            if (!at) {
                return wrong;
            }
            if (*at && !strchr(" \t\r\n#", *at)) {
                return "a text runs into the next word";
            }
            continue;
        }
        words->word[words->count++] = at;
        at += strcspn(at, " \t\r\n#");
        bool comment = *at == '#';
        if (*at) {
            *at++ = 0;
        }
        if (comment) {
            return NULL;
        }
    }
}

bool words_key(const char *word, uint64_t *key) {
    for (size_t i = 1; i < sizeof keys / sizeof keys[0]; i++) {
        if (strcmp(keys[i].name, word) == 0) {
            *key = keys[i].key;
            return true;
        }
    }
    return false;
}

const char *words_key_name(enum view_key key) {
    return keys[key].name;
}

bool words_number(const char *word, uint64_t *number) {
    size_t length = strlen(word);
    if (length == 0 || length > 19 || strspn(word, "0123456789") != length) {
        return false;
    }
    *number = strtoull(word, NULL, 10);
    return true;
}

bool words_face(const char *word, uint64_t *face) {
    if (strcmp(word, "off") == 0) {
        *face = 0;
        return true;
    }
    return words_number(word, face) && *face >= 1 && *face <= 6;
}

bool words_switch(const char *word, uint64_t *on) {
    *on = strcmp(word, "on") == 0;
    return *on || strcmp(word, "off") == 0;
}

bool words_hex_byte(const char *word, uint64_t *byte) {
    if (strlen(word) != 2 || !isxdigit((unsigned char)word[0]) ||
        !isxdigit((unsigned char)word[1])) {
        return false;
    }
    *byte = strtoull(word, NULL, 16);
    return true;
}
