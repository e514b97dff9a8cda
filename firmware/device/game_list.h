#ifndef KOSTKA_DEVICE_GAME_LIST_H
#define KOSTKA_DEVICE_GAME_LIST_H

/* All games, one line each: NAME and name as used in C, and the number of the game in saved games.
   A number is never used for another game. */
#define GAME_snakes(GAME) GAME(SNAKES, snakes, 0)
#define GAME_tenk(GAME)   GAME(TENK, tenk, 1)
#define GAME_penney(GAME) GAME(PENNEY, penney, 2)
#define GAME_chips(GAME)  GAME(CHIPS, chips, 3)
#define GAME_nim(GAME)    GAME(NIM, nim, 4)

/* The games in this image, in the order of the menu. The makefile defines GAMES. */
#if !defined(GAMES)
#error "name the games: -D'GAMES(GAME)=GAME_snakes(GAME) GAME_nim(GAME)'"
#endif

#define GAME_NUMBER(NAME, name, number) GAME_##NAME = (number),
enum game_number { GAMES(GAME_NUMBER) GAME_NONE = 255 };
#undef GAME_NUMBER

#endif
