#include "core/absorption.h"

#include "core/factor.h"
#include <stddef.h>

enum phase { COLUMNS, ELIMINATION, COARSE, FINE, DONE, TOO_LONG };

/* Refinement ends at a residual of at most RESIDUAL_CALM units, or where it no longer halves. */
enum { RESIDUAL_CALM = 1, RESIDUAL_STUCK = 64, ROUNDS_MAXIMUM = 60, RESIDUAL_BITS = 14 };

/* Coarse enough for the longest game that is answered, and for its variance. */
/* The variance of the longest expectation E is below 2 E^2. */
static uint8_t coarse_bits(const struct absorption *absorption) {
    if (absorption->solving != ABSORPTION_VARIANCE)
        return 16;
    return absorption->expected_bits > 18 ? (uint8_t)(2 * absorption->expected_bits - 35) : 1;
}

static void begin_solving(struct absorption *absorption, uint8_t kind) {
    absorption->solving = kind;
    absorption->phase = COARSE;
    absorption->bits = coarse_bits(absorption);
    absorption->round = 0;
    absorption->residual_before = UINT32_MAX;
    for (uint8_t slot = 0; slot < ABSORPTION_UNKNOWNS; slot++)
        absorption->value[slot] = 0;
}

void absorption_start(struct absorption *absorption, const struct board *board,
                      enum absorption_kind kind, uint8_t source) {
    absorption->board = board;
    absorption->kind = kind;
    absorption->source = source;
    absorption->index = 0;
    absorption->phase = COLUMNS;
    sweep_slots_find(&absorption->slots, board);
    if (absorption->slots.unknowns == 0)
        begin_solving(absorption, ABSORPTION_EXPECTED);
}

static struct sweep new_sweep(struct absorption *absorption, uint8_t kind) {
    return (struct sweep){
        .board = absorption->board,
        .slots = &absorption->slots,
        .value = absorption->value,
        .expected = kind == ABSORPTION_VARIANCE ? absorption->expected : NULL,
        .value_bits = absorption->bits,
        .expected_bits = absorption->expected_bits,
        .source = absorption->source,
        .wanted = SWEEP_NOWHERE,
        .reward = 1UL << absorption->bits,
        .response = absorption->residual,
    };
}

/* A column of M: where backward moves go next from every unknown square, by way of one of them. */
static void find_column(struct absorption *absorption) {
    uint8_t order = absorption->slots.unknowns;
    uint8_t column = absorption->index;
    struct sweep sweep;

    for (uint8_t slot = 0; slot < absorption->slots.count; slot++)
        absorption->value[slot] = slot == column ? PROBABILITY_ONE : 0;
    absorption->bits = PROBABILITY_BITS;
    sweep = new_sweep(absorption, ABSORPTION_EXPECTED);
    sweep.reward = 0;
    sweep_down(&sweep);
    for (uint8_t row = 0; row < order; row++) {
        uint32_t entry = sweep.response[row];
        uint32_t *leak = &absorption->expected[row];
        if (column == 0)
            *leak = PROBABILITY_ONE;
        *leak -= entry < *leak ? entry : *leak;
        entry = (entry + 0x4000) >> 15;
        absorption->factor[row * order + column] =
            entry > UINT16_MAX ? UINT16_MAX : (uint16_t)entry;
    }
}

static uint32_t sweep_residual(struct absorption *absorption, uint32_t *greatest) {
    struct sweep sweep = new_sweep(absorption, absorption->solving);
    uint32_t worst = 0;

    if (absorption->solving == ABSORPTION_VISITS)
        sweep_up(&sweep);
    else
        sweep_down(&sweep);
    *greatest = sweep.greatest;
    for (uint8_t slot = 0; slot < absorption->slots.unknowns; slot++) {
        uint32_t residual = sweep.response[slot] - absorption->value[slot];
        uint32_t size = residual >> 31 ? -residual : residual;
        absorption->residual[slot] = residual;
        if (size > worst)
            worst = size;
    }
    return worst;
}

static bool correct(struct absorption *absorption) {
    int32_t *change = (int32_t *)absorption->residual;
    uint8_t shift = 0;

    /* The solve works in whole units; small residuals are scaled up so that none is lost. */
    for (uint32_t worst = absorption->residual_before; worst < 1UL << RESIDUAL_BITS; worst <<= 1)
        shift++;
    for (uint8_t slot = 0; slot < absorption->slots.unknowns; slot++)
        change[slot] = (int32_t)((uint32_t)change[slot] << shift);
    if (!factor_solve(absorption->factor, absorption->slots.unknowns,
                      absorption->solving == ABSORPTION_VISITS, change))
        return false;
    for (uint8_t slot = 0; slot < absorption->slots.unknowns; slot++) {
        uint32_t *value = &absorption->value[slot];
        change[slot] = (change[slot] + (1L << shift >> 1)) >> shift;
        bool below_zero = change[slot] < 0 && *value < -(uint32_t)change[slot];
        *value = below_zero ? 0 : *value + (uint32_t)change[slot];
    }
    return true;
}

/* As many fraction bits as the greatest value leaves room for. */
static void widen(struct absorption *absorption, uint32_t greatest) {
    uint32_t bound = greatest + greatest / 64 + 8;
    uint8_t shift = 0;

    while (!(bound >> 31) && absorption->bits + shift < PROBABILITY_BITS) {
        bound <<= 1;
        shift++;
    }
    for (uint8_t slot = 0; slot < absorption->slots.unknowns; slot++)
        absorption->value[slot] <<= shift;
    absorption->bits += shift;
    absorption->phase = FINE;
    absorption->round = 0;
    absorption->residual_before = UINT32_MAX;
}

static void keep_expected(struct absorption *absorption) {
    for (uint8_t slot = 0; slot < absorption->slots.count; slot++)
        absorption->expected[slot] = absorption->value[slot];
    absorption->expected_bits = absorption->bits;
    absorption->phase = DONE;
    if (absorption->kind != ABSORPTION_EXPECTED)
        begin_solving(absorption, absorption->kind);
}

static void refined(struct absorption *absorption, uint32_t greatest) {
    if (absorption->phase == COARSE) {
        if (absorption->solving == ABSORPTION_EXPECTED &&
            greatest >> absorption->bits >= ABSORPTION_THROWS_MAXIMUM)
            absorption->phase = TOO_LONG;
        else
            widen(absorption, greatest);
    } else if (absorption->solving == ABSORPTION_EXPECTED) {
        keep_expected(absorption);
    } else {
        absorption->phase = DONE;
    }
}

static void refine(struct absorption *absorption) {
    uint32_t greatest;
    uint32_t residual = sweep_residual(absorption, &greatest);
    bool stuck = residual <= RESIDUAL_STUCK && residual > absorption->residual_before / 2;

    absorption->residual_before = residual;
    if (residual <= RESIDUAL_CALM || stuck)
        refined(absorption, greatest);
    else if (++absorption->round > ROUNDS_MAXIMUM || !correct(absorption))
        absorption->phase = TOO_LONG;
}

enum absorption_progress absorption_step(struct absorption *absorption) {
    uint8_t order = absorption->slots.unknowns;

    switch (absorption->phase) {
    case COLUMNS:
        find_column(absorption);
        if (++absorption->index == order) {
            absorption->index = 0;
            absorption->phase = ELIMINATION;
        }
        break;
    case ELIMINATION:
        factor_eliminate(absorption->factor, absorption->expected, order, absorption->index);
        if (++absorption->index == order)
            begin_solving(absorption, ABSORPTION_EXPECTED);
        break;
    case COARSE:
    case FINE:
        refine(absorption);
        break;
    default:
        break;
    }
    if (absorption->phase == DONE)
        return ABSORPTION_DONE;
    return absorption->phase == TOO_LONG ? ABSORPTION_TOO_LONG : ABSORPTION_WORKING;
}

uint8_t absorption_fraction(const struct absorption *absorption) {
    uint8_t order = absorption->slots.unknowns;
    uint8_t refining = absorption->phase == FINE ? 24 : 0;

    if (absorption->phase == COLUMNS)
        return (uint8_t)(absorption->index * 128 / order);
    if (absorption->phase == ELIMINATION)
        return (uint8_t)(128 + absorption->index * 32 / order);
    if (absorption->phase >= DONE)
        return UINT8_MAX;
    return (uint8_t)(160 + refining + (absorption->solving == ABSORPTION_EXPECTED ? 0 : 48));
}

struct real absorption_at(struct absorption *absorption, enum absorption_kind kind,
                          uint8_t square) {
    struct sweep sweep = new_sweep(absorption, kind);

    sweep.wanted = square;
    if (kind == ABSORPTION_EXPECTED) {
        sweep.value = absorption->expected;
        sweep.value_bits = absorption->expected_bits;
        sweep.reward = 1UL << sweep.value_bits;
    }
    if (kind == ABSORPTION_VISITS)
        sweep_up(&sweep);
    else
        sweep_down(&sweep);
    return (struct real){.mantissa = sweep.caught, .fraction_bits = sweep.value_bits};
}
