#ifndef KOSTKA_UI_SNAKES_STATISTICS_H
#define KOSTKA_UI_SNAKES_STATISTICS_H

#include "core/workspace.h"
#include <stdbool.h>
#include <stdint.h>

/* What the pages of snakes and ladders compute, into results. All but the chances to win are about
   the token of the player who throws next. */

enum snakes_page {
    PAGE_GAME,     /* what PAGE_WINS computes, for the game view */
    PAGE_FACES,    /* nothing */
    PAGE_CHANCES,  /* of six faces, those that do what */
    PAGE_EXPECTED, /* throws to go, standard deviation */
    PAGE_WITHIN,   /* P(home within so many throws), P(with the last of them) */
    PAGE_CURVE,
    PAGE_POINTS, /* fewest throws, likeliest number, median, nine tenths */
    PAGE_TAIL,   /* the chance that a long game survives one more throw */
    PAGE_PLACE,  /* after so many throws: the likeliest square, its chance, the next one, its */
    PAGE_VISITS, /* expected visits to a square */
    PAGE_WINS,   /* each player's chance to win */
    PAGE_ALONE,  /* as PAGE_EXPECTED, for the game view of a player alone */
    SNAKES_PAGES
};

/* Starts a page's computation. */
void snakes_statistics_start(enum snakes_page page, union workspace *workspace);

/* A slice of at most 5 ms; true when the results are there. The number is what the page asks of
   the user: throws from 1 upwards, or a square. */
bool snakes_statistics_step(enum snakes_page page, uint8_t number, union workspace *workspace);

#endif
