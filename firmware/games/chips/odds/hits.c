#include "games/chips/odds/hits.h"

#include "core/number/flash.h"
#include "core/number/fraction.h"

#define LEADING_BIT 0x8000000000000000

enum {
    FIRST_BITS = 56, /* fraction bits of t_0 = 2^63 / 2^56 */
    MEAN_LEAST = 56, /* fraction bits of a mean below 128; beyond, e^-mean counts as 0 */
    SIXTEENTHS = 60, /* bits of an exponent in 2^-64 after its sixteenths */
    PARTS_OF_TWO = 16
};

static const FLASH uint64_t log2_e = 0xB8AA3B295C17F0BB; /* log2(e) * 2^63 */

/* 2^(-j/5), j = 0..4, with the leading bit set: the first in 2^-63, the others in 2^-64. */
static const FLASH uint64_t fifth_parts[HITS_TIMES_TO_HALF] = {
    LEADING_BIT, 0xDEDC66D6DF09010A, 0xC203001D9572E35C, 0xA8E5A29DCA9B622B, 0x93088C35D733A4B5};

/* 2^(-j/16), j = 1..15, in 2^-64. */
static const FLASH uint64_t sixteenth_parts[PARTS_OF_TWO - 1] = {
    0xF5257D152486CC2C, 0xEAC0C6E7DD24392E, 0xE0CCDEEC2A94E111, 0xD744FCCAD69D6AF4,
    0xCE248C151F8480E3, 0xC5672A115506DADD, 0xBD08A39F580C36BE, 0xB504F333F9DE6484,
    0xAD583EEA42A14AC6, 0xA5FED6A9B15138EA, 0x9EF5326091A111AD, 0x9837F0518DB8A96F,
    0x91C3D373AB11C336, 0x8B95C1E3EA8BD6E6, 0x85AAC367CC487B14};

/* ln(2)^k / k!, k = 9..0, in 2^-64. The terms left out of 2^-x are 2^-67 if x is below 1/16. */
static const FLASH uint64_t powers_of_ln2[] = {
    0x1B5253D395E,     0x162C0223A5C8,    0xFFE5FE2C4586,     0xA184897C363C4,    0x5761FF9E299CC4,
    0x276556DF749CEE5, 0xE35846B82505FC6, 0x3D7F7BFF058B1D51, 0xB17217F7D1CF79AC, UINT64_MAX};

enum { POWERS = sizeof powers_of_ln2 / sizeof powers_of_ln2[0] };

/* 1 / k, k = 1..17, with the leading bit set. */
static const FLASH uint64_t reciprocals[HITS_MOST] = {
    0x8000000000000000, 0x8000000000000000, 0xAAAAAAAAAAAAAAAA, 0x8000000000000000,
    0xCCCCCCCCCCCCCCCC, 0xAAAAAAAAAAAAAAAA, 0x9249249249249249, 0x8000000000000000,
    0xE38E38E38E38E38E, 0xCCCCCCCCCCCCCCCC, 0xBA2E8BA2E8BA2E8B, 0xAAAAAAAAAAAAAAAA,
    0x9D89D89D89D89D89, 0x9249249249249249, 0x8888888888888888, 0x8000000000000000,
    0xF0F0F0F0F0F0F0F0};

/* 2^-x of a fraction x in 2^-64, in 2^-64: the sixteenths of x by a table, the rest by the
   series. */
static uint64_t power_of_half(uint64_t x) {
    uint8_t sixteenths = (uint8_t)(x >> SIXTEENTHS);
    uint64_t rest = x & ((1ULL << SIXTEENTHS) - 1);
    uint64_t power = 0;

    for (uint8_t k = 0; k < POWERS; k++) {
        power = powers_of_ln2[k] - fraction_product64(power, rest);
    }
    return sixteenths ? fraction_product64(power, sixteenth_parts[sixteenths - 1]) : power;
}

/* e^-time as 2^-y: the whole part of y becomes fraction bits. */
static void find_decay(struct hits_time *time) {
    uint8_t bits = (uint8_t)(time->time.fraction_bits - 1);
    uint8_t whole = 0;
    uint64_t y = fraction_product64(log2_e, time->time.mantissa);

    if (bits < 64) {
        whole = (uint8_t)(y >> bits);
        y <<= 64 - bits;
    } else {
        y >>= bits - 64;
    }
    y = power_of_half(y);
    time->decay.mantissa = y > LEADING_BIT ? y : LEADING_BIT; /* a half, rounded down */
    time->decay.fraction_bits = 64 + whole;
}

uint16_t hits_first_time(uint8_t rate) {
    uint16_t k = 0;

    for (; rate > 1; rate >>= 1) {
        k += HITS_TIMES_TO_HALF;
    }
    return k;
}

void hits_time_set(struct hits_time *time, uint16_t k) {
    uint16_t halvings = k / HITS_TIMES_TO_HALF;
    uint8_t part = (uint8_t)(k % HITS_TIMES_TO_HALF);

    time->time.fraction_bits = FIRST_BITS + halvings + (part != 0);
    time->time.mantissa = fifth_parts[part];
    find_decay(time);
}

/* never = decay^rate, bit by bit from the top. */
static void find_never(struct hits *hits, const struct scaled64 *decay, uint8_t rate) {
    uint8_t bit = 0x80;

    hits->never = *decay;
    while (!(rate & bit)) {
        bit >>= 1;
    }
    while (bit >>= 1) {
        struct scaled64 root = hits->never;
        scaled64_multiply(&hits->never, &root);
        if (rate & bit) {
            scaled64_multiply(&hits->never, decay);
        }
    }
}

static OUT_OF_LINE void restart(struct hits *hits) {
    hits->exact = hits->never;
    hits->fewer = 0;
    hits->count = 0;
}

/* mean = time * rate. */
static void find_mean(struct hits *hits, const struct scaled64 *time, uint8_t rate) {
    struct scaled64 factor = {.fraction_bits = 56};

    for (; rate < 0x80; rate <<= 1) {
        factor.fraction_bits++;
    }
    factor.mantissa = (uint64_t)rate << 56;
    hits->mean = *time;
    scaled64_multiply(&hits->mean, &factor);
}

void hits_start(struct hits *hits, const struct hits_time *time, uint8_t rate) {
    find_mean(hits, &time->time, rate);
    if (hits->mean.fraction_bits < MEAN_LEAST) {
        hits->never = (struct scaled64){0, 64};
    } else {
        find_never(hits, &time->decay, rate);
    }
    restart(hits);
}

/* P(N = k) = P(N = k - 1) * mean / k. The bits of a reciprocal grow with those of k - 1. */
static void advance(struct hits *hits) {
    struct scaled64 reciprocal = {.fraction_bits = 63};
    uint64_t exactly = hits_exactly(hits);

    /* Rounding must not carry the sum beyond 1. */
    hits->fewer = exactly > UINT64_MAX - hits->fewer ? UINT64_MAX : hits->fewer + exactly;
    reciprocal.mantissa = reciprocals[hits->count];
    for (uint8_t rest = hits->count; rest; rest >>= 1) {
        reciprocal.fraction_bits++;
    }
    hits->count++;
    if (hits->exact.mantissa) {
        scaled64_multiply(&hits->exact, &hits->mean);
        scaled64_multiply(&hits->exact, &reciprocal);
    }
}

OUT_OF_LINE void hits_reach(struct hits *hits, uint8_t count) {
    if (count < hits->count) {
        restart(hits);
    }
    while (hits->count < count) {
        advance(hits);
    }
}

uint64_t hits_exactly(const struct hits *hits) {
    return scaled64_fraction(&hits->exact);
}
