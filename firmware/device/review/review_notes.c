#include "device/review/review_notes.h"

#include "device/session.h"
#include <string.h>

enum { COARSE_BITS = 14, HEIGHT_BITS = 8 };

/* ---- marks and errors ------------------------------------------------------------------------ */

bool review_is_luck(uint8_t sum) {
    return sum == ACCOUNT_OWN_LUCK || sum == ACCOUNT_OTHERS_LUCK;
}

static void mark(struct review_mark *mark, int32_t change, const struct review_event *event) {
    mark->change = (int16_t)(change >> (ACCOUNT_BITS - COARSE_BITS));
    memcpy(mark->what, event->what, REVIEW_WHAT);
    memcpy(mark->better, event->better, REVIEW_WHAT);
}

static int32_t fine_change(const struct review_mark *mark) {
    return (int32_t)mark->change * (1L << (ACCOUNT_BITS - COARSE_BITS));
}

/* An error of less than a unit of the marks is one of rounding. */
static void count_error(uint8_t sum, int32_t change) {
    uint8_t *errors = &session.review.errors[sum == ACCOUNT_OTHERS_ERRORS];

    if (*errors < UINT8_MAX && change >> (ACCOUNT_BITS - COARSE_BITS)) {
        (*errors)++;
    }
}

void review_note_event(const struct review_event *event, int32_t change) {
    struct review *review = &session.review;

    if (review_is_luck(event->sum)) {
        if (change > 0 && change > fine_change(&review->luckiest)) {
            mark(&review->luckiest, change, event);
        }
        return;
    }
    count_error(event->sum, event->sum == ACCOUNT_OWN_ERRORS ? -change : change);
    if (event->sum == ACCOUNT_OWN_ERRORS && change < fine_change(&review->dearest)) {
        mark(&review->dearest, change, event);
    }
}

void review_note_unjudged(const struct review_event *event) {
    mark(&session.review.dearest, 0, event);
}

/* ---- how the chance went --------------------------------------------------------------------- */

static uint8_t height_of(int32_t chance) {
    return (uint8_t)((chance - (chance >> HEIGHT_BITS)) >> (ACCOUNT_BITS - HEIGHT_BITS));
}

/* Every other column goes, and the rest stand for twice the events. */
static void halve_curve(struct review *review) {
    for (uint8_t column = 0; column < REVIEW_COLUMNS / 2; column++) {
        review->height[column] = review->height[2 * column + 1];
    }
    review->spacing++;
}

void review_note_height(int32_t chance) {
    struct review *review = &session.review;

    if (review->entries >> review->spacing >= REVIEW_COLUMNS) {
        halve_curve(review);
    }
    review->height[review->entries >> review->spacing] = height_of(chance);
}

void review_note_start(int32_t chance) {
    if (session.review.spacing == 0) {
        session.review.height[0] = height_of(chance);
    }
}
