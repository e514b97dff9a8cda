#include "script/script_arguments.h"

#include "ticks.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The state of reading a line. */
struct reading {
    struct script_arguments *given;
    const struct words *words;
    unsigned at; /* the next word */
    char *why;
    size_t why_size;
};

struct kind {
    const char *name, *description;
    bool (*number)(const char *word, uint64_t *value); /* or: */
    bool (*take)(struct reading *reading);
};

static bool wrong(struct reading *reading, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static bool wrong(struct reading *reading, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(reading->why, reading->why_size, format, arguments);
    va_end(arguments);
    return false;
}

/* ---- numbers ---- */

bool arguments_key(const char *name, uint64_t *key) {
    static const struct {
        const char *name;
        enum view_key key;
    } keys[] = {{"right", VIEW_KEY_RIGHT},   {"help", VIEW_KEY_RIGHT}, {"up", VIEW_KEY_UP},
                {"down", VIEW_KEY_DOWN},     {"left", VIEW_KEY_LEFT},  {"back", VIEW_KEY_LEFT},
                {"select", VIEW_KEY_SELECT}, {"ok", VIEW_KEY_SELECT}};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        if (strcmp(keys[i].name, name) == 0) {
            *key = keys[i].key;
            return true;
        }
    }
    return false;
}

static bool read_time(const char *word, uint64_t *ticks) {
    return ticks_parse(word, ticks) == 0;
}

static bool read_face(const char *word, uint64_t *face) {
    if (strcmp(word, "off") == 0) {
        *face = 0;
        return true;
    }
    if (strcmp(word, "all") == 0) {
        *face = 7;
        return true;
    }
    return words_number(word, face) && *face >= 1 && *face <= 6;
}

static bool read_switch(const char *word, uint64_t *on) {
    *on = strcmp(word, "on") == 0;
    return *on || strcmp(word, "off") == 0;
}

/* ---- texts ---- */

static void add_text(struct reading *reading, const char *text) {
    char *twin = strdup(text);
    if (!twin) {
        abort();
    }
    reading->given->text[reading->given->texts++] = twin;
}

static bool take_text(struct reading *reading) {
    add_text(reading, reading->words->word[reading->at++]);
    return true;
}

static bool take_faces(struct reading *reading) {
    const char *word = reading->words->word[reading->at];
    if (word[strspn(word, " 123456789")]) {
        return wrong(reading, "\"%.40s\" is no row of faces such as 116", word);
    }
    return take_text(reading);
}

static bool take_times(struct reading *reading) {
    const char *word = reading->words->word[reading->at++];
    if (strcmp(word, "until") != 0) {
        return words_number(word, &reading->given->number[reading->given->numbers++]) ||
               wrong(reading, "\"%.40s\" is neither a number nor until", word);
    }
    if (reading->at == reading->words->count) {
        return wrong(reading, "until needs a text");
    }
    return take_text(reading);
}

static bool take_bytes(struct reading *reading) {
    struct script_arguments *given = reading->given;
    char *bytes = calloc(1, WORDS_MOST);
    if (!bytes) {
        abort();
    }
    given->text[given->texts++] = bytes;
    uint64_t *count = &given->number[given->numbers++];
    for (; reading->at < reading->words->count; reading->at++) {
        uint64_t byte;
        if (!words_hex_byte(reading->words->word[reading->at], &byte)) {
            return wrong(reading, "\"%.40s\" is no hexadecimal byte",
                         reading->words->word[reading->at]);
        }
        bytes[(*count)++] = (char)byte;
    }
    return true;
}

/* ---- kinds ---- */

static const struct kind kinds_known[] = {
    {"KEY", "a key (right, up, down, left, select; or help, back, ok)", arguments_key, NULL},
    {"TIME", "a time such as 20ms or 1.5s", read_time, NULL},
    {"FACE", "a face (1 to 6, off or all)", read_face, NULL},
    {"on|off", "on or off", read_switch, NULL},
    {"N", "a number", words_number, NULL},
    {"SEED", "a number", words_number, NULL},
    {"HERTZ", "a number of hertz", words_number, NULL},
    {"BYTES", "a number of bytes", words_number, NULL},
    {"TEXT", "a text", NULL, take_text},
    {"LINE", "the text of a line", NULL, take_text},
    {"VALUE", "a value", NULL, take_text},
    {"NAME", "a name", NULL, take_text},
    {"FILE", "a file", NULL, take_text},
    {"FACES", "a row of faces such as 116", NULL, take_faces},
    {"TIMES", "a number, or until and a text", NULL, take_times},
    {"HEX...", "hexadecimal bytes", NULL, take_bytes},
};

static const struct kind *find_kind(const char *name, size_t length) {
    for (size_t i = 0; i < sizeof kinds_known / sizeof kinds_known[0]; i++) {
        if (strlen(kinds_known[i].name) == length &&
            strncmp(kinds_known[i].name, name, length) == 0) {
            return &kinds_known[i];
        }
    }
    abort(); /* the vocabulary names a kind that does not exist */
}

static bool take(struct reading *reading, const struct kind *kind) {
    if (kind->take) {
        return kind->take(reading);
    }
    const char *word = reading->words->word[reading->at++];
    return kind->number(word, &reading->given->number[reading->given->numbers++]) ||
           wrong(reading, "\"%.40s\" is not %s", word, kind->description);
}

static bool take_all(struct reading *reading, const char *kinds) {
    const char *first = reading->words->word[0];
    for (const char *at = kinds; *at; at += strspn(at, " ")) {
        bool optional = *at == '[';
        at += optional;
        size_t length = strcspn(at, " ]");
        const struct kind *kind = find_kind(at, length);
        at += length + optional;
        if (reading->at == reading->words->count) {
            return optional || wrong(reading, "%s needs %s", first, kind->description);
        }
        if (!take(reading, kind)) {
            return false;
        }
    }
    return reading->at == reading->words->count ||
           wrong(reading, "\"%.40s\" is too much", reading->words->word[reading->at]);
}

bool arguments_read(struct script_arguments *given, const char *kinds, const struct words *words,
                    char *why, size_t why_size) {
    struct reading reading = {given, words, 1, why, why_size};
    memset(given, 0, sizeof *given);
    return take_all(&reading, kinds);
}

void arguments_free(struct script_arguments *given) {
    for (unsigned i = 0; i < given->texts; i++) {
        free(given->text[i]);
    }
    given->texts = 0;
}
