#include "ui/tenk_view.h"

#include "text/text.h"
#include "ui/display.h"
#include "ui/running.h"

enum { POINTS_COLUMN = 10, DICE_COLUMN = 14 };

struct tenk_view tenk_view;

void tenk_view_open(void) {
    const struct tenk *game = &running.tenk;
    struct tenk_view *view = &tenk_view;

    view->stage = TENK_CHOOSING;
    view->refusal = TENK_DONE;
    view->pressed = false;
    view->choice = SCORING_NOTHING;
    if (game->phase == TENK_ATTEMPT)
        view->choice = SCORING_ATTEMPT;
    else if (game->phase == TENK_THROWN && game->kind[game->turn] == TENK_PERSON)
        view->choice = tenk_view_choice();
}

void tenk_view_step(bool on) {
    struct scoring scoring;
    uint8_t choice = tenk_view.choice;
    uint8_t next = choice;

    tenk_read(&running.tenk, &scoring);
    do {
        tenk_view.choice = next;
        next = scoring_next(&scoring, next);
    } while (!on && next != choice);
    if (on)
        tenk_view.choice = next;
}

uint8_t tenk_view_choice(void) {
    struct scoring scoring;

    if (tenk_view.choice != SCORING_NOTHING)
        return tenk_view.choice;
    tenk_read(&running.tenk, &scoring);
    return scoring_best(&scoring);
}

void tenk_view_draw_points(uint16_t steps) {
    text_unsigned((uint32_t)steps * SCORING_POINTS);
}

void tenk_view_draw_player(void) {
    const struct tenk *game = &running.tenk;

    text_character('P');
    text_character((char)('1' + game->turn));
    text_character(' ');
    tenk_view_draw_points(game->score[game->turn]);
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
    const struct tenk *game = &running.tenk;
    struct scoring scoring;

    if (game->phase != TENK_READY) {
        tenk_read(game, &scoring);
        tenk_view_draw_throw(&scoring, choice);
        return;
    }
    display_at(0, 0);
    tenk_view_draw_player();
    display_at(0, DICE_COLUMN);
    text_unsigned(game->dice);
    text_character(THROWS_FACES - 1);
}
