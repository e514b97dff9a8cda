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

static void choose(struct absorption *absorption, enum absorption_quantity quantity) {
    absorption->solving = quantity;
    absorption->solved = &absorption->chain[quantity != ABSORPTION_EXPECTED];
    absorption_sweep_begin(absorption);
}

/* Coarse enough for any solution: the variance of an expectation E is below 2 E^2. */
static uint8_t coarse_bits(const struct absorption *absorption) {
    uint8_t expected_bits = absorption->chain[0].bits;

    if (absorption->solving != ABSORPTION_VARIANCE)
        return COARSE_BITS;
    return expected_bits > 18 ? (uint8_t)(2 * expected_bits - 35) : 1;
}

static void begin_solving(struct absorption *absorption, enum absorption_quantity quantity) {
    struct absorption_chain *chain;

    choose(absorption, quantity);
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

/* The factors serve again. */
static void begin_visits(struct absorption *absorption) {
    absorption->stage = ABSORPTION_SOLVING;
    absorption->target = absorption->question.visited;
    absorption->pass = absorption->unknowns + 1;
    begin_solving(absorption, ABSORPTION_VISITS);
}

static void begin_reading(struct absorption *absorption) {
    absorption->stage = ABSORPTION_READING;
    absorption->reading = absorption->question.what;
}

static void refuse(struct absorption *absorption, enum absorption_limit limit) {
    absorption->stage = ABSORPTION_REFUSED;
    absorption->limit = limit;
}

static bool is_too_long(const struct absorption *absorption) {
    uint8_t bits = absorption->chain[0].bits;

    if (absorption->position.greatest >= LONGEST_GREATEST) {
        bits--;
    }
    return bits < LONGEST_BITS;
}

/* Expected throws come first, whatever is asked for. */
static void end_solving(struct absorption *absorption) {
    enum absorption_quantity what = absorption->question.what;

    if (absorption->solving == ABSORPTION_EXPECTED && is_too_long(absorption)) {
        refuse(absorption, ABSORPTION_TOO_LONG);
    } else if (absorption->solving == what) {
        begin_reading(absorption);
    } else if (what == ABSORPTION_VARIANCE) {
        begin_solving(absorption, ABSORPTION_VARIANCE);
    } else {
        begin_visits(absorption);
    }
}

/* The squares before the goal whose values bounce makes unknown, and the squares that are worth the
   same: lists them, or sees to the visits: those counted on a square whose value is given are not
   met where that is found. Answers how many there are. */
static uint8_t for_held(struct absorption *absorption, bool list) {
    const struct board *board = absorption->question.board;
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
    return absorption->question.what == ABSORPTION_EXPECTED &&
           absorption->chain[0].bits >= FINE_BITS && absorption->conditioned;
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
    if (length)
        correct(absorption, length);
    if (!(last ? fine : !absorption->conditioned) && widen(absorption))
        last = false;
    if (last) {
        end_solving(absorption);
    } else if ((uint8_t)(absorption->pass - absorption->first_round) > ROUNDS_MAXIMUM) {
        refuse(absorption, ABSORPTION_TOO_LONG);
    }
}

static void count_pass(struct absorption *absorption) {
    absorption->pass++;
    if (absorption->passes != UINT8_MAX) {
        absorption->passes++;
    }
}

/* At the end of a sweep: what the next one is for. */
static void end_sweep(struct absorption *absorption) {
    count_pass(absorption);
    if (absorption->solving == ABSORPTION_VISITS)
        for_held(absorption, false);
    refine(absorption);
    absorption_sweep_begin(absorption);
}

static void add_column(struct absorption *absorption) {
    uint8_t column = absorption->pass;

    count_pass(absorption);
    absorption_sweep_begin_column(absorption, column);
    while (absorption->position.square > absorption->lowest) {
        absorption_sweep_advance(absorption, absorption->lowest);
    }
    absorption->residual[column] += ABSORPTION_SWEEP_COLUMN_ONE;
    factor_column(absorption->factor, absorption->unknowns, column, absorption->residual);
    if (absorption->pass == absorption->unknowns) {
        absorption->stage = ABSORPTION_SOLVING;
        begin_solving(absorption, ABSORPTION_EXPECTED);
    }
}

/* Jumps come the last first: boards list them upwards, and the higher ones first leaves many zeros
   in the factors. The unknowns have the first of the links, ladders the last. */
static uint8_t add_links(struct absorption *absorption) {
    const struct board *board = absorption->question.board;
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

void absorption_start(struct absorption *absorption, const struct absorption_question *question) {
    memset(absorption, 0, offsetof(struct absorption, factor));
    absorption->question = *question;
    absorption->target = NOWHERE;
    absorption->lowest = NOWHERE;
    absorption->unknowns = add_links(absorption);
    absorption->event[absorption->events].square = NOWHERE;
    if (absorption->unknowns > ABSORPTION_UNKNOWNS) {
        refuse(absorption, ABSORPTION_TOO_WIDE);
    } else if (absorption->unknowns) {
        absorption->stage = ABSORPTION_FACTORING;
        begin_solving(absorption, ABSORPTION_VISITS); /* of no square: a sweep without reward */
    } else {
        absorption->stage = ABSORPTION_SOLVING;
        begin_solving(absorption, ABSORPTION_EXPECTED);
    }
}

static void solve(struct absorption *absorption) {
    if (absorption->position.square == 0) {
        end_sweep(absorption);
        return;
    }
    for (uint8_t left = SLICE_RUNS; left && absorption->position.square; left--) {
        absorption_sweep_advance(absorption, 0);
    }
}

/* Sweeps through a solution down to a square, one slice: true when it is there. */
static bool reach(struct absorption *absorption, enum absorption_quantity quantity,
                  uint8_t square) {
    uint8_t last = square < AT_ONCE ? 0 : square - AT_ONCE;

    if (absorption->solving != quantity ||
        square > (uint8_t)(absorption->position.square + AT_ONCE)) {
        choose(absorption, quantity);
    }
    for (uint8_t left = SLICE_RUNS; absorption->position.square > square; left--) {
        if (left == 0) {
            return false;
        }
        absorption_sweep_advance(absorption, last);
    }
    return true;
}

static struct real value_at(const struct absorption *absorption, uint8_t square) {
    return (struct real){
        .mantissa = absorption_sweep_value(absorption, absorption->solved,
                                           square - absorption->position.square),
        .fraction_bits = absorption->solved->bits,
    };
}

static void read_answer(struct absorption *absorption) {
    enum absorption_quantity quantity = absorption->reading;
    uint8_t square = absorption->question.square;

    if (!reach(absorption, quantity, square)) {
        return;
    }
    absorption->answer[quantity] = value_at(absorption, square);
    if (quantity == ABSORPTION_VARIANCE) {
        absorption->reading = ABSORPTION_EXPECTED;
    } else {
        absorption->stage = ABSORPTION_ANSWERED;
    }
}

enum progress absorption_step(struct absorption *absorption) {
    if (absorption->stage == ABSORPTION_FACTORING) {
        add_column(absorption);
    } else if (absorption->stage == ABSORPTION_SOLVING) {
        solve(absorption);
    } else if (absorption->stage == ABSORPTION_READING) {
        read_answer(absorption);
    }
    if (absorption->stage == ABSORPTION_REFUSED) {
        return IMPOSSIBLE;
    }
    return absorption->stage == ABSORPTION_ANSWERED ? DONE : WORKING;
}

uint8_t absorption_done(const struct absorption *absorption) {
    uint8_t done = 0;

    if (absorption->stage == ABSORPTION_ANSWERED) {
        return PROGRESS_ALL;
    }
    for (uint8_t passes = absorption->passes; passes; passes--) {
        done += (uint8_t)(UINT8_MAX - done) / 8;
    }
    return done;
}

void absorption_ask(struct absorption *absorption, uint8_t square) {
    absorption->passes = 0;
    if (absorption->question.what == ABSORPTION_VISITS) {
        absorption->question.visited = square;
        begin_visits(absorption);
    } else {
        absorption->question.square = square;
        begin_reading(absorption);
    }
}

struct real absorption_expected(const struct absorption *absorption) {
    return absorption->answer[ABSORPTION_EXPECTED];
}

struct real absorption_variance(const struct absorption *absorption) {
    return absorption->answer[ABSORPTION_VARIANCE];
}

struct real absorption_spread(const struct absorption *absorption) {
    struct real spread = absorption->answer[ABSORPTION_VARIANCE];

    fixed_square_root(&spread);
    return spread;
}

struct real absorption_visits(const struct absorption *absorption) {
    return absorption->answer[ABSORPTION_VISITS];
}

struct real absorption_expected_at(struct absorption *absorption, uint8_t square) {
    while (!reach(absorption, ABSORPTION_EXPECTED, square)) {
    }
    return value_at(absorption, square);
}

enum absorption_limit absorption_limit(const struct absorption *absorption) {
    return absorption->limit;
}
