#include "oracle.h"

#include <string.h>

struct transient {
    unsigned size;
    long double moves[ORACLE_SQUARES][ORACLE_SQUARES];
};

/* P among the squares before the goal that can be reached, the goal's neighbour first. */
static void transient_fill(const struct oracle_moves *moves, uint8_t square, struct transient *t) {
    bool reached[ORACLE_SQUARES];
    uint8_t index[ORACLE_SQUARES] = {0};
    oracle_reachable(moves, square, reached);
    memset(t, 0, sizeof *t);
    for (unsigned s = moves->goal; s-- > 0;) {
        if (reached[s]) {
            index[s] = (uint8_t)t->size++;
        }
    }
    for (unsigned s = 0; s < moves->goal; s++) {
        for (unsigned face = 0; reached[s] && face < BOARD_FACES; face++) {
            uint8_t to = moves->landing[s][face];
            if (to != moves->goal) {
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

double oracle_survival(const struct oracle_moves *moves, uint8_t square) {
    static struct transient t;
    long double low = 0, high = 1;
    transient_fill(moves, square, &t);
    while (high - low > 1e-11L) {
        long double middle = (low + high) / 2;
        if (exceeds(&t, middle)) {
            high = middle;
        } else {
            low = middle;
        }
    }
    return (double)low;
}
