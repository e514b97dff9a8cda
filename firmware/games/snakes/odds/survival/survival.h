#ifndef KOSTKA_GAMES_SNAKES_ODDS_SURVIVAL_SURVIVAL_H
#define KOSTKA_GAMES_SNAKES_ODDS_SURVIVAL_SURVIVAL_H

#include "core/number/bounded.h"
#include "core/number/progress.h"
#include "games/snakes/odds/window/window.h"

/* The chance that a long unfinished game survives one more throw: the greatest eigenvalue of the
   moves P among the squares before the goal that can be reached from a square.

   Let h be the chances to be still on the way after m throws, one for each square. By Collatz and
   Wielandt, the eigenvalue is at most the greatest ratio (P h)(s) / h(s) of all squares, whatever h
   is. It is at least the least ratio of any subset of the squares, if h is 0 elsewhere. As m grows,
   the ratios of all squares from which the slowest loop can be reached become equal. The ratios of
   the other squares are less, and these squares are then left out.

   Ratios that stay apart are bounds, too, of this survival chance and of all later ones. If two
   loops are about equally slow, the ratios come together slowly. If every way around a loop takes a
   multiple of the same number of throws, they never do: the chance swings for ever. */

enum { SURVIVAL_THROWS = 8192 };

/* 1,070 bytes on AVR. */
struct survival {
    uint8_t stage;   /* see survival.c */
    uint8_t square;  /* where the next slice goes on */
    bool again;      /* another sweep is needed, or another check with fewer squares */
    uint8_t agreed;  /* bits in which the ratios checked so far agree */
    uint16_t throws; /* m */
    uint16_t check;  /* the next check of the ratios is due from this m on */
    uint32_t ratio;  /* of the square with the greatest value */
    uint32_t low;    /* lower bound of the eigenvalue in 2^-PROBABILITY_BITS; from the last check */
    uint32_t high;   /* likewise the upper bound; before, that of the squares left out */
    uint8_t roles[BOARD_GOAL_MAXIMUM + 1];
    struct window window;
};

/* The square must be before the goal. The board must outlive the computation. */
void survival_start(struct survival *survival, const struct board *board, uint8_t square);

/* One slice of at most 5 ms. */
enum progress survival_step(struct survival *survival);
uint8_t survival_done(const struct survival *survival);

/* After DONE: the survival chance, within 6.1e-9, or within half the distance that the ratios still
   have after SURVIVAL_THROWS, or anywhere from 0 to 1 if they agree in no bit. 0 for a game that
   always ends within a fixed number of throws. */
struct bounded survival_ratio(const struct survival *survival);

#endif
