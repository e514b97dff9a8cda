#ifndef KOSTKA_UI_TENK_TENK_VIEW_H
#define KOSTKA_UI_TENK_TENK_VIEW_H

#include "device/session.h"
#include "games/tenk/scoring.h"
#include "games/tenk/tenk_worth.h"
#include "ui/kit/game.h"
#include <stdbool.h>
#include <stdint.h>

/* What the screens of ten thousand share: the game in play, what the player to move is choosing,
   and how dice and points look. */

static inline struct tenk *tenk_in_play(void) {
    return (struct tenk *)session.state.bytes;
}

/* Stages of a player's decision about a throw; left goes back by one. */
enum tenk_stage {
    TENK_LOOKING,  /* at the throw, or at its odds on the pages */
    TENK_CHOOSING, /* what to set aside */
    TENK_DECIDING  /* to bank or to throw on */
};

struct tenk_view {
    struct scoring scoring; /* what the throw allows, and the choice */
    enum tenk_stage stage;
    bool bank;                 /* otherwise to throw on */
    enum tenk_answer refusal;  /* why the last action was refused; TENK_DONE: it was not */
    struct tenk_advice advice; /* the computer's decision, or a hint for a person */
    bool is_advised;           /* the advice is known */
};

/* The one view, of the game in play. */
struct tenk_view *tenk_view(void);

/* Starts anew, with a new throw or none. */
void tenk_view_open(void);

/* The kind of the player whose turn it is. */
enum tenk_player tenk_player_in_turn(void);

static inline bool tenk_is_computers_turn(void) {
    return tenk_player_in_turn() != TENK_PERSON;
}

/* The number of dice to be thrown next; for an attempt one. */
static inline uint8_t tenk_dice_to_throw(const struct tenk *game) {
    return game->phase == TENK_ATTEMPT ? 1 : game->dice;
}

/* Goes to the next choice of the throw (1), or to the one before (-1); after the last comes the
   first. */
void tenk_view_step(int8_t by);

/* Chooses what the advice says, which must be known, and goes to TENK_DECIDING. */
void tenk_view_take_advice(void);

/* Writes a number of steps as points at the cursor. */
void tenk_draw_points(uint16_t steps);

/* Writes a player's name. */
void tenk_draw_name(uint8_t player);

/* The player whose turn it is and the one who has most of the others, in the order of their
   columns. */
struct tenk_pair {
    uint8_t first;
    uint8_t second;
};
struct tenk_pair tenk_pair_in_front(const struct tenk *game);

/* Draws what two players have banked in a row, with an arrow at the player whose turn it is:
   "→P1 3200 P2 2900", "→You 350 CPU2900". A second player who does not play is left out. */
void tenk_draw_scores(const struct tenk *game, uint8_t row, uint8_t first, uint8_t second);

/* The same for the pair in front. */
void tenk_draw_pair(const struct tenk *game, uint8_t row);

/* Draws at the cursor the dice that a choice sets aside, in brackets, and the other dice. */
void tenk_draw_aside(const struct scoring *scoring);
void tenk_draw_rest(const struct scoring *scoring);

/* Draws a throw in row 0: the dice that a choice sets aside in brackets, the rest, then the points
   of the choice. SCORING_NOTHING: only the dice. */
void tenk_draw_throw(const struct scoring *scoring, uint8_t choice);

/* Draws row 0: the throw with a choice; before the throw the scores of the pair in front. */
void tenk_draw_table(uint8_t choice);

/* How the game's puzzles look. */
extern const FLASH struct game_puzzles tenk_puzzle_view OPTIONAL;

#endif
