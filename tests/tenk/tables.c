#include "game.h"
#include "games/tenk_outer.h"
#include "sets.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Solves ten thousand for two exactly.

   tenk-tables            the table of games/tenk_outer.h as C, on standard output
   tenk-tables check N    P(the first to throw wins) in a game to N points */

static const char head[] = "#include \"games/tenk_outer.h\"\n\n"
                           "/* Made by `make tables` (tests/tenk/tables.c); `make check-tables` "
                           "makes it again and compares. */\n"
                           "/* clang-format off */\n"
                           "const FLASH uint8_t tenk_outer_table[TENK_OUTER_NODES]"
                           "[TENK_OUTER_NODES] = {\n";

/* The score of a node; at the goal that before it, as nobody throws there. */
static int score_of(int node) {
    int score = node <= TENK_OUTER_COARSE ? 16 * node
                                          : 16 * TENK_OUTER_COARSE + 8 * (node - TENK_OUTER_COARSE);

    return score < GAME_STEPS ? score : GAME_STEPS - 1;
}

static void print_table(void) {
    fputs(head, stdout);
    for (int row = 0; row < TENK_OUTER_NODES; row++) {
        printf("    {");
        for (int column = 0; column < TENK_OUTER_NODES; column++) {
            long value = lround(256 * game_first[score_of(row)][score_of(column)]);
            printf("%s%ld", column ? ", " : "", value < 255 ? value : 255);
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
