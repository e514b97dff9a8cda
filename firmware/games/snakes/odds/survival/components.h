#ifndef KOSTKA_GAMES_SNAKES_ODDS_SURVIVAL_COMPONENTS_H
#define KOSTKA_GAMES_SNAKES_ODDS_SURVIVAL_COMPONENTS_H

#include "core/number/progress.h"
#include "games/snakes/board.h"

/* The strongly connected components of the squares before the goal that can be reached from a
   square: within one of them there is a way from every square to every other. Tarjan's algorithm
   (Depth-first search and linear graph algorithms, SIAM J. Comput. 1, 1972), without recursion: the
   way down is kept in a list. */

enum { COMPONENTS_SQUARES = BOARD_GOAL_MAXIMUM + 1 };

struct components {
    const struct board *board;
    uint8_t count;                     /* components found, numbered from 1 */
    uint8_t of[COMPONENTS_SQUARES];    /* the component of a square; 0: cannot be reached */
    uint8_t depth[COMPONENTS_SQUARES]; /* throws on some way to a square */
    uint8_t end[COMPONENTS_SQUARES];   /* where a jump that starts here leads to, or the square */
};

/* What is only needed while they are searched. */
struct components_search {
    uint8_t met;                       /* squares */
    uint8_t open;                      /* squares whose component is not closed */
    uint8_t way;                       /* length */
    uint8_t order[COMPONENTS_SQUARES]; /* in which squares were met, from 1 */
    uint8_t low[COMPONENTS_SQUARES]; /* the first met of the open squares that is reached from it */
    uint8_t opened[COMPONENTS_SQUARES];
    uint8_t on_way[COMPONENTS_SQUARES];
    uint8_t faces[COMPONENTS_SQUARES]; /* of a square, gone through */
};

/* From a square before the goal. The board must outlive it. */
void components_start(struct components *components, struct components_search *search,
                      const struct board *board, uint8_t square);

/* One slice of at most 2 ms; on chutes 17 of them. */
enum progress components_step(struct components *components, struct components_search *search);

/* After DONE: the landing of a throw. */
uint8_t components_landing(const struct components *components, uint8_t square, uint8_t face);

/* The greatest number that divides the length of every way around in a component, found by
   Denardo's method (Periods of connected networks, Math. Oper. Res. 2, 1977); 0: there is none. 5
   ms for 100 squares. */
uint8_t components_period(const struct components *components, uint8_t component);

#endif
