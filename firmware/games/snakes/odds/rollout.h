#ifndef KOSTKA_GAMES_SNAKES_ODDS_ROLLOUT_H
#define KOSTKA_GAMES_SNAKES_ODDS_ROLLOUT_H

#include "core/number/fixed.h"
#include "core/number/progress.h"
#include "games/snakes/position.h"

/* Estimates who will win a game of snakes and ladders where that cannot be computed: plays the rest
   of the game again and again with dice (Monte Carlo). All players with two tokens, persons or
   computers, choose by position_quick_choice.

   The estimate is the middle of Wilson's score interval (1927) for z^2 = 7, z = 2.65, so it is
   never 0 nor 1. The error is that of the interval of Agresti and Coull around the same middle
   ("Approximate Is Better than Exact", The American Statistician, 1998), which is never less than
   Wilson's. The true chance lies within it in 99 of 100 cases. The error falls with the square root
   of the number of games: 5 in 100 after 700 games, 1 in 100 after 17,500. */

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

/* The game must not be over. Position and board must outlive the computation and not change. */
void rollout_start(struct rollout *rollout, const struct board *board,
                   const struct position *position, rollout_die *die);

/* One slice of at most 5 ms at 16 MHz, 12 throws. IMPROVING once a game has been played, DONE
   after 65,535 games. */
enum progress rollout_step(struct rollout *rollout);
uint8_t rollout_done(const struct rollout *rollout);

/* At any time: the estimate of a player's chance to win (1/2 before the first game). At most 6,000
   cycles. */
probability_t rollout_chance(const struct rollout *rollout, uint8_t player);

/* The share of the games so far that a player has won; there must have been one. Shares add up to
   1, except that each is rounded down by less than 2^-15. A share may be farther off than the
   estimate by at most 3.5 / (games + 7). */
probability_t rollout_share(const struct rollout *rollout, uint8_t player);

/* The same as rollout_chance, and its error (1/2 before the first game). The error is greater the
   nearer the chance is to 1/2. At most 30,000 cycles. */
struct rollout_estimate rollout_estimate(const struct rollout *rollout, uint8_t player);

#endif
