#ifndef KOSTKA_CORE_CHAIN_SURVIVAL_H
#define KOSTKA_CORE_CHAIN_SURVIVAL_H

#include "core/chain/token_distribution.h"
#include <stdbool.h>

/* The chance that a long unfinished game survives one more throw, which is the dominant eigenvalue
   of the transient part that can be reached from a square. Power iteration on the distribution of
   the tokens that are still on their way, scaled up as they get fewer: it keeps its digits however
   fast the goal is reached, and squares that cannot be reached hold nothing. */

struct survival {
    uint32_t unfinished;      /* sum of the distribution */
    probability_t ratio;      /* the latest estimate */
    probability_t calm_ratio; /* where it has stood still */
    uint16_t calm_since;      /* so many throws */
    struct token_distribution token;
};

/* From a square before the goal. The board must outlive the computation. */
void survival_start(struct survival *survival, const struct board *board, uint8_t square);

/* One throw more. DONE when the ratio has settled, within 5e-7. IMPOSSIBLE: it has not done so in
   20,000 throws, since the survival of some boards swings for ever (every way back takes a whole
   number of rounds), or nears its ratio as slowly as 1/m (several snakes of equal chances in a
   row). */
enum progress survival_step(struct survival *survival);
uint8_t survival_done(const struct survival *survival);

/* After DONE. 0 for a game that always ends within a fixed number of throws. */
probability_t survival_ratio(const struct survival *survival);

#endif
