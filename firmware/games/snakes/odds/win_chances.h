#ifndef KOSTKA_GAMES_SNAKES_ODDS_WIN_CHANCES_H
#define KOSTKA_GAMES_SNAKES_ODDS_WIN_CHANCES_H

#include "games/snakes/odds/pairs/pair_values.h"
#include "games/snakes/odds/race_odds.h"
#include "games/snakes/position.h"

/* Each player's chance to win a game of snakes and ladders from a position, by one of two methods
   if the game allows one. */

enum win_method {
    WIN_BY_RACE,   /* one token each, and no kick-out or nobody to kick (race_odds.h) */
    WIN_BY_PAIRS,  /* two players, one token each, kick-out (pair_values.h) */
    WIN_BY_ROLLOUT /* all other games: not computed here, only estimated (rollout.h) */
};

/* The method for a position, by its players and rules. */
enum win_method win_method(const struct position *position);

struct win_chances {
    const struct board *board;
    const struct position *position;
    enum win_method method;
    union {
        struct race_odds race;
        struct pair_values pairs;
    };
};

/* The game must not be over. Position and board must outlive the computation. They must not change,
   except that the position may before win_chances_ask. If `method` is then WIN_BY_ROLLOUT, no other
   function may be called. */
void win_chances_start(struct win_chances *win, const struct board *board,
                       const struct position *position);

/* Asks about another position of the same game; may be called at any time. Settled values of pairs
   answer it after one more sweep; a race begins again. */
void win_chances_ask(struct win_chances *win, const struct position *position);

/* One slice of at most 5 ms at 16 MHz. IMPROVING: the chances are known and will get better.
   IMPOSSIBLE: the game takes too long, or on some boards players with kick-out may never get home
   (pair_values.h). */
enum progress win_chances_step(struct win_chances *win);
uint8_t win_chances_done(const struct win_chances *win);

/* When IMPROVING or DONE: a player's chance to win. */
struct bounded win_chances_of(const struct win_chances *win, uint8_t player);

#endif
