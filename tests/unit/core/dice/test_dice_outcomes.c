/* Checks the odds of several dice against a count of all outcomes, and chi-square against its
   formula. */

#include "support/testing.h"

#include <math.h>

#include "core/dice/dice_outcomes.h"

static unsigned power_of_six(unsigned exponent) {
    return exponent == 0 ? 1 : 6 * power_of_six(exponent - 1);
}

TEST(test_outcomes) {
    for (unsigned dice = 0; dice <= DICE_MAXIMUM; dice++) {
        assert_int_equal(dice_outcomes((uint8_t)dice), power_of_six(dice));
    }
}

enum { SUMS = DICE_MAXIMUM * DICE_FACES_MAXIMUM + 1 };

struct tally {
    uint64_t showing[DICE_MAXIMUM + 1]; /* outcomes with so many dice of one face */
    uint64_t summing[SUMS];
};

/* Counts, die by die, how many outcomes lead to each state. */
static void count_all(struct dice_set set, struct tally *tally) {
    *tally = (struct tally){.showing = {1}, .summing = {1}};
    for (unsigned die = 0; die < set.dice; die++) {
        struct tally before = *tally;
        *tally = (struct tally){{0}, {0}};
        for (unsigned face = 1; face <= set.faces; face++) {
            for (unsigned count = 0; count <= die; count++) {
                tally->showing[count + (face == 1)] += before.showing[count];
            }
            for (unsigned sum = 0; sum + face < SUMS; sum++) {
                tally->summing[sum + face] += before.summing[sum];
            }
        }
    }
}

static void check_set(struct dice_set set) {
    struct tally tally;
    uint64_t at_least = 0;

    count_all(set, &tally);
    for (unsigned count = set.dice + 1u; count-- > 0;) {
        at_least += tally.showing[count];
        assert_int_equal(dice_set_exactly(set, (uint8_t)count), tally.showing[count]);
        assert_int_equal(dice_set_at_least(set, (uint8_t)count), at_least);
    }
    assert_int_equal(dice_set_outcomes(set), at_least);
    for (unsigned count = set.dice + 1u; count <= UINT8_MAX; count++) {
        assert_int_equal(dice_set_exactly(set, (uint8_t)count), 0);
        assert_int_equal(dice_set_at_least(set, (uint8_t)count), 0);
    }
    for (unsigned sum = 0; sum <= UINT8_MAX; sum++) {
        assert_int_equal(dice_set_with_sum(set, (uint8_t)sum), sum < SUMS ? tally.summing[sum] : 0);
    }
}

TEST(test_sets) {
    for (uint8_t faces = 2; faces <= DICE_FACES_MAXIMUM; faces++) {
        for (uint8_t dice = 0; dice <= DICE_MAXIMUM; dice++) {
            check_set((struct dice_set){dice, faces});
        }
    }
}

TEST(test_three_ones_of_six) {
    assert_true(fabs(dice_set_exactly((struct dice_set){6, 6}, 3) / 46656.0 - 0.0536) < 0.00005);
}

/* The result must be the sum of (6 c - n)^2 / (6 n) in hundredths, rounded to the nearest; a half
   may be rounded either way. */
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

TEST(test_chi_square) {
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
