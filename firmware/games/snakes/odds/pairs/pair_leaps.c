#include "games/snakes/odds/pairs/pair_leaps.h"

#include "core/number/fixed.h"
#include "core/number/flash.h"

/* Ratios of changes, and leaps in changes, are in these units. A leap is for values that have swept
   so often undisturbed; in the end that is longer than any of them needs to come to rest. */
#define RATIO_ONE (INT32_C(1) << RATIO_BITS)
enum { RATIO_BITS = 16, LEAP_ONE = 256, PATIENCE = 2, PATIENCE_MOST = 4096 };

void pair_leaps_start(struct pair_leaps *leaps) {
    leaps->drifts = 0;
    leaps->patience = PATIENCE;
    leaps->before = PAIR_RANGE;
}

static OUT_OF_LINE pair_word magnitude(const struct pair_drift *drift, uint8_t shift) {
    pair_difference sum = drift->sum;

    return (pair_word)(sum < 0 ? -sum : sum) >> (shift - drift->shift);
}

/* Of two sums of differences; 2 where it is greater or there is none. */
static int32_t ratio_of(const struct pair_drift *after, const struct pair_drift *before) {
    uint8_t shift = after->shift > before->shift ? after->shift : before->shift;
    pair_word numerator = magnitude(after, shift);
    pair_word denominator = magnitude(before, shift);
    uint32_t ratio;

    ratio = fixed_ratio(numerator, denominator, RATIO_BITS);
    if (ratio > 2 * RATIO_ONE) {
        ratio = 2 * RATIO_ONE;
    }
    return (after->sum < 0) == (before->sum < 0) ? (int32_t)ratio : -(int32_t)ratio;
}

/* r / (1 - r), when the changes have shrunk to r times what they were, and the time before to
   nearly the same. */
static int32_t leap_by(const struct pair_leaps *leaps, const struct pair_drift *drift) {
    int32_t ratio = ratio_of(drift, &leaps->drift[1]);
    int32_t earlier = ratio_of(&leaps->drift[1], &leaps->drift[0]);
    int32_t left = ratio < RATIO_ONE - 16 ? RATIO_ONE - ratio : 16;
    int32_t apart = ratio > earlier ? ratio - earlier : earlier - ratio;

    if (ratio > RATIO_ONE + 64 || ratio < -RATIO_ONE || apart > left / 16) {
        return 0;
    }
    return ratio * LEAP_ONE / left;
}

/* After a leap that has not halved the changes, twice as many sweeps go by before the next: where
   several ways lead far back, a leap that ends one slow part of the error may enlarge another. */
int32_t pair_leaps_next(struct pair_leaps *leaps, const struct pair_shells *shells) {
    int32_t leap = 0;

    if (shells->leap) {
        leaps->drifts = 0;
        return 0;
    }
    if (leaps->drifts == 1 && shells->change >= leaps->before / 2 &&
        leaps->patience < PATIENCE_MOST) {
        leaps->patience *= 2;
    }
    if (leaps->drifts >= leaps->patience) {
        leap = leap_by(leaps, &shells->drift);
    } else {
        leaps->drifts++;
    }
    if (leap) {
        leaps->before = shells->change;
    }
    leaps->drift[0] = leaps->drift[1];
    leaps->drift[1] = shells->drift;
    return leap;
}
