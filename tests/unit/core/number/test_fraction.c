/* Checks products and quotients against arithmetic of 128 bits, on random numbers of all lengths
   and on the corners, and divisors against a search. */

#include "support/testing.h"

#include "core/number/fraction.h"

enum { TRIALS = 20000 };

__extension__ typedef unsigned __int128 wide_t;

static uint64_t state = 20261123;

/* Returns random bits, often with any number of leading or trailing ones or zeros. */
static uint64_t any(void) {
    uint8_t shift;
    uint64_t bits;

    state = state * 6364136223846793005u + 1442695040888963407u;
    bits = state ^ state >> 29;
    shift = (uint8_t)(state >> 40 & 63);
    switch (state >> 61) {
    case 0:
        return UINT64_MAX >> shift;
    case 1:
        return UINT64_MAX << shift;
    case 2:
        return bits >> shift;
    case 3:
        return 1ULL << shift;
    default:
        return bits;
    }
}

TEST(products_of_32_bits) {
    for (unsigned i = 0; i < TRIALS; i++) {
        const uint32_t a = (uint32_t)any();
        const uint32_t b = (uint32_t)any();
        assert_int_equal(fraction_product32(a, b), (uint64_t)a * b >> 32);
    }
}

TEST(fractions_of_fractions) {
    for (unsigned i = 0; i < TRIALS; i++) {
        const uint64_t a = any();
        const uint64_t b = any();
        assert_true(fraction_product64(a, b) == (uint64_t)(((wide_t)a * b) >> 64));
    }
}

TEST(quotients_that_are_fractions) {
    for (unsigned i = 0; i < TRIALS; i++) {
        const uint32_t a = (uint32_t)any();
        const uint32_t b = i % 16 ? (uint32_t)any() : a;
        assert_int_equal(fraction_quotient32(a, b), a < b ? ((uint64_t)a << 32) / b : UINT32_MAX);
    }
}

TEST(the_common_divisor_is_the_greatest) {
    for (uint32_t a = 0; a < 80; a++) {
        for (uint32_t b = 0; b < 80; b++) {
            uint32_t most = 1;
            for (uint32_t d = 1; d <= 80; d++) {
                if (a % d == 0 && b % d == 0 && (a || b)) {
                    most = d;
                }
            }
            assert_int_equal(fraction_common_divisor(a, b), most);
        }
    }
    assert_int_equal(fraction_common_divisor(0, UINT32_MAX), UINT32_MAX);
    assert_int_equal(fraction_common_divisor(3000000000u, 2000000000u), 1000000000);
}
