#include "verify/record_file.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const char word[] = "commitment";
enum { WORD = sizeof word - 1 };

static const char mark[] = "\xEF\xBB\xBF";
enum { MARK = sizeof mark - 1 };

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

/* The word is there, whatever its letters and what is before and behind it: somebody means a
   commitment. */
static bool is_line_of_commitment(const char *line) {
    line += strspn(line, " \t");
    return strncasecmp(line, word, WORD) == 0 && !isalpha((unsigned char)line[WORD]);
}

/* Refuses a commitment that is not as the console writes it, or differs from the one before: it
   proves nothing. */
static bool read_commitment(struct record_file *file, const char *line) {
    const char *letters = line + WORD + 1;

    if (strncmp(line, word, WORD) != 0 || line[WORD] != ' ' ||
        strspn(letters, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567") != SEED_LETTERS) {
        return refuse(file, "a commitment is that word in small letters, a blank and 20 letters");
    }
    line = letters + SEED_LETTERS;
    if (*line != '\0' && strcmp(line, ", dice not trusted") != 0) {
        return refuse(file, "a commitment has no more behind it than \", dice not trusted\"");
    }
    if (file->has_commitment && memcmp(file->commitment, letters, SEED_LETTERS) != 0) {
        return refuse(file, "another commitment than before");
    }
    memcpy(file->commitment, letters, SEED_LETTERS);
    file->has_commitment = true;
    file->commitment_line = file->line;
    file->is_distrusted = file->is_distrusted || *line != '\0';
    return true;
}

static bool keep_earlier(struct record_file *file) {
    size_t size = (file->earlier_count + 1) * sizeof *file->earlier;
    struct earlier_text *more = realloc(file->earlier, size);

    if (more == NULL) {
        return refuse(file, "no memory for so many games");
    }
    file->earlier = more;
    more[file->earlier_count++] =
        (struct earlier_text){.text = file->text, .line = file->text_line};
    return true;
}

/* Takes a whole text in place of the last one. After a text with a seed it must be the same. */
static bool take_whole(struct record_file *file, const struct record_text *read) {
    const struct record_text *before = &file->text;
    bool is_same =
        before->length == read->length && memcmp(before->bytes, read->bytes, read->length) == 0;

    if (before->length && !is_same) {
        if (record_text_has_seed(before)) {
            return refuse(file, "a second game");
        }
        if (!keep_earlier(file)) {
            return false;
        }
    }
    file->text = *read;
    file->text_line = file->line;
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

static void cut_line_end(char *line) {
    size_t length = strlen(line);

    while (length && (line[length - 1] == '\r' || line[length - 1] == '\n')) {
        line[--length] = '\0';
    }
}

/* Some programs write a byte order mark (UTF-8) at the start of a text. */
static bool begins_with_mark(const struct record_file *file, const char *line) {
    return file->line == 1 && strncmp(line, mark, MARK) == 0;
}

static bool take_line(struct record_file *file, struct record_text *read, char *line,
                      size_t length) {
    if (strlen(line) != length) {
        return refuse(file, "a NUL byte, which no text has");
    }
    cut_line_end(line);
    if (begins_with_mark(file, line)) {
        line += MARK;
    }
    if (is_line_of_commitment(line)) {
        return read_commitment(file, line);
    }
    return !is_line_of_record(line) || read_line(file, read, line);
}

/* Takes whole lines, however long they are. */
static bool take_lines(struct record_file *file, struct record_text *read, FILE *from) {
    char *line = NULL;
    size_t size = 0;
    ssize_t length;
    bool is_taken = true;

    while (is_taken && (length = getline(&line, &size, from)) >= 0) {
        file->line++;
        is_taken = take_line(file, read, line, (size_t)length);
    }
    free(line);
    return is_taken;
}

bool record_file_read(struct record_file *file, FILE *from, const char *name) {
    struct record_text read;

    memset(file, 0, sizeof *file);
    file->name = name;
    record_text_start(&read);
    if (!take_lines(file, &read, from)) {
        return false;
    }
    if (!feof(from)) { /* it failed, or a line did not fit into memory */
        return refuse(file, "cannot be read");
    }
    if (read.lines && read.next <= read.lines) {
        return refuse(file, "the game ends in its middle");
    }
    return file->text.length || refuse(file, "no game in here");
}

void record_file_end(struct record_file *file) {
    free(file->earlier);
    file->earlier = NULL;
    file->earlier_count = 0;
}
