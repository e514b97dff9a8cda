#include "games/chips/chip_duel.h"

enum chip_duel_outcome chip_duel_outcome(const struct clearance_field *field) {
    if (field->first == field->second)
        return CHIP_DUEL_DRAW;
    return field->first < field->second ? CHIP_DUEL_FIRST_WINS : CHIP_DUEL_SECOND_WINS;
}

uint8_t chip_duel_chips(const struct clearance_field *field, enum chip_duel_stage stage) {
    uint8_t first = field->first;
    uint8_t second = field->second;

    if (stage == CHIP_DUEL_DIFFERENT && first == second)
        return 0;
    if (stage == CHIP_DUEL_SECOND || (stage < CHIP_DUEL_SECOND && first < second))
        return second;
    return first;
}

bool chip_duel_set(struct clearance *clearing, enum chip_duel_stage stage) {
    struct clearance_field *field = clearing->field;
    uint8_t all = 0;

    for (uint8_t count = clearing->count; count; count--, field++) {
        field->chips = chip_duel_chips(field, stage);
        all |= field->chips;
    }
    clearance_start(clearing, false);
    return all;
}

void chip_duel_start(struct chip_duel *rivals, bool alone) {
    rivals->alone = alone;
    rivals->stage = alone ? CHIP_DUEL_FIRST : CHIP_DUEL_GREATER;
    chip_duel_set(&rivals->clearing, rivals->stage);
}

probability_t chip_duel_chance(const struct clearance *clearing, enum chip_duel_outcome outcome) {
    const struct clearance_field *field = clearing->field;
    probability_t chance = 0;

    for (uint8_t count = clearing->count; count; count--, field++) {
        if (chip_duel_outcome(field) == outcome)
            chance += field->left;
    }
    return chance;
}

/* Modulo 2^32, which what is left in the end fits into. */
static void add(struct chip_duel *rivals) {
    const struct real *throws = &rivals->clearing.value;
    struct real *sum = &rivals->throws;

    if (rivals->stage == CHIP_DUEL_GREATER) {
        for (uint8_t outcome = 0; outcome < CHIP_DUEL_OUTCOMES; outcome++)
            rivals->chance[outcome] = chip_duel_chance(&rivals->clearing, outcome);
    }
    if (rivals->stage == CHIP_DUEL_GREATER || rivals->alone) {
        *sum = *throws;
        if (!rivals->alone)
            sum->mantissa *= (uint32_t)-2;
        return;
    }
    sum->mantissa +=
        fixed_multiply(throws->mantissa, 4, throws->fraction_bits + 2 - sum->fraction_bits);
}

bool chip_duel_step(struct chip_duel *rivals) {
    if (rivals->stage == CHIP_DUEL_DONE)
        return true;
    if (clearance_step(&rivals->clearing)) {
        add(rivals);
        do
            rivals->stage++;
        while (rivals->stage != CHIP_DUEL_DONE && !chip_duel_set(&rivals->clearing, rivals->stage));
    }
    return false;
}
