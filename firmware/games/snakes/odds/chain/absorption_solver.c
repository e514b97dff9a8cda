#include "games/snakes/odds/chain/absorption_solver.h"

#include "games/snakes/odds/chain/absorption_sweep.h"
#include "games/snakes/odds/chain/factor.h"

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

/* The upper half of the greatest value. */
static uint16_t greatest_of(const struct absorption *absorption) {
    const uint32_t *value = absorption->sweep.value;
    uint16_t greatest = 0;

    for (uint8_t left = absorption->board->goal; left; left--) {
        uint16_t upper = (uint16_t)(*value++ >> 16);
        if (upper > greatest) {
            greatest = upper;
        }
    }
    return greatest;
}

/* Corrects a value. Only rounding can bring it below 0: then it is 0. */
static void apply(uint32_t *value, int32_t by) {
    uint32_t corrected = *value + (uint32_t)by;

    *value = by < 0 && corrected > *value ? 0 : corrected;
}

/* The factors work in whole units: short residuals are scaled up by 8 bits, so that none is lost.
   Answers the greatest change. */
static uint32_t correct(struct absorption *absorption, uint8_t length) {
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
        apply(&absorption->sweep.value[ABSORPTION_GIVEN + i], by);
    }
    if (absorption->round == 1) {
        absorption->conditioned = length_of((uint32_t)most) <= (uint8_t)(length + CONDITION_BITS);
    }
    return (uint32_t)most;
}

/* As many fraction bits as the greatest value leaves room for, and a little for what it still may
   grow: no value of the next sweep is greater than the greatest of the last one plus the greatest
   change. */
static bool widen(struct absorption *absorption, uint32_t most) {
    uint32_t greatest = (uint32_t)greatest_of(absorption) + (most >> 16) + 2;
    bool wider = false;

    for (; greatest < 0x7800 && absorption->bits < PROBABILITY_BITS; greatest <<= 1) {
        fixed_double(&absorption->sweep.one, 1);
        fixed_double(&absorption->sweep.value[ABSORPTION_GIVEN], absorption->unknowns);
        absorption->bits++;
        wider = true;
        if (absorption->residual_before) {
            absorption->residual_before++;
        }
    }
    return wider;
}

/* What has settled is read, unless there are too many throws. */
static void finish(struct absorption *absorption) {
    uint16_t greatest = greatest_of(absorption);
    uint8_t bits = absorption->bits;

    absorption->longest = (uint16_t)((((uint32_t)greatest + 1) << 8 >> (bits - 8)) + 1);
    if (greatest >= LONGEST_GREATEST) {
        bits--;
    }
    absorption->stage = bits < LONGEST_BITS ? ABSORPTION_REFUSED : ABSORPTION_READING;
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
    return absorption->bits >= FINE_BITS && absorption->conditioned;
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
static void refine(struct absorption *absorption) {
    uint8_t length = residual_length(absorption);
    bool fine = is_fine(absorption);
    bool settled = is_settled(absorption, length);
    uint32_t most = 0;

    absorption->residual_before = length;
    if (length) {
        most = correct(absorption, length);
    }
    if (!(settled ? fine : !absorption->conditioned) && widen(absorption, most)) {
        settled = false;
    }
    if (settled) {
        finish(absorption);
    } else if (absorption->round > ROUNDS_MAXIMUM) {
        absorption->stage = ABSORPTION_REFUSED;
    }
}

static void begin_refining(struct absorption *absorption) {
    absorption->stage = ABSORPTION_REFINING;
    absorption->bits = COARSE_BITS;
    absorption->sweep.one = 1UL << COARSE_BITS;
}

static void add_column(struct absorption *absorption) {
    uint8_t column = absorption->column++;

    absorption_sweep_column(absorption, column);
    factor_column(absorption->factor, absorption->unknowns, column, absorption->residual);
    if (absorption->column == absorption->unknowns) {
        begin_refining(absorption);
    }
}

static void add_link(struct absorption *absorption, uint8_t index, uint8_t from, uint8_t to) {
    absorption->link[index] = (struct absorption_link){from, to};
    absorption_sweep_add_start(absorption, from, to > from ? to : ABSORPTION_GIVEN + index);
    if (to < from && to < absorption->lowest) {
        absorption->lowest = to;
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
        add_link(absorption, i, held[i].square, held[i].same);
    }
    while (jump != board->jumps) {
        jump--;
        add_link(absorption, jump->to > jump->from ? --ladder : unknown++, jump->from, jump->to);
    }
    return unknown;
}

void absorption_solver_start(struct absorption *absorption) {
    absorption->start[0].square = ABSORPTION_NOWHERE;
    absorption->lowest = ABSORPTION_NOWHERE;
    absorption->unknowns = add_links(absorption);
    if (absorption->unknowns == 0) {
        begin_refining(absorption);
    }
}

void absorption_solver_step(struct absorption *absorption) {
    if (absorption->stage == ABSORPTION_FACTORING) {
        add_column(absorption);
        return;
    }
    absorption_sweep_all(absorption);
    if (absorption->stage == ABSORPTION_READING) {
        absorption->stage = ABSORPTION_SOLVED;
        return;
    }
    absorption->round++;
    refine(absorption);
}
