#include "campaigns/exact/sparse_system.h"

#include <math.h>
#include <string.h>

enum { KRYLOV = 60, REFINEMENTS = 60 };

/* The parts of the matrix: throws to earlier rows, within a block, and onwards. */
static struct parts {
    int earlier_at[SPARSE_ROWS + 1], onward_at[SPARSE_ROWS + 1];
    int32_t earlier[SPARSE_ROWS * THROWS], onward[SPARSE_ROWS * THROWS];
    double self[SPARSE_ROWS], other[SPARSE_ROWS];
    int rows; /* that have throws onwards */
    int32_t row[SPARSE_ROWS];
} parts;

static double basis[KRYLOV + 1][SPARSE_ROWS];

/* The row that is solved together with row k, or k. */
static int mate(const struct sparse_system *system, int k) {
    if (system->paired[k]) {
        return k + 1;
    }
    return k > 0 && system->paired[k - 1] ? k - 1 : k;
}

static void split(const struct sparse_system *system) {
    double each = system->sign / THROWS;
    int earlier = 0, onward = 0;

    parts.rows = 0;
    for (int k = 0; k < system->rows; k++) {
        int with = mate(system, k), before = onward;
        parts.earlier_at[k] = earlier;
        parts.onward_at[k] = onward;
        parts.self[k] = parts.other[k] = 0;
        for (int f = 0; f < THROWS; f++) {
            int32_t to = system->to[k][f];
            if (to == NOWHERE) {
                continue;
            }
            if (to == k) {
                parts.self[k] += each;
            } else if (to == with) {
                parts.other[k] += each;
            } else if (to < k) {
                parts.earlier[earlier++] = to;
            } else {
                parts.onward[onward++] = to;
            }
        }
        if (onward > before) {
            parts.row[parts.rows++] = k;
        }
    }
    parts.earlier_at[system->rows] = earlier;
    parts.onward_at[system->rows] = onward;
}

static double sum_of(const int32_t *to, int from, int end, const double *y) {
    double sum = 0;

    for (int e = from; e < end; e++) {
        sum += y[to[e]];
    }
    return sum;
}

/* Solves, in place, the system without the throws onwards. */
static void sweep(const struct sparse_system *system, double *y) {
    double each = system->sign / THROWS;

    for (int k = 0; k < system->rows; k++) {
        y[k] += each * sum_of(parts.earlier, parts.earlier_at[k], parts.earlier_at[k + 1], y);
        if (!system->paired[k]) {
            y[k] /= 1 - parts.self[k];
            continue;
        }
        int m = k + 1;
        y[m] += each * sum_of(parts.earlier, parts.earlier_at[m], parts.earlier_at[m + 1], y);
        double determinant =
            (1 - parts.self[k]) * (1 - parts.self[m]) - parts.other[k] * parts.other[m];
        double first = (y[k] * (1 - parts.self[m]) + parts.other[k] * y[m]) / determinant;
        y[m] = (y[m] * (1 - parts.self[k]) + parts.other[m] * y[k]) / determinant;
        y[k] = first;
        k = m;
    }
}

/* Adds the contribution of the throws onwards to the rows that have some. */
static void add_onward(const struct sparse_system *system, const double *y, double sign,
                       double *to) {
    double each = sign * system->sign / THROWS;

    for (int r = 0; r < parts.rows; r++) {
        int k = parts.row[r];
        to[r] += each * sum_of(parts.onward, parts.onward_at[k], parts.onward_at[k + 1], y);
    }
}

static void spread_out(const struct sparse_system *system, const double *u, double *y) {
    memset(y, 0, (size_t)system->rows * sizeof *y);
    for (int r = 0; r < parts.rows; r++) {
        y[parts.row[r]] = u[r];
    }
    sweep(system, y);
}

static double product(const double *a, const double *b) {
    double sum = 0;

    for (int r = 0; r < parts.rows; r++) {
        sum += a[r] * b[r];
    }
    return sum;
}

static void add_times(double *a, double factor, const double *b) {
    for (int r = 0; r < parts.rows; r++) {
        a[r] += factor * b[r];
    }
}

struct rotations {
    double column[KRYLOV + 1][KRYLOV + 1], cosine[KRYLOV], sine[KRYLOV], right[KRYLOV + 1];
};

/* Applies the earlier rotations to column j, and makes the one that clears the entry below it. */
static void rotate(struct rotations *q, int j) {
    double *h = q->column[j];

    for (int i = 0; i < j; i++) {
        double upper = q->cosine[i] * h[i] + q->sine[i] * h[i + 1];
        h[i + 1] = q->cosine[i] * h[i + 1] - q->sine[i] * h[i];
        h[i] = upper;
    }
    double length = hypot(h[j], h[j + 1]);
    q->cosine[j] = h[j] / length;
    q->sine[j] = h[j + 1] / length;
    h[j] = length;
    q->right[j + 1] = -q->sine[j] * q->right[j];
    q->right[j] *= q->cosine[j];
}

/* Makes one step of Arnoldi; returns the length of the new vector. */
static double extend(const struct sparse_system *system, struct rotations *q, int j) {
    static double y[SPARSE_ROWS];
    double *next = basis[j + 1];

    memcpy(next, basis[j], (size_t)parts.rows * sizeof *next);
    spread_out(system, basis[j], y);
    add_onward(system, y, -1, next);
    for (int i = 0; i <= j; i++) {
        q->column[j][i] = product(next, basis[i]);
        add_times(next, -q->column[j][i], basis[i]);
    }
    double length = sqrt(product(next, next));
    q->column[j][j + 1] = length;
    for (int r = 0; r < parts.rows && length > 0; r++) {
        next[r] /= length;
    }
    return length;
}

/* u becomes an approximate solution of (I - R M^-1) u = u, where M is the matrix that sweep solves
   and R the throws onwards. */
static void krylov(const struct sparse_system *system, double *u) {
    static struct rotations q;
    double length = sqrt(product(u, u)), weight[KRYLOV];
    int used = 0;

    if (length == 0) {
        return;
    }
    for (int r = 0; r < parts.rows; r++) {
        basis[0][r] = u[r] / length;
    }
    q.right[0] = length;
    while (used < KRYLOV && fabs(q.right[used]) > 1e-9 * length) {
        double added = extend(system, &q, used);
        rotate(&q, used);
        used++;
        if (added <= 1e-14) {
            break;
        }
    }
    memset(u, 0, (size_t)parts.rows * sizeof *u);
    for (int i = used; i-- > 0;) {
        weight[i] = q.right[i];
        for (int j = i + 1; j < used; j++) {
            weight[i] -= q.column[j][i] * weight[j];
        }
        weight[i] /= q.column[i][i];
        add_times(u, weight[i], basis[i]);
    }
}

real sparse_residual(const struct sparse_system *system, const real *given, const real *x,
                     real *residual) {
    real greatest = 0;

    for (int k = 0; k < system->rows; k++) {
        real sum = 0;
        for (int f = 0; f < THROWS; f++) {
            if (system->to[k][f] != NOWHERE) {
                sum += x[system->to[k][f]];
            }
        }
        residual[k] = given[k] - x[k] + (real)system->sign * sum / THROWS;
        greatest = fabsl(residual[k]) > greatest ? fabsl(residual[k]) : greatest;
    }
    return greatest;
}

/* Adds to x the correction for the residual. */
static void correct(const struct sparse_system *system, const real *residual, real size, real *x) {
    static double y[SPARSE_ROWS], u[SPARSE_ROWS];

    for (int k = 0; k < system->rows; k++) {
        y[k] = (double)(residual[k] / size);
    }
    sweep(system, y);
    for (int k = 0; k < system->rows; k++) {
        x[k] += (real)y[k] * size;
    }
    memset(u, 0, sizeof u);
    add_onward(system, y, 1, u);
    krylov(system, u);
    spread_out(system, u, y);
    for (int k = 0; k < system->rows; k++) {
        x[k] += (real)y[k] * size;
    }
}

real sparse_solve(const struct sparse_system *system, const real *given, real *x, real tolerance) {
    static real residual[SPARSE_ROWS];
    real left = sparse_residual(system, given, x, residual), before = INFINITY;

    split(system);
    for (int round = 0; round < REFINEMENTS && left > tolerance && left < before; round++) {
        before = left;
        correct(system, residual, left, x);
        left = sparse_residual(system, given, x, residual);
    }
    return left;
}
