#include "campaigns/exact/dominant_part.h"

#include <string.h>

static bool has(unsigned __int128 set, unsigned square) {
    return set >> square & 1;
}

/* Warshall's closure. */
static void close_reached(struct dominant_parts *parts) {
    const struct game_moves *moves = parts->moves;

    for (unsigned k = 0; k < moves->count; k++) {
        unsigned square = moves->square[k];
        for (unsigned f = 0; f < FACES; f++) {
            if (moves->to[square][f] != moves->goal) {
                parts->reached[square] |= (unsigned __int128)1 << moves->to[square][f];
            }
        }
    }
    for (unsigned k = 0; k < moves->count; k++) {
        for (unsigned i = 0; i < moves->count; i++) {
            if (has(parts->reached[moves->square[i]], moves->square[k])) {
                parts->reached[moves->square[i]] |= parts->reached[moves->square[k]];
            }
        }
    }
}

struct part {
    unsigned count;
    unsigned square[LONGEST_GOAL];
    real throws[LONGEST_GOAL][LONGEST_GOAL]; /* chance of a throw from one to another */
};

static void collect(const struct dominant_parts *parts, unsigned square, struct part *part) {
    const struct game_moves *moves = parts->moves;
    unsigned row_of[LONGEST_GOAL + 1];

    part->count = 0;
    memset(row_of, 0xff, sizeof row_of);
    for (unsigned k = 0; k < moves->count; k++) {
        unsigned other = moves->square[k];
        if (has(parts->reached[square], other) && has(parts->reached[other], square)) {
            row_of[other] = part->count;
            part->square[part->count++] = other;
        }
    }
    memset(part->throws, 0, sizeof part->throws);
    for (unsigned i = 0; i < part->count; i++) {
        for (unsigned f = 0; f < FACES; f++) {
            unsigned row = row_of[moves->to[part->square[i]][f]];
            if (row < part->count) {
                part->throws[i][row] += 1 / (real)FACES;
            }
        }
    }
}

/* Collatz and Wielandt: the radius is between the least and the greatest of (Bx)_i / x_i. */
static real upper_bound(const struct part *part, const real *x, real *least) {
    real most = 0;

    *least = 1;
    for (unsigned i = 0; i < part->count; i++) {
        real sum = 0;
        for (unsigned j = 0; j < part->count; j++) {
            sum += part->throws[i][j] * x[j];
        }
        sum /= x[i];
        most = sum > most ? sum : most;
        *least = sum < *least ? sum : *least;
    }
    return most;
}

/* x becomes (rate I - B)^-1 x. The matrix is an M-matrix, so no pivot search is needed. */
static void solve(const struct part *part, real rate, real *x) {
    static real a[LONGEST_GOAL][LONGEST_GOAL];
    unsigned n = part->count;

    for (unsigned i = 0; i < n; i++) {
        for (unsigned j = 0; j < n; j++) {
            a[i][j] = (i == j ? rate : 0) - part->throws[i][j];
        }
    }
    for (unsigned k = 0; k < n; k++) {
        if (a[k][k] <= 0) {
            a[k][k] = 1e-25L;
        }
        for (unsigned i = k + 1; i < n; i++) {
            if (a[i][k] == 0) {
                continue;
            }
            real share = a[i][k] / a[k][k];
            for (unsigned j = k + 1; j < n; j++) {
                a[i][j] -= share * a[k][j];
            }
            x[i] -= share * x[k];
        }
    }
    for (unsigned k = n; k-- > 0;) {
        for (unsigned j = k + 1; j < n; j++) {
            x[k] -= a[k][j] * x[j];
        }
        x[k] /= a[k][k];
    }
}

static void scale(real *x, unsigned count) {
    real most = 0;

    for (unsigned i = 0; i < count; i++) {
        most = x[i] > most ? x[i] : most;
    }
    for (unsigned i = 0; i < count; i++) {
        x[i] /= most;
        if (x[i] < 1e-1000L) {
            x[i] = 1e-1000L;
        }
    }
}

static real radius(const struct part *part) {
    real x[LONGEST_GOAL], least, most;

    for (unsigned i = 0; i < part->count; i++) {
        x[i] = 1;
    }
    most = upper_bound(part, x, &least);
    for (unsigned round = 0; round < 60 && most - least > 1e-16L; round++) {
        solve(part, most, x);
        scale(x, part->count);
        real bound = upper_bound(part, x, &least);
        most = bound < most ? bound : most;
    }
    return (most + least) / 2;
}

static unsigned common_divisor(unsigned a, unsigned b) {
    while (b) {
        unsigned rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* The greatest common divisor of the lengths of the part's loops: of depth(i) + 1 - depth(j) for
   all throws from i to j. */
static unsigned period(const struct part *part) {
    int depth[LONGEST_GOAL];
    unsigned queue[LONGEST_GOAL], first = 0, end = 0, divisor = 0;

    memset(depth, 0xff, sizeof depth);
    depth[0] = 0;
    queue[end++] = 0;
    while (first < end) {
        unsigned i = queue[first++];
        for (unsigned j = 0; j < part->count; j++) {
            if (part->throws[i][j] == 0) {
                continue;
            }
            if (depth[j] < 0) {
                depth[j] = depth[i] + 1;
                queue[end++] = j;
            }
            divisor = common_divisor((unsigned)__builtin_abs(depth[i] + 1 - depth[j]), divisor);
        }
    }
    return divisor;
}

void dominant_start(struct dominant_parts *parts, const struct game_moves *moves) {
    static struct part part;

    memset(parts, 0, sizeof *parts);
    parts->moves = moves;
    close_reached(parts);
    for (unsigned k = 0; k < moves->count; k++) {
        unsigned square = moves->square[k];
        if (parts->period[square] || !has(parts->reached[square], square)) {
            continue;
        }
        collect(parts, square, &part);
        real rate = radius(&part);
        unsigned divisor = period(&part);
        for (unsigned i = 0; i < part.count; i++) {
            parts->rate[part.square[i]] = rate;
            parts->period[part.square[i]] = divisor;
        }
    }
}

real dominant_rate(const struct dominant_parts *parts, unsigned from, bool *periodic) {
    unsigned __int128 met = parts->reached[from] | (unsigned __int128)1 << from;
    real greatest = 0;

    for (unsigned square = 0; square < parts->moves->goal; square++) {
        if (has(met, square) && parts->rate[square] > greatest) {
            greatest = parts->rate[square];
        }
    }
    *periodic = false;
    for (unsigned square = 0; square < parts->moves->goal; square++) {
        *periodic |= has(met, square) && parts->period[square] > 1 &&
                     parts->rate[square] > greatest - 1e-12L;
    }
    return greatest;
}

unsigned dominant_count(const struct dominant_parts *parts) {
    unsigned __int128 counted = 0;
    unsigned count = 0;

    for (unsigned square = 0; square < parts->moves->goal; square++) {
        if (!parts->period[square] || has(counted, square)) {
            continue;
        }
        unsigned __int128 part = 0;
        for (unsigned other = 0; other < parts->moves->goal; other++) {
            if (has(parts->reached[square], other) && has(parts->reached[other], square)) {
                part |= (unsigned __int128)1 << other;
            }
        }
        counted |= part;
        count += (part & (part - 1)) != 0;
    }
    return count;
}
