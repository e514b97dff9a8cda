#ifndef KOSTKA_CAMPAIGNS_TOKEN_SOLUTION_H
#define KOSTKA_CAMPAIGNS_TOKEN_SOLUTION_H

#include "campaigns/boards/game_rules.h"
#include "campaigns/real.h"

/* Two tokens of one player, who moves the better one after each throw. Howard's policy iteration
   finds the fewest expected throws until both are home. Its first policy makes the best first move,
   and then brings home one token and then the other. That ends for certain, and so does every
   improvement of it. */

struct token_solution {
    const struct game_moves *moves;
    unsigned count; /* of squares, the goal as the last */
    int index_of[LONGEST_GOAL + 1];
    unsigned square[LONGEST_GOAL + 1];
    int row[LONGEST_GOAL + 1][LONGEST_GOAL + 1];
    real throws[(LONGEST_GOAL + 1) * (LONGEST_GOAL + 1)]; /* by row */
    real error;
};

/* `expected` has the expected throws of one token, by square. */
void tokens_solve(struct token_solution *tokens, const struct game_moves *moves,
                  const real *expected);

real tokens_throws(const struct token_solution *tokens, unsigned one, unsigned other);

/* The expected throws after a face if the token on `moved` moves and the other stays. */
real tokens_after(const struct token_solution *tokens, unsigned moved, unsigned other,
                  unsigned face);

#endif
