#include "ui/tenk/tenk_view.h"

#include "device/session.h"
#include "text/text.h"
#include "ui/kit/display.h"
#include <string.h>

enum { POINTS_COLUMN = 10, DICE_COLUMN = 14 };

struct tenk_view tenk_view;

void tenk_view_open(void) {
    struct tenk_view *view = &tenk_view;

    tenk_read(&session.tenk, &view->scoring);
    view->stage = TENK_LOOKING;
    if (session.tenk.phase != TENK_LOST && tenk_view_kind() == TENK_PERSON)
        view->stage = TENK_CHOOSING;
    view->refusal = TENK_DONE;
}

uint8_t tenk_view_kind(void) {
    return session.tenk.kind[session.tenk.turn];
}

void tenk_view_step(int8_t by) {
    struct scoring *scoring = &tenk_view.scoring;
    uint8_t count = scoring->last + 1;

    scoring_choose(scoring, (uint8_t)(scoring->choice + count + by) % count);
}

void tenk_view_draw_points(uint16_t steps) {
    text_unsigned((uint16_t)(steps * SCORING_POINTS));
}

void tenk_view_draw_name(uint8_t player) {
    text_character('P');
    text_character((char)('1' + player));
}

void tenk_view_draw_player(void) {
    const struct tenk *game = &session.tenk;

    tenk_view_draw_name(game->turn);
    text_character(' ');
    tenk_view_draw_points(game->score[game->turn]);
    if (game->stake == 0)
        return;
    text_character('+');
    tenk_view_draw_points(game->stake);
}

/* The dice that the choice sets aside, or the others. */
static void draw_dice(const struct scoring *scoring, bool aside) {
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        uint8_t dice = scoring->aside[face];
        if (!aside)
            dice = scoring->count[face] - dice;
        while (dice--)
            text_character((char)face);
    }
}

/* An attempt that leaves nothing has been made, and has completed a straight. */
void tenk_view_draw_throw(struct scoring *scoring, uint8_t choice) {
    uint8_t kept = scoring->choice;

    scoring_choose(scoring, choice);
    display_at(0, 0);
    if (choice != SCORING_NOTHING) {
        text_character('[');
        draw_dice(scoring, true);
        text_character(']');
    }
    draw_dice(scoring, false);
    if (choice != SCORING_NOTHING) {
        display_at(0, POINTS_COLUMN);
        text_character(scoring_is_attempt(scoring) && scoring->left ? '?' : '+');
        tenk_view_draw_points(scoring->steps);
    }
    scoring_choose(scoring, kept);
}

void tenk_view_draw(uint8_t choice) {
    if (session.tenk.phase != TENK_READY) {
        tenk_view_draw_throw(&tenk_view.scoring, choice);
        return;
    }
    display_at(0, 0);
    tenk_view_draw_player();
    display_at(0, DICE_COLUMN);
    text_unsigned(session.tenk.dice);
    text_character(DICE_FACES - 1);
}
