#include "ui/play/play_over.h"

#include "device/features.h"
#include "device/proof.h"
#include "ui/kit/screens.h"
#include "ui/proof/proof_pages.h"
#include "ui/review/screen_review.h"
#include <stddef.h>

static struct {
    bool proving;  /* the game's seed is in front */
    bool offering; /* of what can be done at the end the review is told */
} over;

void play_over_forget(void) {
    over.proving = false;
    over.offering = false;
}

static bool can_be_reviewed(void) {
    return HAS_REVIEW && review_is_there();
}

static bool can_be_proved(void) {
    return HAS_PROOF && proof_is_begun();
}

void play_over_explain(void) {
    if (HAS_PROOF && over.proving) {
        screens_explain(proof_seed_page.title, proof_seed_page.help);
    } else if (can_be_reviewed() && can_be_proved()) {
        screens_explain(NULL, LOCAL_TEXT("OK: again, and another begins. Left: menu. Down: what it "
                                         "was worth. Up: the seed of the throws."));
    } else if (can_be_reviewed()) {
        screens_explain(NULL, LOCAL_TEXT("OK: again, and another begins. Left: menu. Down: what it "
                                         "was worth."));
    } else if (can_be_proved()) {
        screens_explain(NULL, LOCAL_TEXT("OK: again, and another begins. Left: menu. Up: the seed "
                                         "of the throws."));
    } else {
        screens_explain(NULL, LOCAL_TEXT("OK: again, and another begins. Left: menu."));
    }
}

/* Down: the review; up: the seed, or who has won again. */
bool play_over_key(enum key key) {
    if (key == KEY_LEFT) {
        screens_home();
    } else if (key == KEY_SELECT) {
        return true;
    } else if (key == KEY_DOWN && can_be_reviewed() && !over.proving) {
        screens_push(&screen_review);
    } else if (can_be_proved()) {
        over.proving = key == KEY_UP;
        play_over_explain();
    }
    return false;
}

void play_over_offer_next(bool prompting) {
    over.offering = over.offering != prompting && can_be_reviewed();
}

const FLASH char *play_over_prompt(void) {
    return over.offering ? LOCAL_TEXT("Down: its review") : LOCAL_TEXT("OK: again  \x7Fmenu");
}

bool play_over_draw(void) {
    if (HAS_PROOF && over.proving) {
        proof_seed_page.draw();
        return true;
    }
    return false;
}
