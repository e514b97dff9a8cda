#include "ui/coach/coach.h"

#include "device/evaluation.h"
#include "device/session.h"
#include "device/settings.h"
#include "hal/clock.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/kit/page_runner.h"
#include "ui/kit/screens.h"
#include <stddef.h>

/* In per cent; and how long a decision is weighed at most, in milliseconds. */
enum { TOLERATED = 2, ALL = 100, PATIENCE = 300 };

static struct {
    enum play_verdict verdict;
    decision_t decision; /* that is weighed */
    uint8_t cost;        /* in per cent */
    uint16_t since;      /* when a person decided, in milliseconds */
    uint16_t prepared;   /* the number of events, and 1, for which the best has been found, */
    uint8_t unit;        /* and in what it is worth more: only of chances there is a warning */
} coach;

static bool is_on(void) {
    return settings()->coach != COACH_OFF && !session_is_shown();
}

/* True if a person is to decide. */
static bool is_asked(void) {
    return is_on() && session_turn().kind == TURN_DECIDE && !session_waits_for_computer();
}

static bool can_undo(void) {
    return is_on() && session_can_take_back();
}

static bool is_there(void) {
    return is_asked() || can_undo();
}

/* ---- the question ---------------------------------------------------------------------------- */

static void key_when_asked(struct key_event event) {
    if (event.phase == KEY_PRESSED && (event.key == KEY_SELECT || event.key == KEY_LEFT)) {
        beeper_play(TUNE_CLICK);
        coach.verdict = event.key == KEY_SELECT ? PLAY_ALLOWED : PLAY_WITHDRAWN;
        screens_pop();
    }
}

/* All of it has no room in per cent. */
static void draw_sure(void) {
    row_text(LOCAL_TEXT("Costs "));
    if (coach.cost < ALL) {
        row_unsigned(coach.cost);
        row_text(LOCAL_TEXT("%. Sure?"));
    } else {
        row_text(LOCAL_TEXT("all. Sure?"));
    }
    row_below(LOCAL_TEXT("OK yes  \x7F think"));
}

static const FLASH struct screen screen_sure = {
    .key = key_when_asked,
    .draw = draw_sure,
    .stays = true,
    .help = TEXT("The best choice wins more often than yours by so much. OK: do it all the same. "
                 "Left: think again."),
};

/* ---- a decision is weighed ------------------------------------------------------------------- */

static bool warns(void) {
    return settings()->coach == COACH_WARNS && is_asked();
}

/* Not inlined: the answer would lie below the slice on the stack. */
static OUT_OF_LINE void note_unit(void) {
    struct ranked ranked;

    evaluation_answer(&ranked);
    coach.unit = ranked.unit;
}

/* While a person still chooses, what is best is found beforehand. */
static enum progress prepare(void) {
    struct engine_question question = {.kind = ENGINE_RANK};
    uint16_t number = session.record.events + 1;

    if (coach.prepared == number || !warns()) {
        return DONE;
    }
    switch (evaluation_step(EVALUATION_COACH, &session.state, &question)) {
    case DONE:
        note_unit();
        coach.prepared = number;
        break;
    case IMPOSSIBLE:
        coach.unit = ENGINE_UNITS;
        coach.prepared = number;
        break;
    default:
        break;
    }
    return WORKING;
}

static bool begin_weighing(decision_t decision) {
    bool is_known = coach.prepared == session.record.events + 1U;

    if (!warns() || (is_known && coach.unit != ENGINE_CHANCE)) {
        return false;
    }
    coach.verdict = PLAY_UNDECIDED;
    coach.decision = decision;
    coach.since = clock_milliseconds();
    coach.prepared = 0;
    evaluation_drop(EVALUATION_COACH);
    return true;
}

/* Not inlined: the answer would lie below the slice on the stack. */
static OUT_OF_LINE enum play_verdict evaluate_answer(void) {
    struct ranked ranked;
    uint32_t cost;

    evaluation_answer(&ranked);
    cost = bounded_to_probability(&ranked.cost);
    if (ranked.unit != ENGINE_CHANCE ||
        cost <= (uint32_t)((uint64_t)TOLERATED * PROBABILITY_ONE / ALL)) {
        return PLAY_ALLOWED;
    }
    coach.cost = (uint8_t)fixed_multiply(cost, ALL, PROBABILITY_BITS);
    screens_push(&screen_sure);
    return PLAY_ASKED;
}

static enum play_verdict weigh(void) {
    struct engine_question question = {.kind = ENGINE_WEIGH, .decision = coach.decision};
    enum progress progress;

    if (coach.verdict != PLAY_UNDECIDED) {
        return coach.verdict;
    }
    progress = evaluation_step(EVALUATION_COACH, &session.state, &question);
    screens_hurry();
    if (progress == DONE) {
        coach.verdict = evaluate_answer();
    } else if (progress == IMPOSSIBLE || clock_milliseconds() - coach.since >= PATIENCE) {
        coach.verdict = PLAY_ALLOWED;
    }
    return coach.verdict;
}

/* ---- the coach's answer ---------------------------------------------------------------------- */

/* Before the ranks the line that takes back, and the decision that has been chosen so far. */
enum { UNDO, OWN, BEST };

static struct {
    uint8_t line; /* UNDO, OWN, or BEST and the rank */
    bool is_last; /* no decision is ranked behind this one */
    bool takes_back;
    bool has_own;
    decision_t own;
    uint8_t done; /* of PROGRESS_ALL */
    enum progress progress;
} at;

/* In the place of the result of the page behind this screen. */
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
    page_runner_explain();
}

/* ---- keys ------------------------------------------------------------------------------------ */

/* Estimates are shown while they get better. */
static bool is_known(void) {
    return at.progress == IMPROVING || at.progress == DONE;
}

static bool has_line(uint8_t line) {
    return line == UNDO ? can_undo() : is_asked() && (line != OWN || at.has_own);
}

/* Behind a rank the next one has to be looked for. */
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

/* Behind the last decision the one before stays. */
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

/* The own decision is on the screen behind this one. */
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
        row_character('.');
    }
}

static void draw_coach(void) {
    display_glyphs(&glyphs_dice);
    if (at.line == UNDO) {
        row_texts(LOCAL_TEXT("Take back your"), LOCAL_TEXT("last move?  OK"));
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

static void open(void) {
    const FLASH struct game *game = games_in_hand();

    at.is_last = at.takes_back = false;
    at.has_own = is_asked() && game->chosen && game->chosen(&at.own);
    go(is_asked() ? BEST : UNDO);
    screens_push(&screen_coach);
}

const FLASH struct play_feature coach_feature = {
    .key = KEY_RIGHT,
    .is_there = is_there,
    .open = open,
    .step = prepare,
    .weighs = begin_weighing,
    .weigh = weigh,
};

#define COACHES TEXTS(TEXT("off"), TEXT("hint"), TEXT("warn"))

const FLASH struct coach_setting coach_setting = {
    .line = {.name = TEXT("Coach"), .most = COACH_WARNS, .texts = COACHES},
    .help = TEXT("OK changes. Computer: how fast. Keys: teach another keypad. Coach: hint: right "
                 "shows the best when you decide, right again explains; warn: asks, too, before "
                 "more than 2% is lost, but not of tokens."),
};
