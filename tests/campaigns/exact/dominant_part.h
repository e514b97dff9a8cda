#ifndef KOSTKA_CAMPAIGNS_DOMINANT_PART_H
#define KOSTKA_CAMPAIGNS_DOMINANT_PART_H

#include "campaigns/boards/game_rules.h"
#include "campaigns/real.h"

/* The chance that a long unfinished game survives one more throw: the greatest spectral radius of
   the strongly connected parts that a token can come to. The radius of a part is enclosed from both
   sides by the inverse iteration of Noda (Numerische Mathematik 17, 1971). */

struct dominant_parts {
    const struct game_moves *moves;
    unsigned __int128
        reached[LONGEST_GOAL + 1]; /* squares reached by at least one throw, before the goal */
    real rate[LONGEST_GOAL + 1];   /* of the part of a square; 0 where it has no loop */
    unsigned period[LONGEST_GOAL + 1];
};

void dominant_start(struct dominant_parts *parts, const struct game_moves *moves);

/* periodic: a part of the greatest rate has a period, so that the chance need not settle. */
real dominant_rate(const struct dominant_parts *parts, unsigned from, bool *periodic);

/* How many parts with a loop of at least two squares there are. */
unsigned dominant_count(const struct dominant_parts *parts);

#endif
