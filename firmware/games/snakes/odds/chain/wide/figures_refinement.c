#include "games/snakes/odds/chain/wide/figures_refinement.h"

#include "core/number/flash.h"
#include "games/snakes/odds/chain/factor.h"

/* Refinement ends with residuals of so many bits, less twice those of the longest: then what they
   add to the bounds is far below what is shown. Of fewer than SHORT bits rounding remains; and
   ROUNDS_MAXIMUM are enough, as whatever the residuals are, they are in the bounds. */
enum { EXPECTED_RESIDUAL = 32, OTHER_RESIDUAL = 28, SHORT = 3, ROUNDS_MAXIMUM = 100 };

/* A first correction mostly takes so many bits off a residual, or more. */
enum { FIRST_FALL = 10 };

bool figures_go_up(const struct absorption_figures *figures) {
    return figures->stage == FIGURES_VISITS || figures->stage == FIGURES_READING;
}

static uint8_t length_of(const union wide *number) {
    uint32_t half = number->half.high ? number->half.high : number->half.low;
    uint8_t length = number->half.high ? 32 : 0;

    for (; half; half >>= 1) {
        length++;
    }
    return length;
}

void figures_measure_residuals(struct absorption_figures *figures) {
    const union wide *residual = figures->wide.residual;
    union wide all = {0};
    uint32_t most = 0;
    uint32_t sum = 0;

    for (uint8_t left = figures->alone.unknowns; left; left--, residual++) {
        uint32_t sign = (int32_t)residual->half.high < 0 ? UINT32_MAX : 0;
        uint32_t low = residual->half.low ^ sign;
        uint32_t high = residual->half.high ^ sign;
        uint32_t size = high || low == UINT32_MAX ? UINT32_MAX : low - sign;
        all.half.low |= low;
        all.half.high |= high;
        most = size > most ? size : most;
        sum = size < UINT32_MAX - sum ? sum + size : UINT32_MAX;
    }
    figures->residual_most = most;
    figures->residual_sum = sum;
    figures->residual_length = length_of(&all);
}

static OUT_OF_LINE bool is_zero(const union wide *number) {
    return (number->half.low | number->half.high) == 0;
}

/* An unknown that is given as 0 but is not would pass for a certain one. */
static bool is_zero_wrong(const struct absorption_figures *figures) {
    for (uint8_t i = 0; i < figures->alone.unknowns; i++) {
        if (is_zero(&figures->wide.at[i]) && !is_zero(&figures->wide.residual[i])) {
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

static bool is_settled(const struct absorption_figures *figures) {
    uint8_t length = figures->residual_length;
    uint8_t before = figures->residual_before;

    if (is_zero_wrong(figures)) {
        return false;
    }
    return length <= residual_wanted(figures) || (length <= 2 * SHORT && length >= before);
}

/* Only rounding can bring a value below 0. One that has come to be more than 0 stays so: values are
   below 2^63. */
static void apply(union wide *value, const union wide *by, bool grows) {
    wide_add(value, by);
    if ((int32_t)value->half.high < 0) {
        value->whole = 0;
    }
    if (grows && is_zero(value)) {
        value->half.low = 1;
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
        union wide residual = figures->wide.residual[i];
        wide_shift(&residual, -shift);
        *change++ = (int32_t)residual.half.low;
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
    for (uint8_t i = 0; i < figures->alone.unknowns; i++) {
        const union wide *residual = &figures->wide.residual[i];
        union wide by = {(uint64_t)(int64_t)figures->alone.residual[i]};
        wide_shift(&by, figures->shift);
        apply(&figures->wide.at[i], &by, (int32_t)residual->half.high >= 0 && !is_zero(residual));
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
    uint8_t length;

    figures_measure_residuals(figures);
    length = figures->residual_length;
    figures->settled = is_settled(figures);
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
