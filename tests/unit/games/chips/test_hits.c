/* The hits of a field against the Poisson distribution in long double. */

#include "support/testing.h"

#include <gmp.h>
#include <math.h>
#include <string.h>

#include "games/chips/odds/hits.h"

enum { TIMES = 340, RATES = 255, RATE_STEP = 7 };

/* The bounds of the header, and the rounding of the long doubles. */
#define RELATIVE (1.3 * 0x1p-49)
#define UNITS    (18 * 0x1p-64)

static long double fraction(uint64_t value) {
    return ldexpl((long double)value, -64);
}

static void expect_near(long double found, long double exact) {
    if (fabsl(found - exact) > RELATIVE * exact + UNITS) {
        fail_msg("%.20Lg, not %.20Lg", found, exact);
    }
}

static uint64_t exactly_of(const struct hits *hits) {
    return hits_exactly(hits);
}

/* Checks every count of one field at one time, going up and after going back. */
static void check_counts(const struct hits_time *time, uint8_t rate, long double mean) {
    struct hits hits;
    long double exactly = expl(-mean);
    long double fewer = 0;

    memset(&hits, 0xA5, sizeof hits);
    memset(&hits, 0x5A, sizeof hits);
    hits_start(&hits, time, rate);
    for (uint8_t count = 0; count <= HITS_MOST; count++) {
        struct hits before;
        hits_reach(&hits, count);
        expect_near(fraction(exactly_of(&hits)), exactly);
        expect_near(fraction(hits.fewer), fewer);
        before = hits;
        hits_reach(&hits, count / 2);
        hits_reach(&hits, count);
        assert_true(exactly_of(&hits) == exactly_of(&before) && hits.fewer == before.fewer);
        fewer += exactly;
        exactly *= mean / (count + 1);
    }
}

TEST(hits_have_the_poisson_distribution) {
    for (uint16_t k = 0; k < TIMES; k++) {
        struct hits_time time;
        long double t = 128 * exp2l(-k / (long double)HITS_TIMES_TO_HALF);
        hits_time_set(&time, k);
        for (unsigned rate = 1; rate <= RATES; rate += rate < 8 ? 1 : RATE_STEP) {
            check_counts(&time, (uint8_t)rate, rate * t);
        }
    }
}

/* All bits of 128 / 2^(k/5), rounded down, against the exact fifth root of its fifth power. */
TEST(times_are_right_to_the_last_bit) {
    mpz_t exact;

    mpz_init(exact);
    for (uint16_t k = 0; k < TIMES; k++) {
        struct hits_time time;
        uint64_t root = 0;
        uint8_t part = k % HITS_TIMES_TO_HALF;
        hits_time_set(&time, k);
        mpz_set_ui(exact, 1);
        mpz_mul_2exp(exact, exact, 64 * HITS_TIMES_TO_HALF - (part ? part : HITS_TIMES_TO_HALF));
        mpz_root(exact, exact, HITS_TIMES_TO_HALF);
        mpz_export(&root, NULL, 1, sizeof root, 0, 0, exact);
        assert_true(time.time.mantissa == root);
        assert_int_equal(time.time.fraction_bits, 57 + k / HITS_TIMES_TO_HALF - (part == 0));
    }
    mpz_clear(exact);
}

/* e^-x of a fraction below 128, by the series of x / 2^10, squared ten times. */
static void set_exp_minus(mpf_t power, const mpf_t x) {
    enum { HALVINGS = 10, TERMS = 80 };
    mpf_t small, term;

    mpf_init(small);
    mpf_init_set_ui(term, 1);
    mpf_div_2exp(small, x, HALVINGS);
    mpf_set_ui(power, 1);
    for (unsigned k = 1; k < TERMS; k++) {
        mpf_mul(term, term, small);
        mpf_div_ui(term, term, k);
        mpf_neg(term, term);
        mpf_add(power, power, term);
    }
    for (unsigned i = 0; i < HALVINGS; i++) {
        mpf_mul(power, power, power);
    }
    mpf_clear(small);
    mpf_clear(term);
}

static void set_scaled(mpf_t x, const struct scaled64 *scaled) {
    mpz_t whole;

    mpz_init(whole);
    mpz_import(whole, 1, 1, sizeof scaled->mantissa, 0, 0, &scaled->mantissa);
    mpf_set_z(x, whole);
    mpf_div_2exp(x, x, scaled->fraction_bits);
    mpz_clear(whole);
}

/* By how much the decay is less than e^-time, in units of the last bit of its mantissa. */
static double decay_lacks(const struct hits_time *time) {
    mpf_t exact, found;
    double units;

    mpf_init(exact);
    mpf_init(found);
    set_scaled(found, &time->time);
    set_exp_minus(exact, found);
    set_scaled(found, &time->decay);
    mpf_sub(exact, exact, found);
    mpf_mul_2exp(exact, exact, time->decay.fraction_bits);
    units = mpf_get_d(exact);
    mpf_clear(exact);
    mpf_clear(found);
    return units;
}

/* The rounding error of the exponent grows with the time, and so do the limits. */
TEST(the_decay_is_right_to_its_last_bits) {
    for (uint16_t k = 0; k < TIMES; k++) {
        struct hits_time time;
        hits_time_set(&time, k);
        double t = ldexp((double)time.time.mantissa, -time.time.fraction_bits);
        double lacks = decay_lacks(&time);
        if (lacks < -0.75 - 2.5 * t || lacks > 1.5 + t) {
            fail_msg("e^-%g lacks %.3f units", t, lacks);
        }
    }
}

/* P(N = k) = P(N = k - 1) * mean / k, with 1 / k to 64 bits. */
TEST(a_count_more_divides_to_the_last_bit) {
    mpz_t quotient;

    mpz_init(quotient);
    for (uint8_t k = 1; k <= HITS_MOST; k++) {
        struct hits hits = {.mean = {1ULL << 63, 63}, .exact = {UINT64_MAX, 64}};
        struct scaled64 expected = hits.exact, reciprocal = {.fraction_bits = 63};
        hits.count = k - 1;
        for (unsigned power = 1; power < k; power *= 2) {
            reciprocal.fraction_bits++;
        }
        mpz_set_ui(quotient, 1);
        mpz_mul_2exp(quotient, quotient, reciprocal.fraction_bits);
        mpz_tdiv_q_ui(quotient, quotient, k);
        mpz_export(&reciprocal.mantissa, NULL, 1, sizeof reciprocal.mantissa, 0, 0, quotient);
        scaled64_multiply(&expected, &hits.mean);
        scaled64_multiply(&expected, &reciprocal);
        hits_reach(&hits, k);
        assert_true(hits.exact.mantissa == expected.mantissa);
        assert_int_equal(hits.exact.fraction_bits, expected.fraction_bits);
    }
    mpz_clear(quotient);
}

/* The mean is then 128 or more, beyond every count that matters. */
TEST(the_first_time_is_late_enough) {
    for (unsigned rate = 1; rate <= RATES; rate++) {
        uint16_t k = hits_first_time((uint8_t)rate);
        double mean = 128 * rate * exp2(-(double)k / HITS_TIMES_TO_HALF);
        assert_true(mean >= 128 && mean < 256);
    }
}

int main(void) {
    mpf_set_default_prec(512);
    return run_listed_tests(NULL, NULL);
}
