#include "games/snakes/odds/pairs/pair_leaps.h"

#include "core/number/fixed.h"

/* Ratios of changes, and leaps in changes, are in these units. A leap is for values that have swept
   so often undisturbed; in the end that is longer than any of them needs to come to rest. */
#define RATIO_ONE (INT32_C(1) << RATIO_BITS)
enum { RATIO_BITS = 16, LEAP_ONE = 256, PATIENCE = 2, PATIENCE_MOST = 4096 };

void pair_leaps_start(struct pair_leaps *leaps) {
    leaps->drifts = 0;
    leaps->patience = PATIENCE;
    leaps->before = UINT32_MAX;
}

/* Of two sums of differences; 2 where it is greater or there is none. */
static int32_t ratio_of(int64_t after, int64_t before) {
    uint64_t numerator = (uint64_t)(after < 0 ? -after : after);
    uint64_t denominator = (uint64_t)(before < 0 ? -before : before);
    uint32_t ratio;

    while ((numerator | denominator) > UINT32_MAX) {
        numerator >>= 1;
        denominator >>= 1;
    }
    ratio = fixed_ratio((uint32_t)numerator, (uint32_t)denominator, RATIO_BITS);
    if (ratio > 2 * RATIO_ONE) {
        ratio = 2 * RATIO_ONE;
    }
    return (after < 0) == (before < 0) ? (int32_t)ratio : -(int32_t)ratio;
}

/* r / (1 - r), when the changes have shrunk to r times what they were, and the time before to
   nearly the same. */
static int32_t leap_by(const struct pair_leaps *leaps, int64_t drift) {
    int32_t ratio = ratio_of(drift, leaps->drift[1]);
    int32_t earlier = ratio_of(leaps->drift[1], leaps->drift[0]);
    int32_t left = ratio < RATIO_ONE - 16 ? RATIO_ONE - ratio : 16;
    int32_t apart = ratio > earlier ? ratio - earlier : earlier - ratio;

    if (ratio > RATIO_ONE + 64 || ratio < -RATIO_ONE || apart > left / 16) {
        return 0;
    }
    return ratio * LEAP_ONE / left;
}

/* After a leap that has not halved the changes, twice as many sweeps go by before the next: where
   several ways lead far back, a leap that ends one slow part of the error may enlarge another. */
int32_t pair_leaps_next(struct pair_leaps *leaps, const struct pair_state *state) {
    int32_t leap = 0;

    if (state->leap) {
        leaps->drifts = 0;
        return 0;
    }
    if (leaps->drifts == 1 && state->change >= leaps->before / 2 &&
        leaps->patience < PATIENCE_MOST) {
        leaps->patience *= 2;
    }
    if (leaps->drifts >= leaps->patience) {
        leap = leap_by(leaps, state->drift);
    } else {
        leaps->drifts++;
    }
    if (leap) {
        leaps->before = state->change;
    }
    leaps->drift[0] = leaps->drift[1];
    leaps->drift[1] = state->drift;
    return leap;
}
