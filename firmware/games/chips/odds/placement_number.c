#include "games/chips/odds/placement_number.h"

#include "core/number/flash.h"
#include "games/chips/odds/clearance.h"
#include <string.h>

/* The number of placements of n chips on 1, 2, 3 ... fields: the binomial coefficients of n +
   fields - 1 over fields - 1. */
#define ON_1(n)  1ULL
#define ON_2(n)  (ON_1(n) * ((n) + 1))
#define ON_3(n)  (ON_2(n) * ((n) + 2) / 2)
#define ON_4(n)  (ON_3(n) * ((n) + 3) / 3)
#define ON_5(n)  (ON_4(n) * ((n) + 4) / 4)
#define ON_6(n)  (ON_5(n) * ((n) + 5) / 5)
#define ON_7(n)  (ON_6(n) * ((n) + 6) / 6)
#define ON_8(n)  (ON_7(n) * ((n) + 7) / 7)
#define ON_9(n)  (ON_8(n) * ((n) + 8) / 8)
#define ON_10(n) (ON_9(n) * ((n) + 9) / 9)
#define ON_11(n) (ON_10(n) * ((n) + 10) / 10)
#define FROM_1_TO_15(ON)                                                                           \
    {                                                                                              \
        ON(1), ON(2), ON(3), ON(4), ON(5), ON(6), ON(7), ON(8), ON(9), ON(10), ON(11), ON(12),     \
            ON(13), ON(14), ON(15)                                                                 \
    }

static const FLASH uint32_t placements[CLEARANCE_FIELDS][CLEARANCE_CHIPS] = {
    FROM_1_TO_15(ON_1), FROM_1_TO_15(ON_2),  FROM_1_TO_15(ON_3),  FROM_1_TO_15(ON_4),
    FROM_1_TO_15(ON_5), FROM_1_TO_15(ON_6),  FROM_1_TO_15(ON_7),  FROM_1_TO_15(ON_8),
    FROM_1_TO_15(ON_9), FROM_1_TO_15(ON_10), FROM_1_TO_15(ON_11),
};

/* `chips` must not be 0. */
static uint32_t count_of(uint8_t fields, uint8_t chips) {
    return fields ? placements[fields - 1][chips - 1] : 0;
}

static uint8_t all_of(const uint8_t placed[], uint8_t fields) {
    uint8_t chips = 0;

    while (fields--) {
        chips += *placed++;
    }
    return chips;
}

/* Each chip on a field comes after all placements of it, and of the chips after it, on later
   fields. */
uint32_t placement_number(const uint8_t placed[], uint8_t fields) {
    uint8_t chips = all_of(placed, fields);
    uint32_t number = 0;

    while (chips) {
        fields--;
        for (uint8_t here = *placed++; here; here--) {
            number += count_of(fields, chips--);
        }
    }
    return number;
}

bool placement_of_number(uint32_t number, uint8_t fields, uint8_t chips, uint8_t placed[]) {
    memset(placed, 0, fields);
    if (number >= count_of(fields, chips)) {
        return false;
    }
    fields--;
    while (chips) {
        uint32_t later = count_of(fields, chips);
        if (number < later) {
            fields--;
            placed++;
        } else {
            number -= later;
            chips--;
            (*placed)++;
        }
    }
    return true;
}
