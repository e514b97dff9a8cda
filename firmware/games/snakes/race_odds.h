#ifndef KOSTKA_GAMES_SNAKES_RACE_ODDS_H
#define KOSTKA_GAMES_SNAKES_RACE_ODDS_H

#include "core/chain/finish_distribution.h"

/* Who reaches the goal first, players throwing in turn and not meeting: two distributions suffice,
   P(i wins) = sum over m of P(T_i = m) * P(T_j > m for j before i) * P(T_j >= m for j after i).
   The product of all that are still alive is taken afresh after every throw, of which one factor
   changes: kept, it would gather the errors of thousands of throws. */

enum { RACE_ODDS_PLAYERS = 6 };

struct race_odds_player {
    uint8_t square;
    probability_t wins;  /* so far */
    probability_t alive; /* P(not finished), by itself */
};

struct race_odds {
    uint8_t players;
    probability_t open;                                /* P(nobody has finished yet) */
    struct race_odds_player player[RACE_ODDS_PLAYERS]; /* in the order in which they throw next */
    struct finish_distribution finish;
};

/* Players 1..6 on squares before the goal; the first in the list throws next. The board must
   outlive the computation. */
void race_odds_start(struct race_odds *odds, const struct board *board, uint8_t players,
                     const uint8_t square[]);

/* One round more; DONE when less than 1e-8 is open (or after 65,535 rounds). */
enum progress race_odds_step(struct race_odds *odds);
uint8_t race_odds_done(const struct race_odds *odds);

/* After DONE: the chance to win of a player by the place in the list. Within 1e-7 on boards of up
   to 200 expected throws and 2e-7 beyond; together 1 within 3e-7. */
probability_t race_odds_wins(const struct race_odds *odds, uint8_t player);

#endif
