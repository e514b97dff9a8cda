#include "games/snakes/odds/chain/refinement.h"

#include "support/testing.h"

static struct absorption absorption;

static void measure(int64_t first, int64_t second) {
    absorption.chain.unknowns = 2;
    absorption.pass.residual[0] = first;
    absorption.pass.residual[1] = second;
    absorption.pass.residual[2] = 1000; /* of no unknown */
    refinement_measure(&absorption);
}

static void expect(uint32_t most, uint32_t sum, uint8_t length) {
    assert_int_equal(absorption.residual_most, most);
    assert_int_equal(absorption.residual_sum, sum);
    assert_int_equal(absorption.residual_length, length);
}

TEST(residuals_are_measured_without_their_sign) {
    measure(0, 0);
    expect(0, 0, 0);
    measure(3, -9);
    expect(9, 12, 4);
    measure(-9, 3);
    expect(9, 12, 4);
    measure(INT32_MAX, -INT32_MAX);
    expect(INT32_MAX, UINT32_MAX - 1, 31);
}

TEST(large_residuals_stop_at_the_greatest_number) {
    measure(INT32_MAX, INT32_MIN);
    expect(1U << 31, UINT32_MAX, 32);
    measure(1, -(1LL << 40));
    expect(UINT32_MAX, UINT32_MAX, 41);
    measure(INT64_MIN, 0);
    expect(UINT32_MAX, UINT32_MAX, 64);
}
