#include "core/chain/absorption.h"

#include "core/chain/absorption_sweep.h"
#include "core/chain/factor.h"
#include <stddef.h>
#include <string.h>

/* Residuals are judged by their length in bits. Refinement ends where none is left, or where a
   short one no longer gets shorter. In expectations asked for alone, with FINE_BITS after the
   point, that use most of 32 bits, more is left, and where a correction has taken FINE_LAST bits
   off a residual, the next is taken to do the same. */
enum { RESIDUAL_SHORT = 3, ROUNDS_MAXIMUM = 100 };
enum { FINE_BITS = 26, FINE_RESIDUAL = 2 };
enum { CONDITION_BITS = 4 };

/* Values start with COARSE_BITS after the point. Widened to 32 bits, an expectation ends up with
   less than LONGEST_BITS where the game is too long; with as many, where its upper half says so. */
enum { COARSE_BITS = 16, LONGEST_BITS = 18 };
#define LONGEST_GREATEST ((uint16_t)((uint32_t)ABSORPTION_THROWS_MAXIMUM << (LONGEST_BITS - 16)))

enum { SLICE_RUNS = 8, AT_ONCE = BOARD_FACES - 1, NOWHERE = 255 };

static void choose(struct absorption *absorption, uint8_t kind) {
    absorption->solving = kind;
    absorption->solved = &absorption->chain[kind != ABSORPTION_EXPECTED];
    absorption_sweep_begin(absorption);
}

/* Coarse enough for any solution: the variance of an expectation E is below 2 E^2. */
static uint8_t coarse_bits(const struct absorption *absorption) {
    uint8_t expected_bits = absorption->chain[0].bits;

    if (absorption->solving != ABSORPTION_VARIANCE)
        return COARSE_BITS;
    return expected_bits > 18 ? (uint8_t)(2 * expected_bits - 35) : 1;
}

static void begin_solving(struct absorption *absorption, uint8_t kind) {
    struct absorption_chain *chain;

    choose(absorption, kind);
    chain = absorption->solved;
    chain->bits = coarse_bits(absorption);
    absorption_sweep_clear(absorption);
    chain->one = 1UL << chain->bits;
    absorption->first_round = absorption->pass;
    absorption->residual_before = 0;
}

static uint8_t length_of(uint32_t number) {
    uint8_t length = 0;

    for (; number; number >>= 1)
        length++;
    return length;
}

/* The bits of the greatest residual. */
static uint8_t residual_length(const struct absorption *absorption) {
    const int32_t *residual = absorption->residual;
    uint32_t size = 0;

    for (uint8_t count = absorption->unknowns; count; count--, residual++)
        size |= *residual < 0 ? -(uint32_t)*residual : (uint32_t)*residual;
    return length_of(size);
}

/* No value of the next sweep is greater than the greatest of the last one and of the changes
   together. */
static void may_grow(struct absorption *absorption, uint32_t most) {
    uint16_t *greatest = &absorption->position.greatest;
    uint16_t before = *greatest;

    *greatest += (uint16_t)(most >> 16) + 1;
    if (*greatest < before)
        *greatest = UINT16_MAX;
}

/* The solver works in whole units: residuals that are small are scaled up, so that none is lost.
 */
static void correct(struct absorption *absorption, uint8_t length) {
    bool small = length <= (absorption->conditioned ? 16 : 8);
    int32_t *change = absorption->residual;
    uint32_t *at = absorption->solved->at;
    int32_t most = 0;

    for (uint8_t i = absorption->unknowns; small && i--;)
        change[i] = (int32_t)((uint32_t)change[i] << 8);
    factor_solve(absorption->factor, absorption->unknowns, change);
    for (uint8_t count = absorption->unknowns; count; count--, at++, change++) {
        int32_t by = *change;
        uint32_t value;
        if (small)
            by = (by + 0x80) >> 8;
        if (by > most)
            most = by;
        value = *at + (uint32_t)by;
        if (by < 0 && value > *at)
            value = 0; /* less is nothing but rounding */
        *at = value;
    }
    may_grow(absorption, (uint32_t)most);
    if (absorption->pass == (uint8_t)(absorption->unknowns + 1))
        absorption->conditioned = length_of((uint32_t)most) <= (uint8_t)(length + CONDITION_BITS);
}

/* As many fraction bits as the greatest value leaves room for, and a little for what it still may
   grow. */
static bool widen(struct absorption *absorption) {
    struct absorption_chain *chain = absorption->solved;
    uint16_t greatest = absorption->position.greatest;
    bool wider = false;

    if (greatest != UINT16_MAX)
        greatest++;
    for (; (uint8_t)(greatest >> 8) < 0x78 && chain->bits < PROBABILITY_BITS; greatest <<= 1) {
        fixed_double(&chain->one, absorption->unknowns + 1);
        chain->bits++;
        wider = true;
        if (absorption->residual_before)
            absorption->residual_before++;
    }
    return wider;
}

/* Solved: is the game too long, and what comes next? */
static void end_solving(struct absorption *absorption) {
    uint8_t bits = absorption->chain[0].bits;

    if (absorption->position.greatest >= LONGEST_GREATEST)
        bits--;
    absorption->progress = ABSORPTION_DONE;
    if (absorption->solving != ABSORPTION_EXPECTED)
        return;
    if (bits < LONGEST_BITS) {
        absorption->progress = ABSORPTION_TOO_LONG;
    } else if (absorption->kind == ABSORPTION_VARIANCE) {
        absorption->progress = ABSORPTION_WORKING;
        begin_solving(absorption, ABSORPTION_VARIANCE);
    }
}

/* The squares before the goal whose values bounce makes unknown, and the squares that are worth the
   same: lists them, or sees to the visits: those counted on a square whose value is given are not
   met where that is found. Answers how many there are. */
static uint8_t for_held(struct absorption *absorption, bool list) {
    const struct board *board = absorption->board;
    uint32_t *residual = (uint32_t *)absorption->residual;
    uint32_t one = absorption->chain[1].one;
    uint8_t from = board->goal - ABSORPTION_HELD;
    uint8_t to = board->goal - 1 - BOARD_FACES + ABSORPTION_HELD;
    uint8_t held = 0;

    if (board->overshoot != BOARD_BOUNCE)
        return 0;
    for (; from != board->goal; from++, to--) {
        if (!board_can_stand(board, from))
            continue;
        if (list)
            absorption_sweep_add_link(absorption, held, from, to);
        else if (absorption->target == from)
            *residual += one;
        else if (absorption->target == to)
            *residual -= one;
        residual++;
        held++;
    }
    return held;
}

/* So many bits that a few units are less than anyone can tell. */
static bool is_fine(const struct absorption *absorption) {
    return absorption->kind == ABSORPTION_EXPECTED && absorption->chain[0].bits >= FINE_BITS &&
           absorption->conditioned;
}

/* A correction ends it where it is sure to leave nothing; otherwise a residual that is as good as
   none, or does not get less. Where the factors are good enough to say what comes, the bits that
   this leaves room for are taken at once. */
static void refine(struct absorption *absorption) {
    uint8_t length = residual_length(absorption);
    uint8_t before = absorption->residual_before;
    uint8_t fell = before > length ? before - length : 0;
    bool fine = is_fine(absorption);
    bool last = length == 0;

    if (fine)
        last = length <= (uint8_t)(FINE_RESIDUAL + fell);
    if (length <= RESIDUAL_SHORT && before && !fell)
        last = true;
    absorption->residual_before = length;
    if ((uint8_t)(absorption->pass - absorption->first_round) > ROUNDS_MAXIMUM)
        absorption->progress = ABSORPTION_TOO_LONG;
    if (length)
        correct(absorption, length);
    if (!(last ? fine : !absorption->conditioned) && widen(absorption))
        last = false;
    if (last)
        end_solving(absorption);
}

/* At the end of a sweep: what the next one is for. */
static void end_sweep(struct absorption *absorption) {
    absorption->pass++;
    if (absorption->solving == ABSORPTION_VISITS)
        for_held(absorption, false);
    refine(absorption);
    absorption_sweep_begin(absorption);
}

static void add_column(struct absorption *absorption) {
    uint8_t column = absorption->pass++;

    absorption_sweep_begin_column(absorption, column);
    while (absorption->position.square > absorption->lowest)
        absorption_sweep_advance(absorption, absorption->lowest);
    absorption->residual[column] += ABSORPTION_SWEEP_COLUMN_ONE;
    factor_column(absorption->factor, absorption->unknowns, column, absorption->residual);
    if (absorption->pass == absorption->unknowns)
        begin_solving(absorption, ABSORPTION_EXPECTED);
}

/* Jumps come the last first: boards list them upwards, and the higher ones first leaves many zeros
   in the factors. The unknowns have the first of the links, ladders the last. */
static uint8_t add_links(struct absorption *absorption) {
    const struct board *board = absorption->board;
    const struct board_jump *jump = &board->jumps[board->jump_count];
    uint8_t unknown = for_held(absorption, true);
    uint8_t ladder = ABSORPTION_LINKS;

    while (jump != board->jumps) {
        jump--;
        absorption_sweep_add_link(absorption, jump->to > jump->from ? --ladder : unknown++,
                                  jump->from, jump->to);
    }
    return unknown;
}

void absorption_start(struct absorption *absorption, const struct board *board,
                      enum absorption_kind kind, uint8_t source) {
    uint8_t unknowns;

    memset(absorption, 0, offsetof(struct absorption, factor));
    memset(absorption->event, NOWHERE, sizeof absorption->event);
    absorption->board = board;
    absorption->kind = kind;
    absorption->source = source;
    absorption->target = NOWHERE;
    absorption->lowest = NOWHERE;
    unknowns = add_links(absorption);
    absorption->unknowns = unknowns;
    if (unknowns > ABSORPTION_UNKNOWNS)
        absorption->progress = ABSORPTION_TOO_WIDE;
    else
        begin_solving(absorption, unknowns ? ABSORPTION_VISITS : ABSORPTION_EXPECTED);
}

enum absorption_progress absorption_step(struct absorption *absorption) {
    if (absorption->progress != ABSORPTION_WORKING)
        return absorption->progress;
    if (absorption->pass < absorption->unknowns)
        add_column(absorption);
    else if (absorption->position.square == 0)
        end_sweep(absorption);
    else
        for (uint8_t i = SLICE_RUNS; i && absorption->position.square; i--)
            absorption_sweep_advance(absorption, 0);
    return absorption->progress;
}

uint8_t absorption_fraction(const struct absorption *absorption) {
    uint8_t fraction = 0;

    for (uint8_t pass = absorption->pass; pass; pass--)
        fraction += (uint8_t)(UINT8_MAX - fraction) / 8;
    return fraction;
}

bool absorption_aim(struct absorption *absorption, uint8_t square) {
    if (absorption->target == square)
        return true;
    absorption->progress = ABSORPTION_WORKING;
    absorption->target = square;
    absorption->pass = absorption->unknowns + 1;
    begin_solving(absorption, ABSORPTION_VISITS);
    return false;
}

bool absorption_reach(struct absorption *absorption, enum absorption_kind kind, uint8_t square) {
    uint8_t last = square < AT_ONCE ? 0 : square - AT_ONCE;

    if (absorption->solving != kind || square > (uint8_t)(absorption->position.square + AT_ONCE))
        choose(absorption, kind);
    for (uint8_t left = SLICE_RUNS; absorption->position.square > square; left--) {
        if (left == 0)
            return false;
        absorption_sweep_advance(absorption, last);
    }
    return true;
}

void absorption_at(struct absorption *absorption, enum absorption_kind kind, uint8_t square,
                   struct real *value) {
    if (kind == ABSORPTION_VISITS) {
        absorption_aim(absorption, square);
        while (absorption_step(absorption) == ABSORPTION_WORKING) {
        }
        square = absorption->source;
    }
    while (!absorption_reach(absorption, kind, square)) {
    }
    value->mantissa = absorption_sweep_value(absorption, absorption->solved,
                                             square - absorption->position.square);
    value->fraction_bits = absorption->solved->bits;
}
