#include "ui/coach/coach.h"

#include "device/evaluation.h"
#include "device/session.h"
#include "device/settings.h"
#include "hal/clock.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/kit/screens.h"
#include <stddef.h>

/* In per cent; and how long a decision is weighed at most, in milliseconds. */
enum { TOLERATED = 2, ALL = 100, PATIENCE = 300 };

static struct {
    enum coach_answer answer;
    decision_t decision; /* that is weighed */
    uint8_t cost;        /* in per cent */
    uint16_t since;      /* when a person decided, in milliseconds */
    uint16_t prepared;   /* the number of events, and 1, for which the best has been found, */
    uint8_t unit;        /* and in what it is worth more: only of chances there is a warning */
    bool has_taken_back;
} coach;

static bool is_on(void) {
    return settings()->coach != COACH_OFF && !session_is_shown();
}

bool coach_is_asked(void) {
    return is_on() && session_turn().kind == TURN_DECIDE && !session_waits_for_computer();
}

bool coach_can_undo(void) {
    return is_on() && session_can_take_back();
}

bool coach_is_there(void) {
    return coach_is_asked() || coach_can_undo();
}

void coach_take_back_done(void) {
    coach.has_taken_back = true;
}

bool coach_has_taken_back(void) {
    bool has = coach.has_taken_back;

    coach.has_taken_back = false;
    return has;
}

/* ---- the question ---------------------------------------------------------------------------- */

static void key(struct key_event event) {
    if (event.phase == KEY_PRESSED && (event.key == KEY_SELECT || event.key == KEY_LEFT)) {
        beeper_play(TUNE_CLICK);
        coach.answer = event.key == KEY_SELECT ? COACH_LETS : COACH_REFUSES;
        screens_pop();
    }
}

/* All of it has no room in per cent. */
static void draw(void) {
    row_text(LOCAL_TEXT("Costs "));
    if (coach.cost < ALL) {
        row_unsigned(coach.cost);
        row_text(LOCAL_TEXT("%. Sure?"));
    } else {
        row_text(LOCAL_TEXT("all. Sure?"));
    }
    row_second();
    row_text(LOCAL_TEXT("OK yes  \x7F think"));
}

static const FLASH struct screen screen_sure = {
    .key = key,
    .draw = draw,
    .stays = true,
    .help = TEXT("The best choice wins more often than yours by so much. OK: do it all the same. "
                 "Left: think again."),
};

/* ---- a decision is weighed ------------------------------------------------------------------- */

bool coach_warns(void) {
    return settings()->coach == COACH_WARNS && coach_is_asked();
}

/* Not inlined: the answer would lie below the slice on the stack. */
static OUT_OF_LINE void note_unit(void) {
    struct ranked ranked;

    evaluation_answer(&ranked);
    coach.unit = ranked.unit;
}

bool coach_prepare(void) {
    struct engine_question question = {.kind = ENGINE_RANK};
    uint16_t number = session.record.events + 1;

    if (coach.prepared == number || !coach_warns()) {
        return false;
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
    screens_hurry();
    return true;
}

void coach_begin(decision_t decision) {
    bool warns = coach.prepared != session.record.events + 1U || coach.unit == ENGINE_CHANCE;

    coach.answer = warns ? COACH_WEIGHS : COACH_LETS;
    coach.decision = decision;
    coach.since = clock_milliseconds();
    coach.prepared = 0;
    evaluation_drop(EVALUATION_COACH);
}

static enum coach_answer judge(const struct ranked *ranked) {
    uint32_t cost = bounded_to_probability(&ranked->cost);

    if (ranked->unit != ENGINE_CHANCE ||
        cost <= (uint32_t)((uint64_t)TOLERATED * PROBABILITY_ONE / ALL)) {
        return COACH_LETS;
    }
    coach.cost = (uint8_t)fixed_multiply(cost, ALL, PROBABILITY_BITS);
    screens_push(&screen_sure);
    return COACH_ASKS;
}

/* Not inlined: the answer would lie below the slice on the stack. */
static OUT_OF_LINE enum coach_answer judge_answer(void) {
    struct ranked ranked;

    evaluation_answer(&ranked);
    return judge(&ranked);
}

static enum coach_answer weigh(void) {
    struct engine_question question = {.kind = ENGINE_WEIGH, .decision = coach.decision};
    enum progress progress = evaluation_step(EVALUATION_COACH, &session.state, &question);

    screens_hurry();
    if (progress == DONE) {
        return judge_answer();
    }
    if (progress == IMPOSSIBLE || clock_milliseconds() - coach.since >= PATIENCE) {
        return COACH_LETS;
    }
    return COACH_WEIGHS;
}

enum coach_answer coach_step(void) {
    if (coach.answer == COACH_WEIGHS) {
        coach.answer = weigh();
    }
    return coach.answer;
}
