#include "core/clearing.h"

#include "core/flash.h"
#include <string.h>

#define RATIO       0xD5555555 /* 2^32 / 1.2 */
#define RATIO_LOG   0xBAB28091 /* ln(1.2) * 2^34, of the ratio as it stands above */
#define LOG2_E      0xB8AA3B29 /* log2(e) * 2^31 */
#define LEADING_BIT 0x80000000

enum {
    START = 24,        /* 2^31 / 2^24: e^-128 is nothing */
    BELOW = 6,         /* 1 + 1 / 1.2 + 1 / 1.2^2 + ... */
    NOTHING_BELOW = 25 /* e^-x, x 2^31 / 2^24 and more */
};

/* 2^x on 0..1, minimax of relative error 4.1e-11, from the highest power down; that is lower by 2,
   so that no rounding comes to 2. */
static const FLASH uint32_t power_of_two[] = {
    0xB456, 0x4B3F6, 0x2BFBB9, 0x13B0838, 0x71ACAC0, 0x1EBFBCF9, 0x58B90C08, 0x80000000,
};

enum { POWERS = sizeof power_of_two / sizeof power_of_two[0] };

static uint32_t multiply(uint32_t a, uint32_t b) {
    return fixed_multiply(a, b, 32);
}

/* product = x * factor / 2^bits, its leading bit set. */
static void scale(struct real *product, const struct real *x, uint32_t factor, uint8_t bits) {
    factor = multiply(x->mantissa, factor);
    bits += x->fraction_bits - 32;
    for (; !(factor & LEADING_BIT); factor <<= 1)
        bits++;
    product->mantissa = factor;
    product->fraction_bits = bits;
}

static void scale_by_byte(struct real *product, const struct real *x, uint8_t factor) {
    uint8_t bits = 24;

    for (; factor < 128; factor <<= 1)
        bits++;
    scale(product, x, (uint32_t)factor << 24, bits);
}

/* x < 1 in 2^-32. */
static uint32_t as_fraction(const struct real *x) {
    return fixed_multiply(x->mantissa, 2, x->fraction_bits - 31);
}

/* chance = e^-value; false when nothing is left. */
static bool decay(struct clearing *clearing) {
    struct real *x = &clearing->chance;
    uint32_t power = 0;
    uint32_t fraction;
    uint8_t whole;
    uint8_t bits;

    scale(x, &clearing->value, LOG2_E, 31);
    bits = x->fraction_bits;
    if (bits < NOTHING_BELOW)
        return false;
    fraction = ~fixed_multiply(x->mantissa, 256, bits - 24);
    for (whole = (uint8_t)(x->mantissa >> 24); bits > 24; bits--)
        whole >>= 1;
    for (const FLASH uint32_t *coefficient = power_of_two; coefficient != power_of_two + POWERS;
         coefficient++)
        power = multiply(power, fraction) + *coefficient;
    x->mantissa = power;
    x->fraction_bits = whole + 32;
    return true;
}

/* The next chance of the Poisson distribution. */
static void advance(struct clearing *clearing, uint8_t count) {
    struct real *x = &clearing->chance;

    x->mantissa = fixed_ratio(x->mantissa, count, 0);
    scale(x, x, clearing->value.mantissa, clearing->value.fraction_bits);
}

/* P(N < chips), and as the term P(N = chips - 1), or P(N = chips) with one more. */
static void hit(struct clearing *clearing, struct clearing_field *field) {
    uint32_t left = 0;
    uint32_t term = 0;
    uint8_t count = 0;
    uint8_t chips = field->chips;
    uint8_t terms = chips + clearing->more;

    scale_by_byte(&clearing->value, &clearing->time, field->rate);
    if (terms && decay(clearing)) {
        for (;;) {
            term = as_fraction(&clearing->chance);
            if (count < chips && (left += term) < term)
                left = UINT32_MAX;
            if (++count == terms)
                break;
            advance(clearing, count);
        }
    }
    field->left = left;
    field->term = term;
}

/* The integrands times the chance that all fields before, on the way, are cleared; the chance that
   in the end not all are. */
static uint32_t join(struct clearing_field *field, uint8_t count, int8_t way) {
    uint32_t cleared = UINT32_MAX;

    for (; count; count--, field += way) {
        field->term = multiply(field->term, cleared);
        cleared -= multiply(field->left, cleared);
    }
    return ~cleared;
}

void clearing_start(struct clearing *clearing, bool more) {
    struct clearing_field *field = clearing->field;

    for (uint8_t count = clearing->count + 1; count; count--, field++) {
        field->sum.low = 0;
        field->sum.high = 0;
    }
    clearing->more = more;
    clearing->started = false;
    clearing->at = 0;
    clearing->time.mantissa = LEADING_BIT;
    clearing->time.fraction_bits = START;
}

/* Terms fit when a sum starts with twice the time: until then no integrand is as much as 2^-32, and
   no time times its integrand will be more than a third of what it is now. */
static bool add(struct clearing *clearing) {
    struct real *time = &clearing->time;
    struct clearing_field *field = clearing->field;
    uint8_t count = clearing->count;
    uint8_t times = 1;
    uint8_t shift;
    uint32_t left = join(field, count, 1);

    join(field + count - 1, count, -1);
    field[count].term = left;
    if (!clearing->started)
        clearing->bits = time->fraction_bits + 1;
    shift = time->fraction_bits + 32 - clearing->bits;
    if (left >= UINT32_MAX - 1 || shift == 63)
        times = BELOW;
    do {
        uint32_t term = field->term;
        if (term)
            clearing->started = true;
        sum_add(&field->sum, fixed_multiply(time->mantissa, term, shift), times);
        field++;
    } while (count--);
    scale(time, time, RATIO, 32);
    clearing->at = 0;
    return times != 1;
}

bool clearing_step(struct clearing *clearing) {
    if (clearing->at == clearing->count)
        return add(clearing);
    hit(clearing, &clearing->field[clearing->at++]);
    return false;
}

/* A sum times its rate. */
static struct real *take(struct clearing *clearing, struct clearing_field *field) {
    struct real *x = &clearing->value;
    uint8_t parts = field->sum.high + 1;

    x->fraction_bits = clearing->bits;
    x->mantissa = sum_share(&field->sum, parts) | 1;
    scale_by_byte(x, x, parts);
    scale_by_byte(x, x, field->rate);
    scale(x, x, RATIO_LOG, 34);
    return x;
}

void clearing_throws(struct clearing *clearing) {
    take(clearing, &clearing->field[clearing->count]);
}

probability_t clearing_last(struct clearing *clearing, struct clearing_field *field) {
    struct real *x = take(clearing, field);

    if (field->chips == 0)
        return 0;
    return x->fraction_bits < 32 ? PROBABILITY_ONE : as_fraction(x) >> 1;
}

/* In 2^8 of a sum, and what differs by less than a millionth is equal. */
struct clearing_field *clearing_cheapest(struct clearing *clearing) {
    struct clearing_field *field = clearing->field;
    struct clearing_field *cheapest = field;
    uint32_t least = UINT32_MAX >> 1;

    for (uint8_t count = clearing->count; count; count--, field++) {
        uint32_t cost = field->sum.low >> 8 | (uint32_t)field->sum.high << 24;
        if (cost <= least + (least >> 20)) {
            least = cost;
            cheapest = field;
        }
    }
    return cheapest;
}
