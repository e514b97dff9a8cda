#include "core/alone.h"

#include <string.h>

enum { THROWS_MAXIMUM = 2000 };

void alone_start(struct alone *alone, const struct board *board) {
    memset(alone->expected, 0, sizeof alone->expected);
    race_start(&alone->race, board);
}

bool alone_step(struct alone *alone) {
    bool done = true;
    uint32_t *expected = alone->expected;
    const probability_t *within = alone->race.within;

    for (uint8_t count = alone->race.board->goal; count; count--) {
        uint32_t survival = PROBABILITY_ONE - *within++;
        if (survival <= PROBABILITY_ONE) {
            survival >>= PROBABILITY_BITS - ALONE_FRACTION_BITS;
            *expected += survival;
            done &= survival == 0;
        }
        expected++;
    }
    race_step(&alone->race);
    return done || alone->race.throws == THROWS_MAXIMUM;
}

void alone_estimate(const struct alone *alone, uint8_t first, uint8_t second, struct real *value) {
    const uint32_t *more = &alone->expected[first];
    const uint32_t *less = &alone->expected[second];

    if (*less > *more) {
        const uint32_t *swapped = more;
        more = less;
        less = swapped;
    }
    value->mantissa = *more + *less / 4;
    value->fraction_bits = ALONE_FRACTION_BITS;
}
