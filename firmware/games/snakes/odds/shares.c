#include "games/snakes/odds/shares.h"

enum { WHOLE = 100, COUNT_MOST = 6, PART = 128 };

/* Index of the share that a step up (1) or down (-1) harms least. `wanted` has the exact shares in
   1/PART per cent. */
static uint8_t best_of(const uint8_t share[], const uint16_t wanted[], uint8_t count, int8_t step) {
    int16_t most = INT16_MIN;
    uint8_t best = 0;

    for (uint8_t i = 0; i < count; i++) {
        int16_t gain = (int16_t)((int16_t)(wanted[i] - share[i] * PART) * step);
        if (gain > most && share[i] + step > 0) {
            most = gain;
            best = i;
        }
    }
    return best;
}

void shares_round(uint8_t share[], const probability_t chance[], uint8_t count) {
    uint16_t wanted[COUNT_MOST];
    int8_t missing = WHOLE;

    for (uint8_t i = 0; i < count; i++) {
        wanted[i] = (uint16_t)fixed_multiply(chance[i], WHOLE * PART, PROBABILITY_BITS);
        share[i] = (uint8_t)((wanted[i] + PART / 2) / PART);
        if (share[i] == 0 && chance[i]) {
            share[i] = 1;
        }
        missing = (int8_t)(missing - share[i]);
    }
    while (missing) {
        int8_t step = missing > 0 ? 1 : -1;
        uint8_t best = best_of(share, wanted, count, step);
        share[best] = (uint8_t)(share[best] + step);
        missing = (int8_t)(missing - step);
    }
}
