#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

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

/* How many samples of a source that gives 7 with the chance `percent` are accepted, up to a limit:
   the failing one is not counted. */
static long survives(unsigned percent, uint64_t seed, long limit) {
    struct health h;

    random_state = seed;
    health_start(&h);
    for (long i = 0; i < limit; i++) {
        uint8_t other = (uint8_t)(8 + random_word() % 248);
        if (!health_accept(&h, random_word() % 100 < percent ? 7 : other)) {
            return i;
        }
    }
    return limit;
}

static void a_stuck_source_fails_at_its_31st_sample(void **unused) {
    (void)unused;
    for (int value = 0; value < 256; value++) {
        struct health h;
        health_start(&h);
        for (int i = 1; i < 31; i++) {
            assert_true(health_accept(&h, (uint8_t)value));
        }
        assert_false(health_accept(&h, (uint8_t)value));
    }
}

/* Runs of 30 with one other sample between them pass the repetition test, wherever they begin. */
static void runs_of_30_equal_samples_pass(void **unused) {
    struct health h;

    (void)unused;
    health_start(&h);
    for (int i = 0; i < 3 * 128; i++) {
        uint8_t sample = (uint8_t)(i / 30);
        assert_true(health_accept(&h, sample));
    }
}

/* A window with exactly `equal` samples like its first; the others differ from one another. */
static long window_with(int equal, struct health *h) {
    int left = equal;

    for (int i = 0; i < HEALTH_WINDOW; i++) {
        bool same = left > 0 && (i % 4 != 3 || HEALTH_WINDOW - i <= left);
        left -= same;
        if (!health_accept(h, same ? 200 : (uint8_t)i)) {
            return i;
        }
    }
    return HEALTH_WINDOW;
}

static void a_window_with_98_equal_samples_fails(void **unused) {
    struct health h;

    (void)unused;
    health_start(&h);
    assert_int_equal(window_with(97, &h), HEALTH_WINDOW);
    assert_int_equal(window_with(97, &h), HEALTH_WINDOW); /* each window counts for itself */
    assert_true(window_with(98, &h) < HEALTH_WINDOW);
}

/* The cutoffs follow from the formulas in the header: alpha = 2^-30, H = 1. */
static void the_cutoffs_follow_from_the_false_alarm_rate(void **unused) {
    double term = 1, tail = 0, alpha = 1.0 / (1 << 30);
    int cutoff = HEALTH_WINDOW + 1;

    (void)unused;
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

static void a_biased_source_is_detected(void **unused) {
    int caught = 0;

    (void)unused;
    for (uint64_t seed = 1; seed <= 100; seed++) {
        caught += survives(85, seed, 1024) < 1024;
    }
    printf("seeds 1..100: one value in 85%% of samples caught %d times within 1,024\n", caught);
    assert_true(caught >= 95);
}

static void good_sources_pass_two_million_samples(void **unused) {
    (void)unused;
    printf("seeds 11, 12\n");
    assert_int_equal(survives(0, 11, 2000000), 2000000);
    assert_int_equal(survives(50, 12, 2000000), 2000000); /* 1 bit of min-entropy: the limit */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_stuck_source_fails_at_its_31st_sample),
        cmocka_unit_test(runs_of_30_equal_samples_pass),
        cmocka_unit_test(a_window_with_98_equal_samples_fails),
        cmocka_unit_test(the_cutoffs_follow_from_the_false_alarm_rate),
        cmocka_unit_test(a_biased_source_is_detected),
        cmocka_unit_test(good_sources_pass_two_million_samples),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
