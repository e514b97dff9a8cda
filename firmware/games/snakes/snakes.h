#ifndef KOSTKA_GAMES_SNAKES_SNAKES_H
#define KOSTKA_GAMES_SNAKES_SNAKES_H

#include "games/snakes/position.h"
#include <stddef.h>

/* A game of snakes and ladders: the board, the players and their tokens, and the turn. One to six
   players, each a person or the computer, with one or two tokens each, with or without kick-out.
   The game is over when the player whose turn it is has all tokens home; that player has won. */

enum { SNAKES_PLAYERS = POSITION_PLAYERS };

/* Who decides for a player. One byte on every machine, since games are stored in EEPROM. */
enum __attribute__((packed)) snakes_control { SNAKES_PERSON, SNAKES_COMPUTER };

struct snakes {
    uint8_t board_number; /* a built-in board, or one of the owner's */
    enum board_overshoot overshoot;
    uint8_t rounds; /* throws of the first player, stops at 255 */
    uint8_t face;   /* the face thrown while the player chooses a token; otherwise 0 */
    enum snakes_control control[SNAKES_PLAYERS];
    struct position at;
    struct board board; /* the board of board_number, with the rule of `overshoot` */
};

/* Bytes of the game that are stored in EEPROM: all before the board. */
enum { SNAKES_KEPT = offsetof(struct snakes, board) };

_Static_assert(SNAKES_KEPT == 26, "as short as a record of it has room for");

/* Puts all tokens on the start; player 0 throws first. The caller has set the options
   (board_number, overshoot, control, at.players, at.tokens, at.kicks) and the board; they stay. */
void snakes_start(struct snakes *game);

/* For the effect of a face, the tokens that may move and a quick choice of a token, call
   games/snakes/position.h with game->at and game->board. */

/* Moves a token of the player whose turn it is by a face 1..6; the token must be one that may move.
   This may kick tokens; then the turn passes on, or the game is won. Answers what happened. The
   game must not be over. */
struct position_move snakes_throw(struct snakes *game, uint8_t token, uint8_t face);

bool snakes_is_over(const struct snakes *game);

/* True if the player whose turn it is has two tokens that may move. */
bool snakes_has_choice(const struct snakes *game);

/* True if a game can be continued. The board must be sound; the rest may hold any bytes. Puts
   second tokens that are not in play on the goal. */
bool snakes_is_sound(struct snakes *game);

#endif
