/* Checks products of fractions and numbers with 64 leading bits against integers of any size. */

#include "support/testing.h"

#include <gmp.h>
#include <stdbool.h>

#include "core/number/fraction.h"
#include "core/number/scaled64.h"

enum { CASES = 20000 };

static uint64_t state = 20261122;

/* Returns random bits, sometimes with any number of leading ones or zeros. */
static uint64_t random_bits(void) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    uint64_t bits = state ^ state >> 29;
    uint8_t shift = (uint8_t)(state >> 40 & 63);

    switch (state >> 60) {
    case 0:
        return UINT64_MAX >> shift;
    case 1:
        return UINT64_MAX << shift;
    case 2:
        return bits >> shift;
    default:
        return bits;
    }
}

static void set(mpz_t number, uint64_t value) {
    mpz_import(number, 1, 1, sizeof value, 0, 0, &value);
}

static uint64_t get(const mpz_t number) {
    uint64_t value = 0;

    mpz_export(&value, NULL, 1, sizeof value, 0, 0, number);
    return value;
}

TEST(products_are_rounded_down) {
    mpz_t a;
    mpz_t b;

    mpz_inits(a, b, NULL);
    for (unsigned i = 0; i < CASES; i++) {
        uint64_t x = random_bits();
        uint64_t y = random_bits();
        set(a, x);
        set(b, y);
        mpz_mul(a, a, b);
        mpz_fdiv_q_2exp(a, a, 64);
        assert_true(fraction_product64(x, y) == get(a));
        set(a, (uint32_t)x);
        set(b, (uint32_t)y);
        mpz_mul(a, a, b);
        mpz_fdiv_q_2exp(a, a, 32);
        assert_true(fraction_product32((uint32_t)x, (uint32_t)y) == get(a));
    }
    mpz_clears(a, b, NULL);
}

TEST(a_product_keeps_its_leading_bit_and_loses_a_2_to_the_62nd) {
    for (unsigned i = 0; i < CASES; i++) {
        struct scaled64 x = {random_bits() | 1ULL << 63, (uint16_t)(64 + i % 300)};
        struct scaled64 y = {random_bits() | 1ULL << 63, (uint16_t)(40 + i % 30)};
        struct scaled64 product = x;
        mpz_t exact;
        mpz_t factor;
        mpz_inits(exact, factor, NULL);
        scaled64_multiply(&product, &y);
        assert_true(product.mantissa >> 63);
        /* Both products in units of the exact one. */
        set(exact, x.mantissa);
        set(factor, y.mantissa);
        mpz_mul(exact, exact, factor);
        set(factor, product.mantissa);
        mpz_mul_2exp(factor, factor, x.fraction_bits + y.fraction_bits - product.fraction_bits);
        mpz_sub(factor, exact, factor);
        assert_true(mpz_sgn(factor) >= 0);
        mpz_mul_2exp(factor, factor, 62);
        assert_true(mpz_cmp(factor, exact) < 0);
        mpz_clears(exact, factor, NULL);
    }
}

TEST(nothing_times_anything_is_nothing) {
    const struct scaled64 factor = {1ULL << 63, 60};
    struct scaled64 nothing = {0, 64};

    scaled64_multiply(&nothing, &factor);
    assert_true(nothing.mantissa == 0);
}

static uint64_t fraction_of(uint64_t mantissa, uint16_t fraction_bits) {
    return scaled64_fraction(&(struct scaled64){mantissa, fraction_bits});
}

TEST(a_fraction_is_rounded_down) {
    assert_true(fraction_of(3ULL << 62, 64) == 3ULL << 62);
    assert_true(fraction_of(3ULL << 62, 126) == 3);
    assert_true(fraction_of(3ULL << 62, 127) == 1);
    assert_true(fraction_of(3ULL << 62, 128) == 0);
    assert_true(fraction_of(3ULL << 62, 40000) == 0);
}
