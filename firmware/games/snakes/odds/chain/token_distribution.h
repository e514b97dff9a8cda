#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_TOKEN_DISTRIBUTION_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_TOKEN_DISTRIBUTION_H

#include "core/number/progress.h"
#include "games/snakes/odds/window/window.h"

/* Where a token is after m throws, by going forwards (games/snakes/odds/window/window.h). */

/* 940 bytes on AVR. */
struct token_distribution {
    uint16_t throws; /* m */
    uint16_t last;   /* the m that is asked for */
    struct window window;
};

struct token_chance {
    uint8_t square;
    struct bounded chance;
};

/* m = 0: certainly on a square. Asks for m = throws. The board must outlive it. */
void token_distribution_start(struct token_distribution *token, const struct board *board,
                              uint8_t square, uint16_t throws);

/* One throw more, 10,000 cycles on 100 squares; DONE when m is what was asked for. */
enum progress token_distribution_step(struct token_distribution *token);
uint8_t token_distribution_done(const struct token_distribution *token);

/* So far: the chance to be on a square, and the two squares with the greatest chances, of equals
   the lower one. */
struct bounded token_distribution_at(const struct token_distribution *token, uint8_t square);
void token_distribution_likeliest(const struct token_distribution *token,
                                  struct token_chance likeliest[2]);

#endif
