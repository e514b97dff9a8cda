#ifndef KOSTKA_GAMES_SNAKES_ODDS_ROLLOUT_H
#define KOSTKA_GAMES_SNAKES_ODDS_ROLLOUT_H

#include "core/number/fixed.h"
#include "core/number/progress.h"
#include "games/snakes/position.h"

/* Who will win a game of snakes and ladders, where that cannot be computed: the rest of it is
   played again and again with dice (Monte Carlo). Players with two tokens choose by
   position_quick_choice, whoever they are.

   An estimate is the middle of Wilson's score interval (1927) for z^2 = 7, z = 2.65: it is never 0
   nor 1. The error is that of the interval around it that Agresti and Coull give ("Approximate Is
   Better than Exact", The American Statistician, 1998), nowhere less than Wilson's: the true chance
   lies within it in 99 of 100 cases. It falls with the square root of the games: 5 in 100 after 700
   of them, 1 in 100 after 17,500. */

/* Answers a face 1..6. */
typedef uint8_t rollout_die(void);

struct rollout {
    const struct board *board;
    rollout_die *die;
    const struct position *from;
    struct position at;
    uint16_t games;
    uint16_t wins[POSITION_PLAYERS];
};

struct rollout_estimate {
    probability_t chance;
    struct real error;
};

/* From a position before the end of the game. Both it and the board must outlive the computation
   and not change. */
void rollout_start(struct rollout *rollout, const struct board *board,
                   const struct position *position, rollout_die *die);

/* One slice of at most 5 ms at 16 MHz, 12 throws. IMPROVING once a game has been played, DONE
   after 65,535 games. */
enum progress rollout_step(struct rollout *rollout);
uint8_t rollout_done(const struct rollout *rollout);

/* At any time: a player's chance to win as far as it is known (before the first game 1/2). At most
   6,000 cycles. */
probability_t rollout_chance(const struct rollout *rollout, uint8_t player);

/* Of the games played so far, which must not be none, those that a player has won: shares that add
   up to 1, but for 2^-15 by which each is rounded down. One may be farther off than the estimate by
   3.5 / (games + 7) at most. */
probability_t rollout_share(const struct rollout *rollout, uint8_t player);

/* The same as rollout_chance, and by how much it may be wrong
   (before the first game by 1/2): the nearer to 1/2 the more. At most 30,000 cycles. */
struct rollout_estimate rollout_estimate(const struct rollout *rollout, uint8_t player);

#endif
