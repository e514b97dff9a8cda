#include "core/chain/wide/figures_refinement.h"

#include "core/chain/factor.h"

/* Refinement ends with residuals of so many bits, less twice those of the longest: then what they
   add to the bounds is far below what is shown. Of fewer than SHORT bits rounding remains; and
   ROUNDS_MAXIMUM are enough, as whatever the residuals are, they are in the bounds. */
enum { EXPECTED_RESIDUAL = 32, OTHER_RESIDUAL = 28, SHORT = 3, ROUNDS_MAXIMUM = 100 };

/* A first correction mostly takes so many bits off a residual, or more. */
enum { FIRST_FALL = 10 };

bool figures_go_up(const struct absorption_figures *figures) {
    return figures->stage == FIGURES_VISITS || figures->stage == FIGURES_READING;
}

static uint64_t size_of(int64_t residual) {
    return residual < 0 ? -(uint64_t)residual : (uint64_t)residual;
}

uint64_t figures_residual_most(const struct absorption_figures *figures) {
    uint64_t most = 0;

    for (uint8_t i = 0; i < figures->alone.unknowns; i++) {
        uint64_t size = size_of(figures->wide.residual[i]);
        if (size > most) {
            most = size;
        }
    }
    return most;
}

uint64_t figures_residual_sum(const struct absorption_figures *figures) {
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
    int8_t room = 29 - figures->longest_bits - (figures_go_up(figures) ? 5 : 0);
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
    if (figures_go_up(figures)) {
        factor_transposed_upper(alone->factor, alone->unknowns, figures->alone.residual);
    }
    figures->correction = FIGURES_HALF_SOLVED;
}

static void end_solving(struct absorption_figures *figures) {
    struct absorption *alone = &figures->alone;

    if (figures_go_up(figures)) {
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
}

bool figures_correct(struct absorption_figures *figures) {
    if (figures->correction == FIGURES_HALF_SOLVED) {
        end_solving(figures);
        return false;
    }
    end_correction(figures);
    return true;
}

/* Whether a pass after the next correction, which will take as many bits off the residual as the
   last one has, will be the last: then rewards are worth their while. */
static bool will_settle(const struct absorption_figures *figures, uint8_t length) {
    uint8_t before = figures->residual_before;
    uint8_t fall = figures->rounds == 0 ? FIRST_FALL : before > length ? before - length : 0;

    return length <= residual_wanted(figures) + fall;
}

bool figures_refine(struct absorption_figures *figures) {
    uint8_t length = length_of(figures_residual_most(figures));

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
