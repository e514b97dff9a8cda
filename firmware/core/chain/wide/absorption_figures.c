#include "core/chain/wide/absorption_figures.h"

#include "core/chain/factor.h"
#include <stddef.h>
#include <string.h>

/* Expected throws have 61 bits less those of the longest: six of them fit in 64 bits. Visits to all
   squares add up to no more than that. */
enum { EXPECTED_BITS = 61, VISITS_BITS = 62 };

/* Refinement ends with residuals of so many bits, less twice those of the longest: then what they
   add to the bounds is far below what is shown. Of fewer than SHORT bits rounding remains; and
   ROUNDS_MAXIMUM are enough, as whatever the residuals are, they are in the bounds. */
enum { EXPECTED_RESIDUAL = 32, OTHER_RESIDUAL = 28, SHORT = 3, ROUNDS_MAXIMUM = 100 };

/* A first correction mostly takes so many bits off a residual, or more. */
enum { FIRST_FALL = 10 };

/* Squares in a slice; with rewards they take three times as long. */
enum { SLICE_SQUARES = 36, SLICE_REWARDS = 16 };

void absorption_figures_start(struct absorption_figures *figures,
                              const struct absorption_question *question) {
    memset(figures, 0, offsetof(struct absorption_figures, alone));
    figures->question = *question;
    absorption_start(&figures->alone, question);
}

static bool goes_up(const struct absorption_figures *figures) {
    return figures->stage == FIGURES_VISITS || figures->stage == FIGURES_READING;
}

/* Puts a pass at its beginning. */
static void begin_pass(struct absorption_figures *figures) {
    if (goes_up(figures)) {
        wide_chain_begin_up(&figures->wide);
    } else {
        wide_chain_begin_down(&figures->wide);
        wide_reward_begin(&figures->reward);
    }
}

static void begin_stage(struct absorption_figures *figures, enum absorption_figures_stage stage) {
    figures->stage = stage;
    figures->one = 1ULL << figures->bits;
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

    figures->bits = EXPECTED_BITS - figures->longest_bits;
    for (uint8_t i = 0; i < figures->alone.unknowns; i++) {
        figures->wide.at[i] = (uint64_t)given[i] << (figures->bits - figures->alone.bits);
    }
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

/* ---- refinement ------------------------------------------------------------------------------ */

static uint64_t size_of(int64_t residual) {
    return residual < 0 ? -(uint64_t)residual : (uint64_t)residual;
}

/* How far the unknowns given are off what the pass has found: the farthest, or all together. */
static uint64_t residual_most(const struct absorption_figures *figures) {
    uint64_t most = 0;

    for (uint8_t i = 0; i < figures->alone.unknowns; i++) {
        uint64_t size = size_of(figures->wide.residual[i]);
        if (size > most) {
            most = size;
        }
    }
    return most;
}

static uint64_t residual_sum(const struct absorption_figures *figures) {
    uint64_t sum = 0;

    for (uint8_t i = 0; i < figures->alone.unknowns; i++) {
        sum += size_of(figures->wide.residual[i]);
    }
    return sum;
}

static uint8_t length_of(uint64_t number) {
    uint8_t length = 0;

    for (; number; number >>= 1) {
        length++;
    }
    return length;
}

/* An unknown that is given as 0 but is not would pass for a certain one. */
static bool is_zero_wrong(const struct absorption_figures *figures) {
    for (uint8_t i = 0; i < figures->alone.unknowns; i++) {
        if (figures->wide.at[i] == 0 && figures->wide.residual[i]) {
            return true;
        }
    }
    return false;
}

static bool is_expected(enum absorption_figures_stage stage) {
    return stage == FIGURES_EXPECTED || stage == FIGURES_REWARDS;
}

static uint8_t residual_wanted(const struct absorption_figures *figures) {
    uint8_t most = is_expected(figures->stage) ? EXPECTED_RESIDUAL : OTHER_RESIDUAL;
    uint8_t less = 2 * figures->longest_bits;

    return most > less + SHORT ? most - less : SHORT;
}

static bool is_settled(const struct absorption_figures *figures, uint8_t length) {
    uint8_t before = figures->residual_before;

    if (is_zero_wrong(figures)) {
        return false;
    }
    return length <= residual_wanted(figures) || (length <= 2 * SHORT && length >= before);
}

/* Only rounding can bring a value below 0. One that has come to be more than 0 stays so. */
static void apply(uint64_t *value, int64_t by, bool grows) {
    uint64_t corrected = *value + (uint64_t)by;

    *value = by < 0 && corrected > *value ? 0 : corrected;
    if (*value == 0 && grows) {
        *value = 1;
    }
}

/* The factors work in 32 bits: residuals are scaled so that their solution has room, which is
   longer than they are by no more bits than the longest expectation, and with flows those of the
   number of unknowns. */
static void scale(struct absorption_figures *figures, uint8_t length) {
    int8_t room = 29 - figures->longest_bits - (goes_up(figures) ? 5 : 0);
    int8_t shift = (int8_t)(length - room);
    int32_t *change = figures->alone.residual;

    for (uint8_t i = 0; i < figures->alone.unknowns; i++) {
        int64_t residual = figures->wide.residual[i];
        *change++ =
            (int32_t)(shift > 0 ? residual >> shift : (int64_t)((uint64_t)residual << -shift));
    }
    figures->shift = shift;
}

/* A correction is three slices long; with flows, each half of the factors has one of its own. */
static void begin_correction(struct absorption_figures *figures, uint8_t length) {
    const struct absorption *alone = &figures->alone;

    scale(figures, length);
    if (goes_up(figures)) {
        factor_transposed_upper(alone->factor, alone->unknowns, figures->alone.residual);
    }
    figures->correction = FIGURES_HALF_SOLVED;
}

static void end_solving(struct absorption_figures *figures) {
    struct absorption *alone = &figures->alone;

    if (goes_up(figures)) {
        factor_transposed_lower(alone->factor, alone->unknowns, alone->residual);
    } else {
        factor_solve(alone->factor, alone->unknowns, alone->residual);
    }
    figures->correction = FIGURES_CORRECTION;
}

static void end_correction(struct absorption_figures *figures) {
    int8_t shift = figures->shift;

    for (uint8_t i = 0; i < figures->alone.unknowns; i++) {
        int64_t by = figures->alone.residual[i];
        by = shift > 0 ? (int64_t)((uint64_t)by << shift) : by >> -shift;
        apply(&figures->wide.at[i], by, figures->wide.residual[i] > 0);
    }
    figures->correction = FIGURES_NO_CORRECTION;
    begin_pass(figures);
}

/* Whether a pass after the next correction, which will take as many bits off the residual as the
   last one has, will be the last: then rewards are worth their while. */
static bool will_settle(const struct absorption_figures *figures, uint8_t length) {
    uint8_t before = figures->residual_before;
    uint8_t fall = figures->rounds == 0 ? FIRST_FALL : before > length ? before - length : 0;

    return length <= residual_wanted(figures) + fall;
}

/* True when the values of the pass are as good as they will get. */
static bool refine(struct absorption_figures *figures) {
    uint8_t length = length_of(residual_most(figures));

    figures->settled = is_settled(figures, length);
    if (figures->settled || figures->rounds == ROUNDS_MAXIMUM) {
        return true;
    }
    if (is_expected(figures->stage) && figures->question.what == ABSORPTION_VARIANCE) {
        figures->stage = will_settle(figures, length) ? FIGURES_REWARDS : FIGURES_EXPECTED;
    }
    figures->rounds++;
    figures->residual_before = length;
    figures->done += (uint8_t)(UINT8_MAX - figures->done) / 8;
    begin_correction(figures, length);
    return false;
}

/* ---- bounds ---------------------------------------------------------------------------------- */

/* So much on every square, for so many throws; no less where that is too much for 64 bits. */
static uint64_t over_throws(uint64_t off, uint64_t throws) {
    return off >> 32 >= UINT32_MAX / throws ? UINT64_MAX : off * throws;
}

static uint64_t whole_of(const struct bounded *number) {
    return (number->mantissa >> number->fraction_bits) + 1;
}

/* By how much any equation of a pass downwards is not met: a square is rounded, and one of the two
   before the goal that bounce makes unknown, which leads on to another unknown, has two residuals.
 */
static uint64_t off_by(const struct absorption_figures *figures) {
    return 1 + 2 * residual_most(figures);
}

static void bound_expected(struct absorption_figures *figures) {
    figures->off = off_by(figures);
    figures->expected.error = over_throws(figures->off, whole_of(&figures->expected) + 1);
}

static void bound_variance(struct absorption_figures *figures) {
    uint64_t off = off_by(figures) + WIDE_REWARD_ERROR;

    figures->answer.error = over_throws(off, whole_of(&figures->expected) + 1);
    if (figures->answer.mantissa == 0 && figures->settled) {
        figures->answer.error = 0;
    }
}

/* A square is rounded once, and a second time where a throw may stay. */
static uint64_t visits_error(const struct absorption_figures *figures) {
    uint64_t roundings = figures->question.board->goal + BOARD_FACES;

    return over_throws(residual_sum(figures) + roundings, absorption_longest(&figures->alone) + 1);
}

/* ---- passes ---------------------------------------------------------------------------------- */

static void keep(struct absorption_figures *figures, struct bounded *number, uint64_t value) {
    *number = (struct bounded){.mantissa = value, .fraction_bits = figures->bits};
}

static void go_down(struct absorption_figures *figures) {
    struct wide_chain *wide = &figures->wide;
    uint8_t next = wide->square - 1;

    if (figures->stage == FIGURES_EXPECTED) {
        wide_chain_down(wide, (figures->one << 2) + (figures->one << 1));
    } else if (figures->stage == FIGURES_REWARDS) {
        figures->six_rewards[next] = wide_reward_down(&figures->reward, wide, figures->one);
    } else {
        wide_chain_down(wide, figures->six_rewards[next]);
    }
    if (next == figures->question.square) {
        keep(figures, figures->stage == FIGURES_VARIANCE ? &figures->answer : &figures->expected,
             wide_chain_value(wide));
    }
}

static void go_up(struct absorption_figures *figures) {
    struct wide_chain *wide = &figures->wide;
    bool starts = (uint8_t)(wide->square + 1) == figures->question.square;

    keep(figures, &figures->answer, wide_chain_up(wide, starts ? figures->one : 0));
}

/* The last square of a pass. */
static uint8_t last_of(const struct absorption_figures *figures) {
    uint8_t last = figures->question.board->goal - 1;

    if (!goes_up(figures)) {
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
        figures->answer.error = visits_error(figures);
        figures->stage = FIGURES_FOUND;
    } else if (!refine(figures)) {
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
        if (goes_up(figures)) {
            go_up(figures);
        } else {
            go_down(figures);
        }
    }
}

static void step_wide(struct absorption_figures *figures) {
    if (figures->correction == FIGURES_HALF_SOLVED) {
        end_solving(figures);
    } else if (figures->correction == FIGURES_CORRECTION) {
        end_correction(figures);
    } else {
        step_pass(figures);
    }
}

static void solve(struct absorption_figures *figures) {
    enum progress progress = absorption_step(&figures->alone);

    if (progress == DONE) {
        begin_wide(figures);
    } else if (progress == IMPOSSIBLE) {
        figures->stage = FIGURES_REFUSED;
    } else {
        figures->done = absorption_done(&figures->alone);
    }
}

enum progress absorption_figures_step(struct absorption_figures *figures) {
    if (figures->stage == FIGURES_SOLVING) {
        solve(figures);
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

struct bounded absorption_figures_expected(const struct absorption_figures *figures) {
    bool home = figures->question.square == figures->question.board->goal;

    return home ? nothing() : figures->expected;
}

/* What is added to the error of the root has the more bits. */
struct bounded absorption_figures_spread(const struct absorption_figures *figures) {
    struct bounded spread;
    uint64_t off;

    if (figures->question.square == figures->question.board->goal) {
        return nothing();
    }
    spread = bounded_square_root(&figures->answer);
    off = over_throws(figures->off, whole_of(&figures->expected) + whole_of(&spread) + 1);
    spread.error += (off >> (figures->expected.fraction_bits - spread.fraction_bits)) + 1;
    return spread;
}

struct bounded absorption_figures_visits(const struct absorption_figures *figures) {
    bool home = figures->question.visited == figures->question.board->goal;

    return home ? nothing() : figures->answer;
}

void absorption_figures_next(struct absorption_figures *figures) {
    uint64_t error = figures->answer.error; /* is that of every square */

    figures->question.visited++;
    if (figures->question.visited != figures->question.board->goal) {
        go_up(figures);
        figures->answer.error = error;
    }
}
