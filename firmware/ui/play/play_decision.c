#include "ui/play/play_decision.h"

#include "device/features.h"
#include "ui/play/play_review.h"

static bool is_made;

void play_decision_forget(void) {
    is_made = false;
}

void play_decision_make(void) {
    is_made = true;
    if (HAS_COACH) {
        coach_begin();
    }
}

void play_decision_resume(void) {
    is_made = HAS_COACH && coach_is_sure();
}

bool play_decision_is_made(void) {
    return is_made;
}

static enum coach_answer weigh(uint16_t elapsed) {
    if (HAS_COACH && coach_warns()) {
        return coach_judge();
    }
    return play_review_is_owed() && elapsed < PLAY_REVIEW_AWAITED ? COACH_WEIGHS : COACH_LETS;
}

enum coach_answer play_decision_step(uint16_t elapsed) {
    enum coach_answer answer = weigh(elapsed);

    is_made = answer == COACH_WEIGHS;
    return answer;
}
