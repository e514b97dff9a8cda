#include "core/number/bounded.h"

#define GREATEST UINT64_MAX

/* A shift to the left that ends at the greatest value. */
static uint64_t shift_up(uint64_t value, uint8_t count) {
    return value > GREATEST >> count ? GREATEST : value << count;
}

struct bounded bounded_real(struct real value, uint32_t error) {
    return (struct bounded){
        .mantissa = value.mantissa, .error = error, .fraction_bits = value.fraction_bits};
}

struct bounded bounded_probability(probability_t value, uint32_t error) {
    return (struct bounded){.mantissa = value, .error = error, .fraction_bits = PROBABILITY_BITS};
}

struct bounded bounded_normal(const struct bounded *number) {
    struct bounded normal = *number;

    normal.fraction_bits = BOUNDED_FRACTION_BITS;
    if (number->fraction_bits <= BOUNDED_FRACTION_BITS) {
        uint8_t up = BOUNDED_FRACTION_BITS - number->fraction_bits;
        normal.mantissa = shift_up(number->mantissa, up);
        normal.error = shift_up(number->error, up);
    } else {
        uint8_t down = number->fraction_bits - BOUNDED_FRACTION_BITS;
        normal.mantissa >>= down;
        normal.error = (normal.error >> down) + 2;
    }
    return normal;
}

struct bounded bounded_percent(const struct bounded *number) {
    struct bounded percent = bounded_normal(number);

    percent.mantissa = percent.mantissa > GREATEST / 100 ? GREATEST : percent.mantissa * 100;
    percent.error = percent.error > GREATEST / 100 ? GREATEST : percent.error * 100;
    return percent;
}

probability_t bounded_to_probability(const struct bounded *chance) {
    enum { DROPPED = BOUNDED_FRACTION_BITS - PROBABILITY_BITS };
    struct bounded normal = bounded_normal(chance);
    uint64_t rounded = (normal.mantissa + (1 << (DROPPED - 1))) >> DROPPED;

    return rounded > PROBABILITY_ONE ? PROBABILITY_ONE : (probability_t)rounded;
}

/* The whole part of a root, digit by digit; the square less the square of it is left over. */
static uint32_t whole_root(uint64_t *square) {
    uint64_t root = 0;

    for (uint64_t digit = 1ULL << 62; digit; digit >>= 2) {
        uint64_t tried = root + digit;
        root >>= 1;
        if (*square >= tried) {
            *square -= tried;
            root += digit;
        }
    }
    return (uint32_t)root;
}

/* The root with 20 bits more than the whole one has, which one step of Newton's method yields. */
enum { ROOT_BITS = 20 };

static uint64_t root_of(uint64_t square) {
    uint64_t rest = square;
    uint8_t brought = 0;
    uint32_t root;

    if (square == 0) {
        return 0;
    }
    /* Brought to 61 bits or more, so that the whole root has 31. */
    for (; rest < 1ULL << 60; rest <<= 2) {
        brought++;
    }
    root = whole_root(&rest);
    return (((uint64_t)root << ROOT_BITS) + (rest << ROOT_BITS) / (2ULL * root)) >> brought;
}

/* error * 2^40 / root, rounded up. */
static uint64_t error_over(uint64_t error, uint64_t root) {
    uint64_t divisor = root >> ROOT_BITS;

    if (divisor == 0) {
        return GREATEST;
    }
    if (error <= GREATEST >> ROOT_BITS) {
        return (error << ROOT_BITS) / divisor + 1;
    }
    return shift_up(error / divisor + 1, ROOT_BITS);
}

struct bounded bounded_square_root(const struct bounded *number) {
    uint8_t odd = number->fraction_bits & 1;
    uint64_t square = shift_up(number->mantissa, odd);
    uint64_t error = shift_up(number->error, odd);
    struct bounded root = {.fraction_bits = (number->fraction_bits + odd) / 2 + ROOT_BITS};

    root.mantissa = root_of(square);
    /* Two roots are no farther apart than the root of the distance of their squares, nor than that
       distance over one of them. */
    root.error = error >= square ? root_of(error) : error_over(error, root.mantissa);
    root.error += 2;
    return root;
}
