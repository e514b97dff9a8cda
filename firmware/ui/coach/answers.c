#include "ui/coach/answers.h"

#include "device/evaluation.h"
#include "device/session.h"
#include "device/settings.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/kit/page.h"
#include "ui/kit/screens.h"
#include <stddef.h>

static bool is_on(void) {
    return settings()->coach != COACH_OFF && !session_is_shown();
}

static bool is_asked(void) {
    return session_turn().kind == TURN_DECIDE && !session_waits_for_computer();
}

static bool can_undo(void) {
    return is_on() && session_can_take_back();
}

bool answers_are_there(void) {
    return (is_on() && is_asked()) || can_undo();
}

/* ---- lines ----------------------------------------------------------------------------------- */

/* Lines before the ranks: take back the last decision, and the decision chosen so far. */
enum { UNDO, OWN, BEST };

static struct {
    uint8_t line; /* UNDO, OWN, or BEST and the rank */
    bool is_last; /* no decision is ranked after this one */
    bool takes_back;
    bool has_own;
    bool is_reason; /* for a decision about to be carried out: no taking back */
    decision_t own;
    uint8_t done; /* of PROGRESS_ALL */
    enum progress progress;
} at;

/* Uses the memory of the result of the page behind this screen. */
PAGE_RESULT_HOLDS(struct ranked);
static struct ranked *const ranked_at_line = (struct ranked *)&page_result;

static void go(uint8_t line) {
    at.line = line;
    at.done = 0;
    at.progress = WORKING;
    evaluation_drop(EVALUATION_COACH);
    screens_redraw();
}

static void enter(void) {
    screens_explain(LOCAL_TEXT("Coach"),
                    LOCAL_TEXT("Best: what wins most often. Down: what else there is, and what "
                               "it costs. Up: your own, and taking back. Draws are half a win; "
                               "chips: against the fastest placement; pts: of the turn. ~: the "
                               "last digit may be off by one."));
}

/* ---- keys ------------------------------------------------------------------------------------ */

/* Estimates are shown while they get better. */
static bool is_known(void) {
    return at.progress == IMPROVING || at.progress == DONE;
}

static bool has_line(uint8_t line) {
    return line == UNDO ? can_undo() && !at.is_reason : is_asked() && (line != OWN || at.has_own);
}

/* The next rank exists only if this one is known and not the last. */
static void turn(bool forward) {
    uint8_t line = at.line;

    if (forward && line >= BEST && (!is_known() || at.is_last)) {
        return;
    }
    do {
        if (!forward && line == UNDO) {
            return;
        }
        line += forward ? 1 : -1;
    } while (!has_line(line) && line < BEST);
    if (has_line(line)) {
        at.is_last = false;
        go(line);
    }
}

static void close(void) {
    evaluation_drop(EVALUATION_COACH);
    screens_pop();
}

static void key(struct key_event event) {
    if ((event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) || at.takes_back) {
        return;
    }
    beeper_play(TUNE_CLICK);
    if (event.key == KEY_UP || event.key == KEY_DOWN) {
        turn(event.key == KEY_DOWN);
    } else if (event.key == KEY_SELECT && at.line == UNDO) {
        at.takes_back = true;
    } else {
        close();
    }
}

/* ---- time ------------------------------------------------------------------------------------ */

/* If no decision has this rank, the one before stays. */
static void find(void) {
    struct engine_question question = {
        .kind = at.line == OWN ? ENGINE_WEIGH : ENGINE_RANK,
        .rank = at.line == OWN ? 0 : (uint8_t)(at.line - BEST),
        .decision = at.own,
    };
    enum progress progress = evaluation_step(EVALUATION_COACH, &session.state, &question);

    screens_hurry();
    if (progress == IMPOSSIBLE && at.line > BEST) {
        at.is_last = true;
        at.line--;
        progress = DONE;
    } else if (progress == DONE || progress == IMPROVING) {
        evaluation_answer(ranked_at_line);
    } else if (progress == WORKING && evaluation_is_of(EVALUATION_COACH)) {
        at.done = evaluation_done();
    }
    at.progress = progress;
    screens_redraw();
}

static void tick(uint16_t now) {
    (void)now;
    if (at.takes_back) {
        if (session_take_back() >= DONE) {
            at.takes_back = false;
            workspace_forget();
            close();
        }
    } else if (at.line != UNDO && at.progress < DONE) {
        find();
    }
}

/* ---- the picture ----------------------------------------------------------------------------- */

enum { THROWS_WIDTH = 4, POINTS_WIDTH = 5 };

static void draw_chance(const struct bounded *chance) {
    row_percent_apart(chance, bounded_whole(chance) ? 0 : 1); /* " 100%" */
}

static void draw_worth(const struct ranked *ranked) {
    if (ranked->unit == ENGINE_CHANCE) {
        row_text(LOCAL_TEXT(": win"));
        draw_chance(&ranked->worth);
    } else if (ranked->unit == ENGINE_THROWS) {
        row_character(' ');
        row_bounded_within(&ranked->worth, THROWS_WIDTH);
        row_text(LOCAL_TEXT(" throws"));
    } else {
        row_text(LOCAL_TEXT(": "));
        row_bounded_within(&ranked->worth, POINTS_WIDTH);
        row_text(LOCAL_TEXT(" pts"));
    }
}

static void draw_cost(const struct ranked *ranked) {
    bool in_throws = ranked->unit == ENGINE_THROWS;

    if (ranked->cost.mantissa <= ranked->cost.error) {
        row_text(LOCAL_TEXT("as good"));
        return;
    }
    row_text(LOCAL_TEXT("costs"));
    if (ranked->unit == ENGINE_CHANCE) {
        draw_chance(&ranked->cost);
        return;
    }
    row_character(' ');
    row_bounded_within(&ranked->cost, in_throws ? THROWS_WIDTH : POINTS_WIDTH);
    row_text(in_throws ? LOCAL_TEXT(" more") : LOCAL_TEXT(" pts"));
}

/* Names the player; the decision itself is shown on the screen behind this one. */
static void draw_own(const struct ranked *ranked) {
    games_in_hand()->write_player(session_turn().player);
    draw_worth(ranked);
    row_second();
    draw_cost(ranked);
}

static void draw_ranked(const struct ranked *ranked) {
    games_in_hand()->write_decision(&session.state, ranked->decision);
    row_second();
    if (at.line == BEST) {
        row_text(LOCAL_TEXT("Best"));
        draw_worth(ranked);
    } else {
        draw_cost(ranked);
    }
    if (at.is_last) {
        display_at(1, 15);
        row_character('^');
    }
}

static void draw_coach(void) {
    display_glyphs(&glyphs_dice);
    if (at.line == UNDO) {
        row_texts(LOCAL_TEXT("Take back move?"), LOCAL_TEXT("OK yes  \x7F no"));
    } else if (is_known() && at.line == OWN) {
        draw_own(ranked_at_line);
    } else if (is_known()) {
        draw_ranked(ranked_at_line);
    } else if (at.progress == IMPOSSIBLE) {
        row_texts(LOCAL_TEXT("Nobody knows"), LOCAL_TEXT("what is best"));
    } else {
        row_text(LOCAL_TEXT("Coach"));
        display_progress(1, at.done);
    }
}

static const FLASH struct screen screen_coach = {
    .enter = enter,
    .key = key,
    .tick = tick,
    .draw = draw_coach,
    .stays = true,
};

void answers_open(void) {
    const FLASH struct game *game = games_in_hand();

    at.is_last = at.takes_back = at.is_reason = false;
    at.has_own = is_asked() && game->chosen && game->chosen(&at.own);
    go(is_asked() ? BEST : UNDO);
    screens_push(&screen_coach);
}

void answers_open_for(decision_t decision) {
    at.is_last = at.takes_back = false;
    at.is_reason = at.has_own = true;
    at.own = decision;
    go(BEST);
    screens_push(&screen_coach);
}
