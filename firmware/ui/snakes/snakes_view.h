#ifndef KOSTKA_UI_SNAKES_SNAKES_VIEW_H
#define KOSTKA_UI_SNAKES_SNAKES_VIEW_H

#include "core/number/bounded.h"
#include "core/number/fixed.h"
#include "device/session.h"
#include "games/snakes/snakes.h"
#include "ui/kit/game.h"

/* Snakes and ladders as its screens see it: the game in play, which token its pages are about, and
   the picture of the game. */

SESSION_HOLDS_THROWN(struct snakes, SNAKES_KEPT);

static inline struct snakes *snakes_in_play(void) {
    return (struct snakes *)session.state.thrown.bytes;
}

/* The token of the player who throws next, 0 or 1: of two that may move the one that is chosen.
   The game must not be over. */
uint8_t snakes_token(void);

/* Where it stands. */
uint8_t snakes_square(void);

/* Writes a player's name: "You" and "CPU" where a person is alone or plays the computer. */
void snakes_view_name(uint8_t player);

/* Throws that are expected, with so many digits behind the point below 10, and one less for each
   further digit before it. */
void snakes_view_number(const struct bounded *throws, uint8_t digits);

/* Throws that are expected, right-aligned behind a label, which must not take more than 11 places
   of the row: "Throws left 7.65". */
void snakes_view_throws(const FLASH char *label, const struct bounded *throws);

/* Where players have two tokens, writes the square of the one that the page is about: "@12". */
void snakes_view_token(void);

/* A move that has been made. */
struct snakes_move {
    uint8_t player;
    uint8_t face;
    uint8_t from;
    struct position_move result;
    struct real cost; /* what the other token would have been better; 0: nothing that is known */
};

/* The move that PLAY_SHOWN shows from now on. */
void snakes_view_show(const struct snakes_move *move);
const struct snakes_move *snakes_view_shown(void);

/* For struct game. */
void snakes_view_sound(void);
void snakes_view_draw(enum play_state state);
bool snakes_view_draw_prompt(bool prompting);

#endif
