/* Chances with chips added to any field, all computed at once, against a computation for each
   placement by itself. */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/chips/odds/additions.h"
#include "oracle/chips_oracle.h"
#include "support/campaign.h"

enum { FEW_CHIPS = 10 };

static unsigned cases;
static double worst;      /* greatest error where no field has more than 10 chips, */
static double worst_many; /* and elsewhere */

/* Fields are sorted by their rates and then by their chips. */
static void expect_order(const struct additions *additions) {
    for (uint8_t i = 1; i < additions->count; i++) {
        const struct additions_field *field = &additions->field[i];
        assert_true(field[-1].rate < field->rate ||
                    (field[-1].rate == field->rate && field[-1].chips <= field->chips));
    }
}

/* Runs to the end. The progress never decreases and advances by at most 6 of 255 a step. */
static void run(struct additions *additions, const struct chip_fields *fields,
                const uint8_t *chips) {
    uint8_t done = 0;

    memset(additions, 0xA5, sizeof *additions);
    additions_start(additions, fields, chips, ADDITIONS_MOST);
    expect_order(additions);
    assert_int_equal(additions_done(additions), 0);
    while (additions_step(additions) == WORKING) {
        assert_in_range(additions_done(additions), done, done + 6);
        assert_int_not_equal(additions_done(additions), PROGRESS_ALL);
        done = additions_done(additions);
    }
    assert_int_equal(additions_done(additions), PROGRESS_ALL);
}

static void compare(const struct chip_fields *fields, const uint8_t *chips,
                    const probability_t *last) {
    struct clearance clearing;

    memset(&clearing, 0x5A, sizeof clearing);
    clearance_start(&clearing, fields, chips);
    while (clearance_step(&clearing) == WORKING) {
    }
    for (uint8_t field = 0; field < fields->count; field++) {
        struct bounded exact = clearance_last(&clearing, field);
        double error = fabs(ldexp((double)exact.mantissa, -exact.fraction_bits) -
                            ldexp(last[field], -PROBABILITY_BITS));
        double *most = &worst;
        for (uint8_t i = 0; i < fields->count; i++) {
            most = chips[i] > FEW_CHIPS ? &worst_many : most;
        }
        *most = fmax(*most, error);
    }
}

TEST(chips_added_anywhere_are_as_if_they_had_been_there) {
    for (unsigned i = 0; i < cases; i++) {
        static struct additions additions;
        struct chips_fields drawn;
        struct chip_fields fields = {0};
        uint8_t chips[CHIPS_ORACLE_FIELDS];
        chips_random_fields(&drawn);
        fields.count = (uint8_t)drawn.count;
        fields.total = (uint8_t)drawn.total;
        memcpy(fields.rate, drawn.rate, sizeof fields.rate);
        chips_scatter(&drawn, 1 + chips_random(15), chips);
        run(&additions, &fields, chips);
        compare(&fields, chips, additions.last);
        for (uint8_t to = 0; to < fields.count; to++) {
            for (uint8_t added = 1; added <= ADDITIONS_MOST; added++) {
                chips[to] += added;
                if (chips[to] <= CLEARANCE_CHIPS) {
                    compare(&fields, chips, additions.last_with[added - 1][to]);
                }
                chips[to] -= added;
            }
        }
    }
    print_message("measured %u placements: chances %.1e, of more than 10 chips on a field %.1e\n",
                  cases, worst, worst_many);
    assert_true(worst < 1e-6);
    assert_true(worst_many < 1e-5);
}

/* The number of fields, of four with chips, in the first slice. */
static unsigned in_slice(const uint8_t chips[], uint8_t most) {
    static struct additions additions;
    struct chip_fields fields = {.count = 4, .total = 4, .rate = {1, 1, 1, 1}};

    additions_start(&additions, &fields, chips, most);
    additions_step(&additions);
    return additions.at;
}

/* A slice has 60,000 cycles. Three fields with nine chips, added ones included, take 59,400; one
   chip more does not fit. */
TEST(a_slice_has_as_many_fields_as_it_has_time_for) {
    assert_int_equal(in_slice((const uint8_t[]){1, 1, 1, 9}, 2), 3);
    assert_int_equal(in_slice((const uint8_t[]){1, 1, 2, 9}, 2), 2);
    assert_int_equal(in_slice((const uint8_t[]){2, 2, 2, 9}, 1), 3);
    assert_int_equal(in_slice((const uint8_t[]){2, 2, 3, 9}, 1), 2);
    assert_int_equal(in_slice((const uint8_t[]){6, 7, 9, 9}, 2), 2);
    assert_int_equal(in_slice((const uint8_t[]){7, 7, 9, 9}, 2), 1);
}

int main(void) {
    print_message("seed %d\n", CHIPS_SEED);
    cases = campaign_cases(100, 1000);
    return run_listed_tests(NULL, NULL);
}
