#ifndef KOSTKA_DEVICE_KEPT_ACCOUNT_H
#define KOSTKA_DEVICE_KEPT_ACCOUNT_H

#include "core/player/account.h"
#include "core/player/level.h"
#include <stddef.h>
#include <stdint.h>

/* The record that device/review/review.h keeps of a game, beside that of the session. */

enum { REVIEW_COLUMNS = 16, REVIEW_WHAT = 3, REVIEW_SIDES = 2 };

/* Sums over all games that count, in units of 2^-16: of the luck of all throws, in the person's
   chance, and of the person's errors, 0 or less. */
struct review_total {
    int32_t luck;
    int32_t errors;
};

/* An event to be remembered. Of a throw nothing is better. */
struct review_mark {
    int16_t change; /* of the chance, in units of 2^-14; 0: there was none yet */
    uint8_t what[REVIEW_WHAT];
    uint8_t better[REVIEW_WHAT];
};

enum review_state {
    REVIEW_NONE,  /* there is no account */
    REVIEW_FRESH, /* a game has begun, whose chance is not known yet */
    REVIEW_BEGUN,
    REVIEW_ENDED /* and the game is over */
};

struct review {
    struct review_total total[LEVELS];
    struct account account;
    uint16_t stamp;   /* of the position that the account stands at: see struct game_review */
    uint16_t entries; /* stops at 65,535 */
    struct review_mark dearest;
    struct review_mark luckiest;
    uint8_t state; /* enum review_state */
    uint8_t is_estimated : 1;
    uint8_t is_unjudged : 1; /* the decision with which the game began, which is `dearest` so far */
    uint8_t taken_back : 6;  /* decisions that were; stops at 63 */
    uint8_t counts;          /* for the totals of a level: 1 and its number; 0: it does not */
    uint8_t errors[REVIEW_SIDES]; /* decisions that cost something, own and others'; stop at 255 */
    uint8_t spacing;              /* a column stands for 2^spacing events */
    uint8_t height[REVIEW_COLUMNS]; /* the chance after the last of them, 255 is certain */
};

/* All of it is kept, but for what the host adds at the end. */
enum { REVIEW_KEPT = offsetof(struct review, height) + REVIEW_COLUMNS };

#endif
