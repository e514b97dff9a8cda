#ifndef KOSTKA_TESTS_SUPPORT_COIN_GAME_H
#define KOSTKA_TESTS_SUPPORT_COIN_GAME_H

#include "ui/kit/game.h"

/* A game as small as a game can be, for tests of what serves every game: two toss a coin in turn,
   and who first has so many heads has won. An even face of the die is heads. Linked by whoever
   names it, it stands in the place of every game: in the table of games, and as rules and engine.
 */

extern const FLASH struct game game_coin;

struct coin {
    uint8_t goal;
    uint8_t heads[2];
    uint8_t turn;
    bool was_heads;
};

/* Slices that the page "Chance" takes. */
enum { COIN_SLICES = 160 };

/* Its pages, by their places. */
enum {
    COIN_OWN_PAGE,
    COIN_PAGE_OF_THE_WINNER,
    COIN_CHANCE,
    COIN_IMPOSSIBLE,
    COIN_OBVERSE,
    COIN_REVERSE,
    COIN_PAGES
};

/* Its options. */
enum { COIN_HEADS, COIN_FIRST, COIN_SECOND, COIN_OPTIONS };

/* How often its pages have begun to compute. */
extern unsigned coin_starts;

/* A game against the computer or another person begins in the session. */
void coin_begin(uint8_t heads_to_win, bool against_computer);

/* The last two pages are there from now on, or not; at first they are not. */
void coin_give_sides(bool are_there);

/* So many heads for the first player. */
void coin_give_heads(uint8_t heads);

#endif
