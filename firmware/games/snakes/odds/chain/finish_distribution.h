#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_FINISH_DISTRIBUTION_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_FINISH_DISTRIBUTION_H

#include "core/number/bounded.h"
#include "core/number/fixed.h"
#include "core/number/progress.h"
#include "games/snakes/board.h"
#include "games/snakes/odds/window/window.h"
#include "games/snakes/odds/window/window_unit.h"

/* P(goal reached within m throws), from all squares at once, by going backwards. What is carried is
   the chance u(s) of being still on the way, which is 1 at first: u(s) <- mean of u(landing) over
   the six faces, and 0 on the goal. Without dividing (games/snakes/odds/window/window.h): as u
   becomes small, its unit does, too, so that it keeps its digits.

   The only rounding drops the lowest byte of every u, at most once in three throws. What is lost
   there is less than a unit, and with every further throw a part of it reaches the goal: so u is
   too small by no more than the sum of those units, which is carried along. In the middle of that u
   is right to 2.5e-11 for each expected throw of the board: six digits are practically never in
   doubt up to 400 of them. */

/* Zeros from which the squares before the goal are reached, and what bouncing back comes to. */
enum { FINISH_DISTRIBUTION_BEYOND = BOARD_FACES };

enum {
    FINISH_DISTRIBUTION_BYTES =
        (BOARD_GOAL_MAXIMUM + 1 + FINISH_DISTRIBUTION_BEYOND) * WINDOW40_BYTES
};

/* 576 bytes on AVR. */
struct finish_distribution {
    const struct board *board;
    uint8_t square;
    uint16_t throws; /* m */
    uint16_t last;   /* the m that is asked for */
    uint32_t lost;   /* the most by which a u is too small, in 2^-WINDOW_UNIT_LOSS_BITS; 0: exact */
    struct window_unit unit;
    struct window_question pass;
    uint64_t before; /* u of the square at m - 1, in 2^-WINDOW_UNIT_BITS; only when m is the last */
    uint8_t top;     /* the bits of the highest bytes of all u */
    uint8_t unfinished[FINISH_DISTRIBUTION_BYTES];
    /* u by square; the start of a jump holds the value of its end. */
};

/* Asks for m = throws, with P(exactly m) from the square 0..goal. The board must outlive it. */
void finish_distribution_start(struct finish_distribution *finish, const struct board *board,
                               uint8_t square, uint16_t throws);

/* After the start: leaves out all squares that lie below every one that can be reached from the one
   that is asked about, which then count as finished. Where games last longer there, it is not they
   that decide how many digits are kept. */
void finish_distribution_narrow(struct finish_distribution *finish);

/* One throw more, 5,900 cycles on 100 squares; DONE when m is what was asked for. */
enum progress finish_distribution_step(struct finish_distribution *finish);
uint8_t finish_distribution_done(const struct finish_distribution *finish);

/* So far, so that every m can be shown on the way: m, and P(finished within m) from any square.
   After DONE: P(finished in exactly m) from the square that was asked about. */
uint16_t finish_distribution_throws(const struct finish_distribution *finish);
struct bounded finish_distribution_within(const struct finish_distribution *finish, uint8_t square);
struct bounded finish_distribution_exactly(const struct finish_distribution *finish);

/* P(not finished within m) with 32 fraction bits, quick: right to 3 units, and too small by what
   is lost. */
uint32_t finish_distribution_unfinished(const struct finish_distribution *finish, uint8_t square);

/* The same with WINDOW_UNIT_BITS; too small by finish_distribution_error at most. */
void finish_distribution_precisely(const struct finish_distribution *finish, uint8_t square,
                                   uint64_t *unfinished);
void finish_distribution_error(const struct finish_distribution *finish, const uint64_t *unfinished,
                               uint64_t *error);

#endif
