#ifndef KOSTKA_GAMES_SNAKES_SNAKES_H
#define KOSTKA_GAMES_SNAKES_SNAKES_H

#include "games/snakes/position.h"
#include <stddef.h>

/* A game of snakes and ladders: the board, who plays, who stands where, whose turn it is. One to
   six players, each a person or the computer, one or two tokens each, with or without kick-out. The
   game is over when the player whose turn it is has all tokens home: that player has won. */

enum { SNAKES_PLAYERS = POSITION_PLAYERS };

/* Who decides for a player. A byte on every machine, since games are kept in EEPROM. */
enum __attribute__((packed)) snakes_control { SNAKES_PERSON, SNAKES_COMPUTER };

struct snakes {
    uint8_t board_number; /* built in, or of one's own */
    enum board_overshoot overshoot;
    uint8_t rounds; /* throws of the first player, stops at 255 */
    uint8_t face;   /* thrown, while the token to move is being chosen; otherwise 0 */
    enum snakes_control control[SNAKES_PLAYERS];
    struct position at;
    struct board board; /* as board_number and overshoot say */
};

/* So many bytes from the front are kept in EEPROM; the board is not. */
enum { SNAKES_KEPT = offsetof(struct snakes, board) };

_Static_assert(SNAKES_KEPT == 26, "as short as a record of it has room for");

/* Puts everybody on the start; player 0 throws first. What was chosen (board_number, overshoot,
   control, at.players, at.tokens, at.kicks) and the board are given and stay. */
void snakes_start(struct snakes *game);

/* What a face 1..6 would do to a token of the player whose turn it is, which tokens may move, and a
   choice where nothing better is known: ask games/snakes/position.h, with game->at and game->board.
   */

/* The player whose turn it is throws a face 1..6 and moves a token that may move: tokens are
   kicked and the turn passes on, or the game is won. The answer says what happened; the game must
   not be over. */
struct position_move snakes_throw(struct snakes *game, uint8_t token, uint8_t face);

bool snakes_is_over(const struct snakes *game);

/* Whether the player whose turn it is has two tokens that may move. */
bool snakes_has_choice(const struct snakes *game);

/* Whether a game can be played on: the board is sound, the rest was read from somewhere. Tokens
   that are not in play are put where they belong. */
bool snakes_is_sound(struct snakes *game);

#endif
