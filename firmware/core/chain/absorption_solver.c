#include "core/chain/absorption_solver.h"

#include "core/chain/absorption_sweep.h"
#include "core/chain/factor.h"

/* A residual is judged by its length in bits. Refinement ends where none is left, or where one of
   at most RESIDUAL_SHORT bits no longer gets shorter; after ROUNDS_MAXIMUM it is given up. */
enum { RESIDUAL_SHORT = 3, ROUNDS_MAXIMUM = 100 };

/* It gets by with less once there are FINE_BITS after the point: a residual of which at most
   FINE_RESIDUAL bits would be left if the next correction took as many bits off it as the last one
   has. */
enum { FINE_BITS = 26, FINE_RESIDUAL = 2 };

/* The factors are good enough to foresee that where a correction is at most so many bits longer
   than the residual. */
enum { CONDITION_BITS = 4 };

/* Values start with COARSE_BITS after the point. Widened to 32 bits, an expectation of more than
   ABSORPTION_THROWS_MAXIMUM has fewer than LONGEST_BITS fraction bits, or just as many and an upper
   half of at least LONGEST_GREATEST. */
enum { COARSE_BITS = 16, LONGEST_BITS = 18 };
#define LONGEST_GREATEST ((uint16_t)((uint32_t)ABSORPTION_THROWS_MAXIMUM << (LONGEST_BITS - 16)))

enum { SLICE_RUNS = 8 };

static void begin(struct absorption *absorption) {
    absorption->chain.bits = COARSE_BITS;
    absorption->chain.one = 1UL << COARSE_BITS;
    absorption_sweep_clear(absorption);
    absorption_sweep_begin(absorption);
}

static uint8_t length_of(uint32_t number) {
    uint8_t length = 0;

    for (; number; number >>= 1) {
        length++;
    }
    return length;
}

/* The bits of the greatest residual. */
static uint8_t residual_length(const struct absorption *absorption) {
    const int32_t *residual = absorption->residual;
    uint32_t size = 0;

    for (uint8_t count = absorption->unknowns; count; count--, residual++) {
        size |= *residual < 0 ? -(uint32_t)*residual : (uint32_t)*residual;
    }
    return length_of(size);
}

/* No value of the next sweep is greater than the greatest value of the last one plus the greatest
   change. */
static void may_grow(struct absorption *absorption, uint32_t most) {
    uint16_t *greatest = &absorption->position.greatest;
    uint16_t before = *greatest;

    *greatest += (uint16_t)(most >> 16) + 1;
    if (*greatest < before) {
        *greatest = UINT16_MAX;
    }
}

/* Corrects a value. Only rounding can bring it below 0: then it is 0. */
static void apply(uint32_t *value, int32_t by) {
    uint32_t corrected = *value + (uint32_t)by;

    *value = by < 0 && corrected > *value ? 0 : corrected;
}

/* The factors work in whole units: short residuals are scaled up by 8 bits, so that none is lost.
 */
static void correct(struct absorption *absorption, uint8_t length) {
    bool is_short = length <= (absorption->conditioned ? 16 : 8);
    int32_t *change = absorption->residual;
    int32_t most = 0;

    for (uint8_t i = 0; is_short && i < absorption->unknowns; i++) {
        change[i] = (int32_t)((uint32_t)change[i] << 8);
    }
    factor_solve(absorption->factor, absorption->unknowns, change);
    for (uint8_t i = 0; i < absorption->unknowns; i++) {
        int32_t by = is_short ? (change[i] + 0x80) >> 8 : change[i];
        if (by > most) {
            most = by;
        }
        apply(&absorption->chain.at[i], by);
    }
    may_grow(absorption, (uint32_t)most);
    if (absorption->pass == (uint8_t)(absorption->unknowns + 1)) {
        absorption->conditioned = length_of((uint32_t)most) <= (uint8_t)(length + CONDITION_BITS);
    }
}

/* As many fraction bits as the greatest value leaves room for, and a little for what it still may
   grow. */
static bool widen(struct absorption *absorption) {
    struct absorption_chain *chain = &absorption->chain;
    uint16_t greatest = absorption->position.greatest;
    bool wider = false;

    if (greatest != UINT16_MAX) {
        greatest++;
    }
    for (; (uint8_t)(greatest >> 8) < 0x78 && chain->bits < PROBABILITY_BITS; greatest <<= 1) {
        fixed_double(&chain->one, absorption->unknowns + 1);
        chain->bits++;
        wider = true;
        if (absorption->residual_before) {
            absorption->residual_before++;
        }
    }
    return wider;
}

/* A whole number that no value exceeds. */
static uint16_t longest_of(const struct absorption *absorption) {
    uint32_t greatest = (uint32_t)absorption->position.greatest + 1;

    return (uint16_t)((greatest << 8 >> (absorption->chain.bits - 8)) + 1);
}

static bool is_too_long(const struct absorption *absorption) {
    uint8_t bits = absorption->chain.bits;

    if (absorption->position.greatest >= LONGEST_GREATEST) {
        bits--;
    }
    return bits < LONGEST_BITS;
}

/* A square before the goal that bounce makes unknown, and the square that is worth the same. */
struct held {
    uint8_t square;
    uint8_t same;
};

static uint8_t find_held(const struct board *board, struct held held[ABSORPTION_HELD]) {
    uint8_t count = 0;

    for (uint8_t back = ABSORPTION_HELD; back && board->overshoot == BOARD_BOUNCE; back--) {
        if (board_can_stand(board, board->goal - back)) {
            held[count++] =
                (struct held){board->goal - back, board->goal - (BOARD_FACES + 1) + back};
        }
    }
    return count;
}

static bool is_fine(const struct absorption *absorption) {
    return absorption->chain.bits >= FINE_BITS && absorption->conditioned;
}

/* Whether the solution will do after one more correction. */
static bool is_settled(const struct absorption *absorption, uint8_t length) {
    uint8_t before = absorption->residual_before;
    uint8_t fell = before > length ? before - length : 0;

    if (length <= RESIDUAL_SHORT && before && !fell) {
        return true;
    }
    return is_fine(absorption) ? length <= (uint8_t)(FINE_RESIDUAL + fell) : length == 0;
}

/* Values get all the fraction bits that they have room for: at once where the factors are good
   enough to foresee how far values still move, otherwise when the solution has settled; with the
   new bits it has to settle again. */
static enum progress refine(struct absorption *absorption) {
    uint8_t length = residual_length(absorption);
    bool fine = is_fine(absorption);
    bool settled = is_settled(absorption, length);

    absorption->residual_before = length;
    if (length) {
        correct(absorption, length);
    }
    if (!(settled ? fine : !absorption->conditioned) && widen(absorption)) {
        settled = false;
    }
    if (settled) {
        absorption->longest = longest_of(absorption);
        return is_too_long(absorption) ? IMPOSSIBLE : DONE;
    }
    return (uint8_t)(absorption->pass - absorption->unknowns) > ROUNDS_MAXIMUM ? IMPOSSIBLE
                                                                               : WORKING;
}

/* At the end of a sweep: what the next one is for. */
static enum progress end_sweep(struct absorption *absorption) {
    enum progress progress;

    absorption->pass++;
    progress = refine(absorption);
    absorption_sweep_begin(absorption);
    return progress;
}

static void add_column(struct absorption *absorption) {
    uint8_t column = absorption->pass;

    absorption->pass++;
    absorption_sweep_begin_column(absorption, column);
    while (absorption->position.square > absorption->lowest) {
        absorption_sweep_advance(absorption, absorption->lowest);
    }
    absorption->residual[column] += ABSORPTION_SWEEP_COLUMN_ONE;
    factor_column(absorption->factor, absorption->unknowns, column, absorption->residual);
    if (absorption->pass == absorption->unknowns) {
        begin(absorption);
    }
}

/* The first links are those of the unknowns, the last ones the ladders. Jumps are taken from the
   last to the first: boards mostly list them upwards, and with the highest first the factors have
   many zeros.
 */
static uint8_t add_links(struct absorption *absorption) {
    const struct board *board = absorption->board;
    const struct board_jump *jump = &board->jumps[board->jump_count];
    struct held held[ABSORPTION_HELD];
    uint8_t unknown = absorption->held = find_held(board, held);
    uint8_t ladder = ABSORPTION_LINKS;

    for (uint8_t i = 0; i < unknown; i++) {
        absorption_sweep_add_link(absorption, i, held[i].square, held[i].same);
    }
    while (jump != board->jumps) {
        jump--;
        absorption_sweep_add_link(absorption, jump->to > jump->from ? --ladder : unknown++,
                                  jump->from, jump->to);
    }
    return unknown;
}

void absorption_solver_start(struct absorption *absorption) {
    absorption->lowest = ABSORPTION_NOWHERE;
    absorption->unknowns = add_links(absorption);
    absorption->event[absorption->events].square = ABSORPTION_NOWHERE;
    if (absorption->unknowns == 0) {
        begin(absorption);
    }
}

enum progress absorption_solver_step(struct absorption *absorption) {
    if (absorption->pass < absorption->unknowns) {
        add_column(absorption);
        return WORKING;
    }
    if (absorption->position.square == 0) {
        return end_sweep(absorption);
    }
    for (uint8_t left = SLICE_RUNS; left && absorption->position.square; left--) {
        absorption_sweep_advance(absorption, 0);
    }
    return WORKING;
}
