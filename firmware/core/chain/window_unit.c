#include "core/chain/window_unit.h"

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

uint32_t window_unit_fraction(const struct window_unit *unit, const uint8_t *value) {
    uint32_t upper = (uint32_t)value[4] << 24 | (uint32_t)value[3] << 16 |
                     (uint32_t)value[2] << 8 | value[1];
    uint64_t product = (uint64_t)upper * unit->high + (unit->high >> 8) * value[0];
    uint64_t fraction = product >> (unit->exponent - 8);

    return fraction > UINT32_MAX ? UINT32_MAX : (uint32_t)fraction;
}

/* The upper half of the product, less at most 3. */
static uint64_t upper_product(uint64_t a, const struct window_unit *b) {
    uint32_t high = (uint32_t)(a >> 32);
    uint32_t low = (uint32_t)a;

    return (uint64_t)high * b->high + ((uint64_t)high * b->low >> 32) +
           ((uint64_t)low * b->high >> 32);
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

uint64_t window_unit_error(uint64_t rounded) {
    return (rounded >> ERROR_SHIFT) + 2;
}

uint32_t window_unit_loss(const struct window_unit *unit) {
    uint8_t down = unit->exponent - (WINDOW_UNIT_LOSS_BITS - 32);

    return (down < 32 ? unit->high >> down : 0) + 1;
}

struct bounded window_unit_between(uint64_t low, uint64_t error) {
    return (struct bounded){
        .mantissa = low + error / 2, .error = error - error / 2, .fraction_bits = WINDOW_UNIT_BITS};
}

struct bounded window_unit_rest(uint64_t low, uint64_t error) {
    struct bounded rest = window_unit_between(low, error);

    rest.mantissa = rest.mantissa < ONE ? ONE - rest.mantissa : 0;
    return rest;
}
