#include "compare.h"

#include <math.h>

#include "core/chain/absorption.h"

double absorption_value(struct absorption *absorption, enum absorption_quantity what,
                        uint8_t square) {
    if (what == ABSORPTION_EXPECTED) {
        return real_value(absorption_expected_at(absorption, square));
    }
    absorption_ask(absorption, square);
    while (absorption_step(absorption) == WORKING) {
        continue;
    }
    return real_value(what == ABSORPTION_VISITS ? absorption_visits(absorption)
                                                : absorption_variance(absorption));
}

/* Near the limit of 10,000 throws either answer will do. */
static const double throws_surely_accepted = 9990, throws_surely_refused = 10010;

static unsigned count_unknowns(const struct board *board) {
    unsigned unknowns = board->overshoot == BOARD_BOUNCE ? 2 : 0;

    for (unsigned jump = 0; jump < board->jump_count; jump++) {
        unknowns += board->jumps[jump].to < board->jumps[jump].from;
    }
    return unknowns;
}

static bool run(struct comparison *c, struct absorption *absorption, enum absorption_quantity kind,
                uint8_t source, enum progress *progress) {
    unsigned long steps = 0;
    absorption_start(absorption, &(struct absorption_question){
                                     .board = c->board, .what = kind, .square = source});
    do {
        *progress = absorption_step(absorption);
        if (++steps > 100000) {
            return compare_failed(c, "kind %u source %u: does not end", kind, source);
        }
    } while (*progress == WORKING);
    enum absorption_limit limit = absorption_limit(absorption);
    if (limit == ABSORPTION_TOO_WIDE) {
        return count_unknowns(c->board) > ABSORPTION_UNKNOWNS ||
               compare_failed(c, "kind %u: too wide", kind);
    }
    if (limit == ABSORPTION_TOO_LONG && c->longest < throws_surely_accepted) {
        return compare_failed(c, "kind %u source %u: too long at %.6g", kind, source, c->longest);
    }
    if (*progress == DONE && c->longest > throws_surely_refused) {
        return compare_failed(c, "kind %u source %u: done at %.6g", kind, source, c->longest);
    }
    return true;
}

/* What an error is relative to: the value, but one scale serves a whole board, so never less than a
   thousandth of its longest expectation; visits also to no less than 1; a variance to the greatest
   of the board. */
static double scale_of(const struct comparison *c, enum absorption_quantity kind,
                       const double want[], unsigned s) {
    double scale = fmax(want[s], c->longest / 1000);
    if (kind == ABSORPTION_VISITS) {
        return fmax(1, scale);
    }
    if (kind == ABSORPTION_VARIANCE) {
        scale = 1e-9;
        for (unsigned i = 0; i < c->board->goal; i++) {
            if (c->moves.can_stand[i]) {
                scale = fmax(scale, want[i]);
            }
        }
    }
    return scale;
}

static bool compare_all(struct comparison *c, struct absorption *absorption,
                        enum absorption_quantity kind, const double want[]) {
    static const enum quantity quantities[] = {QUANTITY_EXPECTED, QUANTITY_VARIANCE,
                                               QUANTITY_VISITS};
    const double limit = c->longest <= 200 ? 1e-7 : kind == ABSORPTION_EXPECTED ? 1e-6 : 5e-6;
    bool well = true;
    for (unsigned s = 0; s < c->board->goal; s++) {
        if (!c->moves.can_stand[s]) {
            continue;
        }
        well &=
            compare_value(c, quantities[kind], s, absorption_value(absorption, kind, (uint8_t)s),
                          want[s], scale_of(c, kind, want, s), limit);
    }
    if (absorption_value(absorption, kind, c->board->goal) != 0) {
        well = compare_failed(c, "kind %u: not 0 at the goal", kind);
    }
    return well;
}

static bool compare_kind(struct comparison *c, enum absorption_quantity kind, uint8_t source) {
    struct absorption absorption;
    enum progress progress;
    double want[ORACLE_SQUARES];
    if (!run(c, &absorption, kind, source, &progress)) {
        return false;
    }
    if (progress != DONE) {
        return true;
    }
    if (kind == ABSORPTION_VISITS) {
        oracle_visits(source, want);
    } else if (kind == ABSORPTION_VARIANCE) {
        oracle_variance(want);
    }
    bool well = compare_all(c, &absorption, ABSORPTION_EXPECTED, c->expected);
    if (kind != ABSORPTION_EXPECTED) {
        well &= compare_all(c, &absorption, kind, want);
    }
    if (!well && kind == ABSORPTION_VISITS) {
        compare_failed(c, "visits from %u", source);
    }
    return well;
}

bool compare_absorption(struct comparison *c, enum quantity quantity) {
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
