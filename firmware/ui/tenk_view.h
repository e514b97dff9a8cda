#ifndef KOSTKA_UI_TENK_VIEW_H
#define KOSTKA_UI_TENK_VIEW_H

#include "core/scoring.h"
#include "games/tenk.h"
#include <stdbool.h>
#include <stdint.h>

/* What the player of ten thousand whose turn it is has in mind, and how dice and points look. The
   game is that of running. */

enum tenk_stage {
    TENK_LOOKING,  /* at the throw, or at its odds on the pages */
    TENK_CHOOSING, /* what to set aside */
    TENK_DECIDING  /* to bank or to throw on */
};

struct tenk_view {
    struct scoring scoring; /* what the throw allows */
    uint8_t stage;          /* enum tenk_stage */
    uint8_t choice;         /* SCORING_NOTHING, or a legal choice of the throw */
    uint8_t bank;           /* 1: to bank, 0: to throw on */
    uint8_t refusal;        /* why the last action was refused (enum tenk_answer); 0: it was not */
};

extern struct tenk_view tenk_view;

/* There is a new throw, or none: a person begins with what is worth most, the computer with
   nothing. */
void tenk_view_open(void);

/* Who plays this turn: enum tenk_player. */
uint8_t tenk_view_kind(void);

/* On to the next choice of the throw, or back; SCORING_NOTHING is one of them. */
void tenk_view_step(bool on);

/* The choice in mind; with none, what is worth most. */
uint8_t tenk_view_choice(void);

/* Steps to be banked with what the player has in mind. */
uint16_t tenk_view_total(const struct tenk_view *view);

/* On to deciding: to bank, where it is allowed, is offered first. */
void tenk_view_decide(struct tenk_view *view);

/* At the cursor: points; "P1"; and "P1 3200+450", the player whose turn it is with points banked
   and at stake. */
void tenk_view_draw_points(uint16_t steps);
void tenk_view_draw_name(uint8_t player);
void tenk_view_draw_player(void);

/* A throw in row 0: what a choice sets aside in brackets, with its points, then the rest. */
void tenk_view_draw_throw(const struct scoring *scoring, uint8_t choice);

/* Who has won, and with how many points. */
void tenk_view_draw_over(const struct tenk *game);

/* Row 0: the throw with a choice; before it the player and the number of dice. */
void tenk_view_draw(uint8_t choice);

#endif
