#include "games/snakes/odds/pairs/pair_leaps.h"

#include "core/number/fixed.h"

/* RATIO_ONE: unit of ratios of changes. LEAP_ONE: unit of leaps, in changes. PATIENCE: undisturbed
   sweeps before the first leap; at PATIENCE_MOST they are more than any values need to settle. */
#define RATIO_ONE (INT32_C(1) << RATIO_BITS)
enum { RATIO_BITS = 16, LEAP_ONE = 256, PATIENCE = 2, PATIENCE_MOST = 4096 };

void pair_leaps_start(struct pair_leaps *leaps) {
    leaps->changes = 0;
    leaps->patience = PATIENCE;
    leaps->before = UINT32_MAX;
}

/* Half the greatest change with its sign; halved so that it fits: 6 * 2^29 sixths are the most. */
static pair_difference greatest_change(const struct pair_state *state) {
    pair_difference half = (pair_difference)(state->change / 2);

    return state->rise == state->change ? half : -half;
}

/* The ratio of two changes, at most 2; 2 if `before` is 0. */
static int32_t ratio_of(pair_difference after, pair_difference before) {
    uint32_t ratio = fixed_ratio((uint32_t)(after < 0 ? -after : after),
                                 (uint32_t)(before < 0 ? -before : before), RATIO_BITS);

    if (ratio > 2 * RATIO_ONE) {
        ratio = 2 * RATIO_ONE;
    }
    return (after < 0) == (before < 0) ? (int32_t)ratio : -(int32_t)ratio;
}

/* r / (1 - r) if the last change was r times the one before, and that one nearly r times its own
   predecessor; otherwise 0. */
static int32_t leap_by(const struct pair_leaps *leaps, pair_difference change) {
    int32_t ratio = ratio_of(change, leaps->change[1]);
    int32_t earlier = ratio_of(leaps->change[1], leaps->change[0]);
    int32_t left = ratio < RATIO_ONE - 16 ? RATIO_ONE - ratio : 16;
    int32_t apart = ratio > earlier ? ratio - earlier : earlier - ratio;

    if (ratio > RATIO_ONE + 64 || ratio < -RATIO_ONE || apart > left / 16) {
        return 0;
    }
    return ratio * LEAP_ONE / left;
}

/* A leap that has not halved the changes doubles the sweeps before the next one. If several ways
   lead far back, a leap that ends one slow part of the error may enlarge another. */
int32_t pair_leaps_next(struct pair_leaps *leaps, const struct pair_state *state) {
    pair_difference change = greatest_change(state);
    int32_t leap = 0;

    if (state->leap) {
        leaps->changes = 0;
        return 0;
    }
    if (leaps->changes == 1 && state->change >= leaps->before / 2 &&
        leaps->patience < PATIENCE_MOST) {
        leaps->patience *= 2;
    }
    if (leaps->changes >= leaps->patience) {
        leap = leap_by(leaps, change);
    } else {
        leaps->changes++;
    }
    if (leap) {
        leaps->before = state->change;
    }
    leaps->change[0] = leaps->change[1];
    leaps->change[1] = change;
    return leap;
}
