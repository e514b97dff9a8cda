/* Running sums against arithmetic in 64 bits, on random terms of random length and on the corners.
 */

#include "support/testing.h"

#include "core/number/sum.h"
#include "support/random_board.h"

enum { TRIALS = 200000, TERMS = 100 };

static const uint32_t corners[] = {
    0,          1,          2,          3,          5,          6,          7,
    0xFF,       0x100,      0xFFFF,     0x10000,    0x10001,    0x55555555, 0x55555556,
    0x7FFFFFFF, 0x80000000, 0x80000001, 0xAAAAAAAB, 0xFFFF0000, 0xFFFFFFFE, 0xFFFFFFFF};

enum { CORNERS = sizeof corners / sizeof corners[0] };

static struct random_source source = {20};

/* Any 32 bits, a corner now and then, all lengths alike. */
static uint32_t argument(void) {
    if (random_below(&source, 8) == 0) {
        return corners[random_below(&source, CORNERS)];
    }
    uint32_t bits = random_below(&source, 0x10000) << 16 | random_below(&source, 0x10000);
    return bits >> random_below(&source, 32);
}

static uint64_t value_of(const struct sum *sum) {
    return (uint64_t)sum->high << 32 | sum->low;
}

static void check_sixth(struct sum *sum) {
    uint64_t owed = value_of(sum) + sum->carry;
    if (owed / 6 > UINT32_MAX) {
        return;
    }
    assert_int_equal(sum_sixth(sum), owed / 6);
    assert_int_equal(sum->carry, owed % 6);
}

/* Sums of random terms, up to the greatest that there is. */
static void a_sum_stays_exact_and_its_sixths_add_up(void **state) {
    (void)state;
    const uint64_t greatest = 6ULL * UINT32_MAX;
    for (unsigned i = 0; i < TRIALS / TERMS; i++) {
        struct sum sum = {0, 0, 0};
        uint64_t value = 0;
        for (unsigned term_number = 0; term_number < TERMS; term_number++) {
            uint32_t term = argument();
            uint8_t count = (uint8_t)(1 + random_below(&source, 8));
            if (value + (uint64_t)term * count > greatest) {
                term = (uint32_t)((greatest - value) / count);
            }
            sum_add(&sum, term, count);
            value += (uint64_t)term * count;
            assert_true(value_of(&sum) == value);
            check_sixth(&sum);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_sum_stays_exact_and_its_sixths_add_up)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
