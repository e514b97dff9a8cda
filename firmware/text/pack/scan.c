#include "text/pack/scan.h"

#include "text/pack/dictionary.h"
#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct scan {
    const char *at;
    FILE *copy;
    FILE *errors;
    char file[256];
    unsigned line;
    bool line_begins;
};

static const char mark[] = "TEXT";

static bool fail(const struct scan *scan, const char *what) {
    fprintf(scan->errors, "%s:%u: %s\n", scan->file, scan->line, what);
    return false;
}

static void copy_character(struct scan *scan) {
    char character = *scan->at++;

    scan->line += character == '\n';
    scan->line_begins = character == '\n' || (scan->line_begins && character == ' ');
    putc(character, scan->copy);
}

/* # 12 "file.c": that is what the next line is. Other lines that begin so are only copied. */
static void copy_directive(struct scan *scan) {
    unsigned line;
    char file[sizeof scan->file];
    bool is_marker = sscanf(scan->at, "# %u \"%255[^\"]\"", &line, file) == 2;

    while (*scan->at && *scan->at != '\n')
        copy_character(scan);
    if (!is_marker)
        return;
    if (*scan->at)
        copy_character(scan);
    scan->line = line;
    memcpy(scan->file, file, sizeof file);
}

static void copy_literal(struct scan *scan) {
    char quote = *scan->at;

    do {
        if (*scan->at == '\\' && scan->at[1])
            copy_character(scan);
        copy_character(scan);
    } while (*scan->at && *scan->at != quote && *scan->at != '\n');
    if (*scan->at == quote)
        copy_character(scan);
}

static bool in_word(char character) {
    return isalnum((unsigned char)character) || character == '_';
}

static size_t word_length(const char *word) {
    size_t length = 0;

    while (in_word(word[length]))
        length++;
    return length;
}

static void copy_space(struct scan *scan) {
    while (isspace((unsigned char)*scan->at) || (*scan->at == '#' && scan->line_begins)) {
        if (*scan->at == '#')
            copy_directive(scan);
        else
            copy_character(scan);
    }
}

/* Behind a backslash. A value beyond a byte is answered as it is. */
static unsigned long read_escape(struct scan *scan) {
    static const char letters[] = "abfnrtv\\\"'?";
    static const char values[] = "\a\b\f\n\r\t\v\\\"'?";
    const char *letter = *scan->at ? strchr(letters, *scan->at) : NULL;
    char octal[4] = "";
    char *end;
    unsigned long value;

    if (letter) {
        scan->at++;
        return (uint8_t)values[letter - letters];
    }
    if (*scan->at == 'x' && isxdigit((unsigned char)scan->at[1])) {
        value = strtoul(scan->at + 1, &end, 16);
        scan->at = end;
        return value;
    }
    for (size_t i = 0; i < sizeof octal - 1 && isdigit((unsigned char)scan->at[i]); i++)
        octal[i] = scan->at[i];
    value = strtoul(octal, &end, 8);
    if (end == octal)
        return ULONG_MAX;
    scan->at += end - octal;
    return value;
}

/* A string literal, appended to text. */
static bool read_literal(struct scan *scan, FILE *text) {
    scan->at++;
    while (*scan->at != '"') {
        unsigned long value = (uint8_t)*scan->at;
        if (value == '\n' || value == 0)
            return fail(scan, "a string literal without an end");
        scan->at++;
        if (value == '\\')
            value = read_escape(scan);
        if (value > UINT8_MAX || !dictionary_is_plain((uint8_t)value))
            return fail(scan, "a text may have no bytes \\200 to \\376, nor unknown escapes");
        putc((int)value, text);
    }
    scan->at++;
    return true;
}

/* Behind TEXT( to the bracket that closes it; what is between literals is copied. */
static bool read_text(struct scan *scan, FILE *text) {
    bool some = false;

    for (;;) {
        copy_space(scan);
        if (*scan->at == ')' && some)
            break;
        if (*scan->at != '"')
            return fail(scan, "TEXT(...) has something else than string literals in it");
        if (!read_literal(scan, text))
            return false;
        some = true;
    }
    scan->at++;
    return true;
}

/* Behind the word TEXT. Without a bracket it is some other name. */
static bool replace_text(struct scan *scan, scan_found found, void *context) {
    FILE *copy = scan->copy;
    char *bytes = NULL;
    char *between = NULL;
    size_t length;
    size_t between_length;
    FILE *text = open_memstream(&bytes, &length);
    bool read = false;

    scan->copy = open_memstream(&between, &between_length);
    if (!text || !scan->copy)
        abort();
    copy_space(scan);
    bool is_text = *scan->at == '(';
    if (is_text) {
        scan->at++;
        read = read_text(scan, text);
    }
    fclose(text);
    fclose(scan->copy);
    scan->copy = copy;
    if (read)
        found(context, (const uint8_t *)bytes, length, copy);
    else
        fputs(mark, copy);
    fputs(between, copy);
    free(bytes);
    free(between);
    return read || !is_text;
}

bool scan_source(const char *name, const char *source, scan_found found, void *context, FILE *copy,
                 FILE *errors) {
    struct scan scan = {
        .at = source, .copy = copy, .errors = errors, .line = 1, .line_begins = true};

    snprintf(scan.file, sizeof scan.file, "%s", name);
    while (*scan.at) {
        size_t length = word_length(scan.at);
        if (length == strlen(mark) && memcmp(scan.at, mark, length) == 0) {
            scan.at += length;
            if (!replace_text(&scan, found, context))
                return false;
        } else if (*scan.at == '#' && scan.line_begins) {
            copy_directive(&scan);
        } else if (*scan.at == '"' || *scan.at == '\'') {
            copy_literal(&scan);
        } else {
            for (length = length ? length : 1; length; length--)
                copy_character(&scan);
        }
    }
    return true;
}
