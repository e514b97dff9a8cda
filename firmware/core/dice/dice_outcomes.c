#include "core/dice/dice_outcomes.h"

#include "core/number/flash.h"
#include <string.h>

static OUT_OF_LINE uint32_t power(uint8_t base, uint8_t exponent) {
    uint32_t product = 1;

    while (exponent--) {
        product *= base;
    }
    return product;
}

uint16_t dice_outcomes(uint8_t dice) {
    return (uint16_t)power(DICE_FACES, dice);
}

uint32_t dice_set_outcomes(struct dice_set set) {
    return power(set.faces, set.dice);
}

static uint8_t binomial(uint8_t n, uint8_t k) {
    uint8_t ways = 1;

    for (uint8_t i = 0; i < k; i++) {
        ways = (uint8_t)(ways * (n - i) / (i + 1));
    }
    return ways;
}

uint32_t dice_set_exactly(struct dice_set set, uint8_t count) {
    if (count > set.dice) {
        return 0;
    }
    return binomial(set.dice, count) * power(set.faces - 1, set.dice - count);
}

uint32_t dice_set_at_least(struct dice_set set, uint8_t count) {
    uint32_t ways = 0;

    for (; count <= set.dice; count++) {
        ways += dice_set_exactly(set, count);
    }
    return ways;
}

/* choose() gives 1, 1, 1, 3, 3 or 15 times the binomial coefficient. To multiply by the inverse of
   that factor, modulo 2^32, is to divide by the factor. */
static const FLASH uint32_t inverse[DICE_MAXIMUM] = {1, 1, 1, 0xAAAAAAAB, 0xAAAAAAAB, 0xEEEEEEEF};

/* The binomial coefficient n over k, k = 0..5, or a multiple of it that needs no division (see
   inverse). Below 2^32 for n up to 119. */
static uint32_t choose(uint8_t n, uint8_t k) {
    uint32_t two = (uint16_t)(n * (uint16_t)(n - 1)) / 2;

    switch (k) {
    case 0:
        return 1;
    case 1:
        return n;
    case 2:
        return two;
    case 3:
        return two * (uint8_t)(n - 2);
    default:
        two *= (uint16_t)((n - 2) * (uint16_t)(n - 3)) / 2;
        return k == 4 ? two / 2 : two / 2 * (uint8_t)(n - 4);
    }
}

/* The sum less the lowest sum has the generating function ((1 - x^faces) / (1 - x))^dice: inclusion
   and exclusion of dice beyond their last face. Two sums equally far from the lowest and the
   highest have as many outcomes; the lower one needs fewer terms. */
uint32_t dice_set_with_sum(struct dice_set set, uint8_t sum) {
    uint8_t above = sum - set.dice;
    uint8_t most = (uint8_t)(set.dice * (set.faces - 1));
    uint32_t ways = 0;

    if (set.dice == 0 || above > most) {
        return set.dice == 0 && sum == 0;
    }
    if (above > most / 2) {
        above = most - above;
    }
    for (uint8_t beyond = 0;; beyond++) {
        uint32_t term = binomial(set.dice, beyond) * choose(above + set.dice - 1, set.dice - 1);
        ways += beyond & 1 ? -term : term;
        if (above < set.faces) {
            return ways * inverse[set.dice - 1];
        }
        above -= set.faces;
    }
}

/* Sum of (6 c - n)^2 / (6 n) over the faces. The sum of squares is at most 30 n^2 < 2^32. */
uint32_t dice_chi_square(const uint16_t counts[6], uint16_t throws) {
    uint16_t divisor = (uint16_t)(3 * throws);
    uint32_t squares = 0;

    if (throws == 0) {
        return 0;
    }
    for (uint8_t face = 0; face < 6; face++) {
        int32_t difference = 6 * (int32_t)counts[face] - throws;
        squares += (uint32_t)difference * (uint32_t)difference;
    }
    return squares / divisor * 50 + (squares % divisor * 50 + divisor / 2) / divisor;
}

void dice_multiset_count(uint8_t count[DICE_FACES], const uint8_t faces[], uint8_t dice) {
    memset(count, 0, DICE_FACES);
    while (dice--) {
        count[*faces++ - 1]++;
    }
}

uint16_t dice_multiset_showing(const uint8_t count[DICE_FACES], uint8_t dice) {
    uint8_t others = DICE_FACES;
    uint16_t ways = 1;

    for (uint8_t face = 0; face < DICE_FACES; face++) {
        if (count[face]) {
            others--;
        }
        for (uint8_t shown = 1; shown <= count[face]; shown++) {
            ways = (uint16_t)(ways * dice-- / shown);
        }
    }
    while (dice--) {
        ways *= others;
    }
    return ways;
}
