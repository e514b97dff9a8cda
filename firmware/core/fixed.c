#include "core/fixed.h"

/* A 64-bit product in two words: the compiler's own 64-bit arithmetic costs more than twice the
   flash and cycles on an 8-bit machine. */
struct product {
    uint32_t high;
    uint32_t low;
};

static struct product multiply(uint32_t a, uint32_t b) {
    uint16_t a_low = (uint16_t)a;
    uint16_t a_high = (uint16_t)(a >> 16);
    uint16_t b_low = (uint16_t)b;
    uint16_t b_high = (uint16_t)(b >> 16);
    uint32_t low = (uint32_t)a_low * b_low;
    uint32_t middle = (uint32_t)a_high * b_low + (low >> 16);
    uint32_t other = (uint32_t)a_low * b_high + (uint16_t)middle;
    return (struct product){
        .high = (uint32_t)a_high * b_high + (middle >> 16) + (other >> 16),
        .low = (other << 16) | (uint16_t)low,
    };
}

uint32_t fixed_multiply_high(uint32_t a, uint32_t b) {
    return multiply(a, b).high;
}

uint32_t fixed_multiply(uint32_t a, uint32_t b, uint8_t shift) {
    struct product product = multiply(a, b);
    uint8_t last_lost_bit;

    if (shift > 32) {
        shift -= 32;
        last_lost_bit = (uint8_t)((product.high >> (shift - 1)) & 1);
        return (product.high >> shift) + last_lost_bit;
    }
    last_lost_bit = (uint8_t)((product.low >> (shift - 1)) & 1);
    if (shift == 32)
        return product.high + last_lost_bit;
    return (product.high << (32 - shift) | product.low >> shift) + last_lost_bit;
}

uint32_t fixed_ratio(uint32_t numerator, uint32_t denominator, uint8_t bits) {
    if (denominator == 0)
        return UINT32_MAX;
    uint32_t quotient = numerator / denominator;
    uint32_t rest = numerator % denominator;

    while (bits--) {
        if (quotient >> 31)
            return UINT32_MAX;
        quotient <<= 1;
        if (rest >= denominator - rest) {
            rest -= denominator - rest;
            quotient |= 1;
        } else {
            rest <<= 1;
        }
    }
    if (rest >= denominator - rest && quotient != UINT32_MAX)
        quotient++;
    return quotient;
}

/* Digit by digit, two bits of the argument for one of the root: the argument is first brought to
   62 or 63 bits, so that the root has its full 31 or 32. */
struct real fixed_square_root(struct real value) {
    uint32_t rest = 0;
    uint32_t root = 0;
    uint32_t mantissa = value.mantissa;
    uint8_t bits = value.fraction_bits;

    if (mantissa == 0)
        return (struct real){.mantissa = 0, .fraction_bits = 0};
    while (!(mantissa >> 30)) {
        mantissa <<= 1;
        bits++;
    }
    if (bits & 1) {
        mantissa >>= 1;
        bits--;
    }
    /* 31 digits keep the remainder, below twice the root, within 32 bits. */
    for (uint8_t digit = 0; digit < 31; digit++) {
        rest = rest << 2 | mantissa >> 30;
        mantissa <<= 2;
        root <<= 1;
        if (rest > root << 1) {
            rest -= (root << 1) + 1;
            root++;
        }
    }
    return (struct real){.mantissa = root, .fraction_bits = (uint8_t)(bits / 2 + 15)};
}

void sixth_add(struct sixth *sum, uint32_t term) {
    uint32_t sixth = fixed_multiply_high(term, 0xAAAAAAABUL) >> 2;

    sum->quotient += sixth;
    sum->remainder += (uint8_t)(term - 6 * sixth);
    if (sum->remainder >= 6) {
        sum->remainder -= 6;
        sum->quotient++;
    }
}

void sixth_subtract(struct sixth *sum, uint32_t term) {
    uint32_t sixth = fixed_multiply_high(term, 0xAAAAAAABUL) >> 2;
    uint8_t rest = (uint8_t)(term - 6 * sixth);

    sum->quotient -= sixth;
    if (sum->remainder < rest) {
        sum->remainder += 6;
        sum->quotient--;
    }
    sum->remainder -= rest;
}

uint32_t sixth_round(const struct sixth *sum) {
    return sum->quotient + (sum->remainder >= 3);
}

uint32_t sixth_round_carry(const struct sixth *sum, int8_t *carry) {
    int8_t rest = (int8_t)(sum->remainder + *carry);

    if (rest < 3) {
        *carry = rest;
        return sum->quotient;
    }
    *carry = (int8_t)(rest - 6);
    return sum->quotient + 1;
}
