#ifndef KOSTKA_GAMES_SNAKES_ODDS_RACE_ODDS_H
#define KOSTKA_GAMES_SNAKES_ODDS_RACE_ODDS_H

#include "games/snakes/odds/chain/finish_distribution.h"

/* Chances to reach the goal first, for players who throw in turn and do not interact. The
   distributions of their numbers of throws T suffice:
   P(i wins) = sum over m of P(T_i = m) * P(T_j > m for j before i) * P(T_j >= m for j after i).
   The products before and after a player are carried along for all players. The sum itself is not
   rounded, so rounding only changes the factors, by a few units whatever the number of rounds. */

enum { RACE_ODDS_PLAYERS = 6 };

struct race_odds_player {
    uint8_t square;
    uint32_t alive; /* P(not finished) of this player alone; it and `after` have 32 fraction bits */
    uint32_t after; /* P(nobody after this player had finished before this round) */
    uint64_t wins;  /* chance to have won so far, with 64 fraction bits */
};

struct race_odds {
    uint8_t players;
    uint32_t open;                                     /* P(nobody has finished yet) */
    struct race_odds_player player[RACE_ODDS_PLAYERS]; /* in the order in which they throw next */
    struct finish_distribution finish;
};

/* 1..6 players on squares before the goal; the first in the list throws next. The board must
   outlive the computation. */
void race_odds_start(struct race_odds *odds, const struct board *board, uint8_t players,
                     const uint8_t square[]);

/* Computes one more round. DONE if the chance that the race is still open is below 2e-9, or after
   65,535 rounds. */
enum progress race_odds_step(struct race_odds *odds);
uint8_t race_odds_done(const struct race_odds *odds);

/* After DONE: the chance to win of the player at a place in the list. The error is 1e-8 plus 5e-11
   for each expected throw of each player. */
struct bounded race_odds_wins(const struct race_odds *odds, uint8_t player);

#endif
