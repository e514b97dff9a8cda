/* Start, progress and passes of the search for a placement. */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/chips/odds/placement.h"
#include "oracle/chips_oracle.h"

enum { QUESTIONS = 10000, REPLIES = 2000, PARTS = 8, SIXTEENTHS = 16, FIELDS_MOST = 5 };

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

/* The time until so many hits are 97 % certain, in eighths of the mean time between two hits,
   rounded to the nearest. */
static unsigned certain(unsigned chips) {
    double least = 0;
    double most = 64;

    for (unsigned halvings = 0; halvings < 60; halvings++) {
        double middle = (least + most) / 2;
        *(fewer(chips, middle) > 0.03 ? &least : &most) = middle;
    }
    return (unsigned)lround(PARTS * most);
}

/* Checks that no field with chips takes longer to clear than another would with one chip more. */
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

/* Checks two fields whose rates make clearing `many` chips from one take about as long as clearing
   `few` from the other. */
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

TEST(every_chip_begins_where_it_is_soonest_all_but_certainly_gone) {
    unsigned time[CLEARANCE_CHIPS + 2] = {0};

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

/* ---- replies and progress -------------------------------------------------------------------- */

static void start_random_reply(struct placement *placement) {
    struct chips_fields random;
    struct chip_fields fields = {0};
    uint8_t to[CHIPS_ORACLE_FIELDS];
    uint8_t chips = (uint8_t)(1 + chips_random(CLEARANCE_CHIPS));

    do {
        chips_random_fields(&random);
    } while (random.count > FIELDS_MOST);
    fields.count = (uint8_t)random.count;
    fields.total = (uint8_t)random.total;
    memcpy(fields.rate, random.rate, sizeof fields.rate);
    chips_scatter(&random, chips, to);
    placement_start_reply(placement, &fields, chips, to);
}

/* Completed sixteenths of passes. */
static unsigned sixteenths(const struct placement *placement) {
    unsigned part = placement->stage == PLACEMENT_CLEARANCE ? clearance_done(&placement->clearance)
                                                            : additions_done(&placement->additions);

    return placement->passes * SIXTEENTHS + part / SIXTEENTHS;
}

/* Runs the search to its end and checks its progress, which is one half after `passes_of_half`. */
static void expect_bar(struct placement *placement, unsigned passes_of_half) {
    assert_int_equal(placement_done(placement), 0);
    while (placement_step(placement) == WORKING) {
        unsigned made = sixteenths(placement);
        assert_int_equal(placement_done(placement),
                         made * PROGRESS_ALL / (made + passes_of_half * SIXTEENTHS));
    }
    assert_int_equal(placement_done(placement), PROGRESS_ALL);
}

TEST(the_bar_is_in_the_middle_after_one_pass_or_three) {
    struct chip_fields fields = {
        .count = 11, .total = 36, .rate = {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}};
    struct placement placement;

    placement_start_fastest(&placement, &fields, CLEARANCE_CHIPS);
    expect_bar(&placement, 1);
    placement_start_reply(&placement, &fields, CLEARANCE_CHIPS, placement.best);
    expect_bar(&placement, 3);
    for (unsigned i = 0; i < REPLIES; i++) {
        start_random_reply(&placement);
        expect_bar(&placement, 3);
    }
}

/* The surplus that a pass evaluates. */
struct looked_at {
    uint8_t chips[CLEARANCE_FIELDS];
};

static struct looked_at looked_at(const struct placement *placement) {
    struct looked_at looked_at = {0};

    for (unsigned field = 0; field < placement->fields.count; field++) {
        looked_at.chips[field] = field == placement->given_up ? 0 : placement->surplus[field];
    }
    return looked_at;
}

/* After a better reply is found, the search continues from its surplus over the other placement. */
static void expect_surplus_of_best(const struct placement *placement) {
    for (unsigned field = 0; field < placement->fields.count; field++) {
        int more = placement->best[field] - placement->against[field];
        assert_int_equal(placement->surplus[field], more > 0 ? more : 0);
    }
}

/* Follows a search. No pass evaluates the surplus of the pass before it or of the one before that:
   when a field gets its first surplus, all steps without it have just been evaluated. */
static void follow(struct placement *placement) {
    struct looked_at now = looked_at(placement);
    struct looked_at last = now;
    struct looked_at last_but_one;
    probability_t score = 0;

    for (uint8_t pass = 0; placement->stage == PLACEMENT_SURPLUS; placement_step(placement)) {
        if (placement->passes == pass) {
            continue;
        }
        last_but_one = last;
        last = now;
        now = looked_at(placement);
        assert_memory_not_equal(&now, &last, sizeof now);
        assert_true(pass == 0 || memcmp(&now, &last_but_one, sizeof now) != 0);
        if (placement->given_up == placement->fields.count && placement->score != score) {
            expect_surplus_of_best(placement);
        }
        score = placement->score;
        pass = placement->passes;
    }
}

TEST(a_reply_is_improved_without_going_back) {
    for (unsigned i = 0; i < REPLIES; i++) {
        struct placement placement;
        start_random_reply(&placement);
        follow(&placement);
    }
}

int main(void) {
    print_message("seed %d\n", CHIPS_SEED);
    return run_listed_tests(NULL, NULL);
}
