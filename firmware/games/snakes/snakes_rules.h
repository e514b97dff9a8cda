#ifndef KOSTKA_GAMES_SNAKES_SNAKES_RULES_H
#define KOSTKA_GAMES_SNAKES_SNAKES_RULES_H

#include "core/game/rules.h"
#include "core/number/flash.h"
#include "games/snakes/snakes.h"

/* The rules of snakes and ladders. The state is a struct snakes, of which SNAKES_KEPT bytes are
   stored; `begin` makes the board behind them again. A throw is one die. If the player can choose
   between two tokens, the decision is the token, 0 or 1; otherwise the throw moves a token at
   once. */

/* Options of a game's setup. A board number beyond the built-in ones names a board of the owner, a
   struct board that comes with the setup. */
enum snakes_option {
    SNAKES_OPTION_BOARD,
    SNAKES_OPTION_PLAYERS, /* 1..SNAKES_PLAYERS */
    SNAKES_OPTION_FIRST_SEAT,
    SNAKES_OPTION_KICKS = SNAKES_OPTION_FIRST_SEAT + SNAKES_PLAYERS, /* 0 or 1 */
    SNAKES_OPTION_TOKENS,                                            /* 1 or 2 */
    SNAKES_OPTION_OVERSHOOT,                                         /* enum board_overshoot */
    SNAKES_OPTIONS
};

extern const FLASH struct rules snakes_rules;

#endif
