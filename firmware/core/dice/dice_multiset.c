#include "core/dice/dice_multiset.h"

#include <string.h>

void dice_multiset_count(uint8_t count[DICE_FACES], const uint8_t faces[], uint8_t dice) {
    memset(count, 0, DICE_FACES);
    while (dice--) {
        count[*faces++ - 1]++;
    }
}

uint16_t dice_multiset_pack(const uint8_t count[DICE_FACES]) {
    uint16_t packed = 0;

    for (uint8_t face = DICE_FACES; face--;) {
        packed <<= 1;
        for (uint8_t shown = count[face]; shown; shown--) {
            packed = (uint16_t)(packed << 1 | 1);
        }
    }
    return packed;
}

void dice_multiset_unpack(uint8_t count[DICE_FACES], uint16_t packed) {
    memset(count, 0, DICE_FACES);
    for (; packed; packed >>= 1) {
        if (packed & 1) {
            (*count)++;
        } else {
            count++;
        }
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
