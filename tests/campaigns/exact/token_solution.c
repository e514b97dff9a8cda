#include "campaigns/exact/token_solution.h"
#include "campaigns/exact/sparse_system.h"

#include <math.h>
#include <string.h>

enum { POLICIES = 60 };

static struct sparse_system token_system;

static void order(struct token_solution *tokens) {
    int n = (int)tokens->count, row = 0;

    for (int sum = 2 * n - 3; sum >= 0; sum--) { /* not both home */
        for (int i = sum < n ? sum : n - 1; 2 * i >= sum; i--) {
            tokens->row[i][sum - i] = tokens->row[sum - i][i] = row++;
        }
    }
    tokens->row[n - 1][n - 1] = NOWHERE;
    token_system.rows = row;
}

static int row_of(const struct token_solution *tokens, unsigned one, unsigned other) {
    return tokens->row[tokens->index_of[one]][tokens->index_of[other]];
}

static real value_at(const real *throws, int row) {
    return row == NOWHERE ? 0 : throws[row];
}

/* Takes the better token for every face if that gains more than `least`; returns the greatest gain
   of a face. */
static real improve(const struct token_solution *tokens, const real *throws, real least) {
    const struct game_moves *moves = tokens->moves;
    real most = 0;

    for (unsigned i = 0; i < tokens->count; i++) {
        for (unsigned j = 0; j <= i && tokens->row[i][j] != NOWHERE; j++) {
            unsigned one = tokens->square[i], other = tokens->square[j];
            for (unsigned f = 0; f < FACES; f++) {
                int32_t *to = &token_system.to[tokens->row[i][j]][f];
                int option[] = {row_of(tokens, one, moves->to[other][f]),
                                one == moves->goal ? row_of(tokens, one, moves->to[other][f])
                                                   : row_of(tokens, moves->to[one][f], other)};
                for (unsigned o = 0; o < 2; o++) {
                    real gain = value_at(throws, *to) - value_at(throws, option[o]);
                    if (gain > least) {
                        most = gain > most ? gain : most;
                        *to = option[o];
                    }
                }
            }
        }
    }
    return most;
}

/* The first policy moves the other token, which is never the one at home, and then whichever is
   better. */
static void begin(struct token_solution *tokens, const real *expected) {
    static real apart[SPARSE_ROWS];

    for (unsigned i = 0; i < tokens->count; i++) {
        for (unsigned j = 0; j <= i && tokens->row[i][j] != NOWHERE; j++) {
            unsigned one = tokens->square[i], other = tokens->square[j];
            int row = tokens->row[i][j];
            apart[row] = expected[one] + expected[other];
            for (unsigned f = 0; f < FACES; f++) {
                token_system.to[row][f] = row_of(tokens, one, tokens->moves->to[other][f]);
            }
        }
    }
    memcpy(tokens->throws, apart, sizeof tokens->throws);
    improve(tokens, apart, 0);
}

void tokens_solve(struct token_solution *tokens, const struct game_moves *moves,
                  const real *expected) {
    static real one[SPARSE_ROWS];
    real most = 0, left = 0, gain = INFINITY;

    tokens->moves = moves;
    tokens->count = moves->count + 1;
    for (unsigned k = 0; k <= moves->count; k++) {
        tokens->square[k] = k < moves->count ? moves->square[k] : moves->goal;
        tokens->index_of[tokens->square[k]] = (int)k;
    }
    order(tokens);
    memset(token_system.paired, 0, sizeof token_system.paired);
    token_system.sign = 1;
    for (int row = 0; row < token_system.rows; row++) {
        one[row] = 1;
    }
    begin(tokens, expected);
    for (unsigned round = 0; round < POLICIES && gain > 0; round++) {
        left = sparse_solve(&token_system, one, tokens->throws, 1e-14L);
        for (int row = 0; row < token_system.rows; row++) {
            most = tokens->throws[row] > most ? tokens->throws[row] : most;
        }
        gain = improve(tokens, tokens->throws, 4 * most * left + 1e-17L * most);
    }
    tokens->error = most * (left + gain);
}

real tokens_throws(const struct token_solution *tokens, unsigned one, unsigned other) {
    return value_at(tokens->throws, row_of(tokens, one, other));
}

real tokens_after(const struct token_solution *tokens, unsigned moved, unsigned other,
                  unsigned face) {
    return value_at(tokens->throws, row_of(tokens, tokens->moves->to[moved][face - 1], other));
}
