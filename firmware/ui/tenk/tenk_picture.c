#include "ui/tenk/tenk_picture.h"

#include "games/tenk/tenk.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/pips.h"
#include "ui/feedback/roll.h"
#include "ui/tenk/tenk_view.h"

enum { NUMBER_WIDTH = 5, OK_COLUMN = 11, WORDS_COLUMN = 8, VERB_COLUMN_MOST = 10 };

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
    default:
        return draw_ready_prompt(game, prompting);
    }
}

/* Of an attempt the stake would tell whether it has succeeded. */
void tenk_draw_rolling(const void *before) {
    const struct tenk *game = before;
    uint8_t dice = tenk_dice_to_throw(game);
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

void tenk_draw_over(void) {
    const struct tenk *game = tenk_in_play();

    tenk_draw_winner(game->turn);
    row_second();
    tenk_draw_points(game->score[game->turn]);
    row_text(LOCAL_TEXT(" points "));
    row_character((char)DISPLAY_ARROW_LEFT);
}

/* A throw as it lay, before the turn passed on. */
static struct tenk lie(const struct tenk *before, const struct foretold *dice,
                       struct scoring *scoring) {
    struct tenk game = *before;

    tenk_read(&game, scoring);
    tenk_throw(&game, scoring, dice->die);
    return game;
}

/* Five different faces always score: what has cost the turn then is an attempt. */
static void draw_lost(const struct tenk *game, const struct scoring *scoring) {
    if (scoring->best != SCORING_NOTHING) {
        row_text(LOCAL_TEXT("No straight!"));
    } else {
        tenk_draw_throw(scoring, SCORING_NOTHING);
        display_at(0, WORDS_COLUMN);
        row_text(LOCAL_TEXT("no score"));
    }
    row_second();
    row_text(LOCAL_TEXT("Turn lost"));
    if (game->stake) {
        row_text(LOCAL_TEXT(": "));
        tenk_draw_points(game->stake);
    }
}

void tenk_draw_event(const void *before, const struct event *event) {
    struct scoring scoring;
    struct tenk game = lie(before, &event->dice, &scoring);

    if (game.phase == TENK_LOST) {
        draw_lost(&game, &scoring);
    } else {
        draw_straight();
    }
}

/* Behind the dice whose they are, or what can be done with them. */
static void draw_whole_throw(const struct tenk_view *view) {
    tenk_draw_throw(&view->scoring, SCORING_NOTHING);
    display_at(0, WORDS_COLUMN);
    if (tenk_is_computers_turn()) {
        tenk_draw_name(tenk_in_play()->turn);
    } else {
        row_text(LOCAL_TEXT("OK: take"));
    }
}

void tenk_draw(void) {
    const struct tenk_view *view = tenk_view();

    if (tenk_in_play()->phase == TENK_THROWN && view->stage == TENK_LOOKING) {
        draw_whole_throw(view);
    } else {
        tenk_draw_table(view->scoring.choice);
    }
}

/* ---- in text --------------------------------------------------------------------------------- */

static void write_dice(const uint8_t count[]) {
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        for (uint8_t shown = 0; shown < count[face]; shown++) {
            row_face(face + 1);
        }
    }
}

static const FLASH char *verb(const struct scoring *scoring, bool bank) {
    if (bank) {
        return LOCAL_TEXT(" bank");
    }
    return scoring_is_attempt(scoring) ? LOCAL_TEXT(" try") : LOCAL_TEXT(" throw");
}

/* Behind a name there is room for what was set aside only; all six dice, which must be thrown
   again, may leave none for the verb. */
void tenk_write_decision(const void *before, decision_t decision) {
    struct scoring scoring;

    tenk_read(before, &scoring);
    scoring_choose(&scoring, tenk_decision_choice(decision));
    if (display_column() == 0) {
        tenk_draw_aside(&scoring);
        tenk_draw_rest(&scoring);
    } else {
        write_dice(scoring.aside);
    }
    if (display_column() <= VERB_COLUMN_MOST) {
        row_text(verb(&scoring, tenk_decision_is_banked(decision)));
    }
}

void tenk_write_throw(const void *before, const struct foretold *dice) {
    const struct tenk *game = before;
    uint8_t count[DICE_FACES];

    dice_multiset_count(count, dice->die, tenk_dice_to_throw(game));
    row_text(game->phase == TENK_ATTEMPT ? LOCAL_TEXT("tried ") : LOCAL_TEXT("threw "));
    write_dice(count);
}
