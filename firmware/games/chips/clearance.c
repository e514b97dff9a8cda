#include "games/chips/clearance.h"

#include "core/number/flash.h"

#define RATIO       0xD5555555 /* 2^32 / 1.2 */
#define RATIO_LOG   0xBAB28091 /* ln(1.2) * 2^34, of the ratio as it stands above */
#define LOG2_E      0xB8AA3B29 /* log2(e) * 2^31 */
#define LEADING_BIT 0x80000000

enum {
    START = 24, /* fraction bits of the first time: 2^31 / 2^24 = 128, and e^-128 is nothing */
    BELOW = 6,  /* the last time stands for all below it: 1 + 1 / 1.2 + 1 / 1.2^2 + ... */
    NOTHING_BELOW = 25, /* fraction bits: e^-x is nothing where x has fewer */
    NO_BITS = 128,      /* nothing has been summed yet */
    FINEST = 32,        /* chances are rounded to multiples of it, so that what is certain is 1 */
    NOISE = 64,         /* two fields cost the same if they differ by less, in 2^-31 */
    HALVINGS_MOST = 42  /* so often the time is halved, hardly ever more often */
};

/* What a slice may cost, and what a field costs besides its terms: the unit is a term of the
   Poisson distribution, some 1,500 cycles. */
enum { COST_OF_SLICE = 40, COST_OF_FIELD = 3 };

/* 2^x on 0..1 as a minimax polynomial of relative error 4.1e-11, from the highest power down. The
   highest coefficient is lower by 2 units, so that no rounding reaches 2. */
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
    for (; !(factor & LEADING_BIT) && bits != UINT8_MAX; factor <<= 1) {
        bits++;
    }
    x->mantissa = factor;
    x->fraction_bits = bits;
}

static void scale_by_byte(struct real *x, uint8_t factor) {
    uint8_t bits = 24;

    for (; factor < 128; factor <<= 1) {
        bits++;
    }
    scale(x, (uint32_t)factor << 24, bits);
}

/* x as a number of units of 2^-bits; it must be less than 2^32 of them. */
static uint32_t in_units(const struct real *x, uint8_t bits) {
    return fixed_multiply(x->mantissa, 2, x->fraction_bits + 1 - bits);
}

/* chance = e^-value; false when nothing is left. */
static bool decay(struct clearance *clearance) {
    struct real *x = &clearance->chance;
    uint32_t power = 0;
    uint32_t fraction;
    uint8_t whole;
    uint8_t bits;

    *x = clearance->value;
    scale(x, LOG2_E, 31);
    bits = x->fraction_bits;
    if (bits < NOTHING_BELOW) {
        return false;
    }
    fraction = ~fixed_multiply(x->mantissa, 256, bits - 24);
    for (whole = (uint8_t)(x->mantissa >> 24); bits > 24; bits--) {
        whole >>= 1;
    }
    for (const FLASH uint32_t *coefficient = power_of_two; coefficient != power_of_two + POWERS;
         coefficient++) {
        power = multiply(power, fraction) + *coefficient;
    }
    x->mantissa = power;
    x->fraction_bits = whole + 32;
    return true;
}

/* chance = P(N = count) of the Poisson distribution, after P(N = count - 1). */
static void advance(struct clearance *clearance, uint8_t count) {
    struct real *x = &clearance->chance;

    x->mantissa = fixed_ratio(x->mantissa, count, 0);
    scale(x, clearance->value.mantissa, clearance->value.fraction_bits);
}

/* A field joins those before it: its integrand is multiplied by the chance that they are cleared,
   and that chance by the chance that the field is, too. */
static void join(struct clearance *clearance, struct clearance_field *field) {
    uint32_t cleared = clearance->cleared;

    field->term = multiply(field->term, cleared);
    clearance->cleared = cleared - multiply(field->left, cleared);
}

/* P(N < terms) as what is left, and its last term. */
static void add_terms(struct clearance *clearance, struct clearance_field *field, uint8_t terms) {
    for (uint8_t count = 1;; count++) {
        field->term = in_units(&clearance->chance, 32);
        field->left += field->term;
        if (field->left < field->term) {
            field->left = UINT32_MAX;
        }
        if (count == terms) {
            return;
        }
        advance(clearance, count);
    }
}

static uint8_t terms_of(const struct clearance *clearance, const struct clearance_field *field) {
    return field->chips + (clearance->aim == CLEARANCE_ONE_MORE);
}

/* P(N < chips), and as the term P(N = chips - 1), or P(N = chips) with one more. */
static void hit(struct clearance *clearance, struct clearance_field *field) {
    uint8_t terms = terms_of(clearance, field);

    clearance->value = clearance->time;
    scale_by_byte(&clearance->value, field->rate);
    field->left = 0;
    field->term = 0;
    if (terms == 0 || !decay(clearance)) {
        return;
    }
    add_terms(clearance, field, terms);
    if (clearance->aim == CLEARANCE_ONE_MORE) {
        field->left -= field->term;
    }
    if (field->term && clearance->bits == NO_BITS) {
        clearance->bits = clearance->time.fraction_bits + 1;
    }
}

/* On to a time, from the first field on. */
static void begin_time(struct clearance *clearance) {
    clearance->at = 0;
    clearance->cleared = UINT32_MAX;
}

void clearance_start(struct clearance *clearance, const struct chip_fields *fields,
                     const uint8_t chips[], enum clearance_aim aim) {
    struct clearance_field *field = clearance->field;
    uint8_t all = 0;

    clearance->count = fields->count;
    for (uint8_t i = 0; i < fields->count; i++, field++) {
        *field = (struct clearance_field){.rate = fields->rate[i], .chips = chips[i]};
        all |= chips[i];
    }
    *field = (struct clearance_field){.rate = fields->total};
    clearance->aim = aim;
    clearance->progress = all || aim == CLEARANCE_ONE_MORE ? WORKING : DONE;
    clearance->time = (struct real){LEADING_BIT, START};
    clearance->value = (struct real){0, 0};
    clearance->bits = NO_BITS;
    begin_time(clearance);
}

/* A sum times its rate: expected throws, or the chance to be the last; with one more, what that
   costs from the top down. */
static void settle(const struct clearance *clearance, struct real *x,
                   struct clearance_field *field) {
    uint32_t low = field->sum.low;
    uint8_t bits = clearance->bits;

    for (uint8_t high = field->sum.high; high; high >>= 1, bits--) {
        low = low >> 1 | (high & 1 ? LEADING_BIT : 0);
    }
    x->mantissa = low;
    x->fraction_bits = bits;
    scale(x, RATIO_LOG, 34);
    scale_by_byte(x, field->rate);
    if (x->fraction_bits < PROBABILITY_BITS) {
        return;
    }
    low = (in_units(x, PROBABILITY_BITS) + FINEST / 2) & ~(uint32_t)(FINEST - 1);
    field->left = clearance->aim == CLEARANCE_ONE_MORE ? ~fixed_ratio(low, field->rate, 0) : low;
}

/* All fields together are the first to settle: theirs are the expected throws. */
static void settle_all(struct clearance *clearance) {
    settle(clearance, &clearance->value, &clearance->field[clearance->count]);
    for (uint8_t i = clearance->count; i--;) {
        settle(clearance, &clearance->chance, &clearance->field[i]);
    }
    clearance->progress = DONE;
}

/* All fields' integrands times the chance that those behind are cleared too, and before them that
   not all are. Terms fit when a sum starts with twice the time: until then no integrand is as much
   as 2^-32, and no time times its integrand will be more than a third of what it is now. */
static void add_time(struct clearance *clearance) {
    struct real *time = &clearance->time;
    struct clearance_field *all = &clearance->field[clearance->count];
    uint8_t shift = time->fraction_bits + 32 - clearance->bits;
    bool is_last;

    all->left = 0;
    all->term = ~clearance->cleared;
    is_last = all->term >= UINT32_MAX - 1 || shift == 63;
    begin_time(clearance);
    for (uint8_t i = clearance->count + 1; i--;) {
        struct clearance_field *field = &clearance->field[i];
        join(clearance, field);
        sum_add(&field->sum, fixed_multiply(time->mantissa, field->term, shift),
                is_last ? BELOW : 1);
    }
    begin_time(clearance);
    scale(time, RATIO, 32);
    if (is_last) {
        settle_all(clearance);
    }
}

/* As many fields as a slice has time for, one at least. */
static void hit_some(struct clearance *clearance) {
    uint8_t spent = 0;

    do {
        struct clearance_field *field = &clearance->field[clearance->at++];
        hit(clearance, field);
        join(clearance, field);
        spent += COST_OF_FIELD + terms_of(clearance, field);
    } while (clearance->at < clearance->count &&
             spent + COST_OF_FIELD + terms_of(clearance, &clearance->field[clearance->at]) <=
                 COST_OF_SLICE);
}

enum progress clearance_step(struct clearance *clearance) {
    if (clearance->progress == WORKING) {
        if (clearance->at < clearance->count) {
            hit_some(clearance);
        } else {
            add_time(clearance);
        }
    }
    return clearance->progress;
}

uint8_t clearance_done(const struct clearance *clearance) {
    uint8_t halvings = clearance->time.fraction_bits - START;

    if (clearance->progress == DONE) {
        return PROGRESS_ALL;
    }
    return halvings < HALVINGS_MOST ? halvings * (PROGRESS_ALL / HALVINGS_MOST) : PROGRESS_ALL - 1;
}

struct real clearance_throws(const struct clearance *clearance) {
    return clearance->value;
}

probability_t clearance_last(const struct clearance *clearance, uint8_t field) {
    return clearance->field[field].left;
}

static uint8_t greatest(const struct clearance *clearance, uint8_t noise) {
    const struct clearance_field *field = clearance->field;
    uint8_t greatest = 0;

    for (uint8_t i = 1; i < clearance->count; i++) {
        if (field[i].left + noise >= field[greatest].left) {
            greatest = i;
        }
    }
    return greatest;
}

uint8_t clearance_bottleneck(const struct clearance *clearance) {
    return greatest(clearance, 0);
}

uint8_t clearance_cheapest(const struct clearance *clearance) {
    return greatest(clearance, NOISE);
}
