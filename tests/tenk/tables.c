#include "exact_game.h"
#include "games/tenk/odds/win_table.h"
#include "sets.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Solves ten thousand for two exactly.

   tenk-tables            the tables of games/tenk/odds/win_table.h as C, on standard output
   tenk-tables check N    P(the first to throw wins) in a game to N points */

/* The nodes as win_table.h has them, coarse and fine. */
struct shape {
    int near, near_shift, far_shift, bits;
};
static const struct shape coarse = {18, 1, 4, 8}, fine = {57, 0, 3, 16};
_Static_assert(WIN_TABLE_NEAR == 57 && WIN_TABLE_NEAR_SHIFT == 0 && WIN_TABLE_FAR_SHIFT == 3, "");

/* By node, the score, below 0 for the last ones. */
static int node[GAME_STEPS], nodes;

static void add_nodes(int from, int to, int shift) {
    for (int down = from; down < to; down += 1 << shift) {
        node[nodes++] = WIN_TABLE_LAST - down;
    }
}

static void make_nodes(const struct shape *shape) {
    int more = shape->near_shift ? 2 << shape->near_shift : 0;

    nodes = 0;
    add_nodes(0, shape->near + more, shape->near_shift);
    add_nodes(shape->near, WIN_TABLE_LAST + (2 << shape->far_shift) + 1, shape->far_shift);
}

/* Scores below 0 continue the parabola through three from there up. */
enum { APART = 16 };
static double beyond(const double at[3], int score) {
    double t = (double)score / APART;

    return at[0] + t * (at[1] - at[0]) + t * (t - 1) / 2 * (at[2] - 2 * at[1] + at[0]);
}

static double in_row(int row, int score) {
    const double at[3] = {game_first[row][0], game_first[row][APART], game_first[row][2 * APART]};

    return score < 0 ? beyond(at, score) : game_first[row][score];
}

static double chance_at(int row, int column) {
    const double at[3] = {in_row(0, column), in_row(APART, column), in_row(2 * APART, column)};

    return row < 0 ? beyond(at, row) : in_row(row, column);
}

static long value_of(double chance, int bits) {
    long value = lround(ldexp(chance, bits)), most = (1 << bits) - 1;

    return value < 0 ? 0 : value > most ? most : value;
}

static void print_table(const struct shape *shape) {
    make_nodes(shape);
    for (int i = 0; i < nodes * nodes; i++) {
        printf("%s%ld,%s", i % 16 ? " " : "    ",
               value_of(chance_at(node[i / nodes], node[i % nodes]), shape->bits),
               i % 16 == 15 || i + 1 == nodes * nodes ? "\n" : "");
    }
    fprintf(stderr, "%d nodes\n", nodes);
}

static void print_tables(void) {
    printf("#include \"games/tenk/odds/win_table.h\"\n\n"
           "/* Made by `make tables` (tests/tenk/tables.c); `make check-tables` makes it again and "
           "compares. */\n"
           "/* clang-format off */\n"
           "const FLASH win_table_value win_table_values[WIN_TABLE_NODES * WIN_TABLE_NODES] = {\n"
           "#if WIN_TABLE_COARSE\n");
    print_table(&coarse);
    printf("#else\n");
    print_table(&fine);
    printf("#endif\n};\n/* clang-format on */\n");
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
    } else {
        print_tables();
    }
    return 0;
}
