#include "ui/tenk/tenk_view.h"

#include "core/number/flash.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"

enum { POINTS_COLUMN = 10, SCORE_WIDTH = LCD_COLUMNS / 2 };

static struct tenk_view view;

struct tenk_view *tenk_view(void) {
    return &view;
}

OUT_OF_LINE enum tenk_player tenk_player_in_turn(void) {
    const struct tenk *game = tenk_in_play();

    return (enum tenk_player)game->kind[game->turn];
}

void tenk_view_open(void) {
    tenk_read(tenk_in_play(), &view.scoring);
    view.stage = TENK_LOOKING;
    view.refusal = TENK_DONE;
    view.is_advised = false;
}

void tenk_view_step(int8_t by) {
    uint8_t choice = (uint8_t)(view.scoring.choice + by);

    if (choice == SCORING_NOTHING) {
        choice = view.scoring.last;
    } else if (choice > view.scoring.last) {
        choice = SCORING_NOTHING + 1;
    }
    scoring_choose(&view.scoring, choice);
}

void tenk_view_take_advice(void) {
    scoring_choose(&view.scoring, view.advice.choice);
    view.bank = view.advice.bank;
    view.stage = TENK_DECIDING;
}

void tenk_draw_points(uint16_t steps) {
    row_unsigned((uint16_t)(steps * SCORING_POINTS));
}

void tenk_draw_name(uint8_t player) {
    row_name(player, tenk_in_play()->kind, tenk_in_play()->players);
}

struct tenk_pair tenk_pair_in_front(const struct tenk *game) {
    uint8_t turn = game->turn;
    uint8_t rival = tenk_rival(game);
    bool left = row_left_player(game->kind, game->players);

    return (turn < rival) != left ? (struct tenk_pair){turn, rival}
                                  : (struct tenk_pair){rival, turn};
}

/* A player with five digits has had the last turn and needs no arrow, whose place the number
   takes. */
static void draw_score(const struct tenk *game, uint8_t player, uint8_t end) {
    uint16_t steps = game->score[player];

    if (steps < TENK_GOAL_STEPS) {
        row_arrow(player == game->turn);
    }
    tenk_draw_name(player);
    row_padded((uint16_t)(steps * SCORING_POINTS), end - display_column());
}

void tenk_draw_scores(const struct tenk *game, uint8_t row, uint8_t first, uint8_t second) {
    display_at(row, 0);
    draw_score(game, first, SCORE_WIDTH);
    if (second < game->players) {
        draw_score(game, second, 2 * SCORE_WIDTH);
    }
}

void tenk_draw_pair(const struct tenk *game, uint8_t row) {
    struct tenk_pair pair = tenk_pair_in_front(game);

    tenk_draw_scores(game, row, pair.first, pair.second);
}

static void draw_dice(uint8_t face, uint8_t count) {
    while (count--) {
        row_face(face);
    }
}

void tenk_draw_aside(const struct scoring *scoring) {
    row_character('[');
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        draw_dice(face + 1, scoring->aside[face]);
    }
    row_character(']');
}

void tenk_draw_rest(const struct scoring *scoring) {
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        draw_dice(face + 1, scoring->count[face] - scoring->aside[face]);
    }
}

/* An attempt with no dice left has been made, and has completed a straight. */
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
        tenk_draw_aside(&shown);
    }
    tenk_draw_rest(&shown);
    if (choice != SCORING_NOTHING) {
        draw_worth(&shown);
    }
}

void tenk_draw_table(uint8_t choice) {
    if (tenk_in_play()->phase != TENK_READY) {
        tenk_draw_throw(&view.scoring, choice);
    } else {
        tenk_draw_pair(tenk_in_play(), 0);
    }
}
