#include "games/snakes/odds/chain/wide/absorption_figures.h"

#include "core/number/flash.h"
#include "core/number/integer64.h"
#include "core/number/product.h"
#include "games/snakes/odds/chain/wide/figures_refinement.h"
#include <stddef.h>
#include <string.h>

/* Expected throws have 61 bits less those of the longest: six of them fit in 64 bits. Visits to all
   squares add up to no more than that. */
enum { EXPECTED_BITS = 61, VISITS_BITS = 62 };

/* Squares in a slice; with rewards they take three times as long. */
enum { SLICE_SQUARES = 32, SLICE_REWARDS = 10 };

void absorption_figures_start(struct absorption_figures *figures,
                              const struct absorption_question *question) {
    memset(figures, 0, offsetof(struct absorption_figures, alone));
    figures->question = *question;
    absorption_start(&figures->alone, question);
}

/* Puts a pass at its beginning. */
static void begin_pass(struct absorption_figures *figures) {
    if (figures_go_up(figures)) {
        wide_chain_begin_up(&figures->wide);
    } else {
        wide_chain_begin_down(&figures->wide);
        wide_reward_begin(&figures->reward);
    }
}

static void begin_stage(struct absorption_figures *figures, enum absorption_figures_stage stage) {
    figures->stage = stage;
    figures->one = (union wide){1};
    wide_shift(&figures->one, (int8_t)figures->bits);
    figures->rounds = 0;
    figures->residual_before = UINT8_MAX;
    begin_pass(figures);
}

static void begin_variance(struct absorption_figures *figures) {
    figures->bits = 2 * figures->bits - WIDE_REWARD_DROPPED;
    memset(figures->wide.at, 0, sizeof figures->wide.at);
    begin_stage(figures, FIGURES_VARIANCE);
}

static void begin_expected(struct absorption_figures *figures) {
    const uint32_t *given = &figures->alone.sweep.value[ABSORPTION_GIVEN];
    union wide *at = figures->wide.at;

    figures->bits = EXPECTED_BITS - figures->longest_bits;
    for (uint8_t left = figures->alone.unknowns; left; left--, at++) {
        *at = (union wide){*given++};
        wide_shift(at, (int8_t)(figures->bits - figures->alone.bits));
    }
    figures->expected.fraction_bits = figures->bits; /* on the goal nothing is found */
    begin_stage(figures, FIGURES_EXPECTED);
}

static void begin_wide(struct absorption_figures *figures) {
    uint16_t longest = absorption_longest(&figures->alone);

    wide_chain_start(&figures->wide, &figures->alone);
    for (; longest; longest >>= 1) {
        figures->longest_bits++;
    }
    if (figures->question.what == ABSORPTION_VISITS) {
        figures->bits = VISITS_BITS - figures->longest_bits;
        begin_stage(figures, FIGURES_VISITS);
    } else {
        begin_expected(figures);
    }
}

/* ---- bounds ---------------------------------------------------------------------------------- */

/* So much on every square, for so many throws. */
static void set_over_throws(uint64_t *error, uint32_t off, uint16_t throws) {
    *error = 0;
    if (off == UINT32_MAX) {
        *error = INT64_MAX;
    } else {
        product_add(error, off, throws);
    }
}

/* Of a number with 32 fraction bits or more. */
static OUT_OF_LINE uint16_t whole_of(const struct bounded *number) {
    return (uint16_t)(integer64_high(&number->mantissa) >> (number->fraction_bits - 32)) + 1;
}

/* By how much any equation of a pass downwards is not met: a square is rounded, and one of the two
   before the goal that bounce makes unknown, which leads on to another unknown, has two residuals.
 */
static OUT_OF_LINE uint32_t off_by(const struct absorption_figures *figures) {
    uint32_t most = figures->residual_most;

    return most < INT32_MAX ? 1 + 2 * most : UINT32_MAX;
}

static void bound_expected(struct absorption_figures *figures) {
    figures->off = off_by(figures);
    set_over_throws(&figures->expected.error, figures->off, whole_of(&figures->expected) + 1);
}

static void bound_variance(struct absorption_figures *figures) {
    uint32_t off = off_by(figures);

    off = off < UINT32_MAX - WIDE_REWARD_ERROR ? off + WIDE_REWARD_ERROR : off;
    set_over_throws(&figures->answer.error, off, whole_of(&figures->expected) + 1);
    if (figures->answer.mantissa == 0 && figures->settled) {
        figures->answer.error = 0;
    }
}

/* A square is rounded once, and a second time where a throw may stay. */
static void bound_visits(struct absorption_figures *figures) {
    uint8_t roundings = figures->question.board->goal + BOARD_FACES;
    uint32_t off;

    figures_measure_residuals(figures);
    off = figures->residual_sum;
    off = off < UINT32_MAX - roundings ? off + roundings : off;
    set_over_throws(&figures->answer.error, off, absorption_longest(&figures->alone) + 1);
}

/* ---- passes ---------------------------------------------------------------------------------- */

static void keep(struct absorption_figures *figures, struct bounded *number,
                 const union wide *value) {
    number->mantissa = value->whole;
    number->fraction_bits = figures->bits;
}

static void go_down(struct absorption_figures *figures) {
    struct wide_chain *wide = &figures->wide;
    union wide *six_rewards = &figures->six_rewards[(uint8_t)(wide->square - 1)];
    union wide value;

    if (figures->stage == FIGURES_REWARDS) {
        wide_reward_down(&figures->reward, wide, &figures->one, six_rewards);
    } else if (figures->stage == FIGURES_EXPECTED) {
        value = figures->one;
        wide_reward_six(&value);
        wide_chain_down(wide, &value);
    } else {
        value = *six_rewards;
        wide_chain_down(wide, &value);
    }
    if (wide->square == figures->question.square) {
        keep(figures, figures->stage == FIGURES_VARIANCE ? &figures->answer : &figures->expected,
             wide_chain_value(wide));
    }
}

static void go_up(struct absorption_figures *figures) {
    struct wide_chain *wide = &figures->wide;
    union wide flow = {0};

    if ((uint8_t)(wide->square + 1) == figures->question.square) {
        flow = figures->one;
    }
    wide_chain_up(wide, &flow);
    keep(figures, &figures->answer, &flow);
}

/* The last square of a pass. */
static uint8_t last_of(const struct absorption_figures *figures) {
    uint8_t last = figures->question.board->goal - 1;

    if (!figures_go_up(figures)) {
        return 0;
    }
    return figures->stage == FIGURES_READING && figures->question.visited < last
               ? figures->question.visited
               : last;
}

/* At the end of a pass: what the next one is for. */
static void end_pass(struct absorption_figures *figures) {
    enum absorption_figures_stage stage = figures->stage;

    if (stage == FIGURES_READING) {
        bound_visits(figures);
        figures->stage = FIGURES_FOUND;
    } else if (!figures_refine(figures)) {
        return;
    } else if (stage == FIGURES_REWARDS) {
        bound_expected(figures);
        begin_variance(figures);
    } else if (stage == FIGURES_VISITS) {
        begin_stage(figures, FIGURES_READING);
    } else if (stage == FIGURES_VARIANCE) {
        bound_variance(figures);
        figures->stage = FIGURES_FOUND;
    } else if (figures->question.what == ABSORPTION_VARIANCE) {
        begin_stage(figures, FIGURES_REWARDS);
    } else {
        bound_expected(figures);
        figures->stage = FIGURES_FOUND;
    }
}

static void step_pass(struct absorption_figures *figures) {
    uint8_t last = last_of(figures);
    uint8_t squares = figures->stage == FIGURES_REWARDS ? SLICE_REWARDS : SLICE_SQUARES;

    if (figures->wide.square == last) {
        end_pass(figures);
        return;
    }
    for (; squares && figures->wide.square != last; squares--) {
        if (figures_go_up(figures)) {
            go_up(figures);
        } else {
            go_down(figures);
        }
    }
}

static void step_wide(struct absorption_figures *figures) {
    if (figures->correction == FIGURES_NO_CORRECTION) {
        step_pass(figures);
    } else if (figures_correct(figures)) {
        begin_pass(figures);
    }
}

static void solve(struct absorption_figures *figures) {
    enum progress progress = absorption_step(&figures->alone);

    if (progress == DONE) {
        figures->stage = FIGURES_SOLVED;
    } else if (progress == IMPOSSIBLE) {
        figures->stage = FIGURES_REFUSED;
    } else {
        figures->done = absorption_done(&figures->alone);
    }
}

enum progress absorption_figures_step(struct absorption_figures *figures) {
    if (figures->stage == FIGURES_SOLVING) {
        solve(figures);
    } else if (figures->stage == FIGURES_SOLVED) {
        begin_wide(figures);
    } else if (figures->stage < FIGURES_FOUND) {
        step_wide(figures);
    }
    if (figures->stage == FIGURES_REFUSED) {
        return IMPOSSIBLE;
    }
    return figures->stage == FIGURES_FOUND ? DONE : WORKING;
}

uint8_t absorption_figures_done(const struct absorption_figures *figures) {
    return figures->stage == FIGURES_FOUND ? PROGRESS_ALL : figures->done;
}

/* Exactly. */
static struct bounded nothing(void) {
    return (struct bounded){.mantissa = 0};
}

OUT_OF_LINE struct bounded absorption_figures_expected(const struct absorption_figures *figures) {
    bool home = figures->question.square == figures->question.board->goal;

    return home ? nothing() : figures->expected;
}

/* What is added to the error of the root has the more bits. */
struct bounded absorption_figures_spread(const struct absorption_figures *figures) {
    struct bounded spread;
    union wide off;

    if (figures->question.square == figures->question.board->goal) {
        return nothing();
    }
    spread = bounded_square_root(&figures->answer);
    set_over_throws(&off.whole, figures->off, whole_of(&figures->expected) + whole_of(&spread) + 1);
    wide_shift(&off, (int8_t)(spread.fraction_bits - figures->expected.fraction_bits));
    integer64_add(&spread.error, &off.whole);
    integer64_add32(&spread.error, 1);
    return spread;
}

OUT_OF_LINE struct bounded absorption_figures_visits(const struct absorption_figures *figures) {
    bool home = figures->question.visited == figures->question.board->goal;

    return home ? nothing() : figures->answer;
}

void absorption_figures_next(struct absorption_figures *figures) {
    figures->question.visited++;
    if (figures->question.visited != figures->question.board->goal) {
        go_up(figures);
    }
}
