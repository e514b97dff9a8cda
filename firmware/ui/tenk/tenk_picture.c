#include "ui/tenk/tenk_picture.h"

#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/pips.h"
#include "ui/feedback/roll.h"
#include "ui/tenk/tenk_view.h"

enum { NUMBER_WIDTH = 5, OK_COLUMN = 11, WORDS_COLUMN = 8 };

static void draw_number(uint16_t steps) {
    if (steps) {
        row_padded((uint16_t)(steps * SCORING_POINTS), NUMBER_WIDTH);
    }
}

static void draw_refusal(enum tenk_answer refusal) {
    if (refusal == TENK_HOT_DICE) {
        row_text(LOCAL_TEXT("Hot dice: throw!"));
    } else {
        row_text(LOCAL_TEXT("Bank needs 350"));
    }
}

static void draw_attempt(void) {
    row_text(LOCAL_TEXT("OK: one try 1500"));
}

/* What would be at stake, or banked. */
static uint16_t steps_aside(const struct scoring *scoring) {
    return tenk_in_play()->stake + scoring->steps;
}

static void draw_decision(const struct tenk_view *view) {
    row_arrow(!view->bank);
    row_text(LOCAL_TEXT("throw"));
    row_arrow(view->bank);
    row_text(LOCAL_TEXT("bank"));
    draw_number(steps_aside(&view->scoring));
}

/* In turn with the odds: the scores, as the dice have their place, or what OK does with a choice.
 */
static bool draw_throw_prompt(const struct tenk_view *view, bool prompting) {
    if (view->stage == TENK_DECIDING) {
        draw_decision(view);
        return true;
    }
    if (tenk_is_computers_turn()) {
        prompting = view->is_advised;
    }
    if (!prompting) {
        return false;
    }
    if (view->stage == TENK_LOOKING) {
        tenk_draw_pair(1);
    } else if (scoring_is_attempt(&view->scoring)) {
        draw_attempt();
    } else {
        row_text(LOCAL_TEXT("OK: stake "));
        tenk_draw_points(steps_aside(&view->scoring));
    }
    return true;
}

static bool draw_lost(bool prompting) {
    uint16_t stake = tenk_in_play()->stake;

    if (prompting) {
        row_text(LOCAL_TEXT("OK goes on"));
        return true;
    }
    row_text(LOCAL_TEXT("Turn lost"));
    if (stake) {
        row_text(LOCAL_TEXT(": "));
        tenk_draw_points(stake);
    }
    return true;
}

/* What OK throws, and for what; in a last turn by the house rule that is to get past the best. */
static bool draw_ready_prompt(const struct tenk *game, bool prompting) {
    uint16_t best = tenk_strongest_other(game);

    if (!prompting) {
        return false;
    }
    if (game->phase == TENK_ATTEMPT) {
        draw_attempt();
    } else if (game->stake) {
        row_text(LOCAL_TEXT("Stake "));
        tenk_draw_points(game->stake);
        display_at(1, OK_COLUMN);
        row_labelled(LOCAL_TEXT("OK "), game->dice);
        row_face(DICE_FACES);
    } else if (best >= TENK_GOAL_STEPS) {
        row_text(LOCAL_TEXT("OK: beat "));
        tenk_draw_points(best);
    } else {
        return false;
    }
    return true;
}

bool tenk_draw_prompt(bool prompting) {
    const struct tenk *game = tenk_in_play();
    const struct tenk_view *view = tenk_view();

    if (view->refusal != TENK_DONE) {
        draw_refusal(view->refusal);
        return true;
    }
    switch (game->phase) {
    case TENK_THROWN:
        return draw_throw_prompt(view, prompting);
    case TENK_LOST:
        return draw_lost(prompting);
    default:
        return draw_ready_prompt(game, prompting);
    }
}

/* Of an attempt the stake would tell whether it has succeeded. */
static void draw_rolling(const struct tenk *game) {
    uint8_t dice = tenk_view()->rolling;
    uint8_t face = roll_shown();

    if (dice < game->dice) {
        row_player(game->turn);
    } else {
        tenk_draw_pair(0);
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
    row_text(LOCAL_TEXT("+1500 at stake"));
}

static void draw_over(const struct tenk *game) {
    tenk_draw_winner(game->turn);
    row_second();
    tenk_draw_points(game->score[game->turn]);
    row_text(LOCAL_TEXT(" points "));
    row_character((char)DISPLAY_ARROW_LEFT);
}

/* Behind the dice whose they are, what can be done with them, or that they have cost the turn. Five
   different faces always score: what has cost the turn then is an attempt. */
static void draw_whole_throw(const struct tenk_view *view) {
    const struct tenk *game = tenk_in_play();
    bool lost = game->phase == TENK_LOST;

    if (lost && view->scoring.best != SCORING_NOTHING) {
        row_text(LOCAL_TEXT("No straight!"));
        return;
    }
    tenk_draw_throw(&view->scoring, SCORING_NOTHING);
    display_at(0, WORDS_COLUMN);
    if (lost) {
        row_text(LOCAL_TEXT("no score"));
    } else if (tenk_is_computers_turn()) {
        tenk_draw_name(game->turn);
    } else {
        row_text(LOCAL_TEXT("OK: take"));
    }
}

void tenk_draw(enum play_state state) {
    const struct tenk_view *view = tenk_view();

    if (state == PLAY_ROLLING) {
        draw_rolling(tenk_in_play());
    } else if (state == PLAY_SHOWN) {
        draw_straight();
    } else if (state == PLAY_OVER) {
        draw_over(tenk_in_play());
    } else if (tenk_in_play()->phase >= TENK_THROWN && view->stage == TENK_LOOKING) {
        draw_whole_throw(view);
    } else {
        tenk_draw_table(view->scoring.choice);
    }
}
