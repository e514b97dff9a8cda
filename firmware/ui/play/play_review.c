#include "ui/play/play_review.h"

#include "device/features.h"
#include "device/review/review.h"
#include "device/session.h"
#include "device/workspace.h"
#include "ui/games.h"
#include "ui/kit/screens.h"
#include "ui/review/review_judging.h"
#include <stddef.h>

#if HAS_REVIEW

static const FLASH struct game_review *review_of_game(void) {
    return games_in_hand()->review;
}

/* What a power cut has taken, or a game that was left while a chance was owed, is not judged. */
void play_review_open(void) {
    const FLASH struct game_review *review = review_of_game();

    if (review && session.review.state == REVIEW_BEGUN && !review_is_owed() &&
        session.review.stamp != review->stamp()) {
        review_owe_unknown();
    }
}

static bool is_over(void) {
    return standing_is_over(games_in_hand()->standing());
}

static void settle(const FLASH struct game_review *review, enum progress progress,
                   probability_t chance) {
    bool is_worth_it =
        !is_over() || session.review.state == REVIEW_BEGUN || session.review.is_unjudged;

    if (progress == DONE && is_worth_it) {
        review_settle(chance, review->stamp());
    } else {
        review_give_up();
    }
    if (is_over()) {
        review_end();
    }
}

bool play_review_is_owed(void) {
    return review_of_game() && review_is_owed();
}

bool play_review_is_of_page(void) {
    return review_of_game() && review_of_game()->is_of_page;
}

/* Unless the console computes. Its frame is not to lie below what judges. */
static OUT_OF_LINE void step_owed(void) {
    const FLASH struct game_review *review = review_of_game();
    enum progress progress;
    probability_t chance = 0;

    screens_hurry();
    if (workspace_of(WORKSPACE_CONSOLE) == NULL) {
        progress = review->chance(workspace_borrow(WORKSPACE_SCREEN), &chance);
        if (progress >= DONE) {
            settle(review, progress, chance);
        }
    }
}

void play_review_step(void) {
    if (play_review_is_owed()) {
        step_owed();
    } else {
        review_judging_step();
    }
}

void play_review_give_up(void) {
    review_give_up();
}

#else

void play_review_open(void) {
}

bool play_review_is_owed(void) {
    return false;
}

bool play_review_is_of_page(void) {
    return false;
}

void play_review_step(void) {
}

void play_review_give_up(void) {
}

#endif
