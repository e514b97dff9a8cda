#include "ui/tenk/tenk_view.h"

#include "ui/display/display.h"
#include "ui/display/row.h"

enum { POINTS_COLUMN = 10, DICE_COLUMN = 14 };

static struct tenk_view view;

struct tenk_view *tenk_view(void) {
    return &view;
}

enum tenk_player tenk_player_in_turn(void) {
    const struct tenk *game = tenk_in_play();

    return (enum tenk_player)game->kind[game->turn];
}

void tenk_view_open(void) {
    const struct tenk *game = tenk_in_play();

    tenk_read(game, &view.scoring);
    view.stage = TENK_LOOKING;
    if (game->phase != TENK_LOST && !tenk_is_computers_turn()) {
        view.stage = TENK_CHOOSING;
    }
    view.refusal = TENK_DONE;
    view.is_advised = false;
}

void tenk_view_step(int8_t by) {
    uint8_t count = view.scoring.last + 1;

    scoring_choose(&view.scoring, (uint8_t)(view.scoring.choice + count + by) % count);
}

void tenk_view_take_advice(void) {
    scoring_choose(&view.scoring, view.advice.choice);
    view.bank = view.advice.bank;
    view.stage = TENK_DECIDING;
}

void tenk_draw_points(uint16_t steps) {
    row_unsigned((uint16_t)(steps * SCORING_POINTS));
}

void tenk_draw_player(void) {
    const struct tenk *game = tenk_in_play();

    row_player(game->turn);
    row_character(' ');
    tenk_draw_points(game->score[game->turn]);
    if (game->stake) {
        row_character('+');
        tenk_draw_points(game->stake);
    }
}

static void draw_dice(uint8_t face, uint8_t count) {
    while (count--) {
        row_face(face);
    }
}

static void draw_dice_aside(const struct scoring *scoring) {
    row_character('[');
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        draw_dice(face + 1, scoring->aside[face]);
    }
    row_character(']');
}

static void draw_other_dice(const struct scoring *scoring) {
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        draw_dice(face + 1, scoring->count[face] - scoring->aside[face]);
    }
}

/* An attempt that leaves nothing has been made, and has completed a straight. */
static void draw_worth(const struct scoring *scoring) {
    bool tries = scoring_is_attempt(scoring) && scoring->left;

    display_at(0, POINTS_COLUMN);
    row_character(tries ? '?' : '+');
    tenk_draw_points(scoring->steps);
}

void tenk_draw_throw(const struct scoring *scoring, uint8_t choice) {
    struct scoring shown = *scoring;

    scoring_choose(&shown, choice);
    display_at(0, 0);
    if (choice != SCORING_NOTHING) {
        draw_dice_aside(&shown);
    }
    draw_other_dice(&shown);
    if (choice != SCORING_NOTHING) {
        draw_worth(&shown);
    }
}

void tenk_draw_table(uint8_t choice) {
    if (tenk_in_play()->phase != TENK_READY) {
        tenk_draw_throw(&view.scoring, choice);
        return;
    }
    display_at(0, 0);
    tenk_draw_player();
    display_at(0, DICE_COLUMN);
    row_unsigned(tenk_in_play()->dice);
    row_face(DICE_FACES);
}
