#include "exact_game.h"
#include "games/tenk/odds/win_table.h"
#include "sets.h"
#include "win_parts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Solves ten thousand for two exactly.

   tenk-tables            the table of games/tenk/odds/win_table.h as C, on standard output; fails
                          if the firmware's table is not as near as its header says
   tenk-tables check N    P(the first to throw wins) in a game to N points */

static void print_table(void) {
    static struct win_table_node nodes[WIN_TABLE_NODES];

    parts_find(nodes);
    printf("#include \"games/tenk/odds/win_table.h\"\n\n"
           "/* Made by `make tables` (tests/tenk/tables.c); `make check-tables` makes it again and "
           "compares. */\n"
           "/* clang-format off */\n"
           "const FLASH struct win_table_node win_table_nodes[WIN_TABLE_NODES] = {\n");
    for (int node = 0; node < WIN_TABLE_NODES; node++) {
        for (int part = 0; part < WIN_TABLE_STRONG; part++) {
            printf("%s%d", part ? ", " : "    {{", nodes[node].strong[part]);
        }
        for (int part = 0; part < WIN_TABLE_WEAK; part++) {
            printf("%s%d", part ? ", " : "},\n     {", nodes[node].weak[part]);
        }
        printf("}},\n");
    }
    printf("};\n/* clang-format on */\n");
}

/* The greatest error of the firmware's table. */
static double worst_error(void) {
    double worst = 0;

    for (int mine = 0; mine < GAME_STEPS; mine++) {
        for (int theirs = 0; theirs < GAME_STEPS; theirs++) {
            double chance = ldexp(win_table_at((uint8_t)mine, (uint8_t)theirs), -16);
            worst = fmax(worst, fabs(chance - game_first[mine][theirs]));
        }
    }
    return worst;
}

int main(int count, char **arguments) {
    int goal = GAME_STEPS;
    double worst;

    if (count == 3) {
        goal = atoi(arguments[2]) / 50;
    }
    if ((count != 1 && count != 3) || goal < 1 || goal > GAME_STEPS) {
        fprintf(stderr, "usage: tenk-tables [check POINTS]\n");
        return 2;
    }
    if (count == 3) {
        sets_make();
        game_solve(goal);
    } else {
        game_read();
    }
    fprintf(stderr, "game to %d points: the first to throw wins with %.9f\n", goal * 50,
            game_first[0][0]);
    if (count == 3) {
        printf("%.9f\n", game_first[0][0]);
        return 0;
    }
    print_table();
    worst = worst_error();
    fprintf(stderr, "chances in the firmware's table are off by %.6f at most\n", worst);
    return worst <= 0.00025 ? 0 : 1;
}
