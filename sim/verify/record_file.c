#include "verify/record_file.h"

#include <ctype.h>
#include <string.h>

enum { LINE = 512 };

static const char *const reasons[] = {
    [RECORD_TEXT_NO_LINE] = "not a line of a game, or one that has been changed",
    [RECORD_TEXT_NOT_NEXT] = "not the next line of the game",
    [RECORD_TEXT_TOO_LONG] = "more than a game can have",
    [RECORD_TEXT_CHECK] = "the check sum does not fit: a letter is wrong",
    [RECORD_TEXT_FORMAT] = "a format that is not known here",
    [RECORD_TEXT_DAMAGED] = "no game, though the check sum fits",
};

static bool is_line_of_record(const char *line) {
    unsigned digits = 0;

    while (isdigit((unsigned char)*line)) {
        line++;
        digits++;
    }
    return digits > 0 && *line == '/';
}

static bool refuse(const struct record_file *file, const char *why) {
    fprintf(stderr, "%s:%lu: %s\n", file->name, file->line, why);
    return false;
}

/* Refuses a commitment that is not whole or differs from the one before: it proves nothing. */
static bool read_commitment(struct record_file *file, const char *letters) {
    size_t length = strspn(letters, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567");

    if (length != SEED_LETTERS) {
        return refuse(file, "a commitment has 20 letters");
    }
    if (file->has_commitment && memcmp(file->commitment, letters, SEED_LETTERS) != 0) {
        return refuse(file, "another commitment than before");
    }
    memcpy(file->commitment, letters, SEED_LETTERS);
    file->has_commitment = true;
    file->commitment_line = file->line;
    file->is_distrusted = strcmp(letters + length, ", dice not trusted") == 0;
    return true;
}

/* Takes a whole text in place of the last one. After a text with a seed it must be the same. */
static bool take_whole(struct record_file *file, const struct record_text *read) {
    const struct record_text *before = &file->text;
    bool is_told = before->length && record_text_has_seed(before);

    if (is_told &&
        (before->length != read->length || memcmp(before->bytes, read->bytes, read->length) != 0)) {
        return refuse(file, "a second game");
    }
    file->text = *read;
    return true;
}

static bool read_line(struct record_file *file, struct record_text *read, const char *line) {
    enum record_text_answer answer;

    if (strncmp(line, "1/", 2) == 0) {
        record_text_start(read);
    }
    answer = record_text_read(read, line);
    if (answer > RECORD_TEXT_MORE) {
        return refuse(file, reasons[answer]);
    }
    return answer == RECORD_TEXT_MORE || take_whole(file, read);
}

bool record_file_read(struct record_file *file, FILE *from, const char *name) {
    static const char commitment[] = "commitment ";
    struct record_text read;
    char line[LINE];

    memset(file, 0, sizeof *file);
    file->name = name;
    record_text_start(&read);
    while (fgets(line, sizeof line, from)) {
        file->line++;
        line[strcspn(line, "\r\n")] = '\0';
        if (strncmp(line, commitment, sizeof commitment - 1) == 0
                ? !read_commitment(file, line + sizeof commitment - 1)
                : is_line_of_record(line) && !read_line(file, &read, line)) {
            return false;
        }
    }
    if (read.lines && read.next <= read.lines) {
        return refuse(file, "the game ends in its middle");
    }
    return file->text.length || refuse(file, "no game in here");
}
