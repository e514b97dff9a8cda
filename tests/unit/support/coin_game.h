#ifndef KOSTKA_TESTS_SUPPORT_COIN_GAME_H
#define KOSTKA_TESTS_SUPPORT_COIN_GAME_H

#include "ui/kit/game.h"

/* The smallest possible game, for tests of code that serves every game: two players toss a coin in
   turn, and the first to have so many heads wins. An even face of the die is heads. In a program
   that links it, it stands in for every game: in the table of games, and as rules and engine. */

extern const FLASH struct game game_coin;

struct coin {
    uint8_t goal;
    uint8_t heads[2];
    uint8_t turn;
    bool was_heads;
};

/* The number of slices of the page "Chance". */
enum { COIN_SLICES = 160 };

/* The pages of the game. */
enum {
    COIN_OWN_PAGE,
    COIN_PAGE_OF_THE_WINNER,
    COIN_CHANCE,
    COIN_IMPOSSIBLE,
    COIN_OBVERSE,
    COIN_REVERSE,
    COIN_PAGES
};

/* The options of the game. */
enum { COIN_HEADS, COIN_FIRST, COIN_SECOND, COIN_OPTIONS };

/* How often pages of the game have begun to compute. */
extern unsigned coin_starts;

/* Begins a game against the computer or another person in the session. */
void coin_begin(uint8_t heads_to_win, bool against_computer);

/* Makes the last two pages available, or not; at first they are not. */
void coin_give_sides(bool are_there);

/* Gives the first player so many heads. */
void coin_give_heads(uint8_t heads);

#endif
