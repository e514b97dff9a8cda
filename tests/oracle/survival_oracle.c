#include "oracle.h"

#include <string.h>

/* Which square leads to which by one or more throws, without reaching the goal. */
struct ways {
    bool lead[ORACLE_SQUARES][ORACLE_SQUARES];
};

/* Warshall's algorithm. */
static void find_ways(const struct oracle_moves *moves, struct ways *ways) {
    memset(ways, 0, sizeof *ways);
    for (unsigned s = 0; s < moves->goal; s++) {
        for (unsigned face = 0; moves->can_stand[s] && face < BOARD_FACES; face++) {
            ways->lead[s][moves->landing[s][face]] = moves->landing[s][face] != moves->goal;
        }
    }
    for (unsigned over = 0; over < moves->goal; over++) {
        for (unsigned from = 0; from < moves->goal; from++) {
            for (unsigned to = 0; ways->lead[from][over] && to < moves->goal; to++) {
                ways->lead[from][to] |= ways->lead[over][to];
            }
        }
    }
}

struct transient {
    unsigned size;
    long double moves[ORACLE_SQUARES][ORACLE_SQUARES];
};

/* P among the squares that lead to a square and back, the goal's neighbour first. */
static void component_fill(const struct oracle_moves *moves, const struct ways *ways,
                           unsigned square, struct transient *t) {
    uint8_t index[ORACLE_SQUARES] = {0};
    bool inside[ORACLE_SQUARES] = {false};
    memset(t, 0, sizeof *t);
    for (unsigned s = moves->goal; s-- > 0;) {
        inside[s] = ways->lead[s][square] && ways->lead[square][s];
        index[s] = (uint8_t)t->size;
        t->size += inside[s];
    }
    for (unsigned s = 0; s < moves->goal; s++) {
        for (unsigned face = 0; inside[s] && face < BOARD_FACES; face++) {
            uint8_t to = moves->landing[s][face];
            if (inside[to]) {
                t->moves[index[s]][index[to]] += 1.0L / BOARD_FACES;
            }
        }
    }
}

/* Are all pivots of x I - P positive, no rows exchanged? */
static bool exceeds(const struct transient *t, long double x) {
    static long double a[ORACLE_SQUARES][ORACLE_SQUARES];
    for (unsigned i = 0; i < t->size; i++) {
        for (unsigned j = 0; j < t->size; j++) {
            a[i][j] = (i == j ? x : 0) - t->moves[i][j];
        }
    }
    for (unsigned k = 0; k < t->size; k++) {
        unsigned filled[ORACLE_SQUARES], count = 0;
        if (a[k][k] <= 0) {
            return false;
        }
        for (unsigned j = k + 1; j < t->size; j++) {
            if (a[k][j] != 0) {
                filled[count++] = j;
            }
        }
        for (unsigned i = k + 1; i < t->size; i++) {
            long double factor = a[i][k] / a[k][k];
            for (unsigned c = 0; factor != 0 && c < count; c++) {
                a[i][filled[c]] -= factor * a[k][filled[c]];
            }
        }
    }
    return true;
}

static long double eigenvalue(const struct transient *t) {
    long double low = 0, high = 1;
    while (high - low > 4e-14L) {
        long double middle = (low + high) / 2;
        if (exceeds(t, middle)) {
            high = middle;
        } else {
            low = middle;
        }
    }
    return (low + high) / 2;
}

/* The greatest common divisor of the numbers of throws after which the first square can be on
   itself again: of 3 * size throws, which all simple ways around and their sums are within. */
static unsigned period(const struct transient *t) {
    bool at[ORACLE_SQUARES] = {true}, next[ORACLE_SQUARES];
    unsigned found = 0;
    for (unsigned m = 1; m <= 3 * t->size && found != 1; m++) {
        memset(next, 0, sizeof next);
        for (unsigned from = 0; from < t->size; from++) {
            for (unsigned to = 0; at[from] && to < t->size; to++) {
                next[to] |= t->moves[from][to] != 0;
            }
        }
        memcpy(at, next, sizeof at);
        for (unsigned a = at[0] ? m : 0; a != 0;) {
            unsigned rest = found % a;
            found = a;
            a = rest;
        }
    }
    return found;
}

struct oracle_survival oracle_survival(const struct oracle_moves *moves, uint8_t square) {
    static struct transient t;
    static struct ways ways;
    struct oracle_survival survival = {0, 1};
    bool seen[ORACLE_SQUARES] = {false};
    find_ways(moves, &ways);
    for (unsigned s = 0; s < moves->goal; s++) {
        if (seen[s] || !ways.lead[s][s] || (s != square && !ways.lead[square][s])) {
            continue;
        }
        component_fill(moves, &ways, s, &t);
        for (unsigned other = s; other < moves->goal; other++) {
            seen[other] |= ways.lead[s][other] && ways.lead[other][s];
        }
        long double ratio = eigenvalue(&t);
        unsigned rounds = period(&t);
        if (ratio > survival.ratio + 1e-9L) {
            survival = (struct oracle_survival){ratio, rounds};
        } else if (ratio > survival.ratio - 1e-9L && rounds > survival.period) {
            survival.period = rounds;
        }
    }
    return survival;
}
