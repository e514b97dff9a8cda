#ifndef KOSTKA_GAMES_SNAKES_POSITION_H
#define KOSTKA_GAMES_SNAKES_POSITION_H

#include "games/snakes/board.h"

/* A position of snakes and ladders, and the effect of a throw on it: one to six players with one or
   two tokens each, with or without kick-out.

   With kick-out, a token that ends its move (after any jump) on a square with tokens of opponents
   sends all of them to the start. No token is kicked from the start or from the goal, and none by a
   token of the same player. */

enum { POSITION_PLAYERS = 6, POSITION_TOKENS = 2 };

/* 16 bytes. All functions except position_check need a position that position_check accepts. A
   second token that is not in play stands on the goal. */
struct position {
    uint8_t players; /* 1..POSITION_PLAYERS */
    uint8_t tokens;  /* of each player, 1..POSITION_TOKENS */
    bool kicks;      /* with kick-out */
    uint8_t turn;    /* the player who throws next */
    uint8_t square[POSITION_PLAYERS][POSITION_TOKENS];
};

/* Effect of a throw: the move of the token, and the players with tokens that it kicks, one bit
   each, the lowest bit for player 0. */
struct position_move {
    struct board_move board;
    uint8_t kicked;
};

/* True if the position is one of a game on the board: the numbers are in range, every token is on a
   square where it can stand, and no player has all tokens home. The position may hold any bytes.
   Puts second tokens that are not in play on the goal. */
bool position_check(struct position *position, const struct board *board);

/* True if the player whose turn it is may move a token, 0 or 1: it is in play and not home. */
bool position_may_move(const struct position *position, const struct board *board, uint8_t token);

/* The effect that a face 1..6 would have on a token that may move. */
struct position_move position_next(const struct position *position, const struct board *board,
                                   uint8_t token, uint8_t face);

/* How many of the six faces take a token that may move up a ladder, except onto the goal, and how
   many down a snake. */
struct position_faces {
    uint8_t climb;
    uint8_t slide;
};
struct position_faces position_count_faces(const struct position *position,
                                           const struct board *board, uint8_t token);

/* Moves a token by a face 1..6; the token must be one that may move. If all tokens of the player
   are then home, the player has won and the turn stays; otherwise it passes to the next player. */
struct position_move position_throw(struct position *position, const struct board *board,
                                    uint8_t token, uint8_t face);

/* True if the game is over: the player whose turn it is has won. */
bool position_is_over(const struct position *position, const struct board *board);

/* Chooses a token to move by a face with a cheap rule: the token that gains more squares. A kick
   adds the squares that one kicked token loses, however many are kicked. Of equal gains, the token
   further back moves. If only one token may move, that one. */
uint8_t position_quick_choice(const struct position *position, const struct board *board,
                              uint8_t face);

#endif
