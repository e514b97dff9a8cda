#include "games/chips/odds/chip_fractions.h"

#include "core/number/flash.h"
#include "core/number/fraction.h"
#include <string.h>

static uint8_t chips_of(const struct chip_fractions *fractions, uint8_t field,
                        enum chip_duel_part part) {
    return chip_duel_chips(fractions->chips[0][field], fractions->chips[1][field], part);
}

/* The number of a placement's state within the greatest placement; the first field is its lowest
   digit. */
static uint8_t state_of(const struct chip_fractions *fractions, enum chip_duel_part part) {
    uint8_t state = 0;

    for (uint8_t field = fractions->fields.count; field--;) {
        state = (uint8_t)(state * (chips_of(fractions, field, CHIP_DUEL_GREATER) + 1) +
                          chips_of(fractions, field, part));
    }
    return state;
}

/* The number of states, 0 if there are too many. */
static uint8_t count_states(const struct chip_fractions *fractions) {
    uint16_t states = 1;

    for (uint8_t field = 0; field < fractions->fields.count; field++) {
        states *= chips_of(fractions, field, CHIP_DUEL_GREATER) + 1;
        if (states > CHIP_FRACTIONS_STATES) {
            return 0;
        }
    }
    return (uint8_t)states;
}

OUT_OF_LINE void chip_fractions_start(struct chip_fractions *fractions,
                                      const struct chip_fields *fields, const uint8_t first[],
                                      const uint8_t second[]) {
    fractions->fields = *fields;
    fractions->alone = second == NULL;
    memset(fractions->chips, 0, sizeof fractions->chips);
    memcpy(fractions->chips[0], first, fields->count);
    if (second) {
        memcpy(fractions->chips[1], second, fields->count);
    }
    fractions->states = count_states(fractions);
    fractions->state = 1;
    fractions->denominator = 1;
    fractions->expected[0] = 0;
}

/* Multiplies all numbers by a factor, so that the division leaves no remainder. False if they
   become too great. */
static bool grow(struct chip_fractions *fractions, uint8_t factor) {
    uint32_t limit = UINT32_MAX / 2 / fractions->fields.total / factor;

    for (uint8_t state = 0; state < fractions->state; state++) {
        if (fractions->expected[state] > limit) {
            return false;
        }
        fractions->expected[state] *= factor;
    }
    if (fractions->denominator > limit) {
        return false;
    }
    fractions->denominator *= factor;
    return true;
}

/* The next state's expectation is a quotient: its numerator and its divisor, the sum of the rates
   of the fields where it has chips. */
struct quotient {
    uint32_t numerator;
    uint8_t divisor;
};

static struct quotient next_state(const struct chip_fractions *fractions) {
    struct quotient next = {.numerator = fractions->denominator};
    uint8_t rest = fractions->state;
    uint8_t stride = 1;

    for (uint8_t field = 0; field < fractions->fields.count; field++) {
        uint8_t radix = chips_of(fractions, field, CHIP_DUEL_GREATER) + 1;
        uint8_t rate = fractions->fields.rate[field];
        if (rest % radix) {
            next.numerator += fractions->expected[fractions->state - stride] * rate;
            next.divisor += rate;
        }
        rest /= radix;
        stride *= radix;
    }
    return next;
}

/* Either makes the denominator grow, so that the division leaves no remainder, or divides. Fields
   of rate 0 would never be cleared. */
static void compute_state(struct chip_fractions *fractions) {
    struct quotient next = next_state(fractions);
    uint8_t rest;

    if (next.divisor == 0) {
        fractions->states = 0;
        return;
    }
    rest = next.numerator % next.divisor;
    if (rest == 0) {
        fractions->expected[fractions->state++] = next.numerator / next.divisor;
    } else if (!grow(fractions,
                     next.divisor / (uint8_t)fraction_common_divisor(rest, next.divisor))) {
        fractions->states = 0;
    }
}

enum progress chip_fractions_step(struct chip_fractions *fractions) {
    if (fractions->state < fractions->states) {
        compute_state(fractions);
    }
    if (fractions->states == 0) {
        return IMPOSSIBLE;
    }
    return fractions->state < fractions->states ? WORKING : DONE;
}

static OUT_OF_LINE void set_reduced(struct chip_fraction *fraction, uint32_t numerator,
                                    uint32_t denominator) {
    uint32_t divisor = fraction_common_divisor(numerator, denominator);

    fraction->numerator = numerator / divisor;
    fraction->denominator = denominator / divisor;
}

static OUT_OF_LINE uint32_t expected_of(const struct chip_fractions *fractions,
                                        enum chip_duel_part part) {
    return fractions->expected[state_of(fractions, part)];
}

void chip_fractions_throws(const struct chip_fractions *fractions, struct chip_fraction *throws) {
    uint32_t all = expected_of(fractions, CHIP_DUEL_FIRST);

    if (!fractions->alone) {
        all += expected_of(fractions, CHIP_DUEL_SECOND);
        all += expected_of(fractions, CHIP_DUEL_DIFFERENT);
        all -= 2 * expected_of(fractions, CHIP_DUEL_GREATER);
    }
    set_reduced(throws, all * fractions->fields.total, fractions->denominator);
}

void chip_fractions_chance(const struct chip_fractions *fractions, enum chip_duel_outcome outcome,
                           struct chip_fraction *chance) {
    const uint32_t *last = &fractions->expected[fractions->states - 1];
    uint32_t numerator = 0;
    uint8_t stride = 1;

    for (uint8_t field = 0; field < fractions->fields.count; field++) {
        uint8_t greater = chips_of(fractions, field, CHIP_DUEL_GREATER);
        if (greater &&
            chip_duel_outcome(fractions->chips[0][field], fractions->chips[1][field]) == outcome) {
            numerator += (*last - *(last - stride)) * fractions->fields.rate[field];
        }
        stride *= greater + 1;
    }
    set_reduced(chance, numerator, fractions->denominator);
}
