/* Checks fixed-point arithmetic against arithmetic in 128 bits, on random arguments of random
   length and on the corners. */

#include "support/testing.h"
#include <stddef.h>
#include <stdint.h>

#include <gmp.h>

#include "core/number/fixed.h"
#include "support/random_board.h"

typedef unsigned __int128 wide;

enum { TRIALS = 200000 };

static const uint32_t corners[] = {
    0,          1,          2,          3,          5,          6,          7,
    0xFF,       0x100,      0xFFFF,     0x10000,    0x10001,    0x55555555, 0x55555556,
    0x7FFFFFFF, 0x80000000, 0x80000001, 0xAAAAAAAB, 0xFFFF0000, 0xFFFFFFFE, 0xFFFFFFFF};

enum { CORNERS = sizeof corners / sizeof corners[0] };

static struct random_source source = {20};

/* Returns a random number of random length, at most 32 bits, or in one of eight calls a corner. */
static uint32_t argument(void) {
    if (random_below(&source, 8) == 0) {
        return corners[random_below(&source, CORNERS)];
    }
    uint32_t bits = random_below(&source, 0x10000) << 16 | random_below(&source, 0x10000);
    return bits >> random_below(&source, 32);
}

TEST(a_product_is_rounded_to_nearest) {
    unsigned fitting = 0;
    for (unsigned i = 0; i < CORNERS * CORNERS + TRIALS; i++) {
        bool corner = i < CORNERS * CORNERS;
        uint32_t a = corner ? corners[i / CORNERS] : argument();
        uint32_t b = corner ? corners[i % CORNERS] : argument();
        for (unsigned shift = 1; shift <= 70; shift++) {
            wide rounded = ((wide)a * b + ((wide)1 << (shift - 1))) >> shift;
            if (rounded > UINT32_MAX) {
                continue;
            }
            assert_int_equal(fixed_multiply(a, b, (uint8_t)shift), (uint32_t)rounded);
            fitting++;
        }
    }
    assert_true(fitting > TRIALS);
}

static uint32_t ratio(uint32_t numerator, uint32_t denominator, unsigned bits) {
    if (denominator == 0) {
        return UINT32_MAX;
    }
    wide rounded = (((wide)numerator << (bits + 1)) / denominator + 1) >> 1;
    return rounded > UINT32_MAX ? UINT32_MAX : (uint32_t)rounded;
}

TEST(a_ratio_is_rounded_to_nearest_or_as_great_as_can_be) {
    for (unsigned i = 0; i < CORNERS * CORNERS + TRIALS; i++) {
        bool corner = i < CORNERS * CORNERS;
        uint32_t a = corner ? corners[i / CORNERS] : argument();
        uint32_t b = corner ? corners[i % CORNERS] : argument();
        unsigned first = corner ? 0 : random_below(&source, 33), last = corner ? 32 : first;
        for (unsigned bits = first; bits <= last; bits++) {
            assert_int_equal(fixed_ratio(a, b, (uint8_t)bits), ratio(a, b, bits));
        }
    }
}

static unsigned significant(uint32_t value) {
    unsigned bits = 0;
    for (; value != 0; value >>= 1) {
        bits++;
    }
    return bits;
}

/* The sign of (mantissa + step)^2 / 2^(2 f) - value, where f are the root's fraction bits, computed
   with whole numbers. */
static int compare_square_of(struct real root, int step, struct real value) {
    mpz_t left, right;
    mpz_init_set_si(left, (long)root.mantissa + step);
    mpz_init_set_ui(right, value.mantissa);
    mpz_mul(left, left, left);
    mpz_mul_2exp(left, left, value.fraction_bits);
    mpz_mul_2exp(right, right, 2UL * root.fraction_bits);
    int order = mpz_cmp(left, right);
    mpz_clears(left, right, NULL);
    return order;
}

static void check_square_root(struct real value) {
    struct real root = value;
    fixed_square_root(&root);
    assert_true(root.fraction_bits <= 31);
    if (value.mantissa == 0) {
        assert_int_equal(root.mantissa, 0);
        return;
    }
    assert_true(compare_square_of(root, -1, value) <= 0);
    assert_true(compare_square_of(root, 1, value) >= 0);
    assert_true(significant(root.mantissa) >= 15);
    if (significant(value.mantissa) >= 31) {
        assert_true(significant(root.mantissa) >= 31);
    }
}

TEST(a_square_root_is_right_to_its_last_bit) {
    for (unsigned bits = 0; bits <= 31; bits++) {
        for (unsigned i = 0; i < CORNERS; i++) {
            check_square_root((struct real){corners[i], (uint8_t)bits});
        }
    }
    for (unsigned i = 0; i < TRIALS; i++) {
        check_square_root((struct real){argument(), (uint8_t)random_below(&source, 32)});
    }
}
