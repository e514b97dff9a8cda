#include "core/number/bounded.h"

#include "core/number/flash.h"
#include "core/number/integer64.h"

struct bounded bounded_real(struct real value, uint32_t error) {
    return (struct bounded){
        .mantissa = value.mantissa, .error = error, .fraction_bits = value.fraction_bits};
}

OUT_OF_LINE struct bounded bounded_probability(probability_t value, uint32_t error) {
    return (struct bounded){.mantissa = value, .error = error, .fraction_bits = PROBABILITY_BITS};
}

/* With as many fraction bits as a normal number; the bound is not yet wider. */
static void bring_from(uint64_t *value, uint8_t bits) {
    bool beyond = (int32_t)integer64_high(value) < 0;

    if (bits > BOUNDED_FRACTION_BITS) {
        integer64_shift_down(value, bits - BOUNDED_FRACTION_BITS);
        return;
    }
    for (; bits < BOUNDED_FRACTION_BITS; bits++) {
        beyond |= integer64_shift_in(value, 0);
    }
    if (beyond || (int32_t)integer64_high(value) < 0) {
        *value = INT64_MAX;
    }
}

struct bounded bounded_normal(const struct bounded *number) {
    struct bounded normal = *number;
    uint8_t bits = number->fraction_bits;

    normal.fraction_bits = BOUNDED_FRACTION_BITS;
    bring_from(&normal.mantissa, bits);
    bring_from(&normal.error, bits);
    if (bits > BOUNDED_FRACTION_BITS) {
        integer64_add32(&normal.error, 2);
    }
    return normal;
}

OUT_OF_LINE uint32_t bounded_whole(const struct bounded *number) {
    return (uint32_t)(number->mantissa >> number->fraction_bits);
}

static OUT_OF_LINE void take_hundredfold(uint64_t *chance) {
    if (integer64_high(chance)) {
        *chance = 1ULL << BOUNDED_FRACTION_BITS;
    }
    integer64_multiply(chance, 100);
}

struct bounded bounded_percent(const struct bounded *number) {
    struct bounded percent = bounded_normal(number);

    take_hundredfold(&percent.mantissa);
    take_hundredfold(&percent.error);
    return percent;
}

probability_t bounded_to_probability(const struct bounded *chance) {
    struct bounded normal = bounded_normal(chance);
    uint32_t fraction = integer64_low(&normal.mantissa);

    if (integer64_high(&normal.mantissa)) {
        return PROBABILITY_ONE;
    }
    return (fraction >> 1) + (fraction & 1);
}

void bounded_add(struct bounded *sum, const struct bounded *number) {
    integer64_add(&sum->mantissa, &number->mantissa);
    integer64_add(&sum->error, &number->error);
    sum->fraction_bits = number->fraction_bits;
}

/* The root has 20 bits more than the whole one. */
enum { ROOT_BITS = 20, ROOT_DIGITS = 32 + ROOT_BITS };

/* Digit by digit, of which each takes in two bits of the square: behind its end zeros. 15,000
   cycles. */
static void take_root(uint64_t *number) {
    uint64_t square = *number;
    uint64_t rest = 0;
    uint64_t root = 0;

    for (uint8_t left = ROOT_DIGITS; left; left--) {
        uint64_t tried = root << 2 | 1;
        rest = rest << 2 | (uint8_t)(square >> 56) >> 6;
        square <<= 2;
        root <<= 1;
        if (rest >= tried) {
            rest -= tried;
            root |= 1;
        }
    }
    *number = root;
}

struct bounded bounded_square_root(const struct bounded *number) {
    struct bounded root = *number;
    uint64_t less;

    if (root.fraction_bits & 1) {
        integer64_shift_in(&root.mantissa, 0);
        integer64_shift_in(&root.error, 0);
        root.fraction_bits++;
    }
    root.fraction_bits = root.fraction_bits / 2 + ROOT_BITS;
    less = root.mantissa;
    take_root(&root.mantissa);
    /* Below, the root is steeper than above. From 0 on no two roots are farther apart than the root
       of the distance of their squares. */
    if (integer64_subtract(&less, &root.error)) {
        take_root(&root.error);
    } else {
        take_root(&less);
        root.error = root.mantissa;
        integer64_subtract(&root.error, &less);
    }
    root.error += 2;
    return root;
}
