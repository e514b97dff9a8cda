#include "games/snakes/odds/chain/refinement.h"

#include "games/snakes/odds/chain/factor.h"

/* Refinement ends with residuals of so many bits, less twice the bits of the longest expectation:
   what they add to the bounds is then far below the digits shown. Residuals of SHORT bits or fewer
   are rounding. ROUNDS_MAXIMUM rounds are enough, as the bounds include the residuals, whatever
   they are. */
enum { EXPECTED_RESIDUAL = 32, OTHER_RESIDUAL = 28, SHORT = 3, ROUNDS_MAXIMUM = 100 };

/* Coarse values only show the longest expectation, within an eighth of a throw even at the
   maximum. */
enum { COARSE_RESIDUAL = 28 };

/* The first correction mostly takes so many bits off a residual, or more. */
enum { FIRST_FALL = 10 };

bool refinement_goes_up(const struct absorption *absorption) {
    return absorption->stage == ABSORPTION_VISITING || absorption->stage == ABSORPTION_READING;
}

static uint8_t length_of(uint64_t number) {
    uint32_t half = (uint32_t)(number >> 32);
    uint8_t length = 0;

    if (half) {
        length = 32;
    } else {
        half = (uint32_t)number;
    }
    for (; half; half >>= 1) {
        length++;
    }
    return length;
}

void refinement_measure(struct absorption *absorption) {
    uint64_t all = 0;
    uint32_t most = 0;
    uint32_t sum = 0;

    for (uint8_t i = 0; i < absorption->chain.unknowns; i++) {
        int64_t residual = absorption->pass.residual[i];
        uint64_t size = residual < 0 ? -(uint64_t)residual : (uint64_t)residual;
        uint32_t narrow = size > UINT32_MAX ? UINT32_MAX : (uint32_t)size;
        all |= size;
        most = narrow > most ? narrow : most;
        sum = narrow < UINT32_MAX - sum ? sum + narrow : UINT32_MAX;
    }
    absorption->residual_most = most;
    absorption->residual_sum = sum;
    absorption->residual_length = length_of(all);
}

/* True if an unknown is assumed as 0 but is not 0: its value would pass for a certain one. */
static bool is_zero_wrong(const struct absorption *absorption) {
    for (uint8_t i = 0; i < absorption->chain.unknowns; i++) {
        if (absorption->pass.at[i] == 0 && absorption->pass.residual[i] != 0) {
            return true;
        }
    }
    return false;
}

static uint8_t residual_wanted(const struct absorption *absorption) {
    enum absorption_stage stage = absorption->stage;
    uint8_t most = stage <= ABSORPTION_REWARDS ? EXPECTED_RESIDUAL : OTHER_RESIDUAL;
    uint8_t less = 2 * absorption->longest_bits;

    if (stage == ABSORPTION_COARSE) {
        return COARSE_RESIDUAL;
    }
    return most > less + SHORT ? most - less : SHORT;
}

static bool is_settled(const struct absorption *absorption) {
    uint8_t length = absorption->residual_length;
    uint8_t before = absorption->residual_before;

    if (is_zero_wrong(absorption)) {
        return false;
    }
    return length <= residual_wanted(absorption) || (length <= 2 * SHORT && length >= before);
}

/* The factors work in 32 bits, so residuals are scaled to leave room for their solution. It is
   longer than they are by at most the bits of the longest expectation, and with flows also those of
   the number of unknowns. */
static void scale(struct absorption *absorption, uint8_t length) {
    uint8_t room = 29 - absorption->longest_bits - (refinement_goes_up(absorption) ? 5 : 0);

    absorption->shift = (int8_t)(length - room);
    for (uint8_t i = 0; i < absorption->chain.unknowns; i++) {
        int64_t residual = absorption->pass.residual[i];
        absorption->change[i] =
            (int32_t)(absorption->shift < 0 ? (uint64_t)residual << -absorption->shift
                                            : (uint64_t)(residual >> absorption->shift));
    }
}

/* Begins a correction, which takes three slices. With flows, each half of the factors takes a slice
   of its own. */
static void begin_correction(struct absorption *absorption, uint8_t length) {
    scale(absorption, length);
    if (refinement_goes_up(absorption)) {
        factor_transposed_upper(absorption->factor, absorption->chain.unknowns, absorption->change);
    }
    absorption->correction = ABSORPTION_HALF_SOLVED;
}

static void end_solving(struct absorption *absorption) {
    uint8_t unknowns = absorption->chain.unknowns;

    if (refinement_goes_up(absorption)) {
        factor_transposed_lower(absorption->factor, unknowns, absorption->change);
    } else {
        factor_solve(absorption->factor, unknowns, absorption->change);
    }
    absorption->correction = ABSORPTION_CORRECTION;
}

/* The corrected value of an unknown. Only rounding can bring it below 0. A value that was found to
   be more than 0 stays so. A coarse value is limited, as more than the maximum is refused
   anyway. */
static uint64_t corrected(const struct absorption *absorption, uint8_t unknown) {
    int64_t change = absorption->change[unknown];
    int64_t residual = absorption->pass.residual[unknown];
    uint64_t most = absorption->one << ABSORPTION_LONGEST_BITS;
    uint64_t value;

    change = absorption->shift < 0 ? change >> -absorption->shift
                                   : (int64_t)((uint64_t)change << absorption->shift);
    value = absorption->pass.at[unknown] + (uint64_t)change;
    if ((int64_t)value <= 0) {
        value = residual > 0;
    }
    return absorption->stage == ABSORPTION_COARSE && value > most ? most : value;
}

static void end_correction(struct absorption *absorption) {
    for (uint8_t i = 0; i < absorption->chain.unknowns; i++) {
        absorption->pass.at[i] = corrected(absorption, i);
    }
    absorption->correction = ABSORPTION_NO_CORRECTION;
}

bool refinement_correct(struct absorption *absorption) {
    if (absorption->correction == ABSORPTION_HALF_SOLVED) {
        end_solving(absorption);
        return false;
    }
    end_correction(absorption);
    return true;
}

/* True if the pass after the next correction will be the last one, should this correction take as
   many bits off the residual as the one before. Only then are rewards worth their time. */
static bool will_settle(const struct absorption *absorption) {
    uint8_t length = absorption->residual_length;
    uint8_t before = absorption->residual_before;
    uint8_t fall = absorption->rounds == 0 ? FIRST_FALL : before > length ? before - length : 0;

    return length <= residual_wanted(absorption) + fall;
}

bool refinement_refine(struct absorption *absorption) {
    refinement_measure(absorption);
    absorption->settled = is_settled(absorption);
    if (absorption->settled || absorption->rounds == ROUNDS_MAXIMUM) {
        return true;
    }
    if (absorption->question.what == ABSORPTION_VARIANCE &&
        (absorption->stage == ABSORPTION_REFINED || absorption->stage == ABSORPTION_REWARDS)) {
        absorption->stage = will_settle(absorption) ? ABSORPTION_REWARDS : ABSORPTION_REFINED;
    }
    absorption->rounds++;
    absorption->done += (uint8_t)(UINT8_MAX - absorption->done) / 8;
    begin_correction(absorption, absorption->residual_length);
    absorption->residual_before = absorption->residual_length;
    return false;
}
