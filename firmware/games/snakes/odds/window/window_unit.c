#include "games/snakes/odds/window/window_unit.h"

#include "core/number/flash.h"
#include "core/number/integer64.h"
#include "core/number/product.h"
#include "core/number/sum.h"

#define LEAST_HIGH 0x80000000UL
#define ONE        (1ULL << WINDOW_UNIT_BITS)

/* The unit is right to 45 bits, the product to 53. */
enum { ERROR_SHIFT = 44 };

void window_unit_start(struct window_unit *unit, uint8_t bytes) {
    unit->high = LEAST_HIGH;
    unit->low = 0;
    unit->exponent = 8 * bytes - 4;
}

void window_unit_throw(struct window_unit *unit) {
    struct sum rest = {unit->high, 0, 0};

    unit->high = sum_sixth(&rest);
    rest = (struct sum){unit->low, rest.carry, 0};
    unit->low = sum_sixth(&rest);
    for (; unit->high < LEAST_HIGH; unit->exponent++) {
        unit->high = unit->high << 1 | unit->low >> 31;
        unit->low <<= 1;
    }
}

void window_unit_drop(struct window_unit *unit) {
    unit->exponent -= 8;
}

/* In the middle of what it can be too small by: 2 for the value, 2 for the product, 2 for the unit.
 */
enum { FRACTION_ERROR = 3 };

/* The value with its highest bits, as many fraction bits as it takes to have 31 of the product. */
uint32_t window_unit_fraction(const struct window_unit *unit, const uint8_t *value) {
    uint8_t down = unit->exponent - 31;
    uint32_t upper =
        (uint32_t)value[4] << 24 | (uint32_t)value[3] << 16 | (uint32_t)value[2] << 8 | value[1];
    uint32_t fraction;

    if (down >= 8) {
        fraction = down < 40 ? upper >> (down - 8) : 0;
    } else {
        uint8_t up = 8 - down;
        if (value[4] >> down) {
            return UINT32_MAX;
        }
        fraction = upper << up | value[0] >> down;
    }
    fraction = product_upper(fraction, unit->high);
    if (fraction > (UINT32_MAX - FRACTION_ERROR) / 2) {
        return UINT32_MAX;
    }
    return fraction ? 2 * fraction + FRACTION_ERROR : 0;
}

/* The upper half of the product, less at most 3. */
static void multiply(uint64_t *a, const struct window_unit *b) {
    uint32_t high = integer64_high(a);
    uint32_t low = integer64_low(a);

    *a = 0;
    product_add(a, high, b->high);
    integer64_add32(a, product_upper(high, b->low));
    integer64_add32(a, product_upper(low, b->high));
}

void window_unit_multiply(const struct window_unit *unit, uint64_t *value) {
    const uint8_t *highest = (const uint8_t *)value + sizeof *value - 1;
    int16_t down = unit->exponent - WINDOW_UNIT_BITS;

    if (*value == 0) {
        return;
    }
    for (; *highest == 0; down += 8) {
        integer64_shift_up(value, 8);
    }
    multiply(value, unit);
    if (down < 0) {
        integer64_shift_up(value, (uint8_t)-down);
    } else if (down < 64) {
        integer64_shift_down(value, (uint8_t)down);
    } else {
        *value = 0;
    }
}

OUT_OF_LINE uint32_t window_unit_error(const uint64_t *rounded) {
    return (integer64_high(rounded) >> (ERROR_SHIFT - 32)) + 2;
}

OUT_OF_LINE uint32_t window_unit_loss(const struct window_unit *unit) {
    uint8_t down = unit->exponent - (WINDOW_UNIT_LOSS_BITS - 32);

    return (down < 32 ? unit->high >> down : 0) + 1;
}

void window_unit_take_between(struct bounded *chance) {
    uint64_t half = chance->error;

    integer64_shift_down(&half, 1);
    integer64_add(&chance->mantissa, &half);
    integer64_subtract(&chance->error, &half);
    chance->fraction_bits = WINDOW_UNIT_BITS;
}

void window_unit_take_rest(struct bounded *chance) {
    uint64_t rest = ONE;

    window_unit_take_between(chance);
    if (integer64_subtract(&rest, &chance->mantissa)) {
        rest = 0;
    }
    chance->mantissa = rest;
}
