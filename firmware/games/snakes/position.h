#ifndef KOSTKA_GAMES_SNAKES_POSITION_H
#define KOSTKA_GAMES_SNAKES_POSITION_H

#include "games/snakes/board.h"

/* Who stands where in snakes and ladders, and what a throw makes of it: one to six players with one
   or two tokens each, with or without kick-out.

   With kick-out a token that ends its move, after any jump, where tokens of opponents stand sends
   all of them to the start. Nobody is sent away from the start or from the goal, and nobody by a
   token of their own. */

enum { POSITION_PLAYERS = 6, POSITION_TOKENS = 2 };

/* 16 bytes. Everything below relies on it being a position that position_check passes. A second
   token that is not in play stands on the goal. */
struct position {
    uint8_t players; /* 1..POSITION_PLAYERS */
    uint8_t tokens;  /* of each player, 1..POSITION_TOKENS */
    bool kicks;      /* with kick-out */
    uint8_t turn;    /* who throws next */
    uint8_t square[POSITION_PLAYERS][POSITION_TOKENS];
};

/* What a throw does to a token: the move itself, and the players sent back by it, a bit each, the
   lowest player 0's. */
struct position_move {
    struct board_move board;
    uint8_t kicked;
};

/* Whether it is a position of a game on the board: the numbers in range, every token on a square
   where one can stand, no player with all tokens home. Puts tokens that are not in play on the
   goal, wherever they were. The position may be anything, read from anywhere. */
bool position_check(struct position *position, const struct board *board);

/* Whether the player whose turn it is may move that token, 0 or 1: in play and not home. */
bool position_may_move(const struct position *position, const struct board *board, uint8_t token);

/* What a face 1..6 would do to a token that may move. */
struct position_move position_next(const struct position *position, const struct board *board,
                                   uint8_t token, uint8_t face);

/* Of the six faces that may be thrown for a token that may move, those that climb, but not home,
   and those that slide. */
struct position_faces {
    uint8_t climb;
    uint8_t slide;
};
struct position_faces position_count_faces(const struct position *position,
                                           const struct board *board, uint8_t token);

/* Does it. When the player has all tokens home and so has won, the turn stays theirs, otherwise it
   passes to the next player. */
struct position_move position_throw(struct position *position, const struct board *board,
                                    uint8_t token, uint8_t face);

/* Whether somebody has won: the player whose turn it is. */
bool position_is_over(const struct position *position, const struct board *board);

/* A token worth moving with a face, by a rule that costs next to nothing: the one whose move gains
   more squares, those that others lose by it counted in; of equals the one further back. The only
   token there is, or that is not home. */
uint8_t position_quick_choice(const struct position *position, const struct board *board,
                              uint8_t face);

#endif
