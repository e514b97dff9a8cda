/* Numbers of 64 bits in memory against the machine's own of 128, on random ones of all lengths and
   on the corners. */

#include "support/testing.h"

#include "core/number/fraction.h"
#include "core/number/integer64.h"
#include "core/number/product.h"

enum { TRIALS = 20000 };

__extension__ typedef unsigned __int128 wide_t;

static uint64_t state = 20261123;

/* Any number of leading or following ones or zeros. */
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

TEST(sums_and_differences_tell_what_is_carried) {
    for (unsigned i = 0; i < TRIALS; i++) {
        const uint64_t a = any();
        const uint64_t b = i % 16 ? any() : a;
        uint64_t sum = a;
        uint64_t sum32 = a;
        uint64_t difference = a;
        assert_int_equal(integer64_add(&sum, &b), ((wide_t)a + b) >> 64);
        assert_true(sum == a + b);
        assert_int_equal(integer64_add32(&sum32, (uint32_t)b), ((wide_t)a + (uint32_t)b) >> 64);
        assert_true(sum32 == a + (uint32_t)b);
        assert_int_equal(integer64_subtract(&difference, &b), a < b);
        assert_true(difference == a - b);
        assert_int_equal(integer64_is_less(&a, &b), a < b);
    }
}

TEST(halves_and_copies) {
    for (unsigned i = 0; i < TRIALS; i++) {
        const uint64_t a = any();
        uint64_t copy = ~a;
        integer64_load(&copy, &a);
        assert_true(copy == a);
        assert_int_equal(integer64_low(&a), a % (1ULL << 32));
        assert_int_equal(integer64_high(&a), a >> 32);
    }
}

TEST(shifts_lose_what_goes_out) {
    for (unsigned i = 0; i < TRIALS; i++) {
        const uint64_t a = any();
        const uint8_t count = i % 64;
        uint64_t in = a;
        uint64_t up = a;
        uint64_t down = a;
        assert_int_equal(integer64_shift_in(&in, i & 1), a >> 63);
        assert_true(in == (a << 1 | (i & 1)));
        integer64_shift_up(&up, count);
        assert_true(up == a << count);
        integer64_shift_down(&down, count);
        assert_true(down == a >> count);
    }
}

TEST(products_by_a_byte) {
    for (unsigned i = 0; i < TRIALS; i++) {
        const uint64_t a = any();
        const uint8_t factor = (uint8_t)i;
        uint64_t product = a;
        integer64_multiply(&product, factor);
        assert_true(product == a * factor);
    }
}

TEST(products_of_32_bits) {
    for (unsigned i = 0; i < TRIALS; i++) {
        const uint32_t a = (uint32_t)any();
        const uint32_t b = (uint32_t)any();
        const uint64_t before = any();
        uint64_t sum = before;
        product_add(&sum, a, b);
        assert_true(sum == before + (uint64_t)a * b);
        assert_int_equal(product_upper(a, b), (uint64_t)a * b >> 32);
    }
}

TEST(fractions_of_fractions) {
    for (unsigned i = 0; i < TRIALS; i++) {
        const uint64_t a = any();
        const uint64_t b = any();
        const uint64_t product = (uint64_t)(((wide_t)a * b) >> 64);
        uint64_t multiplied = a;
        uint64_t reduced = a;
        assert_true(fraction_product64(a, b) == product);
        fraction_multiply64(&multiplied, &b);
        assert_true(multiplied == product);
        fraction_reduce64(&reduced, &b);
        assert_true(reduced == a - product);
    }
}

TEST(quotients_that_are_fractions) {
    for (unsigned i = 0; i < TRIALS; i++) {
        const uint32_t a = (uint32_t)any();
        const uint32_t b = i % 16 ? (uint32_t)any() : a;
        assert_int_equal(fraction_quotient32(a, b), a < b ? ((uint64_t)a << 32) / b : UINT32_MAX);
    }
}

/* By what makes it one: it divides both, and the quotients have nothing in common. */
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
