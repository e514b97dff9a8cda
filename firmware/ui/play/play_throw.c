#include "ui/play/play_throw.h"

#include "device/proof.h"
#include "device/session.h"
#include "ui/feedback/roll.h"
#include "ui/games.h"
#include "ui/kit/dice_wait.h"
#include "ui/kit/screens.h"
#include "ui/play/play_review.h"

static enum play_state next; /* when the die lies */

void play_throw_start(void) {
    roll_start(0);
}

void play_throw_restart(void) {
    roll_start(roll_decided());
}

bool play_throw_make(void) {
    struct foretold foretold;

    if (roll_decided() || dice_wait()) {
        return false;
    }
    proof_open_throw(&foretold);
    roll_decide(proof_die());
    next = games_in_hand()->thrown(roll_decided());
    proof_close_throw();
    return true;
}

/* Of a throw that is not written yet nothing is to be seen. */
enum play_state play_throw_tick(uint16_t now) {
    screens_redraw();
    if (roll_decided() && !session_is_kept()) {
        return PLAY_ROLLING;
    }
    play_review_step();
    return roll_tick(now) ? next : PLAY_ROLLING;
}

void play_throw_draw(void) {
    if (!dice_wait_draw()) {
        games_in_hand()->draw(PLAY_ROLLING);
        dice_draw_distrust();
    }
}
