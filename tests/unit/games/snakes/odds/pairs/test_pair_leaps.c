/* When sweeps extrapolate, and how far. Of changes that shrink by a ratio r every time, r / (1 - r)
   of the last one is still to come (Aitken). */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/snakes/odds/pairs/pair_leaps.h"

enum { LEAP_ONE = 256 };

static struct pair_leaps leaps;
static struct pair_state state;

/* A sweep whose greatest change was by so many sixths, upwards or downwards. */
static int32_t sweep(double change) {
    state.leap = 0;
    state.change = (pair_word)fabs(change);
    state.rise = change > 0 ? state.change : state.change / 2;
    return pair_leaps_next(&leaps, &state);
}

static void start(void) {
    memset(&leaps, 0x5A, sizeof leaps);
    memset(&state, 0, sizeof state);
    pair_leaps_start(&leaps);
}

/* A sweep that leaps. The next one must not. */
static void leap(int32_t by) {
    state.leap = by;
    assert_int_equal(pair_leaps_next(&leaps, &state), 0);
}

/* Changes are whole numbers, and ratios are known to 2^-16. */
static void check_ratio(double ratio, double first) {
    const double wanted = LEAP_ONE * ratio / (1 - ratio);
    const double doubt = 1 + LEAP_ONE * ldexp(2, -16) / ((1 - ratio) * (1 - ratio));

    start();
    assert_int_equal(sweep(first), 0);
    assert_int_equal(sweep(first * ratio), 0);
    double got = sweep(first * ratio * ratio);
    assert_true(fabs(got - wanted) <= doubt);
}

TEST(a_geometric_series_is_summed) {
    static const double ratios[] = {0.999, 0.99, 0.9, 0.5, 0.1, 0.01, -0.1, -0.5, -0.9, -0.999};

    for (unsigned i = 0; i < sizeof ratios / sizeof ratios[0]; i++) {
        check_ratio(ratios[i], ldexp(1, 31) - 1);
        check_ratio(ratios[i], 1 - ldexp(1, 31));
        check_ratio(ratios[i], ldexp(3, 28));
    }
}

/* Changes that do not shrink have no limit to extrapolate to. Nor may a ratio be used before it has
   come to rest: it may still move by a sixteenth of what it lacks to 1. */
TEST(what_has_no_ratio_is_waited_for) {
    const double unit = ldexp(1, 28);

    start();
    sweep(unit);
    sweep(2 * unit);
    assert_int_equal(sweep(4 * unit), 0); /* they grow */
    start();
    sweep(unit);
    sweep(-1.5 * unit);
    assert_int_equal(sweep(2.25 * unit), 0);
    start();
    sweep(unit);
    sweep(0);
    assert_int_equal(sweep(unit / 2), 0); /* there was none */
    start();
    sweep(unit);
    sweep(unit * 0.54);
    assert_int_equal(sweep(unit * 0.54 * 0.5), 0); /* 0.04 is more than a 32nd, from above */
    start();
    sweep(unit);
    sweep(unit * 0.46);
    assert_int_equal(sweep(unit * 0.46 * 0.5), 0); /* and from below */
    start();
    sweep(unit);
    sweep(unit * 0.52);
    assert_int_equal(sweep(unit * 0.52 * 0.5), LEAP_ONE);
    start();
    sweep(unit);
    sweep(unit * 0.48);
    assert_int_equal(sweep(unit * 0.48 * 0.5), LEAP_ONE);
}

/* Two sweeps do not give a ratio yet; every later one may leap. After a leap the new values must
   sweep as often again. */
TEST(a_leap_comes_after_two_sweeps) {
    double change = ldexp(1, 28);

    start();
    for (unsigned round = 0; round < 3; round++) {
        assert_int_equal(sweep(change), 0);
        assert_int_equal(sweep(change / 2), 0);
        assert_int_equal(sweep(change / 4), LEAP_ONE);
        leap(LEAP_ONE);
        change /= 16;
    }
}

/* Counts the sweeps until one is to leap, where changes halve and the second is `second_change`.
   Changes begin anew before they are too small to have a ratio. */
static unsigned sweeps_until_a_leap(double second_change) {
    double change = 2 * second_change;
    unsigned count = 1;

    while (sweep(change) == 0) {
        change = count == 1 || change > 2000 ? change / 2 : ldexp(1, 28);
        count++;
        assert_true(count < 10000);
    }
    leap(LEAP_ONE);
    return count;
}

/* A leap has not helped if the second sweep after it changes more than half of what the last one
   before it did. */
TEST(vain_leaps_become_rare) {
    start();
    assert_int_equal(sweeps_until_a_leap(4000000), 3); /* the third changes 2,000,000 */
    assert_int_equal(sweeps_until_a_leap(999999), 3);
    assert_int_equal(sweeps_until_a_leap(249999), 5); /* of 499,999: its half, rounded down */
    assert_int_equal(sweeps_until_a_leap(15624), 9);  /* of 31,249: the same again */
    assert_int_equal(sweeps_until_a_leap(60), 9);     /* less */
    assert_true(sweeps_until_a_leap(ldexp(1, 28)) > 9);
}

/* Vain leaps become rare, but one is tried every few thousand sweeps. */
TEST(leaps_are_never_given_up_before_thousands) {
    start();
    unsigned last = 0;
    for (unsigned round = 0; round < 11; round++) {
        unsigned count = sweeps_until_a_leap(ldexp(1, 28));
        assert_true(count > last);
        last = count;
    }
    assert_in_range(last, 1000, 5000);
    for (unsigned round = 0; round < 3; round++) {
        assert_in_range(sweeps_until_a_leap(ldexp(1, 28)), 1000, 5000);
    }
}
