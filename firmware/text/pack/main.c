#include "text/pack/scan.h"
#include "text/pack/train.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* text-pack SOURCE: packs the texts of a preprocessed source with the firmware's dictionary, to
   standard output.
   text-pack --train SOURCE...: a dictionary for the texts of all these, as a C source.
   text-pack --check SOURCE...: whether the firmware's is still nearly as good as that one. */

enum { TOLERATED = 100 }; /* one part in so many */

static char *read_file(const char *name) {
    FILE *file = fopen(name, "r");
    char *content = NULL;
    size_t length;
    FILE *copy = open_memstream(&content, &length);
    int character;

    if (!file || !copy) {
        fprintf(stderr, "%s: cannot be read\n", name);
        exit(1);
    }
    while ((character = getc(file)) != EOF)
        putc(character, copy);
    fclose(file);
    fclose(copy);
    return content;
}

static void scan_file(const char *name, scan_found found, void *context, FILE *copy) {
    char *source = read_file(name);

    if (!scan_source(name, source, found, context, copy, stderr))
        exit(1);
    free(source);
}

/* NUL is in no pair, so strings that follow each other can be packed as one. */
static void write_packed(void *context, const uint8_t *text, size_t length, FILE *copy) {
    uint8_t *packed = malloc(length + 1);

    if (!packed)
        abort();
    length = dictionary_pack(context, text, length, packed);
    putc('"', copy);
    for (size_t i = 0; i < length; i++)
        fprintf(copy, isalnum(packed[i]) || packed[i] == ' ' ? "%c" : "\\%03o", packed[i]);
    putc('"', copy);
    free(packed);
}

struct texts {
    uint8_t *bytes;
    size_t length;
};

static void collect(void *context, const uint8_t *text, size_t length, FILE *copy) {
    struct texts *texts = context;

    (void)copy;
    texts->bytes = realloc(texts->bytes, texts->length + length + 1);
    if (!texts->bytes)
        abort();
    memcpy(texts->bytes + texts->length, text, length);
    texts->length += length;
    texts->bytes[texts->length++] = 0;
}

static struct texts collect_all(char **names) {
    struct texts texts = {0};
    FILE *nowhere = fopen("/dev/null", "w");

    if (!nowhere)
        abort();
    while (*names)
        scan_file(*names++, collect, &texts, nowhere);
    fclose(nowhere);
    if (texts.length == 0) {
        fputs("text-pack: there are no texts\n", stderr);
        exit(1);
    }
    return texts;
}

static void write_dictionary(const struct dictionary *dictionary) {
    puts(
        "#include \"text/reader.h\"\n\n/* Made by `make texts` from the texts of the firmware. */\n"
        "const FLASH uint8_t text_pairs[TEXT_PAIRS][2] = {");
    for (size_t i = 0; i < dictionary->count; i++) {
        const struct dictionary_entry *entry = &dictionary->entries[i];
        printf("    {0x%02X, 0x%02X}, /* %02X: \"", entry->pair[0], entry->pair[1],
               (unsigned)(TEXT_FIRST_PAIR + i));
        for (size_t j = 0; j < entry->length; j++)
            printf(isprint(entry->text[j]) && !strchr("\"\\*/", entry->text[j]) ? "%c" : "\\%03o",
                   entry->text[j]);
        puts("\" */");
    }
    puts("};");
}

static size_t packed_length(const struct dictionary *dictionary, struct texts texts) {
    uint8_t *packed = malloc(texts.length);

    if (!packed)
        abort();
    size_t length = dictionary_pack(dictionary, texts.bytes, texts.length, packed);
    free(packed);
    return length;
}

static int check(const struct dictionary *dictionary, struct texts texts) {
    static struct dictionary fresh;
    size_t length = packed_length(dictionary, texts);

    train(&fresh, texts.bytes, texts.length);
    size_t best = packed_length(&fresh, texts);
    printf(
        "check: %zu bytes of texts are packed into %zu, a fresh dictionary would make that %zu\n",
        texts.length, length, best);
    if (length <= best + best / TOLERATED)
        return 0;
    fputs("check: the dictionary of texts is out of date: make texts\n", stderr);
    return 1;
}

int main(int argc, char **argv) {
    static struct dictionary dictionary;
    bool trains = argc > 2 && strcmp(argv[1], "--train") == 0;
    bool checks = argc > 2 && strcmp(argv[1], "--check") == 0;
    struct texts texts = {0};
    int status = 0;

    if (argc < 2 || (argv[1][0] == '-' && !trains && !checks)) {
        fputs("usage: text-pack SOURCE | --train SOURCE... | --check SOURCE...\n", stderr);
        return 2;
    }
    if (!trains && !dictionary_load(&dictionary)) {
        fputs("firmware/text/pairs.c:1: a pair that is none: make texts\n", stderr);
        return 1;
    }
    if (trains || checks)
        texts = collect_all(argv + 2);
    if (trains) {
        train(&dictionary, texts.bytes, texts.length);
        write_dictionary(&dictionary);
    } else if (checks) {
        status = check(&dictionary, texts);
    } else {
        scan_file(argv[1], write_packed, &dictionary, stdout);
    }
    free(texts.bytes);
    if (fflush(stdout) || ferror(stdout)) {
        fputs("text-pack: what was packed cannot be written\n", stderr);
        status = 1;
    }
    return status;
}
