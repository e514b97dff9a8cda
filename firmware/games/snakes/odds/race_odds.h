#ifndef KOSTKA_GAMES_SNAKES_ODDS_RACE_ODDS_H
#define KOSTKA_GAMES_SNAKES_ODDS_RACE_ODDS_H

#include "games/snakes/odds/chain/finish_distribution.h"

/* Who reaches the goal first, players throwing in turn and not meeting: two distributions suffice,
   P(i wins) = sum over m of P(T_i = m) * P(T_j > m for j before i) * P(T_j >= m for j after i).
   The products before and after a player are kept for all, and nothing is rounded that is summed:
   so rounding can only change the factors, by a few units however many rounds there are. */

enum { RACE_ODDS_PLAYERS = 6 };

struct race_odds_player {
    uint8_t square;
    uint32_t alive; /* P(not finished), by itself; this and below with 32 fraction bits */
    uint32_t after; /* P(nobody after this player had finished before this round) */
    uint64_t wins;  /* so far, with 64 fraction bits */
};

struct race_odds {
    uint8_t players;
    uint32_t open;                                     /* P(nobody has finished yet) */
    struct race_odds_player player[RACE_ODDS_PLAYERS]; /* in the order in which they throw next */
    struct finish_distribution finish;
};

/* Players 1..6 on squares before the goal; the first in the list throws next. The board must
   outlive the computation. */
void race_odds_start(struct race_odds *odds, const struct board *board, uint8_t players,
                     const uint8_t square[]);

/* One round more; DONE when less than 2e-9 is open (or after 65,535 rounds). */
enum progress race_odds_step(struct race_odds *odds);
uint8_t race_odds_done(const struct race_odds *odds);

/* After DONE: the chance to win of a player by the place in the list. The error is 1e-8 and
   5e-11 for each expected throw of each player. */
struct bounded race_odds_wins(const struct race_odds *odds, uint8_t player);

#endif
