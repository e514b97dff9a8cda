#include "ui/play/play_thinking.h"

#include "device/dice.h"
#include "device/evaluation.h"
#include "device/session.h"
#include "hal/probe.h"
#include "ui/display/display.h"
#include "ui/kit/page_runner.h"
#include "ui/kit/screens.h"

/* The bar moves on so often, and the computer thinks so long at most, in milliseconds. */
enum { BAR_PERIOD = 100, THINKING_MOST = 2750 };

static struct {
    bool is_known;      /* the decision is */
    bool is_improving;  /* one is, but there may be a better one */
    uint8_t done;       /* how far it has come, of PROGRESS_ALL */
    uint8_t random;     /* for computers that err on purpose */
    uint16_t bar_moved; /* when the bar did */
    decision_t decision;
} thinking;

void play_thinking_forget(void) {
    probe_deciding(false);
    evaluation_drop(EVALUATION_COMPUTER);
    thinking.is_known = thinking.is_improving = false;
    thinking.done = 0;
    thinking.random = dice_byte();
}

bool play_thinking_is_done(void) {
    return thinking.is_known;
}

decision_t play_thinking_decision(void) {
    return thinking.decision;
}

static void settle(void) {
    struct ranked answer;

    evaluation_answer(&answer);
    thinking.decision = answer.decision;
    thinking.is_known = true;
    probe_deciding(false);
    page_runner_restart();
    screens_redraw();
}

bool play_thinking_hurry(void) {
    if (!thinking.is_known && thinking.is_improving && evaluation_is_of(EVALUATION_COMPUTER)) {
        settle();
    }
    return thinking.is_known;
}

/* The bar never goes back. */
static void raise_bar(uint8_t done) {
    if (done > thinking.done) {
        thinking.done = done;
    }
}

static enum progress think(void) {
    struct engine_question question = {
        .kind = ENGINE_PLAY, .level = session.level, .random = thinking.random};
    enum progress progress = evaluation_step(EVALUATION_COMPUTER, &session.state, &question);

    if (evaluation_is_of(EVALUATION_COMPUTER)) {
        raise_bar(evaluation_done());
    }
    thinking.is_improving = progress == IMPROVING;
    return progress;
}

void play_thinking_step(uint16_t now, uint16_t elapsed) {
    enum progress progress;

    probe_deciding(true);
    screens_hurry();
    progress = think();
    if (progress == DONE || (progress == IMPROVING && elapsed >= THINKING_MOST)) {
        settle();
    } else if ((uint16_t)(now - thinking.bar_moved) >= BAR_PERIOD) {
        raise_bar((uint8_t)(elapsed / (THINKING_MOST / PROGRESS_ALL + 1)));
        thinking.bar_moved = now;
        screens_redraw();
    }
}

void play_thinking_draw(void) {
    display_progress(1, thinking.done);
}
