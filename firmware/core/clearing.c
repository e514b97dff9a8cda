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

/* 2^x on 0..1, minimax of relative error 4.1e-11, from the highest power down. */
static const FLASH uint32_t power_of_two[] = {
    0xB458, 0x4B3F6, 0x2BFBB9, 0x13B0838, 0x71ACAC0, 0x1EBFBCF9, 0x58B90C08, 0x80000000,
};

enum { POWERS = sizeof power_of_two / sizeof power_of_two[0] };

static uint32_t multiply(uint32_t a, uint32_t b) {
    return fixed_multiply(a, b, 32);
}

/* product = x * factor / 2^bits */
static void scale(struct scaled *product, const struct scaled *x, uint32_t factor, uint8_t bits) {
    factor = multiply(x->mantissa, factor);
    bits += x->bits - 32;
    for (; !(factor & LEADING_BIT); factor <<= 1)
        bits++;
    product->mantissa = factor;
    product->bits = bits;
}

static void scale_by_byte(struct scaled *product, const struct scaled *x, uint8_t factor) {
    uint8_t bits = 24;

    for (; factor < 128; factor <<= 1)
        bits++;
    scale(product, x, (uint32_t)factor << 24, bits);
}

/* x < 1 in 2^-32. */
static uint32_t as_fraction(const struct scaled *x) {
    uint8_t bits = x->bits;

    return bits < 94 ? fixed_multiply(x->mantissa, 2, bits - 31) : 0;
}

/* chance = e^-mean; false when nothing is left. */
static bool decay(struct clearing *clearing) {
    struct scaled *x = &clearing->chance;
    uint32_t power = 0;
    uint32_t fraction;
    uint8_t whole;
    uint8_t bits;

    scale(x, &clearing->mean, LOG2_E, 31);
    bits = x->bits - 24;
    if (bits < NOTHING_BELOW - 24 || bits > 127)
        return false;
    fraction = ~fixed_multiply(x->mantissa, 256, bits);
    for (whole = (uint8_t)(x->mantissa >> 24); bits; bits--)
        whole >>= 1;
    for (const FLASH uint32_t *coefficient = power_of_two; coefficient != power_of_two + POWERS;
         coefficient++)
        power = multiply(power, fraction) + *coefficient;
    if (!(power & LEADING_BIT))
        power = UINT32_MAX; /* it was rounded up */
    x->mantissa = power;
    x->bits = whole + 32;
    return true;
}

/* P(N < chips), and as the term P(N = chips - 1), or P(N = chips) with one more. */
static void hit(struct clearing *clearing, struct clearing_field *field) {
    struct scaled *x = &clearing->chance;
    uint32_t left = 0;
    uint32_t term = 0;
    uint8_t chips = field->chips;
    uint8_t count = clearing->more;
    uint8_t terms = chips + count;

    scale_by_byte(&clearing->mean, &clearing->time, field->rate);
    if (terms && decay(clearing)) {
        for (count = 1;; count++) {
            term = as_fraction(x);
            if (count <= chips) {
                left += term;
                if (left < term)
                    left = UINT32_MAX;
            }
            if (count == terms)
                break;
            x->mantissa = fixed_ratio(x->mantissa, count, 0);
            scale(x, x, clearing->mean.mantissa, clearing->mean.bits);
        }
    }
    field->left = left;
    field->term = term;
}

/* The integrands, from the front and from behind, with what has gone before. */
static void join(struct clearing_field *field, uint32_t *cleared) {
    uint32_t before = *cleared;

    field->term = multiply(field->term, before);
    *cleared = before - multiply(field->left, before);
}

static void evaluate(struct clearing *clearing) {
    struct clearing_field *field = clearing->field;
    uint32_t cleared = UINT32_MAX;
    uint8_t count;

    for (count = clearing->count; count; count--) {
        hit(clearing, field);
        join(field++, &cleared);
    }
    field->term = ~cleared;
    cleared = UINT32_MAX;
    for (count = clearing->count; count; count--)
        join(--field, &cleared);
}

void clearing_start(struct clearing *clearing, bool more) {
    for (uint8_t field = 0; field <= clearing->count; field++)
        clearing->field[field].sum = (struct sum){0};
    clearing->more = more;
    clearing->started = false;
    clearing->time.mantissa = LEADING_BIT;
    clearing->time.bits = START;
}

/* Terms fit when a sum starts with twice the time: until then no integrand is as much as 2^-32, and
   no time times its integrand will be more than a third of what it is now. */
bool clearing_step(struct clearing *clearing) {
    struct scaled *time = &clearing->time;
    struct clearing_field *field = &clearing->field[clearing->count];
    uint8_t times = 1;
    uint8_t shift;

    evaluate(clearing);
    if (!clearing->started)
        clearing->bits = time->bits + 1;
    shift = time->bits + 32 - clearing->bits;
    if (field->term >= UINT32_MAX - 1 || shift == 63)
        times = BELOW;
    for (;; field--) {
        uint32_t term = field->term;
        if (term)
            clearing->started = true;
        sum_add(&field->sum, fixed_multiply(time->mantissa, term, shift), times);
        if (field == clearing->field)
            break;
    }
    scale(time, time, RATIO, 32);
    return times != 1;
}

/* A sum times its rate. */
static struct scaled *value(struct clearing *clearing, uint8_t index) {
    struct clearing_field *field = &clearing->field[index];
    struct scaled *x = &clearing->mean;

    x->bits = clearing->bits;
    x->mantissa = field->sum.low | 1;
    for (uint8_t high = field->sum.high; high; high >>= 1) {
        x->mantissa = x->mantissa >> 1 | (uint32_t)high << 31;
        x->bits--;
    }
    scale_by_byte(x, x, field->rate);
    scale(x, x, RATIO_LOG, 34);
    return x;
}

void clearing_throws(struct clearing *clearing, struct real *throws) {
    struct scaled *x = value(clearing, clearing->count);

    throws->mantissa = x->mantissa;
    throws->fraction_bits = x->bits;
}

probability_t clearing_last(struct clearing *clearing, uint8_t field) {
    struct scaled *x = value(clearing, field);

    if (clearing->field[field].chips == 0)
        return 0;
    return x->bits < 32 ? PROBABILITY_ONE : as_fraction(x) >> 1;
}

/* In 2^8 of a sum, and what differs by less than a millionth is equal. */
uint8_t clearing_cheapest(struct clearing *clearing) {
    uint32_t least = UINT32_MAX >> 1;
    uint8_t cheapest = 0;

    for (uint8_t field = 0; field < clearing->count; field++) {
        const struct sum *sum = &clearing->field[field].sum;
        uint32_t cost = sum->low >> 8 | (uint32_t)sum->high << 24;
        if (cost <= least + (least >> 20)) {
            least = cost;
            cheapest = field;
        }
    }
    return cheapest;
}
