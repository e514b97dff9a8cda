#include "script/script.h"

#include "script/script_table.h"
#include "script/script_words.h"
#include "ticks.h"
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct reader {
    struct script *script;
    int line;
    char *message;
    size_t message_size;
    size_t open[WORDS_MOST]; /* repeats not ended yet */
    unsigned open_count;
};

static bool wrong(struct reader *reader, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static bool wrong(struct reader *reader, const char *format, ...) {
    char why[160];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, sizeof why, format, arguments);
    va_end(arguments);
    snprintf(reader->message, reader->message_size, "%s:%d: %s", reader->script->path, reader->line,
             why);
    return false;
}

static bool read_value(char kind, const char *word, uint64_t *value) {
    switch (kind) {
    case 'k':
        return words_key(word, value);
    case 't':
        return ticks_parse(word, value) == 0;
    case 'f':
        return words_face(word, value);
    case 'o':
        return words_switch(word, value);
    default:
        return words_number(word, value);
    }
}

static const char *kind_name(char kind) {
    switch (kind) {
    case 'k':
        return "a key (right, up, down, left, select)";
    case 't':
        return "a time such as 20ms or 1.5s";
    case 'f':
        return "a face (1 to 6, or off)";
    case 'o':
        return "on or off";
    case 's':
        return "a text";
    case 'x':
        return "hexadecimal bytes";
    default:
        return "a number";
    }
}

static char *copy(const char *text) {
    char *twin = strdup(text);
    if (!twin) {
        abort();
    }
    return twin;
}

/* The bytes of the words from the one on, as text[0] with their count in number[0]. */
static bool read_bytes(struct reader *reader, struct script_command *command,
                       const struct words *words, unsigned at) {
    char *bytes = calloc(1, WORDS_MOST);
    if (!bytes) {
        abort();
    }
    command->text[command->texts++] = bytes;
    command->numbers = 1;
    for (unsigned i = at; i < words->count; i++) {
        uint64_t byte;
        if (!words_hex_byte(words->word[i], &byte)) {
            return wrong(reader, "\"%.40s\" is no hexadecimal byte", words->word[i]);
        }
        bytes[command->number[0]++] = (char)byte;
    }
    return true;
}

static bool read_arguments(struct reader *reader, struct script_command *command,
                           const struct words *words) {
    bool optional = false;
    unsigned at = 1;
    for (const char *kind = command->entry->signature; *kind; kind++) {
        if (*kind == '?') {
            optional = true;
            continue;
        }
        if (at >= words->count) {
            return optional || wrong(reader, "%s needs %s", words->word[0], kind_name(*kind));
        }
        if (*kind == 'x') {
            return read_bytes(reader, command, words, at);
        }
        if (*kind == 's') {
            command->text[command->texts++] = copy(words->word[at]);
        } else if (!read_value(*kind, words->word[at], &command->number[command->numbers++])) {
            return wrong(reader, "\"%.40s\" is not %s", words->word[at], kind_name(*kind));
        }
        at++;
    }
    return at == words->count || wrong(reader, "\"%.40s\" is too much", words->word[at]);
}

static bool control(struct reader *reader, struct script_command *command) {
    struct script *script = reader->script;
    size_t index = script->count - 1;
    switch (command->entry->control) {
    case SCRIPT_SEED:
        script->has_seed = true;
        script->seed = command->number[0];
        return index == 0 || wrong(reader, "seed must be the first command");
    case SCRIPT_REPEAT:
        if (reader->open_count == WORDS_MOST) {
            return wrong(reader, "repeats are nested too deep");
        }
        reader->open[reader->open_count++] = index;
        return true;
    case SCRIPT_END:
        if (reader->open_count == 0) {
            return wrong(reader, "end without repeat");
        }
        command->jump = reader->open[--reader->open_count];
        script->commands[command->jump].jump = index;
        return true;
    default:
        return true;
    }
}

static bool read_line(struct reader *reader, char *line) {
    struct words words;
    const char *mistake = words_split(&words, line);
    if (mistake) {
        return wrong(reader, "%s", mistake);
    }
    if (words.count == 0) {
        return true;
    }
    const struct script_entry *entry = script_table_find(words.word[0]);
    if (!entry) {
        return wrong(reader, "no command named \"%.40s\"", words.word[0]);
    }
    struct script *script = reader->script;
    size_t size = (script->count + 1) * sizeof *script->commands;
    struct script_command *commands = realloc(script->commands, size);
    if (!commands) {
        abort();
    }
    script->commands = commands;
    struct script_command *command = &commands[script->count++];
    memset(command, 0, sizeof *command);
    command->entry = entry;
    command->line = reader->line;
    return read_arguments(reader, command, &words) && control(reader, command);
}

static bool read_lines(struct reader *reader, FILE *file) {
    char *line = NULL;
    size_t size = 0;
    bool good = true;
    while (good && getline(&line, &size, file) >= 0) {
        reader->line++;
        good = read_line(reader, line);
    }
    free(line);
    if (good && ferror(file)) {
        good = wrong(reader, "cannot be read");
    }
    if (good && reader->open_count > 0) {
        reader->line = reader->script->commands[reader->open[reader->open_count - 1]].line;
        good = wrong(reader, "repeat without end");
    }
    return good;
}

bool script_read(struct script *script, const char *path, char *message, size_t message_size) {
    struct reader reader = {.script = script, .message = message, .message_size = message_size};
    memset(script, 0, sizeof *script);
    script->path = path;
    if (strcmp(path, "-") == 0) {
        return read_lines(&reader, stdin);
    }
    FILE *file = fopen(path, "r");
    if (!file) {
        snprintf(message, message_size, "%s: %s", path, strerror(errno));
        return false;
    }
    bool good = read_lines(&reader, file);
    fclose(file);
    return good;
}

void script_free(struct script *script) {
    for (size_t i = 0; i < script->count; i++) {
        for (unsigned j = 0; j < script->commands[i].texts; j++) {
            free(script->commands[i].text[j]);
        }
    }
    free(script->commands);
    script->commands = NULL;
    script->count = 0;
}
