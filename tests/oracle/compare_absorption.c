#include "compare.h"

#include <math.h>

#include "core/absorption.h"

/* Near the limit of 10,000 throws either answer will do. */
static const double throws_surely_accepted = 9990, throws_surely_refused = 10010;

static bool run(struct comparison *c, struct absorption *absorption, enum absorption_kind kind,
                uint8_t source, enum absorption_progress *progress)
{
    unsigned long steps = 0;
    absorption_start(absorption, c->board, kind, source);
    do {
        *progress = absorption_step(absorption);
        if (++steps > 100000)
            return compare_failed(c, "kind %u source %u: does not end", kind, source);
    } while (*progress == ABSORPTION_WORKING);
    if (*progress == ABSORPTION_TOO_LONG && c->longest < throws_surely_accepted)
        return compare_failed(c, "kind %u source %u: too long at %.6g", kind, source, c->longest);
    if (*progress == ABSORPTION_DONE && c->longest > throws_surely_refused)
        return compare_failed(c, "kind %u source %u: done at %.6g", kind, source, c->longest);
    return true;
}

/* Relative to the value; visits to the greater of it and 1; what is exactly 0 must be 0 to the
   same accuracy. */
static bool compare_all(struct comparison *c, struct absorption *absorption,
                        enum absorption_kind kind, const double want[])
{
    static const enum quantity quantities[] = {QUANTITY_EXPECTED, QUANTITY_VARIANCE,
                                               QUANTITY_VISITS};
    const double limit = c->longest <= 200 ? 1e-7 : 1e-6;
    bool well = true;
    for (unsigned s = 0; s < c->board->goal; s++) {
        if (!c->moves.can_stand[s])
            continue;
        double scale = kind == ABSORPTION_VISITS ? fmax(1, want[s]) : want[s];
        if (scale < 1e-9)
            scale = 1;
        well &= compare_value(c, quantities[kind], s,
                              real_value(absorption_at(absorption, kind, (uint8_t)s)), want[s],
                              scale, limit);
    }
    if (real_value(absorption_at(absorption, kind, c->board->goal)) != 0)
        well = compare_failed(c, "kind %u: not 0 at the goal", kind);
    return well;
}

static bool compare_kind(struct comparison *c, enum absorption_kind kind, uint8_t source)
{
    struct absorption absorption;
    enum absorption_progress progress;
    double want[ORACLE_SQUARES];
    if (!run(c, &absorption, kind, source, &progress))
        return false;
    if (progress != ABSORPTION_DONE)
        return true;
    if (kind == ABSORPTION_VISITS)
        oracle_visits(source, want);
    else if (kind == ABSORPTION_VARIANCE)
        oracle_variance(want);
    bool well = compare_all(c, &absorption, ABSORPTION_EXPECTED, c->expected);
    if (kind != ABSORPTION_EXPECTED)
        well &= compare_all(c, &absorption, kind, want);
    if (!well && kind == ABSORPTION_VISITS)
        compare_failed(c, "visits from %u", source);
    return well;
}

bool compare_absorption(struct comparison *c, enum quantity quantity)
{
    switch (quantity) {
    case QUANTITY_EXPECTED:
        return compare_kind(c, ABSORPTION_EXPECTED, 0);
    case QUANTITY_VARIANCE:
        return compare_kind(c, ABSORPTION_VARIANCE, 0);
    default:
        return compare_kind(c, ABSORPTION_VISITS, compare_square(c, 0)) &&
               compare_kind(c, ABSORPTION_VISITS, compare_square(c, 0.5)) &&
               compare_kind(c, ABSORPTION_VISITS, compare_square(c, 1));
    }
}
