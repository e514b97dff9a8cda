#ifndef KOSTKA_GAMES_SNAKES_ODDS_CHAIN_TOKEN_DISTRIBUTION_H
#define KOSTKA_GAMES_SNAKES_ODDS_CHAIN_TOKEN_DISTRIBUTION_H

#include "core/number/progress.h"
#include "games/snakes/odds/window/window.h"

/* The distribution of a token's square after m throws. The window goes forwards
   (games/snakes/odds/window/window.h). */

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

/* Starts at m = 0 with the token on a square, and asks for m = throws. The board must outlive
   it. */
void token_distribution_start(struct token_distribution *token, const struct board *board,
                              uint8_t square, uint16_t throws);

/* Makes one more throw, 16,000 cycles on 100 squares. DONE if m is the one that was asked for. */
enum progress token_distribution_step(struct token_distribution *token);
uint8_t token_distribution_done(const struct token_distribution *token);

/* For the m reached so far: the chance to be on a square, and the two squares with the greatest
   chances; of equals, the lower one comes first. */
struct bounded token_distribution_at(const struct token_distribution *token, uint8_t square);
void token_distribution_likeliest(const struct token_distribution *token,
                                  struct token_chance likeliest[2]);

#endif
