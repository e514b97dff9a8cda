#include "support/drivers/survival_driver.h"

#include "support/testing.h"
#include <string.h>

#include <math.h>

#include "campaigns/exact/dominant_part.h"
#include "support/value.h"

enum { MOST_SLICES = 20000, CHECK_EVERY = 16 };

unsigned survival_run(struct survival *survival, const struct board *board, uint8_t square) {
    enum progress progress;
    unsigned slices = 0;
    uint8_t before = 0;

    memset(survival, 0x5A, sizeof *survival);
    survival_start(survival, board, square);
    do {
        uint16_t throws = survival->throws;
        progress = survival_step(survival);
        assert_true(survival_done(survival) >= before);
        assert_true(survival->throws == throws || survival->square == 0);
        before = survival_done(survival);
    } while (++slices < MOST_SLICES && progress == WORKING);
    assert_int_equal(progress, DONE);
    assert_int_equal(survival_done(survival), PROGRESS_ALL);
    return slices;
}

double survival_exact(const struct board *board, uint8_t square) {
    struct game_rules rules = {.goal = board->goal, .past_goal = (enum past_goal)board->overshoot};
    struct dominant_parts parts;
    struct game_moves moves;
    bool periodic;

    for (uint8_t j = 0; j < board->jump_count; j++) {
        assert_true(rules_add(&rules, board->jumps[j].from, board->jumps[j].to));
    }
    rules_moves(&rules, &moves);
    dominant_start(&parts, &moves);
    return (double)dominant_rate(&parts, square, &periodic);
}

double survival_error(const struct survival *survival) {
    struct bounded ratio = survival_ratio(survival);

    return ldexp((double)ratio.error, -ratio.fraction_bits);
}

void expect_survival_bounds(const struct survival *survival, double exact) {
    double value = (double)bounded_value(survival_ratio(survival));
    double error = survival_error(survival);

    if (!(fabs(value - exact) <= error + 1e-15)) {
        fail_msg("%.12g, not %.12g +- %.3g", exact, value, error);
    }
    assert_true(survival->high <= PROBABILITY_ONE);
    assert_true(ldexp(value - error, PROBABILITY_BITS) <= survival->low);
    assert_true(ldexp(value + error, PROBABILITY_BITS) >= survival->high);
    assert_true(error <= 6.1e-9 || survival->throws >= SURVIVAL_THROWS);
    assert_true(survival->throws < SURVIVAL_THROWS + CHECK_EVERY);
}
