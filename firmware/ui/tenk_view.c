#include "ui/tenk_view.h"

#include "text/text.h"
#include "ui/base.h"
#include "ui/display.h"
#include "ui/running.h"
#include <string.h>

enum { POINTS_COLUMN = 10, DICE_COLUMN = 14 };

struct tenk_view tenk_view;

void tenk_view_open(void) {
    const struct tenk *game = &running.tenk;
    struct tenk_view *view = &tenk_view;

    BASE_FORGET(game);
    memset(view, 0, sizeof *view);
    tenk_read(game, &view->scoring);
    view->stage = TENK_CHOOSING;
    if (game->phase == TENK_ATTEMPT)
        view->choice = SCORING_ATTEMPT;
    else if (game->phase == TENK_THROWN && tenk_view_kind() == TENK_PERSON)
        view->choice = tenk_view_choice();
}

/* Inlined it would be there six times. */
__attribute__((noinline)) uint8_t tenk_view_kind(void) {
    return running.tenk.kind[running.tenk.turn];
}

void tenk_view_step(bool on) {
    struct tenk_view *view = &tenk_view;
    uint8_t choice = view->choice;
    uint8_t next = choice;

    do {
        view->choice = next;
        next = scoring_next(&view->scoring, next);
    } while (!on && next != choice);
    if (on)
        view->choice = next;
}

uint8_t tenk_view_choice(void) {
    const struct tenk_view *view = &tenk_view;

    return view->choice ? view->choice : scoring_best(&view->scoring);
}

void tenk_view_draw_points(uint16_t steps) {
    text_unsigned((uint16_t)(steps * SCORING_POINTS));
}

void tenk_view_draw_name(uint8_t player) {
    text_character('P');
    text_character((char)('1' + player));
}

void tenk_view_draw_player(void) {
    const struct tenk *game = &running.tenk;

    BASE_FORGET(game);
    tenk_view_draw_name(game->turn);
    text_character(' ');
    tenk_view_draw_points(game->score[game->turn]);
    if (game->stake == 0)
        return;
    text_character('+');
    tenk_view_draw_points(game->stake);
}

/* The dice that a choice sets aside, or the others. */
static void draw_dice(const struct scoring *scoring, uint8_t choice, bool aside) {
    for (uint8_t face = 1; face <= THROWS_FACES; face++) {
        uint8_t dice = scoring_aside(scoring, choice, face);
        if (!aside)
            dice = scoring->count[face - 1] - dice;
        while (dice--)
            text_character((char)(face - 1));
    }
}

/* A single die set aside whole has completed a straight. */
void tenk_view_draw_throw(const struct scoring *scoring, uint8_t choice) {
    uint8_t steps;

    display_at(0, 0);
    if (choice != SCORING_NOTHING) {
        text_character('[');
        draw_dice(scoring, choice, true);
        text_character(']');
    }
    draw_dice(scoring, choice, false);
    if (choice == SCORING_NOTHING)
        return;
    display_at(0, POINTS_COLUMN);
    text_character(choice == SCORING_ATTEMPT ? '?' : '+');
    steps = scoring_steps(scoring, choice);
    tenk_view_draw_points(steps ? steps : SCORING_ATTEMPT_STEPS);
}

void tenk_view_draw(uint8_t choice) {
    if (running.tenk.phase != TENK_READY) {
        tenk_view_draw_throw(&tenk_view.scoring, choice);
        return;
    }
    display_at(0, 0);
    tenk_view_draw_player();
    display_at(0, DICE_COLUMN);
    text_unsigned(running.tenk.dice);
    text_character(THROWS_FACES - 1);
}
