#ifndef KOSTKA_TESTS_SUPPORT_COIN_GAME_H
#define KOSTKA_TESTS_SUPPORT_COIN_GAME_H

#include "ui/kit/game.h"

/* A game as small as a game can be, for tests of what serves every game: two toss a coin in turn,
   and who first has so many heads has won. An even face of the die is heads. */

extern const FLASH struct game game_coin;

/* Slices that the computer thinks, and that the page "Chance" takes. */
enum { COIN_SLICES = 160 };

/* Its pages, by their places. */
enum { COIN_OWN_PAGE, COIN_PAGE_OF_THE_WINNER, COIN_CHANCE, COIN_IMPOSSIBLE, COIN_PAGES };

/* How often its pages and its computer have begun to compute. */
extern unsigned coin_starts;

/* A game against the computer or another person goes on, nobody has any heads, and the first player
   is to toss. */
void coin_begin(uint8_t heads_to_win, bool against_computer);

/* So many heads for the first player. */
void coin_give_heads(uint8_t heads);

/* For tests that name it, coin_table.c puts this game in all the places of the table of games
   (ui/games.h). */

#endif
