#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_FINISH_DISTRIBUTION_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_FINISH_DISTRIBUTION_H

#include "core/number/progress.h"
#include "games/snakes/odds/window/window.h"

/* P(goal reached within m throws), from all squares at once. The window goes backwards
   (games/snakes/odds/window/window.h) and has the chances to be still on the way. On boards of up
   to 400 expected throws the result is right to 1e-13. */

/* 960 bytes on AVR. */
struct finish_distribution {
    uint8_t square;
    uint16_t throws; /* m */
    uint16_t last;   /* the m that is asked for */
    uint64_t before; /* P(not finished) from the square at m - 1; set only when m is the last */
    struct window window;
};

/* Asks for m = throws, with P(exactly m) from a square 0..goal. The board must outlive it. */
void finish_distribution_start(struct finish_distribution *finish, const struct board *board,
                               uint8_t square, uint16_t throws);

/* Makes one more throw, 13,000 cycles on 100 squares. DONE if m is the one that was asked for. */
enum progress finish_distribution_step(struct finish_distribution *finish);
uint8_t finish_distribution_done(const struct finish_distribution *finish);

/* P(finished within m) from any square, for the m reached so far, so that every m can be shown on
   the way. After DONE: P(finished in exactly m) from the square that was asked about. */
struct bounded finish_distribution_within(const struct finish_distribution *finish, uint8_t square);
struct bounded finish_distribution_exactly(const struct finish_distribution *finish);

/* P(not finished within m) with 32 fraction bits, too small by less than a unit plus the loss of
   the window; 1 becomes one unit less. */
uint32_t finish_distribution_unfinished(const struct finish_distribution *finish, uint8_t square);

#endif
