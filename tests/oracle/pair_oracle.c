#include "pair_oracle.h"

#include <math.h>
#include <string.h>

enum { SWEEPS = 400000 };
static const long double calm = 1e-17L;

/* The values for A by the squares of A and B and the turn: 0 is A's. */
static long double value[ORACLE_SQUARES][ORACLE_SQUARES][2];

/* The value for A of one throw: the mean of the values after it, plus the throw itself if throws
   are counted. */
static long double after_throw(const struct oracle_moves *m, unsigned a, unsigned b, unsigned turn,
                               bool counting) {
    long double sum = 0;
    for (unsigned face = 0; face < BOARD_FACES; face++) {
        unsigned to = m->landing[turn == 0 ? a : b][face];
        unsigned other = turn == 0 ? b : a;
        if (to == m->goal) {
            sum += counting ? 0 : turn == 0;
            continue;
        }
        if (to == other) {
            other = 0; /* on the start already, or sent there */
        }
        sum += turn == 0 ? value[to][other][1] : value[other][to][0];
    }
    return sum / BOARD_FACES + counting;
}

static void iterate(const struct oracle_moves *m, bool counting) {
    long double change = 1, greatest = 1;
    memset(value, 0, sizeof value);
    for (unsigned sweep = 0; sweep < SWEEPS && change > calm * greatest; sweep++) {
        change = 0;
        for (unsigned a = m->goal; a-- > 0;) {
            for (unsigned b = m->goal; b-- > 0;) {
                if (!m->can_stand[a] || !m->can_stand[b]) {
                    continue;
                }
                for (unsigned turn = 0; turn < 2; turn++) {
                    long double now = after_throw(m, a, b, turn, counting);
                    change = fmaxl(change, fabsl(now - value[a][b][turn]));
                    greatest = fmaxl(greatest, now);
                    value[a][b][turn] = now;
                }
            }
        }
    }
}

static void keep(oracle_pairs values) {
    for (unsigned a = 0; a < ORACLE_SQUARES; a++) {
        for (unsigned b = 0; b < ORACLE_SQUARES; b++) {
            values[a][b] = value[a][b][0];
        }
    }
}

void oracle_duel(const struct oracle_moves *moves, oracle_pairs wins, oracle_pairs throws) {
    iterate(moves, false);
    keep(wins);
    iterate(moves, true);
    keep(throws);
}

static long double choose(const struct oracle_moves *m, oracle_choice first, oracle_pairs t,
                          unsigned a, unsigned b) {
    long double sum = 0;
    for (unsigned face = 0; face < BOARD_FACES; face++) {
        long double by_a = a == m->goal ? INFINITY : t[m->landing[a][face]][b];
        long double by_b = b == m->goal ? INFINITY : t[a][m->landing[b][face]];
        if (first) {
            sum += first[a][b][face] ? by_a : by_b;
        } else {
            sum += fminl(by_a, by_b);
        }
    }
    return 1 + sum / BOARD_FACES;
}

void oracle_tokens_choosing(const struct oracle_moves *m, oracle_choice first, oracle_pairs t) {
    long double change = 1, greatest = 1;
    memset(t, 0, sizeof(oracle_pairs));
    for (unsigned sweep = 0; sweep < SWEEPS && change > calm * greatest; sweep++) {
        change = 0;
        for (unsigned a = m->goal + 1U; a-- > 0;) {
            for (unsigned b = m->goal + 1U; b-- > 0;) {
                if (!m->can_stand[a] || !m->can_stand[b] || (a == m->goal && b == m->goal)) {
                    continue;
                }
                long double now = choose(m, first, t, a, b);
                change = fmaxl(change, fabsl(now - t[a][b]));
                greatest = fmaxl(greatest, now);
                t[a][b] = now;
            }
        }
    }
}

void oracle_tokens(const struct oracle_moves *moves, oracle_pairs throws) {
    oracle_tokens_choosing(moves, NULL, throws);
}
