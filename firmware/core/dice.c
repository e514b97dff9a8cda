#include "core/dice.h"

uint16_t dice_outcomes(uint8_t dice) {
    uint16_t outcomes = 1;

    while (dice--)
        outcomes *= 6;
    return outcomes;
}

uint16_t dice_exactly(uint8_t dice, uint8_t count) {
    uint16_t ways = 1;

    if (count > dice)
        return 0;
    for (uint8_t i = 0; i < count; i++)
        ways = (uint16_t)(ways * (dice - i) / (i + 1));
    for (uint8_t i = count; i < dice; i++)
        ways *= 5;
    return ways;
}

uint16_t dice_at_least(uint8_t dice, uint8_t count) {
    uint16_t ways = 0;

    for (; count <= dice; count++)
        ways += dice_exactly(dice, count);
    return ways;
}

/* Adds dice one by one: ways[s] counts the outcomes of the dice so far with sum s. */
uint16_t dice_with_sum(uint8_t dice, uint8_t sum) {
    uint16_t ways[6 * DICE_MAXIMUM + 1] = {1};

    if (dice > DICE_MAXIMUM || sum > 6 * dice)
        return 0;
    for (uint8_t die = 0; die < dice; die++) {
        for (uint8_t total = sum + 1; total-- > 0;) {
            uint16_t sum_of_ways = 0;
            for (uint8_t face = 1; face <= 6 && face <= total; face++)
                sum_of_ways += ways[total - face];
            ways[total] = sum_of_ways;
        }
    }
    return ways[sum];
}

/* Sum of (6 c - n)^2 / (6 n) over the faces. The sum of squares is at most 30 n^2 < 2^32. */
uint32_t dice_chi_square(const uint16_t counts[6]) {
    uint16_t throws = 0;
    uint32_t squares = 0;

    for (uint8_t face = 0; face < 6; face++)
        throws += counts[face];
    if (throws == 0)
        return 0;
    for (uint8_t face = 0; face < 6; face++) {
        int32_t difference = 6 * (int32_t)counts[face] - throws;
        squares += (uint32_t)difference * (uint32_t)difference;
    }
    uint16_t divisor = (uint16_t)(3 * throws);
    return squares / divisor * 50 + (squares % divisor * 50 + divisor / 2) / divisor;
}
