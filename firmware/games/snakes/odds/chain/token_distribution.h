#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_TOKEN_DISTRIBUTION_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_TOKEN_DISTRIBUTION_H

#include "core/number/bounded.h"
#include "core/number/progress.h"
#include "games/snakes/board.h"
#include "games/snakes/odds/window/window.h"
#include "games/snakes/odds/window/window_unit.h"

/* Where a token is after m throws: the distribution pushed forward, without dividing
   (games/snakes/odds/window/window.h). All chances are too small, by what has been dropped;
   together they must be 1, so that what is missing is known, and no chance is farther off: on 100
   squares 1.5e-11 for each throw at most, and nothing in the first twenty. */

/* Squares beyond the goal, the goal and all below it, and as many again where nobody is. */
enum { TOKEN_DISTRIBUTION_VALUES = BOARD_FACES + BOARD_GOAL_MAXIMUM + 1 + BOARD_FACES };

/* 695 bytes on AVR. */
struct token_distribution {
    const struct board *board;
    uint16_t throws; /* m */
    uint16_t last;   /* the m that is asked for */
    bool shrink;     /* with the next throw the lowest bytes are dropped */
    bool is_exact;   /* nothing has been lost yet */
    struct window_unit unit;
    uint8_t values[TOKEN_DISTRIBUTION_VALUES * WINDOW48_BYTES]; /* the highest square first */
};

struct token_chance {
    uint8_t square;
    struct bounded chance;
};

/* m = 0: certainly on a square. Asks for m = throws. The board must outlive it. */
void token_distribution_start(struct token_distribution *token, const struct board *board,
                              uint8_t square, uint16_t throws);

/* One throw more, 8,000 cycles on 100 squares; DONE when m is what was asked for. */
enum progress token_distribution_step(struct token_distribution *token);
uint8_t token_distribution_done(const struct token_distribution *token);

/* So far: the chance to be on a square (10,000 cycles), and the two squares with the greatest
   chances, of equals the lower one. */
struct bounded token_distribution_at(const struct token_distribution *token, uint8_t square);
void token_distribution_likeliest(const struct token_distribution *token,
                                  struct token_chance likeliest[2]);

#endif
