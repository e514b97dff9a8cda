#ifndef KOSTKA_UI_SNAKES_SNAKES_STATISTICS_H
#define KOSTKA_UI_SNAKES_SNAKES_STATISTICS_H

#include "core/chain/board.h"
#include <stdint.h>

/* What the pages of snakes and ladders compute, into results. All but the chances to win are about
   the token in question (ui/snakes/snakes_token.h) of the player who throws next. */

enum snakes_page {
    PAGE_GAME,     /* what PAGE_WINS computes, for the game view */
    PAGE_SQUARES,  /* nothing */
    PAGE_FACES,    /* nothing */
    PAGE_CHANCES,  /* of six faces, those that do what */
    PAGE_KICKED,   /* the chance to be sent back before one's next throw, and by a player's next */
    PAGE_EXPECTED, /* throws to go, standard deviation */
    PAGE_WITHIN,   /* P(home within so many throws), P(with the last of them) */
    PAGE_CURVE,
    PAGE_POINTS, /* fewest throws, likeliest number, median, nine tenths */
    PAGE_TAIL,   /* the chance that a long game survives one more throw */
    PAGE_PLACE,  /* after so many throws: the likeliest square, its chance, the next one, its */
    PAGE_VISITS, /* expected visits to a square */
    PAGE_WINS,   /* each player's chance to win, in the order of their numbers */
    PAGE_ALONE,  /* as PAGE_EXPECTED, for the game view of a player alone */
    PAGE_CHOICE, /* throws to bring both tokens home, after moving one or the other */
    SNAKES_PAGES
};

/* A game begins: nothing is left from another one. */
void snakes_statistics_forget(void);

/* Starts a page's computation; results are empty. */
void snakes_statistics_start(enum snakes_page page, uint8_t number);

/* A slice of at most 5 ms: enum page_progress. Should the number not exist, results.count is 0
   when the page is ready. The number is what the page asks of the user: throws from 1 upwards, a
   square, a player from 1. */
uint8_t snakes_statistics_step(enum snakes_page page, uint8_t number);

#endif
