#ifndef KOSTKA_UI_TENK_TENK_VIEW_H
#define KOSTKA_UI_TENK_TENK_VIEW_H

#include "games/tenk/scoring.h"
#include "games/tenk/tenk.h"
#include <stdbool.h>
#include <stdint.h>

/* What the player of ten thousand whose turn it is has in mind, and how dice and points look. The
   game is that of session. */

enum tenk_stage {
    TENK_LOOKING,  /* at the throw, or at its odds on the pages */
    TENK_CHOOSING, /* what to set aside */
    TENK_DECIDING  /* to bank or to throw on */
};

struct tenk_view {
    struct scoring scoring; /* what the throw allows, and what is chosen of it */
    uint8_t stage;          /* enum tenk_stage */
    uint8_t bank;           /* 1: to bank, 0: to throw on */
    uint8_t refusal;        /* why the last action was refused (enum tenk_answer); 0: it was not */
};

extern struct tenk_view tenk_view;

/* There is a new throw, or none: a person chooses, the computer looks at it first. */
void tenk_view_open(void);

/* Who plays this turn: enum tenk_player. */
uint8_t tenk_view_kind(void);

/* On to the next choice of the throw (1), or back (-1); SCORING_NOTHING is one of them. */
void tenk_view_step(int8_t by);

/* At the cursor: points; "P1"; and "P1 3200+450", the player whose turn it is with points banked
   and at stake. */
void tenk_view_draw_points(uint16_t steps);
void tenk_view_draw_name(uint8_t player);
void tenk_view_draw_player(void);

/* A throw in row 0: what a choice sets aside in brackets, with its points, then the rest. */
void tenk_view_draw_throw(struct scoring *scoring, uint8_t choice);

/* Row 0: the throw with a choice; before it the player and the number of dice. */
void tenk_view_draw(uint8_t choice);

#endif
