#ifndef KOSTKA_UI_TENK_TENK_VIEW_H
#define KOSTKA_UI_TENK_TENK_VIEW_H

#include "device/session.h"
#include "games/tenk/scoring.h"
#include "games/tenk/tenk_worth.h"
#include "ui/kit/game.h"
#include <stdbool.h>
#include <stdint.h>

/* Ten thousand as its screens see it: the game in play, what the player whose turn it is has in
   mind, and how dice and points look. */

static inline struct tenk *tenk_in_play(void) {
    return (struct tenk *)session.state.bytes;
}

/* How far the player is with a throw; left leads from each to the one before. */
enum tenk_stage {
    TENK_LOOKING,  /* at the throw, or at its odds on the pages */
    TENK_CHOOSING, /* what to set aside */
    TENK_DECIDING  /* to bank or to throw on */
};

struct tenk_view {
    struct scoring scoring; /* what the throw allows, and what is chosen of it */
    enum tenk_stage stage;
    bool bank;                 /* otherwise to throw on */
    enum tenk_answer refusal;  /* why the last action was refused; TENK_DONE: it was not */
    struct tenk_advice advice; /* the computer's decision, or a hint for a person */
    bool is_advised;           /* it is known */
};

/* There is one, of the game in play. */
struct tenk_view *tenk_view(void);

/* There is a new throw, or none. */
void tenk_view_open(void);

/* Who plays this turn. */
enum tenk_player tenk_player_in_turn(void);

static inline bool tenk_is_computers_turn(void) {
    return tenk_player_in_turn() != TENK_PERSON;
}

/* How many dice are about to be thrown: of an attempt one. */
static inline uint8_t tenk_dice_to_throw(const struct tenk *game) {
    return game->phase == TENK_ATTEMPT ? 1 : game->dice;
}

/* On to the next choice of the throw (1), or back (-1). */
void tenk_view_step(int8_t by);

/* Takes the advice, which must be known, as what the player has in mind. */
void tenk_view_take_advice(void);

/* At the cursor: points. */
void tenk_draw_points(uint16_t steps);

/* A player by name. */
void tenk_draw_name(uint8_t player);

/* Two players: whose turn it is and whoever has most of the others, in the order of their seats. */
struct tenk_pair {
    uint8_t first;
    uint8_t second;
};
struct tenk_pair tenk_pair_in_front(void);

/* What two players have banked, in a row; one who does not play is left out: "→P1 3200 P2 2900",
   "→You 350 CPU2900", with an arrow at whose turn it is. */
void tenk_draw_scores(uint8_t row, uint8_t first, uint8_t second);

/* Those of the pair in front. */
void tenk_draw_pair(uint8_t row);

/* At the cursor: what a choice sets aside, in brackets, and the other dice. */
void tenk_draw_aside(const struct scoring *scoring);
void tenk_draw_rest(const struct scoring *scoring);

/* A throw in row 0: what a choice sets aside in brackets, with its points, then the rest. */
void tenk_draw_throw(const struct scoring *scoring, uint8_t choice);

/* Row 0: the throw with a choice; before the throw the scores of the pair in front. */
void tenk_draw_table(uint8_t choice);

/* How its puzzles look. */
extern const FLASH struct game_puzzles tenk_puzzle_view OPTIONAL;

#endif
