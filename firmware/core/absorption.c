#include "core/absorption.h"

#include "core/factor.h"
#include "core/sweep.h"
#include <stddef.h>
#include <string.h>

/* Refinement ends where there is no residual (for visits at one unit, below which some boards get
   worse again), or where residuals no longer halve. */
enum { RESIDUAL_STUCK = 128, ROUNDS_MAXIMUM = 60 };

/* Values start with COARSE_BITS after the point. Widened to 32 bits, an expectation ends up with
   less than LONGEST_BITS where the game is too long; with as many, where its upper half says so. */
enum { COARSE_BITS = 16, LONGEST_BITS = 18 };
#define LONGEST_GREATEST ((uint16_t)((uint32_t)ABSORPTION_THROWS_MAXIMUM << (LONGEST_BITS - 16)))

enum { SLICE_SQUARES = 3, NOWHERE = 255 };

static __attribute__((noinline)) void choose(struct absorption *absorption, uint8_t kind) {
    absorption->solved = &absorption->chain[kind != ABSORPTION_EXPECTED];
    absorption->solved->kind = kind;
    sweep_begin(absorption);
}

/* Coarse enough for any solution: the variance of an expectation E is below 2 E^2. */
static uint8_t coarse_bits(const struct absorption *absorption) {
    uint8_t expected_bits = absorption->chain[0].bits;

    if (absorption->solved->kind != ABSORPTION_VARIANCE)
        return COARSE_BITS;
    return expected_bits > 18 ? (uint8_t)(2 * expected_bits - 35) : 1;
}

static void begin_solving(struct absorption *absorption, uint8_t kind) {
    struct absorption_chain *chain;

    choose(absorption, kind);
    chain = absorption->solved;
    chain->bits = coarse_bits(absorption);
    memset(&chain->one, 0, sizeof chain->one + sizeof chain->at);
    chain->one = 1UL << chain->bits;
    absorption->rounds = 0;
    absorption->residual_before = UINT8_MAX;
}

/* A column of M: where backward moves go next from every unknown, by way of one of them; all is 0
   above the head of that snake. After the last column, expected throws. */
static __attribute__((noinline)) void begin_column(struct absorption *absorption) {
    if (absorption->column == absorption->unknowns) {
        begin_solving(absorption, ABSORPTION_EXPECTED);
        return;
    }
    begin_solving(absorption, ABSORPTION_VISITS);
    absorption->solved->at[absorption->column] = 1UL << FACTOR_BITS;
    absorption->square = (uint8_t)(absorption->link[absorption->column].from + 1);
    memset(absorption->residual, 0, sizeof absorption->residual);
}

static uint32_t size_of(int32_t x) {
    return x < 0 ? -(uint32_t)x : (uint32_t)x;
}

/* All residuals' bits at once: between the greatest and twice that. */
static uint32_t residual_size(const struct absorption *absorption) {
    const int32_t *residual = absorption->residual;
    uint32_t size = 0;

    for (uint8_t count = absorption->unknowns; count; count--)
        size |= size_of(*residual++);
    return size;
}

/* The solver works in whole units: residuals that are small are scaled up, so that none is lost. */
static void correct(struct absorption *absorption, bool small) {
    int32_t *change = absorption->residual;
    uint32_t *at = absorption->solved->at;

    for (uint8_t bit = small ? 8 : 0; bit; bit--)
        fixed_double((uint32_t *)change, absorption->unknowns);
    factor_solve(absorption->factor, absorption->unknowns, change);
    for (uint8_t count = absorption->unknowns; count; count--, at++, change++) {
        int32_t by = *change;
        uint32_t value;
        if (small)
            by = (by + 0x80) >> 8;
        value = *at + (uint32_t)by;
        if (by < 0 && value > *at)
            value = 0; /* less is nothing but rounding */
        *at = value;
    }
}

/* As many fraction bits as the greatest value leaves room for, and a little for what it still may
   grow. */
static bool widen(struct absorption *absorption) {
    struct absorption_chain *chain = absorption->solved;
    bool wider = false;

    while ((uint8_t)(absorption->greatest >> 24) < 0x78 && chain->bits < PROBABILITY_BITS) {
        fixed_double(&absorption->greatest, 1);
        fixed_double(&chain->one, 1 + ABSORPTION_LINKS);
        chain->bits++;
        wider = true;
    }
    return wider;
}

/* Solved: is the game too long, and what comes next? */
static void end_solving(struct absorption *absorption) {
    bool long_game = (uint16_t)(absorption->greatest >> 16) >= LONGEST_GREATEST;

    absorption->progress = ABSORPTION_DONE;
    if (absorption->solved->kind != ABSORPTION_EXPECTED)
        return;
    if (absorption->solved->bits < LONGEST_BITS + long_game) {
        absorption->progress = ABSORPTION_TOO_LONG;
    } else if (absorption->kind == ABSORPTION_VARIANCE) {
        absorption->progress = ABSORPTION_WORKING;
        begin_solving(absorption, ABSORPTION_VARIANCE);
    }
}

static void refine(struct absorption *absorption) {
    uint32_t size = residual_size(absorption);
    uint8_t residual = size > UINT8_MAX ? UINT8_MAX : (uint8_t)size;
    bool stuck = residual < RESIDUAL_STUCK && residual > absorption->residual_before / 2;

    absorption->residual_before = residual;
    if (++absorption->rounds > ROUNDS_MAXIMUM)
        absorption->progress = ABSORPTION_TOO_LONG;
    if (residual && !stuck && (residual > 1 || absorption->target == NOWHERE))
        correct(absorption, residual < UINT8_MAX);
    else if (widen(absorption))
        absorption->residual_before = UINT8_MAX;
    else
        end_solving(absorption);
}

/* At the end of a sweep: what the next one is for. */
static void end_sweep(struct absorption *absorption) {
    if (absorption->column < absorption->unknowns) {
        absorption->residual[absorption->column] += 1L << FACTOR_BITS;
        factor_column(absorption->factor, absorption->unknowns, absorption->column,
                      absorption->residual);
        absorption->column++;
        begin_column(absorption);
    } else {
        refine(absorption);
        sweep_begin(absorption);
    }
}

static void add_link(struct absorption *absorption, uint8_t from, uint8_t to) {
    struct board_jump *link = &absorption->link[absorption->links++];

    link->from = from;
    link->to = to;
}

static void add_jumps(struct absorption *absorption, bool ladders) {
    const struct board_jump *jump = absorption->board->jumps;

    for (uint8_t count = absorption->board->jump_count; count; count--, jump++) {
        if ((jump->to > jump->from) == ladders)
            add_link(absorption, jump->from, jump->to);
    }
}

void absorption_start(struct absorption *absorption, const struct board *board,
                      enum absorption_kind kind, uint8_t source) {
    memset(absorption, 0, offsetof(struct absorption, factor));
    absorption->board = board;
    absorption->kind = kind;
    absorption->source = source;
    absorption->target = NOWHERE;
    for (uint8_t square = board->goal - ABSORPTION_HELD; square < board->goal; square++) {
        if (board->overshoot == BOARD_BOUNCE && board_can_stand(board, square))
            add_link(absorption, square, square);
    }
    absorption->held = absorption->links;
    add_jumps(absorption, false);
    absorption->unknowns = absorption->links;
    add_jumps(absorption, true);
    if (absorption->unknowns > ABSORPTION_UNKNOWNS)
        absorption->progress = ABSORPTION_TOO_WIDE;
    else
        begin_column(absorption);
}

enum absorption_progress absorption_step(struct absorption *absorption) {
    for (uint8_t i = SLICE_SQUARES; i && absorption->square; i--)
        sweep_advance(absorption);
    if (absorption->square == 0 && absorption->progress == ABSORPTION_WORKING) {
        absorption->fraction += (uint8_t)(UINT8_MAX - absorption->fraction) / 8;
        end_sweep(absorption);
    }
    return absorption->progress;
}

uint8_t absorption_fraction(const struct absorption *absorption) {
    return absorption->fraction;
}

bool absorption_aim(struct absorption *absorption, uint8_t square) {
    if (absorption->target == square)
        return true;
    absorption->progress = ABSORPTION_WORKING;
    absorption->target = square;
    begin_solving(absorption, ABSORPTION_VISITS);
    return false;
}

void absorption_at(struct absorption *absorption, enum absorption_kind kind, uint8_t square,
                   struct real *value) {
    const struct absorption_chain *chain = &absorption->chain[kind != ABSORPTION_EXPECTED];

    if (kind == ABSORPTION_VISITS) {
        absorption_aim(absorption, square);
        while (absorption_step(absorption) == ABSORPTION_WORKING) {
        }
    } else if (square != absorption->source) {
        choose(absorption, kind);
        while (absorption->square > square)
            sweep_advance(absorption);
        value->mantissa = *sweep_ring_at(absorption->solved, square);
        value->fraction_bits = chain->bits;
        return;
    }
    value->mantissa = chain->caught;
    value->fraction_bits = chain->bits;
}
