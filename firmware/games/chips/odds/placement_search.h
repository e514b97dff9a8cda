#ifndef KOSTKA_GAMES_CHIPS_ODDS_PLACEMENT_SEARCH_H
#define KOSTKA_GAMES_CHIPS_ODDS_PLACEMENT_SEARCH_H

#include "games/chips/odds/placement.h"

/* A part of games/chips/odds/placement.h: what the search for the fastest placement (placement.c)
   and the one for the best reply (placement_reply.c) share. */

enum {
    PLACEMENT_NOISE = 256,      /* differences of chances and scores must be more, in 2^-31 */
    PLACEMENT_PASSES_MOST = 40, /* many more than there ever are: no search can go round for ever */
};

/* The question; impossible until a stage is set. */
void placement_begin(struct placement *placement, const struct chip_fields *fields, uint8_t chips,
                     bool replies);

/* A slice of what a pass of the search for a reply has found: a length of steps, then what to do
   next. */
void placement_judge(struct placement *placement);

#endif
