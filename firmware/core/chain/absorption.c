#include "core/chain/absorption.h"

#include "core/chain/absorption_solver.h"
#include "core/chain/absorption_sweep.h"
#include <stddef.h>
#include <string.h>

enum { SLICE_RUNS = 8, AT_ONCE = BOARD_FACES - 1 };

static void refuse(struct absorption *absorption, enum absorption_limit limit) {
    absorption->stage = ABSORPTION_REFUSED;
    absorption->limit = limit;
}

void absorption_start(struct absorption *absorption, const struct absorption_question *question) {
    memset(absorption, 0, offsetof(struct absorption, factor));
    absorption->question = *question;
    absorption->stage = ABSORPTION_SOLVING;
    if (!absorption_solver_start(absorption)) {
        refuse(absorption, ABSORPTION_TOO_WIDE);
    }
}

static void begin_reading(struct absorption *absorption) {
    absorption->stage = ABSORPTION_READING;
    absorption->reading = absorption->question.what;
}

/* Expected throws come first, whatever is asked for. */
static void solve(struct absorption *absorption) {
    enum absorption_quantity what = absorption->question.what;
    enum progress progress = absorption_solver_step(absorption);

    if (progress == IMPOSSIBLE) {
        refuse(absorption, ABSORPTION_TOO_LONG);
    } else if (progress == DONE && absorption->solving == what) {
        begin_reading(absorption);
    } else if (progress == DONE) {
        absorption_solver_solve(absorption, what);
    }
}

/* Sweeps through a solution down to a square, one slice: true when it is there. */
static bool reach(struct absorption *absorption, enum absorption_quantity quantity,
                  uint8_t square) {
    uint8_t last = square < AT_ONCE ? 0 : square - AT_ONCE;

    if (absorption->solving != quantity ||
        square > (uint8_t)(absorption->position.square + AT_ONCE)) {
        absorption_solver_choose(absorption, quantity);
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
    if (absorption->stage == ABSORPTION_SOLVING) {
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
        absorption->stage = ABSORPTION_SOLVING;
        absorption_solver_solve(absorption, ABSORPTION_VISITS);
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
