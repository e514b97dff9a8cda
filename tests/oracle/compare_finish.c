#include "compare.h"

#include <math.h>

#include "core/chain/finish_times.h"
#include "core/chain/survival.h"

static const double probability_error = 1e-7, survival_error = 5e-7;

static double probability_value(probability_t p) {
    return ldexp(p, -PROBABILITY_BITS);
}

bool compare_within(struct comparison *c, unsigned throws) {
    struct finish_distribution race;
    oracle_vector want;
    bool well = true;
    finish_distribution_start(&race, c->board, 0, UINT16_MAX);
    oracle_within_start(&c->moves, want);
    for (unsigned m = 0; m <= throws; m++) {
        if (race.throws != m || race.within[c->board->goal] != PROBABILITY_ONE) {
            return compare_failed(c, "throws or goal wrong after %u", m);
        }
        for (unsigned s = 0; s <= c->board->goal; s++) {
            if (race.within[s] > PROBABILITY_ONE) {
                return compare_failed(c, "above 1 at %u after %u", s, m);
            }
            well &= compare_value(c, QUANTITY_WITHIN, s, probability_value(race.within[s]),
                                  (double)want[s], 1, probability_error);
        }
        finish_distribution_step(&race);
        oracle_within_step(&c->moves, want);
    }
    return well;
}

/* Probabilities nearer than this to each other or to a level may be taken one for the other,
   unless they are equal: 1e-13 is well above the oracle's own error. */
static const long double near_tie = 1e-8L, exact_tie = 1e-13L;

static bool compare_quantile(struct comparison *c, const struct oracle_finish_times *exact,
                             double level, unsigned got) {
    unsigned want = oracle_quantile(exact, level, exact_tie);
    if (got == want) {
        return true;
    }
    if (got != 0 && got + 1 >= want && got <= want + 1) {
        long double gap = fabsl(exact->within[got < want ? got : want] - (long double)level);
        if (gap > exact_tie && gap < near_tie) {
            return true;
        }
    }
    return compare_failed(c, "quantile %.9g: %u, not %u", level, got, want);
}

static bool compare_likeliest(struct comparison *c, const struct oracle_finish_times *exact,
                              const struct finish_times *times) {
    long double gap = exact->greatest - oracle_exactly(exact, times->likeliest);
    bool tie = gap > -exact_tie && gap < exact_tie;
    if (times->likeliest != exact->likeliest && (tie || gap >= near_tie)) {
        return compare_failed(c, "likeliest %u, not %u (%.3Lg less)", times->likeliest,
                              exact->likeliest, gap);
    }
    return compare_value(c, QUANTITY_FINISH_TIMES, times->finish.square,
                         probability_value(times->greatest), (double)exact->greatest, 1,
                         probability_error);
}

bool compare_finish_times(struct comparison *c, uint8_t square) {
    struct finish_times times;
    struct oracle_finish_times exact;
    bool well = true, done;
    oracle_finish_times(&c->moves, square, &exact);
    finish_times_start(&times, &(struct finish_times_question){
                                   .board = c->board,
                                   .square = square,
                                   .level = {FINISH_TIMES_HALF, FINISH_TIMES_NINE_TENTHS},
                               });
    do {
        done = finish_times_step(&times) == DONE;
        unsigned m = finish_distribution_throws(&times.finish);
        if (m < exact.length) {
            well &= compare_value(c, QUANTITY_FINISH_TIMES, square,
                                  probability_value(finish_distribution_exactly(&times.finish)),
                                  (double)oracle_exactly(&exact, m), 1, probability_error);
        }
    } while (!done && finish_distribution_throws(&times.finish) < UINT16_MAX);
    if (!done) {
        well = compare_failed(c, "finish times from %u do not end", square);
    }
    well = well && compare_quantile(c, &exact, 0.5, finish_times_quantile(&times, 0)) &&
           compare_quantile(c, &exact, 0.9, finish_times_quantile(&times, 1)) &&
           compare_likeliest(c, &exact, &times);
    oracle_finish_times_free(&exact);
    return well;
}

bool compare_survival(struct comparison *c, uint8_t square) {
    struct survival chance;
    survival_start(&chance, c->board, square);
    enum progress progress;
    for (unsigned steps = 0; (progress = survival_step(&chance)) == WORKING; steps++) {
        if (steps > 20000) {
            return compare_failed(c, "survival from %u does not settle", square);
        }
    }
    if (progress == IMPOSSIBLE) {
        return true;
    }
    return compare_value(c, QUANTITY_SURVIVAL, square, probability_value(survival_ratio(&chance)),
                         oracle_survival(&c->moves, square), 1, survival_error);
}
