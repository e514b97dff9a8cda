#include "campaigns/exact/duel_solution.h"
#include "campaigns/exact/sparse_system.h"

#include <math.h>
#include <string.h>

static struct sparse_system duel_system;

/* Orders the rows from the pairs nearest to the goal to the start, (i, j) and (j, i) together. */
static void order(struct duel_solution *duel) {
    int n = (int)duel->count, row = 0;

    memset(duel_system.paired, 0, sizeof duel_system.paired);
    for (int sum = 2 * n - 2; sum >= 0; sum--) {
        for (int i = sum < n ? sum : n - 1; 2 * i >= sum; i--) {
            int j = sum - i;
            duel->row[i][j] = row++;
            if (i != j) {
                duel_system.paired[row - 1] = true;
                duel->row[j][i] = row++;
            }
        }
    }
    duel_system.rows = row;
}

/* Fills the row of the player on square `next`, who throws; returns how many faces end the game. */
static unsigned fill_row(const struct duel_solution *duel, const struct game_moves *moves,
                         unsigned next, unsigned other) {
    int32_t *to = duel_system.to[duel->row[duel->index_of[next]][duel->index_of[other]]];
    unsigned ends = 0;

    for (unsigned f = 0; f < FACES; f++) {
        unsigned landed = moves->to[next][f];
        if (landed == moves->goal) {
            to[f] = NOWHERE;
            ends++;
            continue;
        }
        unsigned opponent = landed == other && landed != 0 ? 0 : other;
        to[f] = duel->row[duel->index_of[opponent]][duel->index_of[landed]];
    }
    return ends;
}

void duel_solve(struct duel_solution *duel, const struct game_moves *moves) {
    static real one[SPARSE_ROWS], half[SPARSE_ROWS];

    duel->count = moves->count;
    for (unsigned k = 0; k < moves->count; k++) {
        duel->index_of[moves->square[k]] = (int)k;
    }
    order(duel);
    for (unsigned i = 0; i < moves->count; i++) {
        for (unsigned j = 0; j < moves->count; j++) {
            unsigned ends = fill_row(duel, moves, moves->square[i], moves->square[j]);
            one[duel->row[i][j]] = 1;
            half[duel->row[i][j]] = (real)ends / (2 * FACES);
        }
    }
    memset(duel->throws, 0, sizeof duel->throws);
    memset(duel->chance, 0, sizeof duel->chance);
    duel_system.sign = 1;
    real left = sparse_solve(&duel_system, one, duel->throws, 1e-14L);
    /* Computes the chance minus a half: for the other player it is the negative. */
    duel_system.sign = -1;
    real left_of_chance = sparse_solve(&duel_system, half, duel->chance, 1e-16L);
    duel->longest = 0;
    for (int row = 0; row < duel_system.rows; row++) {
        duel->longest = fmaxl(duel->longest, duel->throws[row]);
    }
    duel->error = duel->longest * (left > left_of_chance ? left : left_of_chance);
}

real duel_chance(const struct duel_solution *duel, unsigned next, unsigned other) {
    return duel->chance[duel->row[duel->index_of[next]][duel->index_of[other]]] + 0.5L;
}

real duel_throws(const struct duel_solution *duel, unsigned next, unsigned other) {
    return duel->throws[duel->row[duel->index_of[next]][duel->index_of[other]]];
}
