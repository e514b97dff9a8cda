#include "ui/tenk/tenk_picture.h"

#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/pips.h"
#include "ui/feedback/roll.h"
#include "ui/tenk/tenk_view.h"

enum { NUMBER_WIDTH = 5 };

static void draw_number(uint16_t steps) {
    if (steps) {
        row_padded((uint16_t)(steps * SCORING_POINTS), NUMBER_WIDTH);
    }
}

static void draw_refusal(enum tenk_answer refusal) {
    if (refusal == TENK_HOT_DICE) {
        row_text(LOCAL_TEXT("Hot dice: throw!"));
    } else if (refusal == TENK_BELOW_MINIMUM) {
        row_text(LOCAL_TEXT("Bank needs 350"));
    } else {
        row_text(LOCAL_TEXT("Set dice aside"));
    }
}

/* What would be at stake, or banked. */
static void draw_decision(const struct tenk_view *view) {
    uint16_t steps = tenk_in_play()->stake;

    if (!scoring_is_attempt(&view->scoring)) {
        steps += view->scoring.steps;
    }
    row_arrow(!view->bank);
    row_text(LOCAL_TEXT("throw"));
    row_arrow(view->bank);
    row_text(LOCAL_TEXT("bank"));
    draw_number(steps);
}

/* In turn with the odds: what to do, or how the player stands. */
static bool draw_throw_prompt(const struct tenk_view *view, bool prompting) {
    if (view->stage == TENK_DECIDING) {
        draw_decision(view);
        return true;
    }
    if (!prompting) {
        return false;
    }
    if (view->stage == TENK_LOOKING && !tenk_is_computers_turn()) {
        row_text(LOCAL_TEXT("OK sets aside"));
    } else {
        tenk_draw_player();
    }
    return true;
}

/* By the house rule, what a last turn has to get past. */
static bool draw_last_turn(bool prompting) {
    uint16_t steps = tenk_strongest_other(tenk_in_play());

    if (!prompting || steps < TENK_GOAL_STEPS) {
        return false;
    }
    row_text(LOCAL_TEXT("Beat "));
    draw_number(steps);
    return true;
}

bool tenk_draw_prompt(bool prompting) {
    const struct tenk *game = tenk_in_play();
    const struct tenk_view *view = tenk_view();

    if (tenk_is_computers_turn() && view->is_advised) {
        prompting = true;
    }
    if (view->refusal != TENK_DONE) {
        draw_refusal(view->refusal);
        return true;
    }
    if (game->phase == TENK_LOST) {
        row_text(LOCAL_TEXT("Bust! Lost"));
        draw_number(game->stake);
        return true;
    }
    return game->phase == TENK_THROWN ? draw_throw_prompt(view, prompting)
                                      : draw_last_turn(prompting);
}

/* Of an attempt the stake would tell whether it has succeeded. */
static void draw_rolling(const struct tenk *game) {
    uint8_t dice = tenk_view()->rolling;
    uint8_t face = roll_shown();

    if (dice < game->dice) {
        row_player(game->turn);
    } else {
        tenk_draw_player();
    }
    row_second();
    for (; dice; dice--) {
        face = pips_next(face);
        row_face(face);
    }
}

static void draw_straight(void) {
    row_text(LOCAL_TEXT("Straight!"));
    row_second();
    row_text(LOCAL_TEXT("+1500"));
}

static void draw_over(const struct tenk *game) {
    row_player(game->turn);
    row_text(LOCAL_TEXT(" wins!"));
    row_second();
    tenk_draw_points(game->score[game->turn]);
    row_text(LOCAL_TEXT(" points "));
    row_character((char)DISPLAY_ARROW_LEFT);
}

void tenk_draw(enum play_state state) {
    const struct tenk_view *view = tenk_view();

    if (state == PLAY_ROLLING) {
        draw_rolling(tenk_in_play());
    } else if (state == PLAY_SHOWN) {
        draw_straight();
    } else if (state == PLAY_OVER) {
        draw_over(tenk_in_play());
    } else {
        tenk_draw_table(view->stage == TENK_LOOKING ? SCORING_NOTHING : view->scoring.choice);
    }
}
