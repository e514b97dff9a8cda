#include "exact_game.h"
#include "games/tenk/win_table.h"
#include "sets.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Solves ten thousand for two exactly.

   tenk-tables            the table of games/tenk/win_table.h as C, on standard output
   tenk-tables check N    P(the first to throw wins) in a game to N points */

static const char head[] = "#include \"games/tenk/win_table.h\"\n\n"
                           "/* Made by `make tables` (tests/tenk/tables.c); `make check-tables` "
                           "makes it again and compares. */\n"
                           "/* clang-format off */\n"
                           "const FLASH uint8_t win_table_values[WIN_TABLE_NODES]"
                           "[WIN_TABLE_NODES] = {\n";

enum { LAST = WIN_TABLE_NODES - 1, BEFORE = (LAST - 1) * WIN_TABLE_STEPS };

/* The last node is where a straight line from the one before it leads that is right at the last
   score before the goal. */
static double last_node(double before, double at_end) {
    return before + (at_end - before) * WIN_TABLE_STEPS / (GAME_STEPS - 1 - BEFORE);
}

static double in_row(int score, int node) {
    const double *row = game_first[score];

    return node < LAST ? row[node * WIN_TABLE_STEPS] : last_node(row[BEFORE], row[GAME_STEPS - 1]);
}

static double at_node(int row, int column) {
    return row < LAST ? in_row(row * WIN_TABLE_STEPS, column)
                      : last_node(in_row(BEFORE, column), in_row(GAME_STEPS - 1, column));
}

static long byte_of(double chance) {
    long value = lround(256 * chance);

    return value < 0 ? 0 : value > 255 ? 255 : value;
}

static void print_table(void) {
    fputs(head, stdout);
    for (int row = 0; row < WIN_TABLE_NODES; row++) {
        printf("    {");
        for (int column = 0; column < WIN_TABLE_NODES; column++) {
            printf("%s%ld", column ? ", " : "", byte_of(at_node(row, column)));
        }
        printf("},\n");
    }
    printf("};\n/* clang-format on */\n");
}

int main(int count, char **arguments) {
    int goal = GAME_STEPS;

    if (count == 3) {
        goal = atoi(arguments[2]) / 50;
    }
    if ((count != 1 && count != 3) || goal < 1 || goal > GAME_STEPS) {
        fprintf(stderr, "usage: tenk-tables [check POINTS]\n");
        return 2;
    }
    sets_make();
    game_solve(goal);
    fprintf(stderr, "game to %d points: the first to throw wins with %.9f\n", goal * 50,
            game_first[0][0]);
    if (count == 3) {
        printf("%.9f\n", game_first[0][0]);
    } else {
        print_table();
    }
    return 0;
}
