#include "games/chips/chip_fractions.h"

static uint32_t common_divisor(uint32_t a, uint32_t b) {
    while (b) {
        uint32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a ? a : 1;
}

/* The state of a placement within the greatest: the first field counts most often. */
static uint8_t state_of(const struct chip_fractions *exact, enum chip_duel_stage stage) {
    const struct clearance *clearing = &exact->rivals.clearing;
    uint8_t state = 0;

    for (uint8_t i = clearing->count; i--;)
        state = (uint8_t)(state * (chip_duel_chips(&clearing->field[i], CHIP_DUEL_GREATER) + 1) +
                          chip_duel_chips(&clearing->field[i], stage));
    return state;
}

void chip_fractions_start(struct chip_fractions *exact) {
    const struct clearance *clearing = &exact->rivals.clearing;
    uint16_t states = 1;

    for (uint8_t i = 0; i < clearing->count; i++) {
        states *= chip_duel_chips(&clearing->field[i], CHIP_DUEL_GREATER) + 1;
        if (states > CHIP_FRACTIONS_STATES)
            states = 0;
    }
    exact->states = (uint8_t)states;
    exact->state = 1;
    exact->denominator = 1;
    exact->expected[0] = 0;
}

/* Everything times a factor, so that the divisor divides; false when numbers become too great. */
static bool grow(struct chip_fractions *exact, uint8_t factor) {
    uint32_t limit =
        UINT32_MAX / 2 / exact->rivals.clearing.field[exact->rivals.clearing.count].rate / factor;

    for (uint8_t state = 0; state < exact->state; state++) {
        if (exact->expected[state] > limit)
            return false;
        exact->expected[state] *= factor;
    }
    if (exact->denominator > limit)
        return false;
    exact->denominator *= factor;
    return true;
}

bool chip_fractions_step(struct chip_fractions *exact) {
    const struct clearance_field *field = exact->rivals.clearing.field;
    uint32_t all = exact->denominator;
    uint8_t divisor = 0;
    uint8_t rest = exact->state;
    uint8_t stride = 1;

    if (exact->state >= exact->states)
        return true;
    for (uint8_t i = 0; i < exact->rivals.clearing.count; i++, field++) {
        uint8_t radix = chip_duel_chips(field, CHIP_DUEL_GREATER) + 1;
        if (rest % radix) {
            all += exact->expected[exact->state - stride] * field->rate;
            divisor += field->rate;
        }
        rest /= radix;
        stride *= radix;
    }
    if (divisor == 0) /* only the first has no chips */
        return true;
    if (all % divisor) {
        if (!grow(exact, divisor / (uint8_t)common_divisor(all % divisor, divisor)))
            exact->states = 0;
        return false;
    }
    exact->expected[exact->state++] = all / divisor;
    return false;
}

static void reduce(struct chip_fractions_fraction *fraction) {
    uint32_t divisor = common_divisor(fraction->numerator, fraction->denominator);

    fraction->numerator /= divisor;
    fraction->denominator /= divisor;
}

void chip_fractions_throws(const struct chip_fractions *exact,
                           struct chip_fractions_fraction *fraction) {
    const uint32_t *expected = exact->expected;
    uint32_t total = exact->rivals.clearing.field[exact->rivals.clearing.count].rate;
    uint32_t throws = expected[state_of(exact, CHIP_DUEL_FIRST)];

    if (!exact->rivals.alone)
        throws += expected[state_of(exact, CHIP_DUEL_SECOND)] +
                  expected[state_of(exact, CHIP_DUEL_DIFFERENT)] -
                  2 * expected[state_of(exact, CHIP_DUEL_GREATER)];
    fraction->numerator = throws * total;
    fraction->denominator = exact->denominator;
    reduce(fraction);
}

void chip_fractions_chance(const struct chip_fractions *exact, uint8_t outcome,
                           struct chip_fractions_fraction *fraction) {
    const struct chip_duel *rivals = &exact->rivals;
    const uint32_t *last = &exact->expected[exact->states - 1];
    uint8_t stride = 1;

    fraction->numerator = 0;
    fraction->denominator = exact->denominator;
    for (uint8_t i = 0; i < rivals->clearing.count; i++) {
        const struct clearance_field *field = &rivals->clearing.field[i];
        uint8_t greater = chip_duel_chips(field, CHIP_DUEL_GREATER);
        if (greater && chip_duel_outcome(field) == outcome)
            fraction->numerator += (*last - *(last - stride)) * field->rate;
        stride *= greater + 1;
    }
    reduce(fraction);
}
