/* From where the search for a placement sets out, and what its bar says. */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/chips/placement.h"
#include "oracle/chips_oracle.h"

enum { QUESTIONS = 10000, PARTS = 8 };

/* P(fewer than `chips` hits) at a mean. */
static double fewer(unsigned chips, double mean) {
    double exactly = exp(-mean);
    double sum = 0;

    for (unsigned count = 0; count < chips; count++) {
        sum += exactly;
        exactly *= mean / (count + 1);
    }
    return sum;
}

/* In eighths of the mean time between two hits, to the nearest: until so many hits are 97 %
 * certain.
 */
static unsigned certain(unsigned chips) {
    double least = 0;
    double most = 64;

    for (unsigned halvings = 0; halvings < 60; halvings++) {
        double middle = (least + most) / 2;
        *(fewer(chips, middle) > 0.03 ? &least : &most) = middle;
    }
    return (unsigned)lround(PARTS * most);
}

/* Wherever a chip lies, none of the fields would have been cleared sooner with it. */
static void expect_soonest(const struct placement *placement, const unsigned time[]) {
    const struct chip_fields *fields = &placement->fields;

    for (unsigned from = 0; from < fields->count; from++) {
        for (unsigned to = 0; placement->best[from] && to < fields->count; to++) {
            assert_true(time[placement->best[from]] * fields->rate[to] <=
                        time[placement->best[to] + 1] * fields->rate[from]);
        }
    }
}

static void check(const struct chip_fields *fields, unsigned chips, const unsigned time[]) {
    struct placement placement;

    memset(&placement, 0xA5, sizeof placement);
    placement_start_fastest(&placement, fields, (uint8_t)chips);
    expect_soonest(&placement, time);
}

/* Of two fields one is all but certainly cleared of some chips when the other is of its own. */
static void check_close(const unsigned time[]) {
    unsigned many = 1 + chips_random(CLEARANCE_CHIPS);
    unsigned few = 1 + chips_random(CLEARANCE_CHIPS + 1 - many);
    unsigned rate = 20 + chips_random(UINT8_MAX / 2 - 20);
    unsigned slow = (rate * time[few] + time[many] / 2) / time[many];
    struct chip_fields fields = {
        .count = 2, .total = UINT8_MAX, .rate = {(uint8_t)rate, (uint8_t)(slow ? slow : 1)}};

    if (slow <= UINT8_MAX / 2) {
        check(&fields, many + few - 1, time);
    }
}

static void every_chip_begins_where_it_is_soonest_all_but_certainly_gone(void **unused) {
    unsigned time[CLEARANCE_CHIPS + 2] = {0};

    (void)unused;
    for (unsigned chips = 1; chips <= CLEARANCE_CHIPS + 1; chips++) {
        time[chips] = certain(chips);
    }
    for (unsigned i = 0; i < QUESTIONS; i++) {
        struct chip_fields fields = {.count = (uint8_t)(2 + i % 3), .total = UINT8_MAX};
        for (unsigned field = 0; field < fields.count; field++) {
            fields.rate[field] = (uint8_t)(1 + chips_random(UINT8_MAX / fields.count));
        }
        check(&fields, 1 + chips_random(CLEARANCE_CHIPS), time);
        check_close(time);
    }
}

/* Steps to the end; the pass at whose beginning the bar is in the middle. */
static unsigned pass_of_half(struct placement *placement) {
    unsigned half = 0;
    uint8_t passes = 0;

    assert_int_equal(placement_done(placement), 0);
    while (placement_step(placement) == WORKING) {
        uint8_t done = placement_done(placement);
        if (placement->passes != passes && done == PROGRESS_ALL / 2) {
            half = placement->passes;
        }
        assert_true(placement->passes || done <= PROGRESS_ALL / 2);
        passes = placement->passes;
    }
    assert_int_equal(placement_done(placement), PROGRESS_ALL);
    return half;
}

/* The bar slows down: a pass is half of it for the fastest, three for a reply. */
static void the_bar_is_in_the_middle_after_one_pass_or_three(void **unused) {
    struct chip_fields fields = {
        .count = 11, .total = 36, .rate = {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}};
    struct placement placement;

    (void)unused;
    placement_start_fastest(&placement, &fields, CLEARANCE_CHIPS);
    assert_int_equal(pass_of_half(&placement), 1);
    placement_start_reply(&placement, &fields, CLEARANCE_CHIPS, placement.best);
    assert_int_equal(pass_of_half(&placement), 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_chip_begins_where_it_is_soonest_all_but_certainly_gone),
        cmocka_unit_test(the_bar_is_in_the_middle_after_one_pass_or_three),
    };

    print_message("seed %d\n", CHIPS_SEED);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
