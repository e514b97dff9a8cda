#include "core/window/window_unit.h"

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

#ifndef __AVR__

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

#endif

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
static uint64_t upper_product(uint64_t a, const struct window_unit *b) {
    uint32_t high = (uint32_t)(a >> 32);
    uint32_t low = (uint32_t)a;

    uint64_t product = 0;

    product_add(&product, high, b->high);
    return product + product_upper(high, b->low) + product_upper(low, b->high);
}

uint64_t window_unit_times(const struct window_unit *unit, uint64_t value) {
    int16_t down = unit->exponent - WINDOW_UNIT_BITS;
    uint64_t product;

    if (value == 0) {
        return 0;
    }
    for (; !(value >> 56); value <<= 8) {
        down += 8;
    }
    product = upper_product(value, unit);
    if (down < 0) {
        return product << -down;
    }
    return down < 64 ? product >> down : 0;
}

uint32_t window_unit_error(uint64_t rounded) {
    return ((uint32_t)(rounded >> 32) >> (ERROR_SHIFT - 32)) + 2;
}

uint32_t window_unit_loss(const struct window_unit *unit) {
    uint8_t down = unit->exponent - (WINDOW_UNIT_LOSS_BITS - 32);

    return (down < 32 ? unit->high >> down : 0) + 1;
}

/* Kept out of its callers, where 64-bit work would be written out again. */
__attribute__((noinline)) struct bounded window_unit_between(uint64_t low, uint64_t error) {
    uint64_t half = error >> 1;

    return (struct bounded){
        .mantissa = low + half, .error = error - half, .fraction_bits = WINDOW_UNIT_BITS};
}

struct bounded window_unit_rest(uint64_t low, uint64_t error) {
    struct bounded rest = window_unit_between(low, error);

    rest.mantissa = ONE - rest.mantissa;
    if ((int64_t)rest.mantissa < 0) {
        rest.mantissa = 0;
    }
    return rest;
}
