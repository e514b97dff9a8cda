/* Clearing times against the rule book and against exact rationals, state by state. */

#include "support/testing.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/chips/clearance.h"
#include "oracle/chips_oracle.h"
#include "support/campaign.h"

enum { STATES = 1500 };

static unsigned cases;

#define THROWS_ERROR 6e-9 /* relative */
#define CHANCE_ERROR 1e-7

/* To the end; the bar never goes back. */
static void run(struct clearance *clearing, const struct chips_fields *fields, const uint8_t *chips,
                enum clearance_aim aim) {
    struct chip_fields asked = {.count = (uint8_t)fields->count, .total = (uint8_t)fields->total};
    unsigned steps = 1;
    uint8_t done = 0;

    memcpy(asked.rate, fields->rate, sizeof asked.rate);
    memset(clearing, 0xA5, sizeof *clearing);
    clearance_start(clearing, &asked, chips, aim);
    while (clearance_step(clearing) == WORKING) {
        assert_in_range(++steps, 1, 2000);
        assert_in_range(clearance_done(clearing), done, PROGRESS_ALL - 1);
        done = clearance_done(clearing);
    }
    assert_int_equal(clearance_step(clearing), DONE);
    assert_int_equal(clearance_done(clearing), PROGRESS_ALL);
}

static double throws_of(const struct chips_fields *fields, const uint8_t *chips) {
    struct clearance clearing;
    struct real throws;

    run(&clearing, fields, chips, CLEARANCE_LAST);
    throws = clearance_throws(&clearing);
    assert_in_range(throws.fraction_bits, 0, 31);
    return ldexp(throws.mantissa, -throws.fraction_bits);
}

static double chip_fractions_throws(const struct chips_fields *fields, const uint8_t *chips) {
    mpq_t throws;
    double value;

    mpq_init(throws);
    chips_expected(throws, fields, chips);
    value = mpq_get_d(throws);
    mpq_clear(throws);
    return value;
}

static void expect_throws(const struct chips_fields *fields, const char *text, double expected) {
    uint8_t chips[CHIPS_ORACLE_FIELDS];
    double found;

    chips_parse(text, chips);
    found = throws_of(fields, chips);
    if (fabs(found / expected - 1) > THROWS_ERROR) {
        fail_msg("%s %s: %.9f, not %.9f", fields->name, text, found, expected);
    }
}

static void published_throws_are_met(void **unused) {
    (void)unused;
    expect_throws(&chips_thirds, "3,2,1", 596291 / 60000.0);
    expect_throws(&chips_thirds, "3,2,0", 5046 / 625.0);
    expect_throws(&chips_two_dice, "0,0,1,1,2,3,2,2,1,0,0", 31.921907547284);
    expect_throws(&chips_two_dice, "0,0,0,0,5,5,5", 47.548719524880);
    expect_throws(&chips_two_dice, "1,1,1,1,1,1,1,1,1,1,1", 61.217384763957);
}

/* n chips on one field of probability p take n / p throws; alone it is the last. */
static void one_field_takes_its_chips_over_its_probability(void **unused) {
    (void)unused;
    for (unsigned field = 0; field < chips_two_dice.count; field++) {
        for (unsigned n = 1; n <= CLEARANCE_CHIPS; n++) {
            uint8_t chips[CHIPS_ORACLE_FIELDS] = {0};
            struct clearance clearing;
            chips[field] = (uint8_t)n;
            double expected = n * 36.0 / chips_two_dice.rate[field];
            assert_true(fabs(throws_of(&chips_two_dice, chips) / expected - 1) < THROWS_ERROR);
            run(&clearing, &chips_two_dice, chips, CLEARANCE_LAST);
            for (unsigned i = 0; i < chips_two_dice.count; i++) {
                double last = ldexp(clearance_last(&clearing, (uint8_t)i), -PROBABILITY_BITS);
                assert_true(fabs(last - (i == field)) < CHANCE_ERROR);
            }
        }
    }
}

/* The expected throws and, as E(v) - E(v - e_i) = P(i last) / p_i, the chances. */
static void compare(const struct chips_fields *fields, uint8_t *chips, double *throws_error,
                    double *chance_error) {
    double all = chip_fractions_throws(fields, chips);
    double error = fabs(throws_of(fields, chips) / all - 1);
    struct clearance clearing;

    *throws_error = fmax(error, *throws_error);
    run(&clearing, fields, chips, CLEARANCE_LAST);
    for (unsigned i = 0; i < fields->count; i++) {
        double last = 0;
        if (chips[i]) {
            chips[i]--;
            last = (all - chip_fractions_throws(fields, chips)) * fields->rate[i] / fields->total;
            chips[i]++;
        }
        last -= ldexp(clearance_last(&clearing, (uint8_t)i), -PROBABILITY_BITS);
        *chance_error = fmax(fabs(last), *chance_error);
    }
}

static void random_placements_agree_with_the_oracle(void **unused) {
    static const struct chips_fields *const built_in[] = {&chips_thirds, &chips_die,
                                                          &chips_two_dice};
    double throws_error = 0;
    double chance_error = 0;

    (void)unused;
    for (unsigned i = 0; i < cases;) {
        struct chips_fields fields = *built_in[i % 3];
        uint8_t chips[CHIPS_ORACLE_FIELDS];
        if (i >= cases / 2) {
            chips_random_fields(&fields);
        }
        chips_scatter(&fields, 1 + chips_random(CLEARANCE_CHIPS), chips);
        if (chips_states(&fields, chips, NULL) > STATES) {
            continue;
        }
        compare(&fields, chips, &throws_error, &chance_error);
        i++;
    }
    print_message("measured %u placements: throws %.1e of them, chances %.1e\n", cases,
                  throws_error, chance_error);
    assert_true(throws_error < THROWS_ERROR);
    assert_true(chance_error < CHANCE_ERROR);
}

/* Up to 30 chips, as two placements in one. */
static void up_to_thirty_chips_agree_with_the_oracle(void **unused) {
    double throws_error = 0;
    double chance_error = 0;

    (void)unused;
    for (unsigned i = 0; i < cases / 5; i++) {
        struct chips_fields fields = i % 2 ? chips_thirds : chips_die;
        uint8_t chips[CHIPS_ORACLE_FIELDS] = {0};
        unsigned all = 16 + chips_random(15);
        fields.count = 3;
        while (all) {
            unsigned field = chips_random(3);
            if (chips[field] < CLEARANCE_CHIPS) {
                chips[field]++;
                all--;
            }
        }
        compare(&fields, chips, &throws_error, &chance_error);
    }
    print_message("measured %u pairs in one: throws %.1e of them, chances %.1e\n", cases / 5,
                  throws_error, chance_error);
    assert_true(throws_error < THROWS_ERROR);
    assert_true(chance_error < CHANCE_ERROR);
}

/* The field where one chip more costs least. */
static void the_cheapest_field_is_where_one_chip_more_costs_least(void **unused) {
    (void)unused;
    for (unsigned i = 0; i < cases / 3;) {
        struct chips_fields fields;
        uint8_t chips[CHIPS_ORACLE_FIELDS];
        struct clearance clearing;
        double least = INFINITY;
        chips_random_fields(&fields);
        chips_scatter(&fields, chips_random(10), chips);
        if (chips_states(&fields, chips, NULL) > STATES / 4) {
            continue;
        }
        run(&clearing, &fields, chips, CLEARANCE_ONE_MORE);
        for (unsigned field = 0; field < fields.count; field++) {
            chips[field]++;
            least = fmin(least, chip_fractions_throws(&fields, chips));
            chips[field]--;
        }
        chips[clearance_cheapest(&clearing)]++;
        assert_true(chip_fractions_throws(&fields, chips) < least * (1 + 1e-6));
        i++;
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(published_throws_are_met),
        cmocka_unit_test(one_field_takes_its_chips_over_its_probability),
        cmocka_unit_test(random_placements_agree_with_the_oracle),
        cmocka_unit_test(up_to_thirty_chips_agree_with_the_oracle),
        cmocka_unit_test(the_cheapest_field_is_where_one_chip_more_costs_least),
    };

    print_message("seed %d\n", CHIPS_SEED);
    cases = campaign_cases(60, 150);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
