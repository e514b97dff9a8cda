/* Sixths against arithmetic in 64 bits, on random sums and on the corners. */

#include "support/testing.h"

#include "core/number/sum.h"
#include "support/random_board.h"

enum { TRIALS = 200000 };

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

/* Sums up to the greatest that there is, and what rounding owes. */
TEST(a_sixth_and_the_rest_make_the_sum) {
    for (unsigned i = 0; i < TRIALS; i++) {
        uint64_t value = (uint64_t)argument() * random_below(&source, 6) + argument();
        uint8_t carry = (uint8_t)random_below(&source, 6);
        struct sum sum = {(uint32_t)value, (uint8_t)(value >> 32), carry};
        if ((value + carry) / 6 <= UINT32_MAX) {
            assert_int_equal(sum_sixth(&sum), (value + carry) / 6);
            assert_int_equal(sum.carry, (value + carry) % 6);
        }
    }
}
