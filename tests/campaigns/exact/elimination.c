#include "campaigns/exact/elimination.h"

#include <string.h>

static void fill(struct elimination *chain, const struct game_moves *moves, real *exits) {
    unsigned row_of[LONGEST_GOAL + 1] = {0};

    for (unsigned k = 0; k < chain->count; k++) {
        row_of[chain->square[k]] = k;
    }
    memset(chain->rate, 0, sizeof chain->rate);
    for (unsigned k = 0; k < chain->count; k++) {
        exits[k] = 0;
        for (unsigned f = 0; f < FACES; f++) {
            unsigned to = moves->to[chain->square[k]][f];
            if (to == moves->goal) {
                exits[k] += 1;
            } else {
                chain->rate[k][row_of[to]] += 1;
            }
        }
    }
}

/* Takes out row k: a token that would go there goes on to where the row leads. */
static void eliminate(struct elimination *chain, real *exits, unsigned k) {
    real leaves = exits[k];

    for (unsigned j = 0; j < k; j++) {
        leaves += chain->rate[k][j];
    }
    chain->leaves[k] = leaves;
    for (unsigned i = 0; i < k; i++) {
        if (chain->rate[i][k] == 0) {
            continue;
        }
        real share = chain->rate[i][k] /= leaves;
        for (unsigned j = 0; j < k; j++) {
            chain->rate[i][j] += share * chain->rate[k][j];
        }
        exits[i] += share * exits[k];
    }
}

void elimination_start(struct elimination *chain, const struct game_moves *moves) {
    real exits[LONGEST_GOAL];

    chain->count = moves->count;
    memcpy(chain->square, moves->square, sizeof chain->square);
    fill(chain, moves, exits);
    for (unsigned k = chain->count; k-- > 0;) {
        eliminate(chain, exits, k);
    }
}

void elimination_solve(const struct elimination *chain, real values[LONGEST_GOAL + 1]) {
    real x[LONGEST_GOAL];

    for (unsigned k = 0; k < chain->count; k++) {
        x[k] = values[chain->square[k]] * FACES;
    }
    for (unsigned k = chain->count; k-- > 0;) {
        for (unsigned i = 0; i < k; i++) {
            x[i] += chain->rate[i][k] * x[k];
        }
    }
    for (unsigned k = 0; k < chain->count; k++) {
        for (unsigned j = 0; j < k; j++) {
            x[k] += chain->rate[k][j] * x[j];
        }
        x[k] /= chain->leaves[k];
        values[chain->square[k]] = x[k];
    }
}

void elimination_expected(const struct elimination *chain, real expected[LONGEST_GOAL + 1]) {
    for (unsigned square = 0; square <= LONGEST_GOAL; square++) {
        expected[square] = 0;
    }
    for (unsigned k = 0; k < chain->count; k++) {
        expected[chain->square[k]] = 1;
    }
    elimination_solve(chain, expected);
}

/* Var(s) = sum of p (Var(s') + (1 + E(s') - E(s))^2): all terms are squares, and nothing is
   subtracted. */
void elimination_variance(const struct elimination *chain, const struct game_moves *moves,
                          const real expected[LONGEST_GOAL + 1], real variance[LONGEST_GOAL + 1]) {
    memset(variance, 0, (LONGEST_GOAL + 1) * sizeof *variance);
    for (unsigned k = 0; k < chain->count; k++) {
        unsigned square = chain->square[k];
        for (unsigned f = 0; f < FACES; f++) {
            real off = 1 + expected[moves->to[square][f]] - expected[square];
            variance[square] += off * off / FACES;
        }
    }
    elimination_solve(chain, variance);
}

void elimination_visits(const struct elimination *chain, unsigned from,
                        real visits[LONGEST_GOAL + 1]) {
    real y[LONGEST_GOAL];

    memset(visits, 0, (LONGEST_GOAL + 1) * sizeof *visits);
    for (unsigned k = chain->count; k-- > 0;) {
        y[k] = chain->square[k] == from ? FACES : 0;
        for (unsigned i = k + 1; i < chain->count; i++) {
            y[k] += y[i] * chain->rate[i][k];
        }
        y[k] /= chain->leaves[k];
    }
    for (unsigned k = 0; k < chain->count; k++) {
        for (unsigned i = 0; i < k; i++) {
            y[k] += y[i] * chain->rate[i][k];
        }
        visits[chain->square[k]] = y[k];
    }
}
