/* The constants of the hits of a field, each to its last bit. */

#include "support/testing.h"

#include <gmp.h>

#include "games/chips/odds/hits.c"

enum { FINE = 320 /* fraction bits of ln 2 */ };

/* 2^(64 - j / root), rounded down: the root of 2^(64 root - j). */
static void expect_part(uint64_t found, unsigned j, unsigned root) {
    mpz_t exact;

    mpz_init(exact);
    mpz_ui_pow_ui(exact, 2, 64 * root - j);
    mpz_root(exact, exact, root);
    assert_int_equal(mpz_get_ui(exact), found);
    mpz_clear(exact);
}

TEST(parts_of_a_halving_are_rounded_down) {
    for (unsigned j = 1; j < HITS_TIMES_TO_HALF; j++) {
        expect_part(fifth_parts[j], j, HITS_TIMES_TO_HALF);
    }
    for (unsigned j = 1; j < PARTS_OF_TWO; j++) {
        expect_part(sixteenth_parts[j - 1], j, PARTS_OF_TWO);
    }
}

/* ln 2 is the sum of 1 / (k 2^k). */
static void find_ln2(mpz_t ln2) {
    mpz_t term;

    mpz_init(term);
    mpz_set_ui(ln2, 0);
    for (unsigned k = 1; k <= FINE; k++) {
        mpz_ui_pow_ui(term, 2, FINE - k);
        mpz_fdiv_q_ui(term, term, k);
        mpz_add(ln2, ln2, term);
    }
    mpz_clear(term);
}

TEST(powers_of_ln2_are_rounded_to_the_nearest) {
    mpz_t ln2, power, nearest;

    mpz_inits(ln2, power, nearest, NULL);
    find_ln2(ln2);
    mpz_ui_pow_ui(power, 2, FINE);
    assert_true(powers_of_ln2[POWERS - 1] == UINT64_MAX);
    for (unsigned k = 1; k < POWERS; k++) {
        mpz_mul(power, power, ln2);
        mpz_fdiv_q_2exp(power, power, FINE);
        mpz_fdiv_q_ui(power, power, k);
        mpz_fdiv_q_2exp(nearest, power, FINE - 64 - 1);
        mpz_add_ui(nearest, nearest, 1);
        mpz_fdiv_q_2exp(nearest, nearest, 1);
        assert_int_equal(mpz_get_ui(nearest), powers_of_ln2[POWERS - 1 - k]);
    }
    mpz_clears(ln2, power, nearest, NULL);
}

TEST(the_binary_logarithm_of_e_is_rounded_down) {
    mpz_t ln2, inverse;

    mpz_inits(ln2, inverse, NULL);
    find_ln2(ln2);
    mpz_ui_pow_ui(inverse, 2, FINE + 63);
    mpz_fdiv_q(inverse, inverse, ln2);
    assert_int_equal(mpz_get_ui(inverse), log2_e);
    mpz_clears(ln2, inverse, NULL);
}

/* 2^128 / k, of which the leading 64 bits remain. */
TEST(reciprocals_are_rounded_down) {
    mpz_t reciprocal;

    mpz_init(reciprocal);
    for (unsigned k = 1; k <= HITS_MOST; k++) {
        mpz_ui_pow_ui(reciprocal, 2, 128);
        mpz_fdiv_q_ui(reciprocal, reciprocal, k);
        mpz_fdiv_q_2exp(reciprocal, reciprocal, mpz_sizeinbase(reciprocal, 2) - 64);
        assert_int_equal(mpz_get_ui(reciprocal), reciprocals[k - 1]);
    }
    mpz_clear(reciprocal);
}
