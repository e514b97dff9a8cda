#include "win_parts.h"

#include "exact_game.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

/* Scores count from the highest down, as the nodes do. */
enum { SCORES = WIN_TABLE_LAST + 1, NODES = WIN_TABLE_NODES, APART = WIN_TABLE_APART };
enum { PARTS = WIN_TABLE_STRONG + WIN_TABLE_WEAK };
enum { ROUNDS = 300, SWEEPS = 30, PAIR = 2, ADDED = 1, SUBTRACTED = -1 };

/* The parts in the order in which they are found, and their places: strong ones, then weak ones. */
static const struct {
    int kind, place;
} order[] = {
    {PAIR, 0},   {PAIR, 2},        {PAIR, 4},   {ADDED, 6},       {ADDED, 7},  {ADDED, 8},
    {ADDED, 9},  {ADDED, 10},      {PAIR, 11},  {ADDED, 23},      {PAIR, 13},  {ADDED, 24},
    {PAIR, 15},  {SUBTRACTED, 29}, {ADDED, 25}, {PAIR, 17},       {ADDED, 26}, {PAIR, 19},
    {ADDED, 27}, {ADDED, 28},      {PAIR, 21},  {SUBTRACTED, 30},
};
enum { FOUND = sizeof order / sizeof order[0] };

static double left_over[SCORES][SCORES];
static double weight[SCORES][NODES]; /* of the nodes at a score */
static double at_node[PARTS][NODES], at_score[PARTS][SCORES];
static int first_of[NODES], last_of[NODES]; /* of the scores at which a node has a weight */

static double scale_of(int part) {
    return ldexp(1, part < WIN_TABLE_STRONG ? WIN_TABLE_STRONG_BITS : WIN_TABLE_WEAK_BITS);
}

static double most_of(int part) {
    return part < WIN_TABLE_STRONG ? INT16_MAX : INT8_MAX;
}

static void set_weights(void) {
    for (int score = 0; score < SCORES; score++) {
        int far = score - WIN_TABLE_NEAR, node = far < 0 ? score : WIN_TABLE_NEAR + far / APART;
        double t = far < 0 ? 0 : far % APART / (double)APART;
        weight[score][node] = (1 - t) * (2 - t) / 2;
        if (t != 0) {
            weight[score][node + 1] = t * (2 - t);
            weight[score][node + 2] = -t * (1 - t) / 2;
        }
    }
    for (int node = 0; node < NODES; node++) {
        first_of[node] = SCORES;
        last_of[node] = -1;
        for (int score = 0; score < SCORES; score++) {
            if (weight[score][node] != 0) {
                first_of[node] = first_of[node] < score ? first_of[node] : score;
                last_of[node] = score;
            }
        }
    }
}

/* ---- each part alone ------------------------------------------------------------------------- */

static double length(const double x[SCORES]) {
    double sum = 0;

    for (int i = 0; i < SCORES; i++) {
        sum += x[i] * x[i];
    }
    return sqrt(sum);
}

/* Makes y = M x, scaled to length 1, where M is the symmetric part of left_over (sign 1) or the
   antisymmetric one (sign -1). Returns the length before. */
static double multiply(double y[SCORES], const double x[SCORES], int sign) {
    double norm;

    for (int i = 0; i < SCORES; i++) {
        y[i] = 0;
        for (int j = 0; j < SCORES; j++) {
            y[i] += (left_over[i][j] + sign * left_over[j][i]) / 2 * x[j];
        }
    }
    norm = length(y);
    for (int i = 0; i < SCORES; i++) {
        y[i] /= norm;
    }
    return norm;
}

/* Sets a part at the nodes, rounded. Beyond the score 0 they lie on the parabola through the three
   nodes before. */
static void set_part(int part, const double x[SCORES], double factor) {
    double *node = at_node[part];

    for (int i = 0; i < NODES; i++) {
        int score = i < WIN_TABLE_NEAR ? i : WIN_TABLE_NEAR + APART * (i - WIN_TABLE_NEAR);
        node[i] =
            score < SCORES ? x[score] * factor : 3 * (node[i - 1] - node[i - 2]) + node[i - 3];
    }
    for (int i = 0; i < NODES; i++) {
        node[i] = fmax(-most_of(part), fmin(most_of(part), round(node[i])));
    }
    for (int score = 0; score < SCORES; score++) {
        at_score[part][score] = 0;
        for (int i = 0; i < NODES; i++) {
            at_score[part][score] += weight[score][i] * node[i];
        }
    }
}

/* What a part adds to the chance; of a pair, both parts together. */
static double product(int kind, int part, int a, int b) {
    const double *x = at_score[part], *y = at_score[part + (kind == PAIR)];

    return (kind == PAIR ? x[a] * y[b] - y[a] * x[b] : kind * x[a] * x[b]) / scale_of(part);
}

static double most_in(const double x[SCORES]) {
    double most = 0;

    for (int i = 0; i < SCORES; i++) {
        most = fmax(most, fabs(x[i]));
    }
    return most;
}

static void find_part(int kind, int part) {
    double x[SCORES], y[SCORES], size = 0, balance;

    for (int i = 0; i < SCORES; i++) {
        y[i] = 1 + i % 7 / 8.0;
    }
    for (int round = 0; round < ROUNDS; round++) {
        multiply(x, y, kind == PAIR ? -1 : 1);
        size = multiply(y, x, kind == PAIR ? -1 : 1);
    }
    size = sqrt(size * scale_of(part));
    if (kind == PAIR) { /* the antisymmetric M has changed the sign of y */
        balance = sqrt(most_in(y) / most_in(x));
        set_part(part, x, size * balance);
        set_part(part + 1, y, -size / balance);
    } else {
        set_part(part, x, size);
    }
    for (int a = 0; a < SCORES; a++) {
        for (int b = 0; b < SCORES; b++) {
            left_over[a][b] -= product(kind, part, a, b);
        }
    }
}

/* ---- all together ---------------------------------------------------------------------------- */

static double penalty(double error) {
    double e = ldexp(error, 12);

    e *= e;
    e *= e;
    return e * e;
}

/* The gain of the chance when a part grows by by_a at score a and by by_b at score b. */
static double growth(int kind, int part, int other, double by_a, double by_b, int a, int b) {
    const double *x = at_score[part], *y = at_score[other];

    if (kind == PAIR) {
        double sign = other > part ? 1 : -1;
        return sign * (by_a * y[b] - y[a] * by_b) / scale_of(part);
    }
    return kind * (by_a * x[b] + x[a] * by_b + by_a * by_b) / scale_of(part);
}

/* Returns by how much all penalties change if a number moves; for good: changes left_over. */
static double move(int kind, int part, int other, int node, double by, bool for_good) {
    double change = 0;

    for (int a = 0; a < SCORES; a++) {
        bool all = weight[a][node] != 0;
        for (int b = all ? 0 : first_of[node]; b <= (all ? SCORES - 1 : last_of[node]); b++) {
            double *left = &left_over[a][b];
            double less =
                *left - growth(kind, part, other, by * weight[a][node], by * weight[b][node], a, b);
            if (for_good) {
                *left = less;
            } else if (less != *left) {
                change += penalty(less) - penalty(*left);
            }
        }
    }
    return change;
}

static int better_part(int kind, int part, int other) {
    int moved = 0;

    for (int node = 0; node < NODES; node++) {
        for (int by = -1; by <= 1; by += 2) {
            if (fabs(at_node[part][node] + by) <= most_of(part) &&
                move(kind, part, other, node, by, false) < 0) {
                move(kind, part, other, node, by, true);
                at_node[part][node] += by;
                for (int score = 0; score < SCORES; score++) {
                    at_score[part][score] += by * weight[score][node];
                }
                moved++;
                break;
            }
        }
    }
    return moved;
}

void parts_find(struct win_table_node nodes[WIN_TABLE_NODES]) {
    int moved = 1;

    set_weights();
    for (int a = 0; a < SCORES; a++) {
        for (int b = 0; b < SCORES; b++) {
            left_over[a][b] = game_first[WIN_TABLE_LAST - a][WIN_TABLE_LAST - b] - 0.5;
        }
    }
    for (int i = 0; i < FOUND; i++) {
        find_part(order[i].kind, order[i].place);
    }
    for (int sweep = 0; moved && sweep < SWEEPS; sweep++) {
        moved = 0;
        for (int i = 0; i < FOUND; i++) {
            int part = order[i].place;
            if (order[i].kind == PAIR) {
                moved += better_part(PAIR, part, part + 1);
                moved += better_part(PAIR, part + 1, part);
            } else {
                moved += better_part(order[i].kind, part, part);
            }
        }
    }
    for (int node = 0; node < NODES; node++) {
        for (int part = 0; part < WIN_TABLE_STRONG; part++) {
            nodes[node].strong[part] = (int16_t)at_node[part][node];
        }
        for (int part = 0; part < WIN_TABLE_WEAK; part++) {
            nodes[node].weak[part] = (int8_t)at_node[WIN_TABLE_STRONG + part][node];
        }
    }
}
