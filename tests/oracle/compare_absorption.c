#include "compare.h"

#include "core/number/decimal.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Near the limit of 10,000 throws either answer will do. */
static const double throws_surely_accepted = 9990, throws_surely_refused = 10010;

/* What the oracle's answers, rounded to double precision, may be off by. */
static const double oracle_precision = 1e-15;

bool compare_shown(struct comparison *c, enum quantity quantity, unsigned square,
                   struct bounded got, double want) {
    enum { DIGITS = 6 };
    const double unit = 1e-6;
    char text[DECIMAL_ROOM + 1] = {0};
    struct decimal shown;
    double value = ldexp((double)got.mantissa, -got.fraction_bits);
    double error = ldexp((double)got.error, -got.fraction_bits);
    double slack = oracle_precision * fmax(want, value);

    decimal_bounded(&shown, &got, DIGITS);
    memcpy(text, shown.character, shown.length);
    c->shown[quantity]++;
    if (text[0] == DECIMAL_MARK) {
        c->marked[quantity]++;
    } else {
        double units = fabs(strtod(text, NULL) - want) / unit;
        c->error[quantity] = fmax(c->error[quantity], units);
        if (!(units <= 0.51 + 2 * slack / unit)) {
            return compare_failed(c, "%s at %u: %s, not %.9f (bound %.3g)", quantity_name(quantity),
                                  square, text, want, error);
        }
    }
    if (!(fabs(value - want) <= error + slack)) {
        return compare_failed(c, "%s at %u: %.17g, not %.17g within %.3g", quantity_name(quantity),
                              square, value, want, error);
    }
    return true;
}

bool absorption_solve(struct absorption *figures, const struct absorption_question *question) {
    enum progress progress;
    unsigned steps = 0;

    absorption_start(figures, question);
    do {
        progress = absorption_step(figures);
    } while (progress == WORKING && ++steps < 100000);
    return progress == DONE;
}

/* A solution in 32 bits, or a refusal that is due. */
static bool solve(struct comparison *c, struct absorption *absorption, bool *refused) {
    enum progress progress;
    unsigned steps = 0;

    absorption_start(absorption, &(struct absorption_question){.board = c->board});
    do {
        progress = absorption_step(absorption);
        if (++steps > 100000) {
            return compare_failed(c, "does not end");
        }
    } while (progress == WORKING);
    *refused = progress == IMPOSSIBLE;
    if (*refused && c->longest < throws_surely_accepted) {
        return compare_failed(c, "too long at %.6g", c->longest);
    }
    if (!*refused && c->longest > throws_surely_refused) {
        return compare_failed(c, "done at %.6g", c->longest);
    }
    return *refused || absorption->longest >= c->longest ||
           compare_failed(c, "%u is exceeded by %.6g", absorption->longest, c->longest);
}

/* What an error is relative to: the value, but one scale serves a whole board, so never less than a
   thousandth of its longest expectation. */
static bool compare_fast(struct comparison *c, struct absorption *absorption) {
    const double limit = c->longest <= 200 ? 1e-7 : 1e-6;
    double greatest = c->error[QUANTITY_EXPECTED]; /* of what is shown, in other units */
    bool well = true;

    for (unsigned s = 0; s < c->board->goal; s++) {
        if (c->moves.can_stand[s]) {
            well &= compare_value(c, QUANTITY_EXPECTED, s,
                                  real_value(absorption_expected_at(absorption, (uint8_t)s)),
                                  c->expected[s], fmax(c->expected[s], c->longest / 1000), limit);
        }
    }
    c->error[QUANTITY_EXPECTED] = greatest;
    if (absorption_expected_at(absorption, c->board->goal).mantissa) {
        well = compare_failed(c, "not 0 at the goal");
    }
    return well;
}

/* Whatever is asked for, from every square; the expected throws come with their spread. */
static bool compare_expected(struct comparison *c, enum absorption_quantity what) {
    struct absorption_question question = {.board = c->board, .what = what};
    struct absorption figures;
    double variance[ORACLE_SQUARES];
    bool well = true;

    oracle_variance(variance);
    for (unsigned s = 0; s < c->board->goal; s++) {
        if (!c->moves.can_stand[s]) {
            continue;
        }
        question.square = (uint8_t)s;
        if (!absorption_solve(&figures, &question)) {
            return compare_failed(c, "no figures from %u", s);
        }
        if (what == ABSORPTION_EXPECTED) {
            well &= compare_shown(c, QUANTITY_EXPECTED, s, absorption_expected(&figures),
                                  c->expected[s]);
        } else {
            well &= compare_shown(c, QUANTITY_VARIANCE, s, absorption_spread(&figures),
                                  sqrt(variance[s]));
        }
    }
    return well;
}

static bool compare_visits(struct comparison *c, uint8_t source) {
    const struct absorption_question question = {
        .board = c->board, .what = ABSORPTION_VISITS, .square = source};
    struct absorption figures;
    double want[ORACLE_SQUARES];
    bool well = true;

    oracle_visits(source, want);
    if (!absorption_solve(&figures, &question)) {
        return compare_failed(c, "no visits from %u", source);
    }
    for (unsigned s = 0; s < c->board->goal; s++) {
        struct bounded visits = absorption_visits(&figures);
        well &= compare_shown(c, QUANTITY_VISITS, s, visits, want[s]);
        if ((visits.mantissa == 0) != (want[s] == 0)) {
            well = compare_failed(c, "visits to %u: %.3g are none, or not", s, want[s]);
        }
        absorption_next(&figures);
    }
    if (absorption_visits(&figures).mantissa || !well) {
        return compare_failed(c, "visits from %u", source);
    }
    return true;
}

bool compare_absorption(struct comparison *c, enum quantity quantity) {
    struct absorption absorption;
    bool refused, well = solve(c, &absorption, &refused);

    if (!well || refused) {
        return well;
    }
    switch (quantity) {
    case QUANTITY_EXPECTED:
        return compare_fast(c, &absorption) && compare_expected(c, ABSORPTION_EXPECTED);
    case QUANTITY_VARIANCE:
        return compare_expected(c, ABSORPTION_VARIANCE);
    default:
        return compare_visits(c, compare_square(c, 0)) &&
               compare_visits(c, compare_square(c, 0.5)) && compare_visits(c, compare_square(c, 1));
    }
}
