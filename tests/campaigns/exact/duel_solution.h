#ifndef KOSTKA_CAMPAIGNS_DUEL_SOLUTION_H
#define KOSTKA_CAMPAIGNS_DUEL_SOLUTION_H

#include "campaigns/boards/game_rules.h"
#include "campaigns/real.h"

/* Two players with kick-out, solved for all pairs of squares at once. A player who ends a move on
   the other's square sends the other to the start. Nobody is kicked on the start. */

struct duel_solution {
    unsigned count;
    int index_of[LONGEST_GOAL + 1]; /* of a square among those on which a token can stand */
    int row[LONGEST_GOAL][LONGEST_GOAL];
    real chance[LONGEST_GOAL * LONGEST_GOAL]; /* of the next player, to win; by row */
    real throws[LONGEST_GOAL * LONGEST_GOAL]; /* of both together */
    real longest;                             /* throws of the longest game */
    real error;                               /* of either, at most */
};

void duel_solve(struct duel_solution *duel, const struct game_moves *moves);

real duel_chance(const struct duel_solution *duel, unsigned next, unsigned other);
real duel_throws(const struct duel_solution *duel, unsigned next, unsigned other);

#endif
