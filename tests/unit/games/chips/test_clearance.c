/* Clearing times against the rule book and against exact rationals, state by state. */

#include "support/testing.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/chips/odds/clearance.h"
#include "oracle/chips_oracle.h"
#include "support/campaign.h"
#include "support/exact_check.h"

enum { STATES = 800 };

static unsigned cases;
static struct exact_check check;

/* Fields are sorted by their rates and then by their chips. */
static void expect_order(const struct clearance *clearing) {
    for (uint8_t i = 1; i < clearing->count; i++) {
        const struct clearance_field *field = &clearing->field[i];
        assert_true(field[-1].rate < field->rate ||
                    (field[-1].rate == field->rate && field[-1].chips <= field->chips));
    }
}

/* Runs to the end. The progress never decreases and advances by 4 of 255 a step, at least five
   times. */
static void run(struct clearance *clearing, const struct chips_fields *fields,
                const uint8_t *chips) {
    struct chip_fields asked = {.count = (uint8_t)fields->count, .total = (uint8_t)fields->total};
    unsigned steps = 1;
    uint8_t done = 0;

    memcpy(asked.rate, fields->rate, sizeof asked.rate);
    memset(clearing, 0xA5, sizeof *clearing);
    clearance_start(clearing, &asked, chips);
    expect_order(clearing);
    assert_int_equal(clearance_done(clearing), clearing->count ? 0 : PROGRESS_ALL);
    while (clearance_step(clearing) == WORKING) {
        assert_in_range(++steps, 1, 5000);
        assert_in_range(clearance_done(clearing), done, done + 4);
        assert_int_not_equal(clearance_done(clearing), PROGRESS_ALL);
        done = clearance_done(clearing);
    }
    assert_true(clearing->count == 0 || done >= 5 * 4);
    assert_int_equal(clearance_step(clearing), DONE);
    assert_int_equal(clearance_done(clearing), PROGRESS_ALL);
}

static double real(struct bounded value) {
    return ldexp((double)value.mantissa, -value.fraction_bits);
}

static double throws_of(const struct chips_fields *fields, const char *text) {
    uint8_t chips[CHIPS_ORACLE_FIELDS];
    struct clearance clearing;

    chips_parse(text, chips);
    run(&clearing, fields, chips);
    return real(clearance_throws(&clearing));
}

static void expect_throws(const struct chips_fields *fields, const char *text, double expected) {
    double found = throws_of(fields, text);

    if (fabs(found - expected) > 1e-11) {
        fail_msg("%s %s: %.12f, not %.12f", fields->name, text, found, expected);
    }
}

TEST(published_throws_are_met) {
    expect_throws(&chips_thirds, "3,2,1", 596291 / 60000.0);
    expect_throws(&chips_thirds, "3,2,0", 5046 / 625.0);
    expect_throws(&chips_two_dice, "0,0,1,1,2,3,2,2,1,0,0", 31.921907547284);
    expect_throws(&chips_two_dice, "0,0,0,0,5,5,5", 47.548719524880);
    expect_throws(&chips_two_dice, "1,1,1,1,1,1,1,1,1,1,1", 61.217384763957);
}

TEST(without_chips_all_is_cleared) {
    const uint8_t chips[CHIPS_ORACLE_FIELDS] = {0};
    struct clearance clearing;

    run(&clearing, &chips_two_dice, chips);
    assert_int_equal(clearance_throws(&clearing).mantissa, 0);
    assert_int_equal(clearance_throws(&clearing).error, 0);
    assert_int_equal(clearance_last(&clearing, 0).error, 0);
}

/* n chips on one field of probability p take n / p throws. The only field is always the last, and
   the others never are, without an error. */
TEST(one_field_takes_its_chips_over_its_probability) {
    mpq_t exact;

    mpq_init(exact);
    for (unsigned field = 0; field < chips_two_dice.count; field++) {
        for (unsigned n = 1; n <= CLEARANCE_CHIPS; n++) {
            uint8_t chips[CHIPS_ORACLE_FIELDS] = {0};
            struct clearance clearing;
            struct bounded found;
            chips[field] = (uint8_t)n;
            run(&clearing, &chips_two_dice, chips);
            mpq_set_ui(exact, n * 36, chips_two_dice.rate[field]);
            mpq_canonicalize(exact);
            found = clearance_throws(&clearing);
            exact_check(&check, &found, exact);
            for (unsigned i = 0; i < chips_two_dice.count; i++) {
                mpq_set_ui(exact, i == field, 1);
                found = clearance_last(&clearing, (uint8_t)i);
                exact_check(&check, &found, exact);
                assert_true(i == field || found.error == 0);
            }
            assert_int_equal(clearance_bottleneck(&clearing), field);
        }
    }
    mpq_clear(exact);
}

/* E(v) - E(v - e_i) = P(i last) / p_i */
static void exact_last(mpq_t last, const struct chips_fields *fields, uint8_t *chips,
                       unsigned field, mpq_t all) {
    mpq_t rate;

    mpq_set_ui(last, 0, 1);
    if (chips[field] == 0) {
        return;
    }
    mpq_init(rate);
    mpq_set_ui(rate, fields->rate[field], fields->total);
    mpq_canonicalize(rate);
    chips[field]--;
    chips_expected(last, fields, chips);
    chips[field]++;
    mpq_sub(last, all, last);
    mpq_mul(last, last, rate);
    mpq_clear(rate);
}

/* The bottleneck has the greatest chance; of equal ones it is the last, whatever the rounding. */
static void expect_bottleneck(uint8_t field, const double chances[], unsigned count) {
    assert_true(field < count);
    for (unsigned other = 0; other < count; other++) {
        assert_true(chances[other] <= chances[field] + 2e-12);
        assert_true(other <= field || chances[other] < chances[field]);
    }
}

/* The expected throws and the chances, in exact rationals. */
static void compare(const struct chips_fields *fields, uint8_t *chips) {
    struct clearance clearing;
    struct bounded found;
    double chances[CHIPS_ORACLE_FIELDS];
    mpq_t all;
    mpq_t last;

    mpq_inits(all, last, NULL);
    chips_expected(all, fields, chips);
    run(&clearing, fields, chips);
    found = clearance_throws(&clearing);
    exact_check(&check, &found, all);
    for (unsigned field = 0; field < fields->count; field++) {
        exact_last(last, fields, chips, field, all);
        found = clearance_last(&clearing, (uint8_t)field);
        exact_check(&check, &found, last);
        chances[field] = mpq_get_d(last);
    }
    expect_bottleneck(clearance_bottleneck(&clearing), chances, fields->count);
    mpq_clears(all, last, NULL);
}

TEST(random_placements_agree_with_the_oracle) {
    static const struct chips_fields *const built_in[] = {&chips_thirds, &chips_die,
                                                          &chips_two_dice};

    for (unsigned i = 0; i < cases;) {
        struct chips_fields fields = *built_in[i % 3];
        uint8_t chips[CHIPS_ORACLE_FIELDS];
        if (i >= cases / 3) {
            chips_random_fields(&fields);
        }
        chips_scatter(&fields, 1 + chips_random(CLEARANCE_CHIPS), chips);
        if (chips_states(&fields, chips, NULL) <= STATES) {
            compare(&fields, chips);
            i++;
        }
    }
}

/* 16..30 chips, as the greater of two placements may have. */
TEST(up_to_thirty_chips_agree_with_the_oracle) {
    for (unsigned i = 0; i < cases / 10; i++) {
        struct chips_fields fields = i % 2 ? chips_thirds : chips_die;
        uint8_t chips[CHIPS_ORACLE_FIELDS] = {0};
        unsigned all = 16 + chips_random(15);
        if (i % 3 == 0) {
            chips_random_fields(&fields);
        }
        fields.count = 2;
        while (all) {
            unsigned field = chips_random(2);
            if (chips[field] < CLEARANCE_CHIPS) {
                chips[field]++;
                all--;
            }
        }
        compare(&fields, chips);
    }
}

/* A slice has 60,000 cycles: four fields with nine chips take 59,400, a chip more does not fit. */
TEST(a_slice_has_as_many_fields_as_it_has_time_for) {
    static const uint8_t fit[CHIPS_ORACLE_FIELDS] = {2, 2, 2, 3, 9};
    static const uint8_t more[CHIPS_ORACLE_FIELDS] = {2, 2, 3, 3, 9};
    static const uint8_t ten[CHIPS_ORACLE_FIELDS] = {10, 10};
    static const uint8_t eleven[CHIPS_ORACLE_FIELDS] = {10, 12};
    struct chip_fields die = {.count = 6, .total = 6, .rate = {1, 1, 1, 1, 1, 1}};
    struct clearance clearing;

    clearance_start(&clearing, &die, fit);
    clearance_step(&clearing);
    assert_int_equal(clearing.at, 4);
    clearance_start(&clearing, &die, more);
    clearance_step(&clearing);
    assert_int_equal(clearing.at, 3);
    clearance_start(&clearing, &die, ten);
    clearance_step(&clearing);
    assert_int_equal(clearing.at, 2);
    clearance_start(&clearing, &die, eleven);
    clearance_step(&clearing);
    assert_int_equal(clearing.at, 1);
}

static double bound(struct bounded value) {
    return ldexp((double)value.error, -value.fraction_bits);
}

/* 4e-12 / p for throws, p being the least probability, and 1e-12 for chances. What is lost of the
   sum and of its product with the step is less than a unit each, before it is multiplied by 36. */
TEST(the_bounds_are_those_of_the_header) {
    for (unsigned field = 0; field < chips_two_dice.count; field++) {
        uint8_t chips[CHIPS_ORACLE_FIELDS] = {0};
        struct clearance clearing;
        chips[field] = chips[5] = 2;
        run(&clearing, &chips_two_dice, chips);
        double least = 4e-12 * 36 / chips_two_dice.rate[field] + 2 * 36 * 0x1p-48;
        assert_true(bound(clearance_throws(&clearing)) >= least);
        assert_true(bound(clearance_throws(&clearing)) <= least + 36 * 0x1p-48);
        assert_true(fabs(bound(clearance_last(&clearing, (uint8_t)field)) - 1e-12) < 1e-15);
    }
}

/* A number is marked if its last digit is not certain. */
TEST(hardly_any_number_is_marked) {
    print_message("measured %u numbers, %u of them marked, errors %.2f of their bounds\n",
                  check.numbers, check.marked, check.worst);
    assert_true(check.marked * 1000 <= check.numbers);
}

int main(void) {
    print_message("seed %d\n", CHIPS_SEED);
    cases = campaign_cases(500, 2500);
    return run_listed_tests(NULL, NULL);
}
