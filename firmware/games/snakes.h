#ifndef KOSTKA_GAMES_SNAKES_H
#define KOSTKA_GAMES_SNAKES_H

#include "core/board.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A game of snakes and ladders: the board, who plays, who stands where, whose turn it is. The game
   is over when the player whose turn it is stands on the goal: that player has won. */

enum { SNAKES_PLAYERS = 2 }; /* as many as a row of the screen has room for */

struct snakes {
    uint8_t number;    /* of a built-in board */
    uint8_t overshoot; /* enum board_overshoot */
    uint8_t players;   /* 1..SNAKES_PLAYERS */
    uint8_t computers; /* bit i: player i is the computer */
    uint8_t turn;      /* who throws next, or has won */
    uint8_t rounds;    /* throws of the first player, stops at 255 */
    uint8_t square[SNAKES_PLAYERS];
    struct board board; /* as number and overshoot say */
};

/* So many bytes from the front are kept in EEPROM; the board is not. */
enum { SNAKES_KEPT = offsetof(struct snakes, board) };

/* Puts everybody on the start; player 0 throws first. The fields above turn, and the board, are
   given and stay. */
void snakes_start(struct snakes *game);

/* What the player whose turn it is would do with a face 1..6. */
struct board_move snakes_next(const struct snakes *game, uint8_t face);

/* The player whose turn it is throws a face 1..6: the token moves and the turn passes on, or the
   game is won. The answer says what happened; the game must not be over. */
struct board_move snakes_throw(struct snakes *game, uint8_t face);

bool snakes_is_over(const struct snakes *game);

/* Whether the computer throws next. */
bool snakes_is_computer(const struct snakes *game);

/* Whether a game can be played on: the board is sound, the rest was read from somewhere. */
bool snakes_is_sound(const struct snakes *game);

#endif
