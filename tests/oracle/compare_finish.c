#include "compare.h"

#include <math.h>
#include <string.h>

#include "games/snakes/odds/chain/finish_times.h"
#include "games/snakes/odds/survival/survival.h"

/* What a bound may be: for each expected throw, and besides. */
static const double error_each = 2.5e-11, error_besides = 1e-9, survival_error = 6.1e-9;

static double limit_of(const struct comparison *c) {
    return error_each * c->longest + error_besides;
}

static bool compare_exactly(struct comparison *c, uint8_t square, unsigned throws,
                            long double want) {
    struct finish_distribution finish;
    memset(&finish, 0x5A, sizeof finish);
    finish_distribution_start(&finish, c->board, square, (uint16_t)throws);
    while (finish_distribution_step(&finish) == WORKING) {
        continue;
    }
    return compare_bounded(c, QUANTITY_WITHIN, square, finish_distribution_exactly(&finish), want,
                           2 * limit_of(c));
}

bool compare_within(struct comparison *c, unsigned throws) {
    struct finish_distribution finish;
    oracle_vector want, before;
    bool well = true;
    memset(&finish, 0x5A, sizeof finish);
    finish_distribution_start(&finish, c->board, 0, UINT16_MAX);
    oracle_within_start(&c->moves, want);
    for (unsigned m = 0; m <= throws; m++) {
        if (finish_distribution_throws(&finish) != m) {
            return compare_failed(c, "throws wrong after %u", m);
        }
        for (unsigned s = 0; s <= c->board->goal && compare_is_due(m); s++) {
            well &= compare_bounded(c, QUANTITY_WITHIN, s,
                                    finish_distribution_within(&finish, (uint8_t)s), want[s],
                                    limit_of(c));
            long double quick =
                ldexpl(finish_distribution_unfinished(&finish, (uint8_t)s), -32) - 1 + want[s];
            if (fabsl(quick) > (long double)limit_of(c)) {
                return compare_failed(c, "unfinished at %u off by %.3Lg after %u", s, quick, m);
            }
        }
        memcpy(before, want, sizeof before);
        finish_distribution_step(&finish);
        oracle_within_step(&c->moves, want);
    }
    return well && compare_exactly(c, 0, throws + 1, want[0] - before[0]);
}

/* The oracle is right to 1e-14 of a chance to need more throws; and what is let pass. */
static const long double let_pass = 1e-12L;

/* A doubtful one must be next to a chance that is hard to tell from the one asked for. */
static bool compare_quantile(struct comparison *c, const struct oracle_finish_times *exact,
                             uint32_t billionths, struct finish_times_number got) {
    long double longer = billionths / 1e9L;
    unsigned want = oracle_quantile(exact, longer * (1 + let_pass));
    long double gap = 0;
    if (got.throws == want && !got.doubtful) {
        return true;
    }
    if (got.doubtful && want >= got.throws && want <= got.throws + 1U) {
        gap = fabsl(exact->unfinished[got.throws] / longer - 1);
        if (gap < 1e-4L || gap * longer < (long double)limit_of(c)) {
            return true;
        }
    }
    return compare_failed(c, "quantile 1 - %u e-9: %u%s, not %u (%.3Lg)", billionths, got.throws,
                          got.doubtful ? " in doubt" : "", want, gap);
}

static bool compare_likeliest(struct comparison *c, const struct oracle_finish_times *exact,
                              struct finish_times_number got) {
    long double gap = exact->greatest - oracle_exactly(exact, got.throws);
    if (got.doubtful ? gap <= 8 * (long double)limit_of(c) : got.throws == exact->likeliest) {
        return true;
    }
    return compare_failed(c, "likeliest %u%s, not %u (%.3Lg less)", got.throws,
                          got.doubtful ? " in doubt" : "", exact->likeliest, gap);
}

static bool compare_times(struct comparison *c, const struct oracle_finish_times *exact,
                          uint8_t square, const uint32_t longer[]) {
    struct finish_times times;
    enum progress progress;
    finish_times_start(
        &times, &(struct finish_times_question){c->board, square, {longer[0], longer[1]}, false});
    while ((progress = finish_times_step(&times)) == WORKING) {
        continue;
    }
    if (progress == IMPOSSIBLE) {
        return exact->length > UINT16_MAX && oracle_quantile(exact, longer[1] / 1e9L) == 0
                   ? true
                   : compare_failed(c, "finish times from %u do not end", square);
    }
    return compare_quantile(c, exact, longer[0], finish_times_quantile(&times, 0)) &&
           compare_quantile(c, exact, longer[1], finish_times_quantile(&times, 1)) &&
           compare_likeliest(c, exact, finish_times_likeliest(&times));
}

bool compare_finish_times(struct comparison *c, uint8_t square) {
    static const uint32_t longer[][FINISH_TIMES_LEVELS] = {
        {FINISH_TIMES_HALF, FINISH_TIMES_NINE_TENTHS}, {10000, 1}, {999999999, 123}};
    struct oracle_finish_times exact;
    bool well = true;
    oracle_finish_times(&c->moves, square, &exact);
    unsigned asked = c->longest <= 100 ? 3 : 1; /* those near 1 take thirty times as long */
    for (unsigned i = 0; i < asked; i++) {
        well = well && compare_times(c, &exact, square, longer[i]);
    }
    oracle_finish_times_free(&exact);
    return well;
}

bool compare_survival(struct comparison *c, uint8_t square) {
    struct survival chance;
    struct oracle_survival want = oracle_survival(&c->moves, square);
    enum progress progress;
    memset(&chance, 0x5A, sizeof chance);
    survival_start(&chance, c->board, square);
    while ((progress = survival_step(&chance)) == WORKING) {
        continue;
    }
    if ((progress == IMPOSSIBLE) != (want.period > 1) ||
        (progress == IMPOSSIBLE && survival_period(&chance) != want.period)) {
        return compare_failed(c, "survival from %u: period %u, not %u", square,
                              progress == IMPOSSIBLE ? survival_period(&chance) : 1, want.period);
    }
    return compare_bounded(c, QUANTITY_SURVIVAL, square, survival_ratio(&chance), want.ratio,
                           survival_error);
}
