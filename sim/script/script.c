#include "script/script.h"

#include "script/script_vocabulary.h"
#include "script/script_words.h"
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NESTED_MOST = 16, WHY_SIZE = 160 };

struct reader {
    struct script *script;
    int line;
    char *message;
    size_t message_size;
    size_t open[NESTED_MOST]; /* repeats not ended yet */
    unsigned open_count;
};

static bool wrong(struct reader *reader, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static bool wrong(struct reader *reader, const char *format, ...) {
    char why[WHY_SIZE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, sizeof why, format, arguments);
    va_end(arguments);
    snprintf(reader->message, reader->message_size, "%s:%d: %s", reader->script->path, reader->line,
             why);
    return false;
}

static struct script_command *add_command(struct script *script) {
    size_t size = (script->count + 1) * sizeof *script->commands;
    struct script_command *commands = realloc(script->commands, size);
    if (!commands) {
        abort();
    }
    script->commands = commands;
    struct script_command *command = &commands[script->count++];
    memset(command, 0, sizeof *command);
    return command;
}

static bool open_repeat(struct reader *reader) {
    if (reader->open_count == NESTED_MOST) {
        return wrong(reader, "repeats are nested too deep");
    }
    reader->open[reader->open_count++] = reader->script->count - 1;
    return true;
}

static bool close_repeat(struct reader *reader) {
    struct script *script = reader->script;
    size_t end = script->count - 1;
    if (reader->open_count == 0) {
        return wrong(reader, "end without repeat");
    }
    size_t repeat = reader->open[--reader->open_count];
    script->commands[end].partner = repeat;
    script->commands[repeat].partner = end;
    return true;
}

/* Applies the role that the command last read has in the script as a whole. */
static bool take_role(struct reader *reader) {
    struct script *script = reader->script;
    const struct script_command *command = &script->commands[script->count - 1];
    switch (command->word->role) {
    case SCRIPT_SEED:
        script->has_seed = true;
        script->seed = command->given.number[0];
        return script->count == 1 || wrong(reader, "seed must be the first command");
    case SCRIPT_REPEAT:
        return open_repeat(reader);
    case SCRIPT_END:
        return close_repeat(reader);
    default:
        return true;
    }
}

static bool read_line(struct reader *reader, char *line) {
    char why[WHY_SIZE];
    struct words words;
    const char *mistake = words_split(&words, line);
    if (mistake) {
        return wrong(reader, "%s", mistake);
    }
    if (words.count == 0) {
        return true;
    }
    const struct script_word *word = script_vocabulary_find(words.word[0]);
    if (!word) {
        return wrong(reader, "no command named \"%.40s\"", words.word[0]);
    }
    struct script_command *command = add_command(reader->script);
    command->word = word;
    command->line = reader->line;
    if (!arguments_read(&command->given, word->arguments, &words, why, sizeof why)) {
        return wrong(reader, "%s", why);
    }
    command->given.word = word->name;
    return take_role(reader);
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
        arguments_free(&script->commands[i].given);
    }
    free(script->commands);
    script->commands = NULL;
    script->count = 0;
}
