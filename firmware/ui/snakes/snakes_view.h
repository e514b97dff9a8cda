#ifndef KOSTKA_UI_SNAKES_SNAKES_VIEW_H
#define KOSTKA_UI_SNAKES_SNAKES_VIEW_H

#include "core/number/bounded.h"
#include "core/number/fixed.h"
#include "core/number/flash.h"
#include "device/session.h"
#include "games/snakes/snakes.h"
#include "ui/kit/game.h"

/* What the screens of snakes and ladders share: the game in play, how players and throws are
   written, and the token to move of the player who throws next. */

static inline struct snakes *snakes_in_play(void) {
    return (struct snakes *)session.state.bytes;
}

/* Writes a player's name: "You" and "CPU" where a person is alone or plays the computer. */
void snakes_view_name(uint8_t player);

/* Writes the numbers of the players from `first` to the one before `behind`: "4-6", or "4". */
void snakes_view_players(uint8_t first, uint8_t behind);

/* The player in the left column, if there are two players. */
uint8_t snakes_left_player(void);

/* Writes expected throws, with `digits` digits after the point below 10, and one less for each
   further digit before the point. */
void snakes_view_number(const struct bounded *throws, uint8_t digits);

/* Writes expected throws right-aligned after a label of at most 11 characters:
   "Throws left 7.65". */
void snakes_view_throws(const FLASH char *label, const struct bounded *throws);

/* The player whom the pages about one of several players show; snakes_ask_player changes that, if
   there is such a player. */
uint8_t snakes_asked_player(void);
void snakes_ask_player(uint8_t player);

/* The token that moves, 0 or 1, and the square where it stands. If both may move, it is the chosen
   one. The game must not be over. */
uint8_t snakes_token(void);
uint8_t snakes_square(void);

/* Writes at the cursor whose numbers a page shows: the name of the player who throws next, or, if
   players have two tokens, the square of the token to move: "@12". */
void snakes_draw_whose(void);

/* Draws the move of each token by the throw, with brackets round the chosen one, if any:
   "5[12>15]25>30". */
enum { SNAKES_NO_TOKEN = UINT8_MAX };
void snakes_draw_choice(uint8_t token_chosen);

/* A throw leaves a choice (snakes.face): snakes_tokens_offer chooses the first token, and
   snakes_tokens_change the other one. */
void snakes_tokens_offer(void);
void snakes_tokens_change(void);

/* How the game's puzzles look. */
extern const FLASH struct game_puzzles snakes_puzzle_view OPTIONAL;

#endif
