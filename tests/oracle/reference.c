#include "reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const reference_names[] = {"forch", "chutes", "classic", NULL};

enum { LINE = 512, STATES = 20 };

static _Noreturn void give_up(const char *what, const char *which) {
    fprintf(stderr, "reference: %s: %s\n", what, which);
    abort();
}

static FILE *file_open(const char *name) {
    FILE *file = fopen(name, "r");
    if (file == NULL) {
        give_up("cannot be read", name);
    }
    return file;
}

static void parse_jumps(const char *text, struct board *board) {
    unsigned from, to;
    int length;
    while (sscanf(text, " %u>%u%n", &from, &to, &length) == 2) {
        if (board->jump_count == BOARD_JUMPS) {
            give_up("too many jumps", text);
        }
        board->jumps[board->jump_count++] = (struct board_jump){(uint8_t)from, (uint8_t)to};
        text += length;
    }
}

void reference_board(const char *name, enum board_overshoot rule, struct board *board) {
    FILE *file = file_open("tests/data/boards.csv");
    char line[LINE];
    bool found = false;
    memset(board, 0, sizeof *board);
    while (!found && fgets(line, sizeof line, file) != NULL) {
        unsigned goal;
        int jumps;
        size_t length = strlen(name);
        if (strncmp(line, name, length) != 0 || line[length] != ',' ||
            sscanf(line + length, ",%u,stay,%n", &goal, &jumps) != 1) {
            continue;
        }
        board->goal = (uint8_t)goal;
        parse_jumps(line + length + jumps, board);
        found = true;
    }
    fclose(file);
    if (!found) {
        give_up("no such board", name);
    }
    board->overshoot = (uint8_t)rule;
}

static enum board_overshoot rule_of(const char *text) {
    return strcmp(text, "win") == 0      ? BOARD_WIN
           : strcmp(text, "bounce") == 0 ? BOARD_BOUNCE
                                         : BOARD_STAY;
}

/* Splits at commas, keeping empty fields. */
static unsigned split(char *line, char *field[], unsigned most) {
    unsigned count = 0;
    line[strcspn(line, "\r\n")] = 0;
    for (char *rest = line; rest != NULL && count < most;) {
        field[count++] = strsep(&rest, ",");
    }
    return count;
}

unsigned reference_values(const char *quantity,
                          void (*visit)(const struct board *, const struct reference_value *,
                                        void *),
                          void *context) {
    FILE *file = file_open("tests/data/race_one.csv");
    char line[LINE], *field[6];
    unsigned count = 0;
    while (fgets(line, sizeof line, file) != NULL) {
        struct reference_value value;
        struct board board;
        if (line[0] == '#') {
            continue;
        }
        if (split(line, field, 6) != 6) {
            give_up("line not understood", line);
        }
        if (strcmp(field[2], quantity) != 0) {
            continue;
        }
        snprintf(value.name, sizeof value.name, "%s", field[0]);
        snprintf(value.quantity, sizeof value.quantity, "%s", field[2]);
        value.rule = rule_of(field[1]);
        value.argument = (unsigned)atoi(field[3]);
        value.square = (uint8_t)atoi(field[4]);
        value.value = strtod(field[5], NULL);
        reference_board(value.name, value.rule, &board);
        visit(&board, &value, context);
        count++;
    }
    fclose(file);
    return count;
}

unsigned reference_forch(void (*visit)(unsigned m, uint8_t square, const char *printed, void *),
                         void *context) {
    FILE *file = file_open("tests/data/forch_tables.csv");
    char line[LINE], *field[STATES + 1];
    uint8_t square[STATES] = {0};
    unsigned rows = 0;
    while (fgets(line, sizeof line, file) != NULL) {
        if (line[0] == '#' || line[0] == 'm') {
            continue;
        }
        if (split(line, field, STATES + 1) != STATES + 1) {
            give_up("line not understood", line);
        }
        bool heading = strcmp(field[0], "square") == 0;
        for (unsigned state = 0; state < STATES; state++) {
            if (heading) {
                square[state] = (uint8_t)atoi(field[state + 1]);
            } else {
                visit((unsigned)atoi(field[0]), square[state], field[state + 1], context);
            }
        }
        rows += !heading;
    }
    fclose(file);
    return rows;
}
