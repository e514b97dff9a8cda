/* Odds of several dice against counting all outcomes, and chi-square against its formula. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>

#include "core/number/dice_outcomes.h"

static unsigned power_of_six(unsigned exponent) {
    return exponent == 0 ? 1 : 6 * power_of_six(exponent - 1);
}

static void test_outcomes(void **state) {
    (void)state;
    for (unsigned dice = 0; dice <= DICE_MAXIMUM; dice++) {
        assert_int_equal(dice_outcomes((uint8_t)dice), power_of_six(dice));
    }
}

struct tally {
    unsigned showing[DICE_MAXIMUM + 1]; /* outcomes with so many dice of one face */
    unsigned summing[6 * DICE_MAXIMUM + 1];
};

static void count_all(unsigned dice, struct tally *tally) {
    *tally = (struct tally){{0}, {0}};
    for (unsigned outcome = 0; outcome < power_of_six(dice); outcome++) {
        unsigned showing = 0, sum = 0;
        for (unsigned die = 0, rest = outcome; die < dice; die++, rest /= 6) {
            showing += rest % 6 == 3;
            sum += rest % 6 + 1;
        }
        tally->showing[showing]++;
        tally->summing[sum]++;
    }
}

static void test_exactly_and_at_least(void **state) {
    (void)state;
    for (unsigned dice = 0; dice <= DICE_MAXIMUM; dice++) {
        struct tally tally;
        unsigned at_least = 0;
        count_all(dice, &tally);
        for (unsigned count = dice + 1; count-- > 0;) {
            at_least += tally.showing[count];
            assert_int_equal(dice_exactly((uint8_t)dice, (uint8_t)count), tally.showing[count]);
            assert_int_equal(dice_at_least((uint8_t)dice, (uint8_t)count), at_least);
        }
        for (unsigned count = dice + 1; count <= UINT8_MAX; count++) {
            assert_int_equal(dice_exactly((uint8_t)dice, (uint8_t)count), 0);
            assert_int_equal(dice_at_least((uint8_t)dice, (uint8_t)count), 0);
        }
    }
}

static void test_three_ones_of_six(void **state) {
    (void)state;
    assert_true(fabs(dice_exactly(6, 3) / 46656.0 - 0.0536) < 0.00005);
}

static void test_with_sum(void **state) {
    (void)state;
    for (unsigned dice = 1; dice <= DICE_MAXIMUM; dice++) {
        struct tally tally;
        count_all(dice, &tally);
        for (unsigned sum = 0; sum <= UINT8_MAX; sum++) {
            assert_int_equal(dice_with_sum((uint8_t)dice, (uint8_t)sum),
                             sum <= 6 * DICE_MAXIMUM ? tally.summing[sum] : 0);
        }
    }
}

/* Sum of (6 c - n)^2 / (6 n), in hundredths to the nearest, a half either way. */
static void check_chi_square(const uint16_t counts[6]) {
    uint64_t total = 0, squares = 0;
    for (unsigned face = 0; face < 6; face++) {
        total += counts[face];
    }
    for (unsigned face = 0; face < 6; face++) {
        int64_t off = 6 * (int64_t)counts[face] - (int64_t)total;
        squares += (uint64_t)(off * off);
    }
    uint32_t got = dice_chi_square(counts, (uint16_t)total);
    if (total == 0) {
        assert_int_equal(got, 0);
        return;
    }
    int64_t error = 2 * ((int64_t)got * 6 * (int64_t)total - 100 * (int64_t)squares);
    assert_true(error >= -6 * (int64_t)total && error <= 6 * (int64_t)total);
}

static void test_chi_square(void **state) {
    (void)state;
    static const uint16_t known[][6] = {
        {0, 0, 0, 0, 0, 0},
        {1, 0, 0, 0, 0, 0},
        {1, 1, 1, 1, 1, 1},
        {9999, 0, 0, 0, 0, 0},
        {0, 0, 0, 0, 0, 9999},
        {5000, 4999, 0, 0, 0, 0},
        {1666, 1667, 1666, 1667, 1666, 1667},
        {1667, 1667, 1667, 1666, 1666, 1666},
        {10, 12, 8, 9, 11, 10},
        {3333, 3333, 3333, 0, 0, 0},
    };
    for (unsigned i = 0; i < sizeof known / sizeof known[0]; i++) {
        check_chi_square(known[i]);
    }
    uint32_t random = 1;
    for (unsigned trial = 0; trial < 200000; trial++) {
        uint16_t counts[6];
        unsigned left = 1 + trial % 9999;
        for (unsigned face = 0; face < 6; face++) {
            random = random * 1664525 + 1013904223;
            unsigned most = trial % 2 && left / (6 - face) < left ? left / (6 - face) + 1 : left;
            counts[face] = (uint16_t)((random >> 16) % (most + 1));
            left -= counts[face];
        }
        check_chi_square(counts);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_outcomes),          cmocka_unit_test(test_exactly_and_at_least),
        cmocka_unit_test(test_three_ones_of_six), cmocka_unit_test(test_with_sum),
        cmocka_unit_test(test_chi_square),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
