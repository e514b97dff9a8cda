#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "support/testing.h"

#include "core/random/health.h"

/* SplitMix64 (Steele, Lea, Flood 2014). */
static uint64_t random_state;

static uint32_t random_word(void) {
    uint64_t z = random_state += 0x9E3779B97F4A7C15U;

    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9U;
    z = (z ^ z >> 27) * 0x94D049BB133111EBU;
    return (uint32_t)((z ^ z >> 31) >> 32);
}

/* A source returns how far the counter has gone from one reading to the next. */
typedef double source(long i);

static double stuck(long i) {
    (void)i;
    return 256000;
}

static double constant_step(long i) {
    (void)i;
    return 256037;
}

/* The fraction is that of the golden ratio, so that steps of 256038 come among those of 256037 as
   irregularly as possible. */
static double golden_step(long i) {
    (void)i;
    return 256037.6180339887;
}

static double two_alternating(long i) {
    return i % 2 ? 256050 : 255970;
}

static double eight_in_turn(long i) {
    static const int steps[] = {3, 141, 59, 26, 53, 58, 97, 93};
    return 256000 + steps[i % 8];
}

static double slow_drift(long i) {
    return 256000 + 0.1 * (double)i;
}

static double slower_drift(long i) {
    return 256000.3 - 0.0007 * (double)i;
}

static double fast_drift(long i) {
    return 256000 + 11.0 * (double)i;
}

/* The sum of twelve uniformly distributed values is close enough to a normal one. */
static double normal(void) {
    double sum = -6;

    for (int i = 0; i < 12; i++) {
        sum += random_word() / 4294967296.0;
    }
    return sum;
}

static double fine_noise(long i) {
    (void)i;
    return 256000.4 + 0.2 * normal();
}

static double jitter(long i) {
    (void)i;
    return 256037 + 2 * normal();
}

static double wide_jitter(long i) {
    (void)i;
    return 256037 + 77 * normal();
}

/* Each step is 12 or 200 with equal chance, which is 1 bit of entropy. */
static double coin(long i) {
    (void)i;
    return 256000 + (random_word() & 1 ? 12 : 200);
}

/* The step is 9 in 85 % of cases, else any. */
static double biased(long i) {
    (void)i;
    return 256000 + (random_word() % 100 < 85 ? 9 : random_word() % 256);
}

/* Returns how many samples are accepted, at most `limit`. The failing one is not counted. */
static long survives(source *step, long limit) {
    struct health h;
    double at = 100.25;

    memset(&h, 0x5A, sizeof h);
    health_start(&h);
    for (long i = 0; i < limit; i++) {
        if (!health_accept(&h, (uint8_t)((int64_t)at & 0xFF))) {
            return i;
        }
        at += step(i);
        if (at > 1e9) {
            at -= 256e6;
        }
    }
    return limit;
}

TEST(no_source_without_noise_passes_a_series) {
    static const struct {
        const char *name;
        source *step;
    } sources[] = {{"stuck", stuck},
                   {"constant step", constant_step},
                   {"constant step with a fraction", golden_step},
                   {"two alternating", two_alternating},
                   {"eight in turn", eight_in_turn},
                   {"slow drift", slow_drift},
                   {"slower drift", slower_drift},
                   {"fast drift", fast_drift},
                   {"fine noise", fine_noise}};

    random_state = 3;
    for (size_t i = 0; i < sizeof sources / sizeof sources[0]; i++) {
        long passed = survives(sources[i].step, HEALTH_WINDOW);
        printf("%s: %ld samples\n", sources[i].name, passed);
        assert_true(passed < HEALTH_WINDOW);
    }
}

/* 30 equal differences pass if others follow. */
TEST(the_31st_equal_difference_fails) {
    struct health h;
    uint8_t sample = 0;

    memset(&h, 0x5A, sizeof h);
    health_start(&h);
    assert_true(health_accept(&h, sample));
    for (int run = 0; run < 3; run++) {
        for (int i = 0; i < 30; i++) {
            assert_true(health_accept(&h, sample += (uint8_t)(40 + 7 * run)));
        }
    }
    memset(&h, 0x5A, sizeof h);
    health_start(&h);
    assert_true(health_accept(&h, sample));
    for (int i = 0; i < 30; i++) {
        assert_true(health_accept(&h, sample += 40));
    }
    assert_false(health_accept(&h, sample += 40));
}

/* The cutoffs follow from the formulas in the header: alpha = 2^-30, H = 1. */
TEST(the_cutoffs_follow_from_the_false_alarm_rate) {
    double term = 1, tail = 0, alpha = 1.0 / (1 << 30);
    int cutoff = HEALTH_WINDOW + 1;

    for (int i = 0; i < HEALTH_WINDOW; i++) {
        term /= 2;
    }
    for (int k = HEALTH_WINDOW; tail + term <= alpha; k--) {
        tail += term;
        term = term * k / (HEALTH_WINDOW - k + 1);
        cutoff = k;
    }
    assert_int_equal(cutoff, HEALTH_PROPORTION);
    assert_int_equal(1 + 30, HEALTH_REPETITIONS);
}

/* Two successive differences are equal in 72 % of cases only; the proportion of one value shows the
   bias. */
TEST(a_biased_source_is_detected) {
    int caught = 0;

    for (uint64_t seed = 1; seed <= 100; seed++) {
        random_state = seed;
        caught += survives(biased, 1024) < 1024;
    }
    printf("seeds 1..100: one step in 85%% of samples caught %d times within 1,024\n", caught);
    assert_true(caught >= 95);
}

TEST(good_sources_pass_a_million_samples) {
    printf("seed 11\n");
    random_state = 11;
    assert_int_equal(survives(wide_jitter, 1000000), 1000000);
    assert_int_equal(survives(jitter, 1000000), 1000000);
    assert_int_equal(survives(coin, 1000000), 1000000); /* 1 bit of min-entropy: the limit */
}

/* Returns the number of the sample at which a fresh test fails. Each sample is `step` more than the
   one before, and `step` grows by `growth` each time. */
static unsigned fails_at(uint8_t step, uint8_t growth) {
    struct health health;
    uint8_t sample = 77;
    unsigned samples = 1;

    health_start(&health);
    while (health_accept(&health, sample)) {
        sample = (uint8_t)(sample + step);
        step = (uint8_t)(step + growth);
        samples++;
        assert_true(samples <= HEALTH_WINDOW);
    }
    return samples;
}

/* Differences begin with the second sample, and second differences with the third; 31 equal ones
   are one too many. */
TEST(the_31st_equal_value_fails) {
    for (unsigned step = 0; step < 256; step += 3) {
        assert_int_equal(fails_at((uint8_t)step, 0), 1 + HEALTH_REPETITIONS);
        for (unsigned growth = 5; growth < 20; growth += 7) {
            assert_int_equal(fails_at((uint8_t)step, (uint8_t)growth), 2 + HEALTH_REPETITIONS);
        }
    }
}

/* Returns the number of the sample at which a source fails; 0: it passes. Each of its differences
   is `more` above the one `lag` samples before. The differences in between are far from each other,
   and so are their own differences. */
static unsigned fails_with_lag(unsigned lag, int more) {
    static const uint8_t steps[HEALTH_LAGS] = {17, 29, 97, 143, 190, 61, 230, 118};
    struct health health;
    uint8_t sample = 5;

    health_start(&health);
    assert_true(health_accept(&health, sample));
    for (unsigned i = 0; i + 1 < HEALTH_WINDOW; i++) {
        sample = (uint8_t)(sample + steps[i % lag] + more * (int)(i / lag));
        if (!health_accept(&health, sample)) {
            return i + 2;
        }
    }
    return 0;
}

/* A difference within 1 of the earlier one counts as a repetition, and the 98th repetition is one
   too many. The first difference comes with the second sample, and the first `lag` differences have
   no earlier one. */
TEST(a_source_that_repeats_itself_nearly_fails_at_the_98th) {
    for (unsigned lag = 2; lag <= HEALTH_LAGS; lag++) {
        for (int more = -1; more <= 1; more++) {
            assert_int_equal(fails_with_lag(lag, more), 1 + lag + HEALTH_PROPORTION);
        }
        assert_int_equal(fails_with_lag(lag, 2), 0);
        assert_int_equal(fails_with_lag(lag, -2), 0);
    }
}
