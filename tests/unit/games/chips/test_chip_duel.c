/* Two placements under the same throws, in decimals and as fractions: the rule book's table and
   exact rationals, state by state. */

#include "support/testing.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/chips/chip_fractions.h"
#include "oracle/chips_oracle.h"

enum { RANDOM = 120, STATES = 1200 };

static void set(struct chip_duel *rivals, const struct chips_fields *fields, const uint8_t *v,
                const uint8_t *w) {
    struct clearance *clearing = &rivals->clearing;

    clearing->count = (uint8_t)fields->count;
    for (unsigned i = 0; i < fields->count; i++) {
        clearing->field[i].rate = fields->rate[i];
        clearing->field[i].first = v[i];
        clearing->field[i].second = w[i];
    }
    clearing->field[fields->count].rate = (uint8_t)fields->total;
}

static void run(struct chip_duel *rivals, bool alone) {
    chip_duel_start(rivals, alone);
    while (!chip_duel_step(rivals))
        continue;
    assert_true(chip_duel_step(rivals));
}

static double real(struct real value) {
    return ldexp(value.mantissa, -value.fraction_bits);
}

static double chance(probability_t p) {
    return ldexp(p, -PROBABILITY_BITS);
}

/* Sixth decimals of the table, and its fractions where there are any. */
static void expect_near(const char *what, double found, const char *text) {
    double value = strtod(text, NULL);
    const char *slash = strchr(text, '/');

    if (slash)
        value /= strtod(slash + 1, NULL);
    if (fabs(found - value) > 1e-7 + 6e-9 * value)
        fail_msg("%s: %.9f, not %.9f", what, found, value);
}

static void expect_fraction(const char *what, struct chip_fractions_fraction fraction,
                            const char *text) {
    char found[32];

    if (fraction.denominator == 1)
        snprintf(found, sizeof found, "%u", (unsigned)fraction.numerator);
    else
        snprintf(found, sizeof found, "%u/%u", (unsigned)fraction.numerator,
                 (unsigned)fraction.denominator);
    if (strcmp(found, text) != 0)
        fail_msg("%s: %s, not %s", what, found, text);
}

static void expect_row(const char *line, char *column[]) {
    static struct chip_fractions exact;
    const struct chips_fields *fields = chips_fields_named(column[0]);
    bool alone = *column[2] == 0;
    uint8_t v[CHIPS_ORACLE_FIELDS];
    uint8_t w[CHIPS_ORACLE_FIELDS];
    struct chip_fractions_fraction fraction;

    chips_parse(column[1], v);
    chips_parse(column[2], w);
    set(&exact.rivals, fields, v, w);
    run(&exact.rivals, alone);
    expect_near(line, real(exact.rivals.throws), column[3]);
    for (uint8_t i = 0; i < CHIP_DUEL_OUTCOMES && !alone; i++)
        expect_near(line, chance(exact.rivals.chance[i]), column[4 + i]);
    if (fields != &chips_thirds)
        return;
    chip_fractions_start(&exact);
    while (!chip_fractions_step(&exact))
        continue;
    assert_int_not_equal(exact.states, 0);
    chip_fractions_throws(&exact, &fraction);
    expect_fraction(line, fraction, column[3]);
    for (uint8_t i = 0; i < CHIP_DUEL_OUTCOMES && !alone; i++) {
        chip_fractions_chance(&exact, i, &fraction);
        expect_fraction(line, fraction, column[4 + i]);
    }
}

static void test_table(void **unused) {
    FILE *file = fopen("tests/data/chips.csv", "r");
    char line[256];
    unsigned rows = 0;

    (void)unused;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        char copy[sizeof line];
        char *rest = copy;
        char *column[7];
        if (*line == '#')
            continue;
        line[strcspn(line, "\r\n")] = 0;
        memcpy(copy, line, sizeof line);
        for (unsigned i = 0; i < 7; i++) {
            column[i] = strsep(&rest, ",");
            assert_non_null(column[i]);
        }
        expect_row(line, column);
        rows++;
    }
    fclose(file);
    assert_int_equal(rows, 19);
}

/* The slower placement wins. */
static void test_slower_wins(void **unused) {
    static const uint8_t slow[] = {0, 0, 1, 2, 2, 3, 3, 2, 1, 1, 0};
    static const uint8_t fast[] = {0, 0, 1, 2, 3, 3, 3, 2, 1, 0, 0};
    struct chip_duel rivals;

    (void)unused;
    set(&rivals, &chips_two_dice, slow, fast);
    run(&rivals, false);
    assert_true(fabs(chance(rivals.chance[CHIP_DUEL_FIRST_WINS]) - .180035) <= .5e-6);
    assert_true(fabs(chance(rivals.chance[CHIP_DUEL_DRAW]) - .662556) <= .5e-6);
    assert_true(fabs(chance(rivals.chance[CHIP_DUEL_SECOND_WINS]) - .157409) <= .5e-6);
    run(&rivals, true);
    assert_true(fabs(real(rivals.throws) - 38.5530) <= .5e-4);
}

/* What is already decided takes no throw. */
static void test_decided(void **unused) {
    static const uint8_t some[CHIPS_ORACLE_FIELDS] = {2, 1};
    static const uint8_t none[CHIPS_ORACLE_FIELDS] = {0};
    struct chip_duel rivals;

    (void)unused;
    set(&rivals, &chips_thirds, some, some);
    run(&rivals, false);
    assert_true(real(rivals.throws) < 1e-7);
    assert_true(chance(rivals.chance[CHIP_DUEL_DRAW]) > 1 - 1e-7);
    set(&rivals, &chips_thirds, none, some);
    run(&rivals, false);
    assert_true(real(rivals.throws) < 1e-7);
    assert_true(chance(rivals.chance[CHIP_DUEL_FIRST_WINS]) > 1 - 1e-7);
}

/* A placement near another one, as those of two players are, or any. */
static void random_pair(struct chips_fields *fields, uint8_t *v, uint8_t *w) {
    static const struct chips_fields *const built_in[] = {&chips_thirds, &chips_die,
                                                          &chips_two_dice};
    do {
        *fields = *built_in[chips_random(3)];
        if (chips_random(3) == 0)
            chips_random_fields(fields);
        chips_scatter(fields, 1 + chips_random(15), v);
        memcpy(w, v, CHIPS_ORACLE_FIELDS);
        for (unsigned moves = chips_random(4); moves; moves--) {
            unsigned from = chips_random(fields->count);
            if (w[from]) {
                w[from]--;
                w[chips_random(fields->count)]++;
            }
        }
        if (chips_random(3) == 0)
            chips_scatter(fields, 1 + chips_random(15), w);
    } while (chips_states(fields, v, w) > STATES);
}

static void test_random(void **unused) {
    double throws_error = 0;
    double chance_error = 0;
    mpq_t expected[4];

    (void)unused;
    for (unsigned k = 0; k < 4; k++)
        mpq_init(expected[k]);
    for (unsigned i = 0; i < RANDOM; i++) {
        struct chips_fields fields;
        uint8_t v[CHIPS_ORACLE_FIELDS];
        uint8_t w[CHIPS_ORACLE_FIELDS];
        struct chip_duel rivals;
        random_pair(&fields, v, w);
        set(&rivals, &fields, v, w);
        run(&rivals, false);
        chips_duel(expected, &fields, v, w);
        for (unsigned k = 0; k < 4; k++)
            mpq_canonicalize(expected[k]);
        throws_error = fmax(throws_error, fabs(real(rivals.throws) - mpq_get_d(expected[0])) /
                                              (1 + mpq_get_d(expected[0])));
        for (unsigned k = 0; k < CHIP_DUEL_OUTCOMES; k++)
            chance_error =
                fmax(chance_error, fabs(chance(rivals.chance[k]) - mpq_get_d(expected[1 + k])));
    }
    for (unsigned k = 0; k < 4; k++)
        mpq_clear(expected[k]);
    print_message("measured %d duels: throws %.1e of them, chances %.1e\n", RANDOM, throws_error,
                  chance_error);
    assert_true(throws_error < 1e-7);
    assert_true(chance_error < 3e-7);
}

static void expect_exact(struct chip_fractions_fraction found, mpq_t expected) {
    mpq_t value;

    mpq_init(value);
    mpq_set_ui(value, found.numerator, found.denominator);
    assert_true(mpq_equal(value, expected));
    mpq_clear(value);
}

/* Every fraction that is given is the right one, in lowest terms; most short ones are given. */
static void test_fractions(void **unused) {
    unsigned given = 0;
    mpq_t expected[4];

    (void)unused;
    for (unsigned k = 0; k < 4; k++)
        mpq_init(expected[k]);
    for (unsigned i = 0; i < RANDOM; i++) {
        static struct chip_fractions exact;
        struct chips_fields fields = i % 3 ? chips_thirds : chips_die;
        struct chip_fractions_fraction fraction;
        uint8_t v[CHIPS_ORACLE_FIELDS];
        uint8_t w[CHIPS_ORACLE_FIELDS];
        if (i % 7 == 0)
            chips_random_fields(&fields);
        chips_scatter(&fields, 1 + chips_random(7), v);
        chips_scatter(&fields, 1 + chips_random(7), w);
        set(&exact.rivals, &fields, v, w);
        exact.rivals.alone = false;
        chip_fractions_start(&exact);
        while (!chip_fractions_step(&exact))
            continue;
        if (exact.states == 0)
            continue;
        given++;
        chips_duel(expected, &fields, v, w);
        chip_fractions_throws(&exact, &fraction);
        expect_exact(fraction, expected[0]);
        for (uint8_t k = 0; k < CHIP_DUEL_OUTCOMES; k++) {
            chip_fractions_chance(&exact, k, &fraction);
            expect_exact(fraction, expected[1 + k]);
        }
    }
    for (unsigned k = 0; k < 4; k++)
        mpq_clear(expected[k]);
    assert_in_range(given, RANDOM / 3, RANDOM);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table),     cmocka_unit_test(test_slower_wins),
        cmocka_unit_test(test_decided),   cmocka_unit_test(test_random),
        cmocka_unit_test(test_fractions),
    };

    print_message("seed %d\n", CHIPS_SEED);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
