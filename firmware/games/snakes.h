#ifndef KOSTKA_GAMES_SNAKES_H
#define KOSTKA_GAMES_SNAKES_H

#include "core/board.h"
#include <stdbool.h>
#include <stdint.h>

/* A game of snakes and ladders: who plays, who stands where, whose turn it is. The board itself is
   kept beside it by the caller. */

enum { SNAKES_PLAYERS = 6, SNAKES_NOBODY = 255 };

/* As it is kept in EEPROM, 15 bytes. */
struct snakes {
    uint8_t board;     /* number of a built-in board */
    uint8_t overshoot; /* enum board_overshoot */
    uint8_t players;   /* 1..SNAKES_PLAYERS */
    uint8_t computers; /* bit i: player i is the computer */
    uint8_t turn;      /* who throws next */
    uint8_t winner;    /* or SNAKES_NOBODY */
    uint8_t square[SNAKES_PLAYERS];
    uint8_t rounds; /* throws of the first player, stops at 255 */
};

/* Puts everybody on the start; player 0 throws first. The fields board, overshoot, players and
   computers are given and kept. */
void snakes_start(struct snakes *game);

/* The player whose turn it is throws a face 1..6: the token moves and the turn passes on, or the
   game is won. The answer says what happened; the game must not be over. */
struct board_move snakes_throw(struct snakes *game, const struct board *board, uint8_t face);

bool snakes_is_over(const struct snakes *game);

bool snakes_is_computer(const struct snakes *game, uint8_t player);

/* Whether a game that was read from somewhere can be played on this board. */
bool snakes_is_sound(const struct snakes *game, const struct board *board);

#endif
