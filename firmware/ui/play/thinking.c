#include "ui/play/thinking.h"

#include "device/dice.h"
#include "device/evaluation.h"
#include "device/session.h"
#include "hal/probe.h"
#include "ui/kit/page_runner.h"
#include "ui/kit/screens.h"

/* Milliseconds. */
enum { THINKING_MOST = 2750 };

static uint8_t chance;    /* random byte for computers that err on purpose */
static bool is_improving; /* there is a decision, which may get better */

void thinking_forget(void) {
    chance = dice_byte();
    is_improving = false;
    probe_deciding(false);
    evaluation_drop(EVALUATION_COMPUTER);
}

/* Not inlined, so that the answer is not on the stack during the slice. */
static OUT_OF_LINE void read_decision(decision_t *decision) {
    struct ranked answer;

    evaluation_answer(&answer);
    *decision = answer.decision;
    probe_deciding(false);
}

bool thinking_step(uint16_t now, uint16_t elapsed, decision_t *decision) {
    struct engine_question question = {
        .kind = ENGINE_PLAY, .level = session.level, .random = chance};
    uint8_t done = (uint8_t)(elapsed / (THINKING_MOST / PROGRESS_ALL + 1));
    enum progress progress;

    probe_deciding(true);
    screens_hurry();
    progress = evaluation_step(EVALUATION_COMPUTER, &session.state, &question);
    is_improving = progress == IMPROVING;
    if (progress == DONE || (progress == IMPROVING && elapsed >= THINKING_MOST)) {
        read_decision(decision);
        return true;
    }
    if (evaluation_is_of(EVALUATION_COMPUTER) && evaluation_done() > done) {
        done = evaluation_done();
    }
    page_runner_show_bar(now, done);
    return false;
}

bool thinking_end(decision_t *decision) {
    bool is_known = is_improving && evaluation_is_of(EVALUATION_COMPUTER);

    if (is_known) {
        read_decision(decision);
    }
    return is_known;
}
