#include "core/number/bounded.h"

#include "core/number/flash.h"

struct bounded bounded_real(struct real value, uint32_t error) {
    return (struct bounded){
        .mantissa = value.mantissa, .error = error, .fraction_bits = value.fraction_bits};
}

OUT_OF_LINE struct bounded bounded_probability(probability_t value, uint32_t error) {
    return (struct bounded){.mantissa = value, .error = error, .fraction_bits = PROBABILITY_BITS};
}

/* With as many fraction bits as a normal number; the bound is not yet wider. */
static OUT_OF_LINE uint64_t with_normal_bits(uint64_t value, uint8_t bits) {
    uint8_t up = BOUNDED_FRACTION_BITS - bits;

    if (bits > BOUNDED_FRACTION_BITS) {
        return value >> (bits - BOUNDED_FRACTION_BITS);
    }
    return value >> (63 - up) ? INT64_MAX : value << up;
}

struct bounded bounded_normal(const struct bounded *number) {
    struct bounded normal = *number;
    uint8_t bits = number->fraction_bits;

    normal.fraction_bits = BOUNDED_FRACTION_BITS;
    normal.mantissa = with_normal_bits(normal.mantissa, bits);
    normal.error = with_normal_bits(normal.error, bits);
    if (bits > BOUNDED_FRACTION_BITS) {
        normal.error += 2;
    }
    return normal;
}

OUT_OF_LINE uint32_t bounded_whole(const struct bounded *number) {
    return (uint32_t)(number->mantissa >> number->fraction_bits);
}

static OUT_OF_LINE uint64_t hundredfold(uint64_t chance) {
    const uint64_t one = 1ULL << BOUNDED_FRACTION_BITS;

    return (chance < one ? chance : one) * 100;
}

struct bounded bounded_percent(const struct bounded *number) {
    struct bounded percent = bounded_normal(number);

    percent.mantissa = hundredfold(percent.mantissa);
    percent.error = hundredfold(percent.error);
    return percent;
}

probability_t bounded_to_probability(const struct bounded *chance) {
    struct bounded normal = bounded_normal(chance);
    uint32_t fraction = (uint32_t)normal.mantissa;

    if (normal.mantissa >> BOUNDED_FRACTION_BITS) {
        return PROBABILITY_ONE;
    }
    return (fraction >> 1) + (fraction & 1);
}

void bounded_add(struct bounded *sum, const struct bounded *number) {
    sum->mantissa += number->mantissa;
    sum->error += number->error;
    sum->fraction_bits = number->fraction_bits;
}

/* The root has 20 bits more than the whole one. */
enum { ROOT_BITS = 20, ROOT_DIGITS = 32 + ROOT_BITS };

/* Digit by digit, of which each takes in two bits of the square: behind its end zeros. 15,000
   cycles. */
static OUT_OF_LINE uint64_t root_of(uint64_t square) {
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
    return root;
}

struct bounded bounded_square_root(const struct bounded *number) {
    struct bounded root = *number;
    uint64_t least;

    if (root.fraction_bits & 1) {
        root.mantissa <<= 1;
        root.error <<= 1;
        root.fraction_bits++;
    }
    root.fraction_bits = root.fraction_bits / 2 + ROOT_BITS;
    least = root.mantissa > root.error ? root_of(root.mantissa - root.error) : 0;
    root.mantissa = root_of(root.mantissa);
    /* Below, the root is steeper than above. From 0 on no two roots are farther apart than the root
       of the distance of their squares. */
    root.error = least ? root.mantissa - least : root_of(root.error);
    root.error += 2;
    return root;
}
