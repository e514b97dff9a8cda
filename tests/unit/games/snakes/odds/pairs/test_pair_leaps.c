/* When sweeps extrapolate, and how far: on changes that shrink by a known ratio r every time, all
   that is left of them is r / (1 - r) of the last one (Aitken). */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/snakes/odds/pairs/pair_leaps.h"

enum { LEAP_ONE = 256 };

static struct pair_leaps leaps;
static struct pair_state state;

/* A sweep that has changed values by so much in all, 2^scale times over. */
static int32_t sweep(double drift, int scale, pair_word change) {
    state.leap = 0;
    state.change = change;
    state.drift = (int64_t)ldexp(drift, scale);
    return pair_leaps_next(&leaps, &state);
}

static void start(void) {
    memset(&leaps, 0x5A, sizeof leaps);
    memset(&state, 0, sizeof state);
    pair_leaps_start(&leaps);
}

/* The sweep that leaps, and the one that follows. */
static void leap(int32_t by) {
    state.leap = by;
    assert_int_equal(pair_leaps_next(&leaps, &state), 0);
}

/* Sums are only known to a 1 / 2^28 of themselves, ratios to 2^-16. */
static void check_ratio(double ratio, double first, int scale) {
    const double wanted = LEAP_ONE * ratio / (1 - ratio);
    const double doubt = 1 + LEAP_ONE * ldexp(2, -16) / ((1 - ratio) * (1 - ratio));

    start();
    assert_int_equal(sweep(first, scale, 1000), 0);
    assert_int_equal(sweep(first * ratio, scale, 1000), 0);
    double got = sweep(first * ratio * ratio, scale, 1000);
    assert_true(fabs(got - wanted) <= doubt);
}

TEST(a_geometric_series_is_summed) {
    static const double ratios[] = {0.999, 0.99, 0.9, 0.5, 0.1, 0.01, -0.1, -0.5, -0.9, -0.999};

    for (unsigned i = 0; i < sizeof ratios / sizeof ratios[0]; i++) {
        check_ratio(ratios[i], ldexp(1, PAIR_RANGE_BITS - 1), 0);
        check_ratio(ratios[i], -ldexp(1, PAIR_RANGE_BITS - 1), 5);
        check_ratio(ratios[i], ldexp(3, 26), 8);
    }
}

/* Where changes do not shrink there is no end to extrapolate to, nor where their ratio has not come
   to rest: it may still be off by a sixteenth of what it lacks to 1. */
TEST(what_has_no_ratio_is_waited_for) {
    const double unit = ldexp(1, 26);

    start();
    sweep(unit, 0, 1);
    sweep(2 * unit, 0, 1);
    assert_int_equal(sweep(4 * unit, 0, 1), 0); /* they grow */
    start();
    sweep(unit, 0, 1);
    sweep(-1.5 * unit, 0, 1);
    assert_int_equal(sweep(2.25 * unit, 0, 1), 0);
    start();
    sweep(unit, 0, 1);
    sweep(0, 0, 1);
    assert_int_equal(sweep(unit / 2, 0, 1), 0); /* there was none */
    start();
    sweep(unit, 0, 1);
    sweep(unit * 0.54, 0, 1);
    assert_int_equal(sweep(unit * 0.54 * 0.5, 0, 1), 0); /* 0.04 is more than a 32nd, from above */
    start();
    sweep(unit, 0, 1);
    sweep(unit * 0.46, 0, 1);
    assert_int_equal(sweep(unit * 0.46 * 0.5, 0, 1), 0); /* and from below */
    start();
    sweep(unit, 0, 1);
    sweep(unit * 0.52, 0, 1);
    assert_int_equal(sweep(unit * 0.52 * 0.5, 0, 1), LEAP_ONE);
    start();
    sweep(unit, 0, 1);
    sweep(unit * 0.48, 0, 1);
    assert_int_equal(sweep(unit * 0.48 * 0.5, 0, 1), LEAP_ONE);
}

/* The first two sweeps tell nothing of a ratio; afterwards every one may leap. The values it has
   led to must have swept as often by themselves before the next. */
TEST(a_leap_comes_after_two_sweeps) {
    double drift = ldexp(1, 28);

    start();
    for (unsigned round = 0; round < 3; round++) {
        assert_int_equal(sweep(drift, 0, 16 >> 2 * round), 0);
        assert_int_equal(sweep(drift / 2, 0, 16 >> 2 * round), 0);
        assert_int_equal(sweep(drift / 4, 0, 16 >> 2 * round), LEAP_ONE);
        leap(LEAP_ONE);
        drift /= 16;
    }
}

/* How many sweeps go by until one is to leap, where changes halve and the first is so great. */
static unsigned sweeps_until_a_leap(pair_word first_change) {
    double drift = ldexp(1, 28);
    unsigned count = 1;

    while (sweep(drift, 0, first_change) == 0) {
        drift = drift > 4 ? drift / 2 : ldexp(1, 28);
        count++;
        assert_true(count < 10000);
    }
    leap(LEAP_ONE);
    return count;
}

/* A leap after which a sweep changes more than half of what it did before has not helped. */
TEST(vain_leaps_become_rare) {
    start();
    assert_int_equal(sweeps_until_a_leap(1000), 3);
    assert_int_equal(sweeps_until_a_leap(499), 3); /* of 1000 */
    assert_int_equal(sweeps_until_a_leap(249), 5); /* of 499: its half, rounded down, is as much */
    assert_int_equal(sweeps_until_a_leap(124), 9); /* the same again */
    assert_int_equal(sweeps_until_a_leap(61), 9);  /* less */
    assert_true(sweeps_until_a_leap(61) > 9);
}

/* They are given up for good only after thousands of sweeps. */
TEST(leaps_are_never_given_up_before_thousands) {
    start();
    unsigned last = 0;
    for (unsigned round = 0; round < 11; round++) {
        unsigned count = sweeps_until_a_leap(1000);
        assert_true(count > last);
        last = count;
    }
    assert_in_range(last, 1000, 5000);
    for (unsigned round = 0; round < 3; round++) {
        assert_in_range(sweeps_until_a_leap(1000), 1000, 5000);
    }
}
