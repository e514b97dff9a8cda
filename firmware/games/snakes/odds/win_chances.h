#ifndef KOSTKA_GAMES_SNAKES_ODDS_WIN_CHANCES_H
#define KOSTKA_GAMES_SNAKES_ODDS_WIN_CHANCES_H

#include "games/snakes/odds/pairs/pair_values.h"
#include "games/snakes/odds/race_odds.h"
#include "games/snakes/position.h"

/* Each player's chance to win a game of snakes and ladders as it stands, where it can be computed:
   by the one of two methods that the game allows. */

enum win_method {
    WIN_BY_RACE,   /* one token each, and no kick-out or nobody to kick (race_odds.h) */
    WIN_BY_PAIRS,  /* two players, one token each, kick-out (pair_values.h) */
    WIN_BY_ROLLOUT /* all others: not computed here, but to be estimated (rollout.h) */
};

/* By the players and the rules. */
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

/* From a position before the end of a game. It and the board must outlive the computation, and not
   change but for win_chances_ask. When `method` is WIN_BY_ROLLOUT then, nothing may be asked. */
void win_chances_start(struct win_chances *win, const struct board *board,
                       const struct position *position);

/* Asks about another position of the same game, at any time: values of pairs that are at rest
   answer it after one more sweep, a race begins again. */
void win_chances_ask(struct win_chances *win, const struct position *position);

/* One slice of at most 5 ms at 16 MHz. IMPROVING: the chances are known, to be bettered.
   IMPOSSIBLE: on some boards players with kick-out may never get home. */
enum progress win_chances_step(struct win_chances *win);
uint8_t win_chances_done(const struct win_chances *win);

/* When IMPROVING or DONE: of a player by number. */
struct bounded win_chances_of(const struct win_chances *win, uint8_t player);

#endif
