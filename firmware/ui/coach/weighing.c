#include "ui/coach/weighing.h"

#include "device/evaluation.h"
#include "device/session.h"
#include "device/settings.h"
#include "hal/clock.h"
#include "ui/coach/answers.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/kit/page.h"
#include "ui/kit/screens.h"
#include <stddef.h>

/* TOLERATED and ALL in per cent; PATIENCE, the longest time to weigh a decision, in
   milliseconds. */
enum { TOLERATED = 2, ALL = 100, PATIENCE = 400 };

static struct {
    enum play_verdict verdict;
    decision_t decision; /* being weighed */
    uint8_t cost;        /* in per cent */
    uint16_t since;      /* when a person decided or the report was first shown; milliseconds */
    uint16_t prepared;   /* 1 + the number of events for which the best was found, */
    uint16_t game;       /* session.latest of that game, */
    uint8_t unit;        /* and its enum engine_unit: only a chance leads to a warning */
    bool is_reported;    /* the report is in front, or was */
} weighing;

/* Uses the memory of the result of the page behind these screens, which is computed anew. */
PAGE_RESULT_HOLDS(struct ranked);
static struct ranked *const weighed = (struct ranked *)&page_result;

static bool is_asked(void) {
    return !session_is_shown() && session_turn().kind == TURN_DECIDE &&
           !session_waits_for_computer();
}

static bool warns(void) {
    return settings()->coach == COACH_WARNS && is_asked();
}

static bool reports(void) {
    return settings()->odds == ODDS_AFTER_MOVE && is_asked();
}

static void allow(void) {
    weighing.verdict = PLAY_ALLOWED;
    screens_pop();
}

/* ---- report ---------------------------------------------------------------------------------- */

enum { THROWS_WIDTH = 4, POINTS_WIDTH = 5, SHARP_BITS = 7 };

/* True if the cost is certain to 2^-SHARP_BITS; an estimate may not be. */
static bool is_sharp(void) {
    uint8_t bits = weighed->cost.fraction_bits;

    return weighed->cost.error >> (bits > SHARP_BITS ? bits - SHARP_BITS : 0) == 0;
}

static bool is_best(void) {
    return weighed->cost.mantissa == 0;
}

static void draw_lost_chance(void) {
    if (bounded_whole(&weighed->cost)) {
        row_text(LOCAL_TEXT("gave away a win"));
    } else {
        row_text(LOCAL_TEXT("gave away"));
        row_percent_apart(&weighed->cost, 1);
    }
}

static void draw_lost_units(void) {
    bool in_throws = weighed->unit == ENGINE_THROWS;

    row_text(in_throws ? LOCAL_TEXT("cost ") : LOCAL_TEXT("gave away "));
    row_bounded_within(&weighed->cost, in_throws ? THROWS_WIDTH : POINTS_WIDTH);
    row_text(in_throws ? LOCAL_TEXT(" throws") : LOCAL_TEXT(" pt"));
}

static void draw_worth(void) {
    if (is_best() && weighed->unit == ENGINE_CHANCE && weighed->worth.mantissa == 0) {
        row_text(LOCAL_TEXT("no move wins"));
    } else if (is_best()) {
        row_text(LOCAL_TEXT("best move"));
    } else if (weighed->cost.mantissa <= weighed->cost.error) {
        row_text(LOCAL_TEXT("as good as best"));
    } else if (weighed->unit == ENGINE_CHANCE) {
        draw_lost_chance();
    } else {
        draw_lost_units();
    }
}

static void draw_report(void) {
    display_glyphs(&glyphs_dice);
    games_in_hand()->write_player(session_turn().player);
    row_character(' ');
    games_in_hand()->write_decision(&session.state, weighing.decision);
    row_second();
    draw_worth();
}

/* A player who comes back from the coach's screen needs no more time to read. */
static void enter_report(void) {
    if (weighing.is_reported) {
        allow();
    }
    weighing.is_reported = true;
    weighing.since = clock_milliseconds();
    screens_explain(NULL, NULL);
}

static void key_at_report(struct key_event event) {
    if (event.phase != KEY_PRESSED) {
        return;
    }
    if (event.key == KEY_RIGHT) {
        answers_open_for(weighing.decision);
    } else {
        allow();
    }
}

/* The report on a best move is shown for half the time. */
static void tick_report(uint16_t now) {
    uint16_t pause = settings_pause();

    if ((uint16_t)(now - weighing.since) >= (is_best() ? pause / 2 : pause)) {
        allow();
    }
}

static const FLASH struct screen screen_report = {
    .enter = enter_report,
    .key = key_at_report,
    .tick = tick_report,
    .draw = draw_report,
    .stays = true,
};

/* ---- the question ---------------------------------------------------------------------------- */

static void key_when_asked(struct key_event event) {
    if (event.phase == KEY_PRESSED && (event.key == KEY_SELECT || event.key == KEY_LEFT)) {
        beeper_play(TUNE_CLICK);
        weighing.verdict = event.key == KEY_SELECT ? PLAY_ALLOWED : PLAY_WITHDRAWN;
        screens_pop();
    }
}

/* "100%" does not fit into the row. */
static void draw_sure(void) {
    row_text(LOCAL_TEXT("Costs "));
    if (weighing.cost < ALL) {
        row_unsigned(weighing.cost);
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

/* ---- weighing -------------------------------------------------------------------------------- */

/* Not inlined, so that the answer is not on the stack during the slice. */
static OUT_OF_LINE void note_unit(void) {
    struct ranked ranked;

    evaluation_answer(&ranked);
    weighing.unit = ranked.unit;
}

static bool is_prepared(void) {
    return weighing.prepared == session.record.events + 1U && weighing.game == session.latest;
}

/* Finds the best decision in advance, while the person is still choosing. */
enum progress weighing_prepare(void) {
    struct engine_question question = {.kind = ENGINE_RANK};
    enum progress progress;

    if (is_prepared() || !(warns() || reports())) {
        return DONE;
    }
    progress = evaluation_step(EVALUATION_COACH, &session.state, &question);
    if (progress == DONE) {
        note_unit();
    } else if (progress == IMPOSSIBLE) {
        weighing.unit = ENGINE_UNITS;
    }
    if (progress >= DONE) {
        weighing.prepared = session.record.events + 1;
        weighing.game = session.latest;
    }
    return WORKING;
}

bool weighing_begin(decision_t decision) {
    if (!reports() && (!warns() || (is_prepared() && weighing.unit != ENGINE_CHANCE))) {
        return false;
    }
    weighing.verdict = PLAY_UNDECIDED;
    weighing.decision = decision;
    weighing.is_reported = false;
    weighing.since = clock_milliseconds();
    weighing.prepared = 0;
    evaluation_drop(EVALUATION_COACH);
    return true;
}

/* True if the player is asked before the decision is carried out, because it costs so much. */
static bool is_costly(void) {
    uint32_t cost = bounded_to_probability(&weighed->cost);

    if (!warns() || weighed->unit != ENGINE_CHANCE ||
        cost <= (uint32_t)((uint64_t)TOLERATED * PROBABILITY_ONE / ALL)) {
        return false;
    }
    weighing.cost = (uint8_t)fixed_multiply(cost, ALL, PROBABILITY_BITS);
    return true;
}

/* No report follows the question, which already gives the cost. */
static enum play_verdict take_answer(void) {
    evaluation_answer(weighed);
    if (is_costly()) {
        screens_push(&screen_sure);
    } else if (reports() && is_sharp()) {
        screens_push(&screen_report);
    } else {
        return PLAY_ALLOWED;
    }
    return PLAY_ASKED;
}

enum play_verdict weighing_step(void) {
    struct engine_question question = {.kind = ENGINE_WEIGH, .decision = weighing.decision};
    enum progress progress;

    if (weighing.verdict != PLAY_UNDECIDED) {
        return weighing.verdict;
    }
    progress = evaluation_step(EVALUATION_COACH, &session.state, &question);
    screens_hurry();
    if (progress == DONE) {
        weighing.verdict = take_answer();
    } else if (progress == IMPOSSIBLE ||
               (uint16_t)(clock_milliseconds() - weighing.since) >= PATIENCE) {
        weighing.verdict = PLAY_ALLOWED;
    }
    return weighing.verdict;
}
