#include "games/snakes/shares.h"

#include <stdbool.h>

/* How far a share is below its chance, as a probability; above it, negative. */
static int32_t missing(uint16_t share, probability_t chance, uint16_t whole) {
    return (int32_t)(chance - share * (PROBABILITY_ONE / whole));
}

/* Whose share is best put up, or down. */
static uint8_t best_of(const uint16_t share[], const probability_t chance[], uint8_t count,
                       uint16_t whole, bool up) {
    int32_t most = INT32_MIN;
    uint8_t best = 0;

    for (uint8_t i = 0; i < count; i++) {
        int32_t gain = missing(share[i], chance[i], whole);
        if (!up) {
            gain = share[i] > 1 ? -gain : INT32_MIN;
        }
        if (gain > most) {
            most = gain;
            best = i;
        }
    }
    return best;
}

void shares_round(uint16_t share[], const probability_t chance[], uint8_t count, uint16_t whole) {
    uint16_t sum = 0;

    for (uint8_t i = 0; i < count; i++) {
        share[i] = (uint16_t)fixed_multiply(chance[i], whole, PROBABILITY_BITS);
        if (chance[i] && !share[i]) {
            share[i] = 1;
        }
        sum += share[i];
    }
    while (sum != whole) {
        bool up = sum < whole;
        uint8_t best = best_of(share, chance, count, whole, up);
        share[best] += up ? 1 : -1;
        sum += up ? 1 : -1;
    }
}
