#include "core/rivals.h"

enum rivals_outcome rivals_outcome(const struct rivals *rivals, uint8_t field) {
    uint8_t first = rivals->chips[0][field];
    uint8_t second = rivals->chips[1][field];

    if (first == second)
        return RIVALS_DRAW;
    return first < second ? RIVALS_FIRST_WINS : RIVALS_SECOND_WINS;
}

uint8_t rivals_chips(const struct rivals *rivals, uint8_t field, enum rivals_stage stage) {
    uint8_t outcome = rivals_outcome(rivals, field);
    uint8_t player = outcome == RIVALS_FIRST_WINS;

    if (stage >= RIVALS_SECOND)
        player = stage == RIVALS_SECOND;
    else if (stage == RIVALS_DIFFERENT && outcome == RIVALS_DRAW)
        return 0;
    return rivals->chips[player][field];
}

/* Sets the placement of this stage; false when it has no chips. */
static bool set(struct rivals *rivals) {
    struct clearing *clearing = &rivals->clearing;
    uint8_t all = 0;

    for (uint8_t i = 0; i < clearing->count; i++)
        all += clearing->field[i].chips = rivals_chips(rivals, i, rivals->stage);
    clearing_start(clearing, false);
    return all;
}

void rivals_start(struct rivals *rivals, bool alone) {
    rivals->alone = alone;
    rivals->stage = alone ? RIVALS_FIRST : RIVALS_GREATER;
    for (uint8_t i = 0; i < RIVALS_OUTCOMES; i++)
        rivals->chance[i] = 0;
    set(rivals);
}

/* Modulo 2^32, which what is left in the end fits into. */
static void add(struct rivals *rivals) {
    struct clearing *clearing = &rivals->clearing;
    struct real *sum = &rivals->throws;
    struct real throws;

    clearing_throws(clearing, &throws);
    if (rivals->alone) {
        *sum = throws;
    } else if (rivals->stage == RIVALS_GREATER) {
        sum->fraction_bits = throws.fraction_bits;
        sum->mantissa = -2 * throws.mantissa;
        for (uint8_t i = 0; i < clearing->count; i++)
            rivals->chance[rivals_outcome(rivals, i)] += clearing_last(clearing, i);
    } else {
        sum->mantissa +=
            fixed_multiply(throws.mantissa, 4, throws.fraction_bits + 2 - sum->fraction_bits);
    }
}

bool rivals_step(struct rivals *rivals) {
    if (rivals->stage == RIVALS_DONE)
        return true;
    if (!clearing_step(&rivals->clearing))
        return false;
    add(rivals);
    do
        rivals->stage++;
    while (rivals->stage != RIVALS_DONE && !set(rivals));
    return rivals->stage == RIVALS_DONE;
}
