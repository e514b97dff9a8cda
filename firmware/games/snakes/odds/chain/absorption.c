#include "games/snakes/odds/chain/absorption.h"

#include "games/snakes/odds/chain/factor.h"
#include "games/snakes/odds/chain/refinement.h"
#include <stddef.h>
#include <string.h>

/* Fraction bits with which six values of a pass fit in 64 bits. Expected throws have 61 less the
   bits of the longest expectation; coarse ones have two fewer, as they may still exceed the
   maximum. Visits to all squares add up to no more than the longest expectation. A column of M has
   values of at most 1. */
enum {
    COARSE_BITS = 61 - (ABSORPTION_LONGEST_BITS + 2),
    EXPECTED_BITS = 61,
    VISITS_BITS = 62,
    COLUMN_BITS = 56
};

/* Squares in a slice; with rewards a square takes three times as long. */
enum { SLICE_SQUARES = 36, SLICE_REWARDS = 10 };

/* ---- stages ---------------------------------------------------------------------------------- */

/* Begins a pass. */
static void begin_pass(struct absorption *absorption) {
    absorption->greatest = 0;
    if (refinement_goes_up(absorption)) {
        chain_pass_begin_up(&absorption->pass);
    } else {
        chain_pass_begin_down(&absorption->pass, absorption->chain.board->goal);
        chain_reward_begin(&absorption->reward);
    }
}

static void begin_stage(struct absorption *absorption, enum absorption_stage stage, uint8_t bits) {
    absorption->stage = stage;
    absorption->bits = bits;
    absorption->one = (uint64_t)1 << bits;
    absorption->six_throws = BOARD_FACES * absorption->one;
    absorption->rounds = 0;
    absorption->residual_before = UINT8_MAX;
    begin_pass(absorption);
}

static void begin_from_nothing(struct absorption *absorption, enum absorption_stage stage,
                               uint8_t bits) {
    memset(absorption->pass.at, 0, sizeof absorption->pass.at);
    begin_stage(absorption, stage, bits);
}

/* Begins the pass for a column of M: one unknown is 1, the others are 0, and there is no reward.
   Above the start of the unknown's link all values are 0, unless bounce brings the token back
   there. */
static void begin_column(struct absorption *absorption) {
    struct chain_pass *pass = &absorption->pass;
    uint8_t goal = absorption->chain.board->goal;
    uint8_t from = absorption->chain.link[absorption->column].from;

    chain_pass_start(pass, &absorption->chain);
    pass->at[absorption->column] = (uint64_t)1 << COLUMN_BITS;
    chain_pass_begin_down(pass, goal - from <= BOARD_FACES / 2 ? goal : from + 1);
}

static void begin_factoring(struct absorption *absorption) {
    if (absorption->column < absorption->chain.unknowns) {
        begin_column(absorption);
    } else {
        absorption->longest_bits = ABSORPTION_LONGEST_BITS;
        begin_from_nothing(absorption, ABSORPTION_COARSE, COARSE_BITS);
    }
}

void absorption_start(struct absorption *absorption, const struct absorption_question *question) {
    memset(absorption, 0, offsetof(struct absorption, factor));
    absorption->question = *question;
    absorbing_chain_start(&absorption->chain, question->board);
    chain_pass_start(&absorption->pass, &absorption->chain);
    begin_factoring(absorption);
}

static void end_column(struct absorption *absorption) {
    for (uint8_t i = 0; i < absorption->chain.unknowns; i++) {
        absorption->change[i] =
            (int32_t)(absorption->pass.residual[i] >> (COLUMN_BITS - FACTOR_BITS));
    }
    absorption->change[absorption->column] += 1L << FACTOR_BITS;
    factor_column(absorption->factor, absorption->chain.unknowns, absorption->column,
                  absorption->change);
    absorption->column++;
    absorption->done += (uint8_t)(UINT8_MAX - absorption->done) / 16;
    begin_factoring(absorption);
}

/* Refuses a board that takes too many throws. Otherwise begins the visits, or continues the
   expected throws with all the bits that fit. */
static void end_coarse(struct absorption *absorption) {
    uint64_t greatest = absorption->greatest + absorption->one / 4;
    uint8_t more;

    if (!absorption->settled ||
        absorption->greatest > ABSORPTION_THROWS_MAXIMUM * absorption->one) {
        absorption->stage = ABSORPTION_REFUSED;
        return;
    }
    absorption->longest = (uint16_t)(greatest >> COARSE_BITS) + 1;
    absorption->longest_bits = 0;
    for (uint16_t longest = absorption->longest; longest; longest >>= 1) {
        absorption->longest_bits++;
    }
    if (absorption->question.what == ABSORPTION_VISITS) {
        begin_from_nothing(absorption, ABSORPTION_VISITING, VISITS_BITS - absorption->longest_bits);
        return;
    }
    more = EXPECTED_BITS - absorption->longest_bits - COARSE_BITS;
    for (uint8_t i = 0; i < absorption->chain.unknowns; i++) {
        absorption->pass.at[i] <<= more;
        absorption->pass.residual[i] = (int64_t)((uint64_t)absorption->pass.residual[i] << more);
    }
    begin_stage(absorption, ABSORPTION_REFINED, COARSE_BITS + more);
    (void)refinement_refine(absorption); /* with the residuals of the coarse values */
}

/* ---- bounds ---------------------------------------------------------------------------------- */

/* The error if each of `throws` throws adds `off`; UINT32_MAX stands for any greater `off`. */
static uint64_t over_throws(uint32_t off, uint16_t throws) {
    return off == UINT32_MAX ? INT64_MAX : (uint64_t)off * throws;
}

/* The whole part, rounded up. */
static uint16_t whole_of(const struct bounded *number) {
    return (uint16_t)(number->mantissa >> number->fraction_bits) + 1;
}

/* The most by which an equation of a pass downwards is off. A square is rounded once. A square
   before the goal that bounce makes unknown may lead on to another unknown, and then has two
   residuals. */
static uint32_t off_by(const struct absorption *absorption) {
    uint32_t most = absorption->residual_most;

    return most < INT32_MAX ? 1 + 2 * most : UINT32_MAX;
}

static void bound_expected(struct absorption *absorption) {
    absorption->off = off_by(absorption);
    absorption->expected.error = over_throws(absorption->off, whole_of(&absorption->expected) + 1);
}

static void bound_variance(struct absorption *absorption) {
    uint32_t off = off_by(absorption);

    off = off < UINT32_MAX - REWARD_ERROR ? off + REWARD_ERROR : off;
    absorption->answer.error = over_throws(off, whole_of(&absorption->expected) + 1);
    if (absorption->answer.mantissa == 0 && absorption->settled) {
        absorption->answer.error = 0;
    }
}

/* A square is rounded once, and a second time where a throw may stay. */
static void bound_visits(struct absorption *absorption) {
    uint8_t roundings = absorption->chain.board->goal + BOARD_FACES;
    uint32_t off;

    refinement_measure(absorption);
    off = absorption->residual_sum;
    off = off < UINT32_MAX - roundings ? off + roundings : off;
    absorption->answer.error = over_throws(off, absorption->longest + 1);
}

/* ---- passes ---------------------------------------------------------------------------------- */

static void store(const struct absorption *absorption, struct bounded *number, uint64_t value) {
    number->mantissa = value;
    number->fraction_bits = absorption->bits;
}

static void go_down(struct absorption *absorption) {
    struct chain_pass *pass = &absorption->pass;
    uint64_t *by_square = &absorption->by_square[(uint8_t)(pass->square - 1)];
    uint64_t value = absorption->six_throws;

    if (absorption->stage == ABSORPTION_REWARDS) {
        chain_reward_down(&absorption->reward, pass, absorption->one, by_square);
    } else {
        if (absorption->stage == ABSORPTION_SPREADING) {
            value = *by_square;
        }
        chain_pass_down(pass, &value);
    }
    if (absorption->stage == ABSORPTION_FACTORING) {
        return;
    }
    value = *chain_pass_value(pass);
    if (absorption->question.what == ABSORPTION_EXPECTED) {
        *by_square = value;
    }
    if (absorption->stage == ABSORPTION_COARSE && value > absorption->greatest) {
        absorption->greatest = value;
    }
    if (pass->square == absorption->question.square) {
        store(absorption,
              absorption->stage == ABSORPTION_SPREADING ? &absorption->answer
                                                        : &absorption->expected,
              value);
    }
}

static void go_up(struct absorption *absorption) {
    struct chain_pass *pass = &absorption->pass;
    bool starts = (uint8_t)(pass->square + 1) == absorption->question.square;
    uint64_t flow = starts ? absorption->one : 0;

    chain_pass_up(pass, &flow);
    store(absorption, &absorption->answer, flow);
}

/* The last square of a pass. */
static uint8_t last_of(const struct absorption *absorption) {
    uint8_t last = absorption->chain.board->goal - 1;

    if (absorption->stage == ABSORPTION_FACTORING) {
        return absorption->chain.lowest;
    }
    if (!refinement_goes_up(absorption)) {
        return 0;
    }
    return absorption->stage == ABSORPTION_READING && absorption->question.visited < last
               ? absorption->question.visited
               : last;
}

/* Ends a pass and chooses the stage of the next one. */
static void end_pass(struct absorption *absorption) {
    enum absorption_stage stage = absorption->stage;

    if (stage == ABSORPTION_FACTORING) {
        end_column(absorption);
    } else if (stage == ABSORPTION_READING) {
        bound_visits(absorption);
        absorption->stage = ABSORPTION_SOLVED;
    } else if (!refinement_refine(absorption)) {
        return;
    } else if (stage == ABSORPTION_COARSE) {
        end_coarse(absorption);
    } else if (stage == ABSORPTION_REWARDS) {
        bound_expected(absorption);
        begin_from_nothing(absorption, ABSORPTION_SPREADING, 2 * absorption->bits - REWARD_DROPPED);
    } else if (stage == ABSORPTION_VISITING) {
        begin_stage(absorption, ABSORPTION_READING, absorption->bits);
    } else if (stage == ABSORPTION_SPREADING) {
        bound_variance(absorption);
        absorption->stage = ABSORPTION_SOLVED;
    } else if (absorption->question.what == ABSORPTION_VARIANCE) {
        begin_stage(absorption, ABSORPTION_REWARDS, absorption->bits);
    } else {
        bound_expected(absorption);
        absorption->stage = ABSORPTION_SOLVED;
    }
}

static void step_pass(struct absorption *absorption) {
    uint8_t last = last_of(absorption);
    uint8_t squares = absorption->stage == ABSORPTION_REWARDS ? SLICE_REWARDS : SLICE_SQUARES;

    if (absorption->pass.square == last) {
        end_pass(absorption);
        return;
    }
    for (; squares && absorption->pass.square != last; squares--) {
        if (refinement_goes_up(absorption)) {
            go_up(absorption);
        } else {
            go_down(absorption);
        }
    }
}

enum progress absorption_step(struct absorption *absorption) {
    if (absorption->stage < ABSORPTION_SOLVED) {
        if (absorption->correction == ABSORPTION_NO_CORRECTION) {
            step_pass(absorption);
        } else if (refinement_correct(absorption)) {
            begin_pass(absorption);
        }
    }
    if (absorption->stage == ABSORPTION_REFUSED) {
        return IMPOSSIBLE;
    }
    return absorption->stage == ABSORPTION_SOLVED ? DONE : WORKING;
}

uint8_t absorption_done(const struct absorption *absorption) {
    return absorption->stage == ABSORPTION_SOLVED ? PROGRESS_ALL : absorption->done;
}

/* ---- answers --------------------------------------------------------------------------------- */

/* An exact 0. */
static struct bounded nothing(void) {
    return (struct bounded){.mantissa = 0};
}

struct bounded absorption_expected(const struct absorption *absorption) {
    bool home = absorption->question.square == absorption->chain.board->goal;

    return home ? nothing() : absorption->expected;
}

/* The error of the expected throws has more fraction bits than the root, so it is shifted down. */
struct bounded absorption_spread(const struct absorption *absorption) {
    struct bounded spread;
    uint64_t off;

    if (absorption->question.square == absorption->chain.board->goal) {
        return nothing();
    }
    spread = bounded_square_root(&absorption->answer);
    off = over_throws(absorption->off, whole_of(&absorption->expected) + whole_of(&spread) + 1);
    off >>= absorption->expected.fraction_bits - spread.fraction_bits;
    spread.error += off + 1;
    return spread;
}

struct bounded absorption_visits(const struct absorption *absorption) {
    bool home = absorption->question.visited == absorption->chain.board->goal;

    return home ? nothing() : absorption->answer;
}

struct real absorption_expected_at(const struct absorption *absorption, uint8_t square) {
    enum { DROPPED = EXPECTED_BITS - 31 };
    bool home = square == absorption->chain.board->goal;

    return (struct real){
        .mantissa = home ? 0 : (uint32_t)(absorption->by_square[square] >> DROPPED),
        .fraction_bits = absorption->bits - DROPPED,
    };
}

void absorption_next(struct absorption *absorption) {
    absorption->question.visited++;
    if (absorption->question.visited != absorption->chain.board->goal) {
        go_up(absorption);
    }
}
