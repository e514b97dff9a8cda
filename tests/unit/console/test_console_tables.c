#include "support/drivers/console_driver.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/testing.h"

/* Compares the answers of the console with the reference tables. */

/* Reads the next field after a comma; false at the end of the line. */
static bool next_field(char **at, char *field, size_t size) {
    size_t length;

    if (**at != ',') {
        return false;
    }
    ++*at;
    length = strcspn(*at, ",\n");
    assert_true(length < size);
    memcpy(field, *at, length);
    field[length] = 0;
    *at += length;
    return true;
}

/* All 380 numbers that the thesis prints. */
TEST(all_380_numbers_of_the_thesis, console_set_up) {
    FILE *file = fopen("tests/data/forch_tables.csv", "r");
    char line[512], field[32], squares[32][8];
    int checked = 0;

    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        char *at = line + strcspn(line, ",");
        if (line[0] == '#' || strncmp(line, "m,", 2) == 0) {
            continue;
        }
        for (int column = 0; next_field(&at, field, sizeof field); column++) {
            char command[32];
            assert_true(column < 32);
            if (strncmp(line, "square,", 7) == 0) {
                snprintf(squares[column], sizeof squares[column], "%.7s", field);
                continue;
            }
            if (line[0] == 'E') {
                snprintf(command, sizeof command, "expect %s", squares[column]);
            } else {
                snprintf(command, sizeof command, "within %d %s", atoi(line), squares[column]);
            }
            long millionths = (long)(ask_number(command) * 1e6 + 0.5);
            long printed = (long)(strtod(field, NULL) * 1e4 + 0.5) * 100;
            assert_in_range(millionths - printed + 50, 0, 100);
            checked++;
        }
    }
    fclose(file);
    assert_int_equal(checked, 380);
}

static void enter(const char *name, const char *rule) {
    static char entered[32];
    char key[32], answer[400], line[80], *jump, *rest = answer;
    unsigned goal;

    snprintf(key, sizeof key, "%s %s", name, rule);
    if (strcmp(key, entered) == 0) {
        return;
    }
    strcpy(entered, key);
    snprintf(line, sizeof line, "board %s", name);
    expect(line, "");
    strcpy(answer, ask("board"));
    assert_int_equal(sscanf(strchr(answer, '\n'), "\nboard %u", &goal), 1);
    snprintf(line, sizeof line, "board %u %s", goal, rule);
    expect(line, "");
    for (jump = strtok_r(answer, " \n", &rest); jump; jump = strtok_r(NULL, " \n", &rest)) {
        if (strchr(jump, '>')) {
            snprintf(line, sizeof line, "board + %s", jump);
            expect(line, "");
        }
    }
}

/* The value of a square in a list of squares; 0 if it is not listed. */
static double in_list(const char *answer, const char *square) {
    size_t length = strlen(square);

    for (; *answer && strncmp(answer, square, length) | (answer[length] != ' ');
         answer = strchr(answer, '\n') + 1) {
    }
    return *answer ? strtod(answer + length, NULL) : 0;
}

/* The columns are board,rule,quantity,argument,square,value; for visits, the argument is the
   visited square. */
TEST(one_token_agrees_with_the_reference, console_set_up) {
    FILE *file = fopen("tests/data/race_one.csv", "r");
    char line[200], board[16], rule[16], quantity[16], argument[16], square[16], value[32];
    char command[64], list[4000] = "";
    int checked = 0;

    assert_non_null(file);
    strcpy(command, "");
    while (fgets(line, sizeof line, file)) {
        char *at = line + strcspn(line, ",");
        double result;
        if (line[0] == '#' || strncmp(line, "board,", 6) == 0) {
            continue;
        }
        snprintf(board, sizeof board, "%.*s", (int)(at - line), line);
        assert_true(next_field(&at, rule, sizeof rule));
        assert_true(next_field(&at, quantity, sizeof quantity));
        assert_true(next_field(&at, argument, sizeof argument));
        assert_true(next_field(&at, square, sizeof square));
        assert_true(next_field(&at, value, sizeof value));
        enter(board, rule);
        if (strcmp(quantity, "visits") == 0) {
            if (strcmp(argument, "0") == 0) {
                snprintf(command, sizeof command, "visits %s", square);
                strcpy(list, ask(command));
            }
            result = in_list(list, argument);
        } else {
            snprintf(command, sizeof command, "%s %s %s", quantity, argument, square);
            result = ask_number(command);
        }
        if (result < strtod(value, NULL) - 1e-6 || result > strtod(value, NULL) + 1e-6) {
            fail_msg("%s answered %.6f", line, result);
        }
        checked++;
    }
    fclose(file);
    assert_true(checked > 400);
}
