#ifndef KOSTKA_GAMES_SNAKES_WIN_CHANCES_H
#define KOSTKA_GAMES_SNAKES_WIN_CHANCES_H

#include "games/snakes/pair_values.h"
#include "games/snakes/race_odds.h"
#include "games/snakes/rollout.h"

/* Each player's chance to win a game of snakes and ladders as it stands, whatever the game: by the
   best of three methods that it allows. */

enum win_method {
    WIN_BY_RACE,   /* one token each, and no kick-out or nobody to kick (race_odds.h) */
    WIN_BY_PAIRS,  /* two players, one token each, kick-out, and room for it (pair_values.h) */
    WIN_BY_ROLLOUT /* all others: an estimate (rollout.h) */
};

enum win_method win_method(const struct board *board, const struct position *position);

struct win_question {
    const struct board *board;       /* must outlive the computation and not change */
    const struct position *position; /* before the end of the game; copied */
    rollout_die *die;
};

struct win_chance {
    probability_t chance;
    bool estimated;
    struct real error; /* of an estimate: the true chance is within it in 99 of 100 cases */
};

struct win_chances {
    const struct board *board;
    struct position position;
    rollout_die *die;
    enum win_method method;
    bool solved; /* WIN_BY_PAIRS: the table stands and serves every position */
    union {
        struct race_odds race;
        struct pair_values pairs;
        struct rollout rollout;
    };
};

void win_chances_start(struct win_chances *win, const struct win_question *question);

/* Asks about another position of the same game: a table of pairs that stands answers it at once,
   otherwise the computation begins again. */
void win_chances_ask(struct win_chances *win, const struct position *position);

/* One slice of at most 5 ms at 16 MHz. A rollout is IMPROVING after its first game. IMPOSSIBLE: on
   some boards players with kick-out may never get home. */
enum progress win_chances_step(struct win_chances *win);
uint8_t win_chances_done(const struct win_chances *win);

/* After DONE or IMPROVING: of a player by number. */
struct win_chance win_chances_of(const struct win_chances *win, uint8_t player);

#endif
