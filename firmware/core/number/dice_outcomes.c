#include "core/number/dice_outcomes.h"

uint16_t dice_outcomes(uint8_t dice) {
    uint16_t outcomes = 1;

    while (dice--) {
        outcomes *= DICE_FACES;
    }
    return outcomes;
}

/* The binomial coefficient times 5 for every other die. */
uint16_t dice_exactly(uint8_t dice, uint8_t count) {
    uint16_t ways = 1;

    if (count > dice) {
        return 0;
    }
    for (uint8_t i = 0; i < count; i++) {
        ways = (uint16_t)(ways * (dice - i) / (i + 1));
    }
    for (uint8_t i = count; i < dice; i++) {
        ways *= 5;
    }
    return ways;
}

uint16_t dice_at_least(uint8_t dice, uint8_t count) {
    uint16_t ways = 0;

    for (; count <= dice; count++) {
        ways += dice_exactly(dice, count);
    }
    return ways;
}

/* Places of coefficients: that of the lowest sum, with zeros below it, and the last needed. */
enum { FIRST = 6, LAST = FIRST + 5 * DICE_MAXIMUM / 2 };

/* Adds dice one by one, each multiplying the generating function of the sum above the lowest by
   (1 - x^6) / (1 - x). On the way coefficients may wrap, in the end they are below 2^16. A sum has
   as many outcomes as that as far from the highest; the lower one needs fewer coefficients. */
uint16_t dice_with_sum(uint8_t dice, uint8_t sum) {
    uint16_t ways[LAST + 1] = {[FIRST] = 1};
    uint8_t at = sum - dice;
    uint8_t highest = 5 * dice;

    if (at > highest) {
        return 0;
    }
    if (at > LAST - FIRST) {
        at = highest - at;
    }
    while (dice--) {
        for (uint8_t i = LAST; i >= FIRST; i--) {
            ways[i] -= ways[i - 6];
        }
        for (uint8_t i = FIRST; i <= LAST; i++) {
            ways[i] += ways[i - 1];
        }
    }
    return ways[FIRST + at];
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
