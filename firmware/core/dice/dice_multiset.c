#include "core/dice/dice_multiset.h"

#include <string.h>

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
