#include "games/chips/chip_duel.h"

enum rivals_outcome rivals_outcome(const struct clearing_field *field) {
    if (field->first == field->second)
        return RIVALS_DRAW;
    return field->first < field->second ? RIVALS_FIRST_WINS : RIVALS_SECOND_WINS;
}

uint8_t rivals_chips(const struct clearing_field *field, enum rivals_stage stage) {
    uint8_t first = field->first;
    uint8_t second = field->second;

    if (stage == RIVALS_DIFFERENT && first == second)
        return 0;
    if (stage == RIVALS_SECOND || (stage < RIVALS_SECOND && first < second))
        return second;
    return first;
}

bool rivals_set(struct clearing *clearing, enum rivals_stage stage) {
    struct clearing_field *field = clearing->field;
    uint8_t all = 0;

    for (uint8_t count = clearing->count; count; count--, field++) {
        field->chips = rivals_chips(field, stage);
        all |= field->chips;
    }
    clearing_start(clearing, false);
    return all;
}

void rivals_start(struct rivals *rivals, bool alone) {
    rivals->alone = alone;
    rivals->stage = alone ? RIVALS_FIRST : RIVALS_GREATER;
    rivals_set(&rivals->clearing, rivals->stage);
}

probability_t rivals_chance(const struct clearing *clearing, enum rivals_outcome outcome) {
    const struct clearing_field *field = clearing->field;
    probability_t chance = 0;

    for (uint8_t count = clearing->count; count; count--, field++) {
        if (rivals_outcome(field) == outcome)
            chance += field->left;
    }
    return chance;
}

/* Modulo 2^32, which what is left in the end fits into. */
static void add(struct rivals *rivals) {
    const struct real *throws = &rivals->clearing.value;
    struct real *sum = &rivals->throws;

    if (rivals->stage == RIVALS_GREATER) {
        for (uint8_t outcome = 0; outcome < RIVALS_OUTCOMES; outcome++)
            rivals->chance[outcome] = rivals_chance(&rivals->clearing, outcome);
    }
    if (rivals->stage == RIVALS_GREATER || rivals->alone) {
        *sum = *throws;
        if (!rivals->alone)
            sum->mantissa *= (uint32_t)-2;
        return;
    }
    sum->mantissa +=
        fixed_multiply(throws->mantissa, 4, throws->fraction_bits + 2 - sum->fraction_bits);
}

bool rivals_step(struct rivals *rivals) {
    if (rivals->stage == RIVALS_DONE)
        return true;
    if (clearing_step(&rivals->clearing)) {
        add(rivals);
        do
            rivals->stage++;
        while (rivals->stage != RIVALS_DONE && !rivals_set(&rivals->clearing, rivals->stage));
    }
    return false;
}
