#include "games/chips/clearance.h"

#include "core/number/flash.h"

#define RATIO       0xD5555555 /* 2^32 / 1.2 */
#define RATIO_LOG   0xBAB28091 /* ln(1.2) * 2^34, of the ratio as it stands above */
#define LOG2_E      0xB8AA3B29 /* log2(e) * 2^31 */
#define LEADING_BIT 0x80000000

enum {
    START = 24,         /* 2^31 / 2^24: e^-128 is nothing */
    BELOW = 6,          /* 1 + 1 / 1.2 + 1 / 1.2^2 + ... */
    NOTHING_BELOW = 25, /* e^-x, x 2^31 / 2^24 and more */
    NO_BITS = 128,
    FINEST = 32, /* to which a chance is rounded, so that what is certain is 1 */
    NOISE = 64   /* of what one more costs, in 2^-31 */
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

/* x * factor / 2^bits, its leading bit set unless it is 0. */
static void scale(struct real *x, uint32_t factor, uint8_t bits) {
    factor = multiply(x->mantissa, factor);
    bits += x->fraction_bits - 32;
    for (; !(factor & LEADING_BIT) && bits != UINT8_MAX; factor <<= 1)
        bits++;
    x->mantissa = factor;
    x->fraction_bits = bits;
}

static void scale_by_byte(struct real *x, uint8_t factor) {
    uint8_t bits = 24;

    for (; factor < 128; factor <<= 1)
        bits++;
    scale(x, (uint32_t)factor << 24, bits);
}

/* In 2^-bits, less than 2^32 of them. */
static uint32_t in_units(const struct real *x, uint8_t bits) {
    return fixed_multiply(x->mantissa, 2, x->fraction_bits + 1 - bits);
}

/* chance = e^-value; false when nothing is left. */
static bool decay(struct clearance *clearing) {
    struct real *x = &clearing->chance;
    uint32_t power = 0;
    uint32_t fraction;
    uint8_t whole;
    uint8_t bits;

    *x = clearing->value;
    scale(x, LOG2_E, 31);
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
static void advance(struct clearance *clearing, uint8_t count) {
    struct real *x = &clearing->chance;

    x->mantissa = fixed_ratio(x->mantissa, count, 0);
    scale(x, clearing->value.mantissa, clearing->value.fraction_bits);
}

/* Another field: its integrand times the chance that all before are cleared, and what is left. */
static void join(struct clearance *clearing, struct clearance_field *field) {
    uint32_t cleared = clearing->cleared;

    field->term = multiply(field->term, cleared);
    clearing->cleared = cleared - multiply(field->left, cleared);
}

/* P(N < chips), and as the term P(N = chips - 1), or P(N = chips) with one more. */
static void hit(struct clearance *clearing, struct clearance_field *field) {
    uint32_t left = 0;
    uint32_t term = 0;
    uint8_t count = 0;
    uint8_t terms = field->chips + clearing->more;

    clearing->value = clearing->time;
    scale_by_byte(&clearing->value, field->rate);
    if (terms && decay(clearing)) {
        for (;;) {
            term = in_units(&clearing->chance, 32);
            left += term;
            if (left < term)
                left = UINT32_MAX;
            if (++count == terms)
                break;
            advance(clearing, count);
        }
        if (clearing->more)
            left -= term;
        if (term && clearing->bits == NO_BITS)
            clearing->bits = clearing->time.fraction_bits + 1;
    }
    field->left = left;
    field->term = term;
}

/* On to a time, from the first field on. */
static void begin(struct clearance *clearing) {
    clearing->at = clearing->field;
    clearing->cleared = UINT32_MAX;
}

void clearance_start(struct clearance *clearing, bool more) {
    struct clearance_field *field = clearing->field;
    uint8_t count = clearing->count;

    for (;; field++) {
        field->sum.low = 0;
        field->sum.high = 0;
        if (!count--)
            break;
    }
    clearing->all = field;
    clearing->more = more;
    clearing->time.mantissa = LEADING_BIT;
    clearing->time.fraction_bits = START;
    clearing->bits = NO_BITS;
    begin(clearing);
}

/* A sum times its rate: expected throws, or the chance to be the last; with one more, what that
   costs from the top down. */
static void settle(const struct clearance *clearing, struct real *x,
                   struct clearance_field *field) {
    uint32_t low = field->sum.low;
    uint8_t bits = clearing->bits;

    for (uint8_t high = field->sum.high; high; high >>= 1, bits--)
        low = low >> 1 | (high & 1 ? LEADING_BIT : 0);
    x->mantissa = low;
    x->fraction_bits = bits;
    scale(x, RATIO_LOG, 34);
    scale_by_byte(x, field->rate);
    if (x->fraction_bits < PROBABILITY_BITS)
        return;
    low = (in_units(x, PROBABILITY_BITS) + FINEST / 2) & ~(uint32_t)(FINEST - 1);
    field->left = clearing->more ? ~fixed_ratio(low, field->rate, 0) : low;
}

/* All fields' integrands times the chance that those behind are cleared too, and before them that
   not all are. Terms fit when a sum starts with twice the time: until then no integrand is as much
   as 2^-32, and no time times its integrand will be more than a third of what it is now. */
static bool add(struct clearance *clearing) {
    struct real *time = &clearing->time;
    struct real *x = &clearing->value;
    struct clearance_field *field = clearing->at;
    uint8_t times = 1;
    uint8_t shift = time->fraction_bits + 32 - clearing->bits;

    field->left = 0;
    field->term = ~clearing->cleared;
    if (field->term >= UINT32_MAX - 1 || shift == 63)
        times = BELOW;
    begin(clearing);
    for (uint8_t count = clearing->count + 1; count; count--, field--) {
        join(clearing, field);
        sum_add(&field->sum, fixed_multiply(time->mantissa, field->term, shift), times);
        if (times != 1) {
            settle(clearing, x, field);
            x = &clearing->chance;
        }
    }
    begin(clearing);
    scale(time, RATIO, 32);
    return times != 1;
}

bool clearance_step(struct clearance *clearing) {
    struct clearance_field *field = clearing->at;

    if (field == clearing->all)
        return add(clearing);
    hit(clearing, field);
    join(clearing, field);
    clearing->at++;
    return false;
}

struct clearance_field *clearance_greatest(struct clearance *clearing) {
    struct clearance_field *field = clearing->field;
    struct clearance_field *greatest = field;
    uint8_t noise = clearing->more ? NOISE : 0;

    for (uint8_t count = clearing->count; count; count--, field++) {
        if (field->left + noise >= greatest->left)
            greatest = field;
    }
    return greatest;
}
