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

bool record_file_is_line(const char *line) {
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

/* Letters in groups, behind the word. One that is not whole, or another than before, proves
 * nothing. */
static bool read_commitment(struct record_file *file, const char *line) {
    char letters[FORETOLD_LETTERS];
    unsigned count = 0;

    for (; *line; line++) {
        if (!isspace((unsigned char)*line)) {
            if (count < FORETOLD_LETTERS) {
                letters[count] = *line;
            }
            count++;
        }
    }
    if (count != FORETOLD_LETTERS) {
        return refuse(file, "a commitment has 20 letters");
    }
    if (file->has_commitment && memcmp(file->commitment, letters, sizeof letters) != 0) {
        return refuse(file, "another commitment than before");
    }
    memcpy(file->commitment, letters, sizeof letters);
    file->has_commitment = true;
    file->commitment_line = file->line;
    return true;
}

bool record_file_read(struct record_file *file, FILE *from, const char *name) {
    static const char commitment[] = "commitment ";
    enum record_text_answer answer = RECORD_TEXT_MORE;
    char line[LINE];

    memset(file, 0, sizeof *file);
    file->name = name;
    record_text_start(&file->text);
    while (fgets(line, sizeof line, from)) {
        file->line++;
        line[strcspn(line, "\r\n")] = '\0';
        if (strncmp(line, commitment, sizeof commitment - 1) == 0) {
            if (!read_commitment(file, line + sizeof commitment - 1)) {
                return false;
            }
        } else if (record_file_is_line(line) && answer == RECORD_TEXT_WHOLE) {
            return refuse(file, "a second game");
        } else if (record_file_is_line(line)) {
            answer = record_text_read(&file->text, line);
            if (answer > RECORD_TEXT_MORE) {
                return refuse(file, reasons[answer]);
            }
        }
    }
    if (answer == RECORD_TEXT_MORE) {
        return refuse(file, file->text.lines ? "the game ends in its middle" : "no game in here");
    }
    return true;
}
