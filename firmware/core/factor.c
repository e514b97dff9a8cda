#include "core/factor.h"

#include "core/fixed.h"

#define SOLUTION_LIMIT 0x40000000L

static uint16_t product(uint32_t ratio, uint16_t entry) {
    uint32_t high = (uint32_t)(uint16_t)(ratio >> 16) * entry;
    uint32_t low = (uint32_t)(uint16_t)ratio * entry >> 16;

    return high > UINT16_MAX - low ? UINT16_MAX : (uint16_t)(high + low);
}

void factor_eliminate(uint16_t entry[], uint32_t leak[], uint8_t order, uint8_t pivot) {
    uint16_t *row = &entry[pivot * order];
    uint32_t leaving = leak[pivot] >> 15;

    for (uint8_t j = pivot + 1; j < order; j++)
        leaving += row[j];
    row[pivot] = leaving > UINT16_MAX ? UINT16_MAX : leaving ? (uint16_t)leaving : 1;

    for (uint8_t i = pivot + 1; i < order; i++) {
        uint16_t *target = &entry[i * order];
        if (target[pivot] == 0)
            continue;
        uint32_t ratio = ((uint32_t)target[pivot] << 16) / row[pivot];
        for (uint8_t j = pivot + 1; j < order; j++) {
            uint16_t change = product(ratio, row[j]);
            target[j] = target[j] < UINT16_MAX - change ? target[j] + change : UINT16_MAX;
        }
        leak[i] += fixed_multiply(leak[pivot], ratio, 16);
    }
}

/* x * entry / 2^16, towards 0. */
static int32_t scale(int32_t x, uint16_t entry) {
    uint32_t size = x < 0 ? -(uint32_t)x : (uint32_t)x;
    uint32_t scaled = (size >> 16) * entry + ((uint32_t)(uint16_t)size * entry >> 16);

    return x < 0 ? -(int32_t)scaled : (int32_t)scaled;
}

/* x * 2^16 / pivot, towards 0; beyond the limit, the limit. */
static int32_t divide(int32_t x, uint16_t pivot) {
    uint32_t size = x < 0 ? -(uint32_t)x : (uint32_t)x;
    uint32_t whole = size / pivot;
    uint32_t quotient = SOLUTION_LIMIT;

    if (whole < SOLUTION_LIMIT >> 16)
        quotient = (whole << 16) + ((size % pivot) << 16) / pivot;
    return x < 0 ? -(int32_t)quotient : (int32_t)quotient;
}

/* With I - M = L P^-1 U, where L and U both carry the pivots P: L a = x, then U x = P a. The
   transposed system is the same walk with rows and columns exchanged. */
bool factor_solve(const uint16_t entry[], uint8_t order, bool transposed, int32_t x[]) {
    uint8_t down = transposed ? 1 : order;
    uint8_t across = transposed ? order : 1;
    bool fits = true;

    for (uint8_t i = 0; i < order; i++) {
        int32_t sum = x[i];
        for (uint8_t j = 0; j < i; j++)
            sum += scale(x[j], entry[i * down + j * across]);
        x[i] = divide(sum, entry[i * (order + 1)]);
    }
    for (uint8_t i = order; i-- > 0;) {
        int32_t sum = 0;
        for (uint8_t j = i + 1; j < order; j++)
            sum += scale(x[j], entry[i * down + j * across]);
        x[i] += divide(sum, entry[i * (order + 1)]);
        fits = fits && x[i] < SOLUTION_LIMIT && x[i] > -SOLUTION_LIMIT;
    }
    return fits;
}
