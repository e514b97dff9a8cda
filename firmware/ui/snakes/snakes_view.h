#ifndef KOSTKA_UI_SNAKES_SNAKES_VIEW_H
#define KOSTKA_UI_SNAKES_SNAKES_VIEW_H

#include "core/number/bounded.h"
#include "core/number/fixed.h"
#include "core/number/flash.h"
#include "device/session.h"
#include "games/snakes/snakes.h"
#include "ui/kit/game.h"

/* Snakes and ladders as its screens see it: the game in play, how players and throws are written,
   and which token of the player who throws next is to move. */

static inline struct snakes *snakes_in_play(void) {
    return (struct snakes *)session.state.bytes;
}

/* Writes a player's name: "You" and "CPU" where a person is alone or plays the computer. */
void snakes_view_name(uint8_t player);

/* Writes the numbers of players in a row, from one to the one before another: "4-6", or "4". */
void snakes_view_players(uint8_t first, uint8_t behind);

/* Of two players the one whose column is the left one. */
uint8_t snakes_left_player(void);

/* Throws that are expected, with so many digits behind the point below 10, and one less for each
   further digit before it. */
void snakes_view_number(const struct bounded *throws, uint8_t digits);

/* Throws that are expected, right-aligned behind a label, which must not take more than 11 places
   of the row: "Throws left 7.65". */
void snakes_view_throws(const FLASH char *label, const struct bounded *throws);

/* The player whom pages about one of several are about; and that this is to be another one, if
   there is such a player. */
uint8_t snakes_asked_player(void);
void snakes_ask_player(uint8_t player);

/* The token that moves, 0 or 1: of two that may the one that is chosen; and where it stands. The
   game must not be over. */
uint8_t snakes_token(void);
uint8_t snakes_square(void);

/* Whose numbers a page shows, at the cursor: the name of the player who throws next, or, where
   players have two tokens, the square of the one that moves: "@12". */
void snakes_draw_whose(void);

/* "5[12>15]25>30": what the throw can do, brackets round the token that is chosen, if one is. */
enum { SNAKES_NO_TOKEN = UINT8_MAX };
void snakes_draw_choice(uint8_t token_chosen);

/* A throw leaves a choice (snakes.face): the first token, to begin with; and the other is chosen.
 */
void snakes_tokens_offer(void);
void snakes_tokens_change(void);

/* How its puzzles look. */
extern const FLASH struct game_puzzles snakes_puzzle_view OPTIONAL;

#endif
