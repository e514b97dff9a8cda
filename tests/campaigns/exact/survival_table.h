#ifndef KOSTKA_CAMPAIGNS_SURVIVAL_TABLE_H
#define KOSTKA_CAMPAIGNS_SURVIVAL_TABLE_H

#include "campaigns/boards/game_rules.h"
#include "campaigns/real.h"

#include <stddef.h>

/* P(T > m) from some squares, for all m up to the greatest that is asked for. Only positive numbers
   are added, so that the tiniest chance is as exact as all others. */

enum { MOST_TRACKS = 16 };

struct survival_table {
    const struct game_moves *moves;
    unsigned tracks;
    unsigned square[MOST_TRACKS];
    real *left[MOST_TRACKS]; /* left[track][m] for m below length */
    size_t length, room;
    real now[LONGEST_GOAL + 1];
};

void survival_table_start(struct survival_table *table, const struct game_moves *moves);
void survival_end(struct survival_table *table);

/* Returns the track of a square. A new square begins the table again from no throw. */
unsigned survival_track(struct survival_table *table, unsigned square);

/* P(T > m) from the square of a track. */
real survival_left(struct survival_table *table, unsigned track, size_t m);

/* P(T = m). */
real survival_ends(struct survival_table *table, unsigned track, size_t m);

/* The least m with P(T > m) <= left. */
size_t survival_quantile(struct survival_table *table, unsigned track, real left);

/* The least m at which P(T = m) is greatest. */
size_t survival_likeliest(struct survival_table *table, unsigned track);

/* The least m at which P(T <= m) is not 0. */
size_t survival_soonest(struct survival_table *table, unsigned track);

/* The chances of players on these squares to be the first at the goal, the first player throwing
   first. */
void survival_race(struct survival_table *table, const unsigned *squares, unsigned players,
                   real *chances);

/* The chances of a token from a square to be on each square after m throws; that of the goal is the
   chance to have arrived. */
void survival_where(const struct game_moves *moves, unsigned from, size_t m,
                    real chances[LONGEST_GOAL + 1]);

#endif
