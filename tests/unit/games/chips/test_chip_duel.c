/* Duels of two placements, in decimals and as fractions, against the rule book's table and against
   exact rationals computed state by state. */

#include "support/testing.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/chips/odds/chip_fractions.h"
#include "oracle/chips_oracle.h"
#include "support/campaign.h"
#include "support/exact_check.h"

enum { FRACTIONS = 120, STATES = 800 };

static unsigned cases;

static struct chip_fields asked(const struct chips_fields *fields) {
    struct chip_fields asked = {.count = (uint8_t)fields->count, .total = (uint8_t)fields->total};

    memcpy(asked.rate, fields->rate, sizeof asked.rate);
    return asked;
}

/* Runs the duel to its end. Its progress never decreases, and all parts of the question have an
   equal share of it. */
static void run(struct chip_duel *duel, const struct chips_fields *fields, const uint8_t *v,
                const uint8_t *w, enum chip_duel_extent extent) {
    static const unsigned parts[] = {
        [CHIP_DUEL_CHANCES] = 1, [CHIP_DUEL_EACH] = 2, [CHIP_DUEL_ALL] = 4};
    struct chip_fields question = asked(fields);
    enum chip_duel_part part;
    unsigned behind = 0;
    uint8_t done = 0;

    memset(duel, 0xA5, sizeof *duel);
    chip_duel_start(duel, &question, v, w, extent);
    part = duel->part;
    while (chip_duel_step(duel) == WORKING) {
        assert_in_range(chip_duel_done(duel), done, PROGRESS_ALL - 1);
        done = chip_duel_done(duel);
        behind += duel->part != part;
        if (duel->part != part && clearance_done(&duel->clearance) == 0) {
            assert_int_equal(done, behind * PROGRESS_ALL / parts[extent]);
        }
        part = duel->part;
    }
    assert_int_equal(chip_duel_step(duel), DONE);
    assert_int_equal(chip_duel_done(duel), PROGRESS_ALL);
}

/* False if there are too many states or the numbers do not fit in 32 bits. */
static bool run_fractions(struct chip_fractions *fractions, const struct chips_fields *fields,
                          const uint8_t *v, const uint8_t *w) {
    struct chip_fields question = asked(fields);
    enum progress progress;

    memset(fractions, 0xA5, sizeof *fractions);
    chip_fractions_start(fractions, &question, v, w);
    while ((progress = chip_fractions_step(fractions)) == WORKING) {
    }
    return progress == DONE;
}

static double real(struct bounded value) {
    return ldexp((double)value.mantissa, -value.fraction_bits);
}

/* Compares with a number of the table: six decimals, or a fraction. */
static void expect_near(const char *what, double found, const char *text) {
    double value = strtod(text, NULL);
    const char *slash = strchr(text, '/');

    if (slash) {
        value /= strtod(slash + 1, NULL);
    }
    if (fabs(found - value) > (slash ? 1e-11 : .5001e-6)) {
        fail_msg("%s: %.9f, not %.9f", what, found, value);
    }
}

static struct chip_fraction throws_of(const struct chip_fractions *fractions) {
    struct chip_fraction throws;
    chip_fractions_throws(fractions, &throws);
    return throws;
}

static struct chip_fraction chance_of(const struct chip_fractions *fractions, unsigned outcome) {
    struct chip_fraction chance;
    chip_fractions_chance(fractions, (enum chip_duel_outcome)outcome, &chance);
    return chance;
}

static void expect_fraction(const char *what, struct chip_fraction fraction, const char *text) {
    char found[32];

    if (fraction.denominator == 1) {
        snprintf(found, sizeof found, "%u", (unsigned)fraction.numerator);
    } else {
        snprintf(found, sizeof found, "%u/%u", (unsigned)fraction.numerator,
                 (unsigned)fraction.denominator);
    }
    if (strcmp(found, text) != 0) {
        fail_msg("%s: %s, not %s", what, found, text);
    }
}

static void expect_row(const char *line, char *column[]) {
    static struct chip_fractions exact;
    const struct chips_fields *fields = chips_fields_named(column[0]);
    bool alone = *column[2] == 0;
    uint8_t v[CHIPS_ORACLE_FIELDS];
    uint8_t w[CHIPS_ORACLE_FIELDS];
    struct chip_duel duel;

    chips_parse(column[1], v);
    chips_parse(column[2], w);
    run(&duel, fields, v, w, alone ? CHIP_DUEL_EACH : CHIP_DUEL_ALL);
    expect_near(line, real(alone ? duel.throws_of[0] : duel.throws), column[3]);
    for (uint8_t i = 0; i < CHIP_DUEL_OUTCOMES && !alone; i++) {
        expect_near(line, real(duel.chance[i]), column[4 + i]);
    }
    if (fields != &chips_thirds) {
        return;
    }
    assert_true(run_fractions(&exact, fields, v, alone ? NULL : w));
    expect_fraction(line, throws_of(&exact), column[3]);
    for (uint8_t i = 0; i < CHIP_DUEL_OUTCOMES && !alone; i++) {
        expect_fraction(line, chance_of(&exact, i), column[4 + i]);
    }
}

TEST(the_rule_books_duels_are_met) {
    FILE *file = fopen("tests/data/chips.csv", "r");
    char line[256];
    unsigned rows = 0;

    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        char copy[sizeof line];
        char *rest = copy;
        char *column[7];
        if (*line == '#') {
            continue;
        }
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

TEST(the_slower_placement_may_win_more_often) {
    static const uint8_t slow[] = {0, 0, 1, 2, 2, 3, 3, 2, 1, 1, 0};
    static const uint8_t fast[] = {0, 0, 1, 2, 3, 3, 3, 2, 1, 0, 0};
    struct chip_duel rivals;

    run(&rivals, &chips_two_dice, slow, fast, CHIP_DUEL_ALL);
    assert_true(fabs(real(rivals.chance[CHIP_DUEL_FIRST_WINS]) - .180035) <= .5e-6);
    assert_true(fabs(real(rivals.chance[CHIP_DUEL_DRAW]) - .662556) <= .5e-6);
    assert_true(fabs(real(rivals.chance[CHIP_DUEL_SECOND_WINS]) - .157409) <= .5e-6);
    assert_true(fabs(real(rivals.throws_of[0]) - 38.5530) <= .5e-4);
}

TEST(what_is_decided_already_takes_no_throw) {
    static const uint8_t some[CHIPS_ORACLE_FIELDS] = {2, 1};
    static const uint8_t none[CHIPS_ORACLE_FIELDS] = {0};
    struct chip_duel rivals;

    run(&rivals, &chips_thirds, some, some, CHIP_DUEL_ALL);
    assert_true(real(rivals.throws) < 1e-7);
    assert_true(real(rivals.chance[CHIP_DUEL_DRAW]) > 1 - 1e-7);
    run(&rivals, &chips_thirds, none, some, CHIP_DUEL_ALL);
    assert_true(real(rivals.throws) < 1e-7);
    assert_true(real(rivals.chance[CHIP_DUEL_FIRST_WINS]) > 1 - 1e-7);
}

TEST(nobody_has_chips_is_a_draw) {
    static const uint8_t none[CHIPS_ORACLE_FIELDS] = {0};
    struct chip_duel duel;

    run(&duel, &chips_die, none, none, CHIP_DUEL_ALL);
    assert_true(real(duel.chance[CHIP_DUEL_DRAW]) == 1);
    assert_true(real(duel.throws) == 0);
    assert_true(real(duel.throws_of[0]) == 0);
}

TEST(a_smaller_extent_finds_the_same) {
    static const uint8_t v[CHIPS_ORACLE_FIELDS] = {3, 2, 1};
    static const uint8_t w[CHIPS_ORACLE_FIELDS] = {1, 1, 4};
    struct chip_duel all, part;

    run(&all, &chips_thirds, v, w, CHIP_DUEL_ALL);
    run(&part, &chips_thirds, v, w, CHIP_DUEL_CHANCES);
    assert_memory_equal(part.chance, all.chance, sizeof all.chance);
    run(&part, &chips_thirds, v, w, CHIP_DUEL_EACH);
    for (uint8_t player = 0; player < CHIP_DUEL_PLAYERS; player++) {
        assert_true(real(part.throws_of[player]) == real(all.throws_of[player]));
    }
    assert_true(real(all.throws_of[0]) < real(all.throws_of[1]));
}

/* Draws two placements: near each other, as those of two players are, or independent ones. */
static void random_pair(struct chips_fields *fields, uint8_t *v, uint8_t *w) {
    static const struct chips_fields *const built_in[] = {&chips_thirds, &chips_die,
                                                          &chips_two_dice};
    do {
        *fields = *built_in[chips_random(3)];
        if (chips_random(3) == 0) {
            chips_random_fields(fields);
        }
        chips_scatter(fields, 1 + chips_random(15), v);
        memcpy(w, v, CHIPS_ORACLE_FIELDS);
        for (unsigned moves = chips_random(4); moves; moves--) {
            unsigned from = chips_random(fields->count);
            if (w[from]) {
                w[from]--;
                w[chips_random(fields->count)]++;
            }
        }
        if (chips_random(3) == 0) {
            chips_scatter(fields, 1 + chips_random(15), w);
        }
    } while (chips_states(fields, v, w) > STATES);
}

/* The throws, the chances and the second placement's own throws, within their bounds and to the
   last digit shown. */
TEST(random_duels_agree_with_the_oracle) {
    struct exact_check check = {0};
    mpq_t expected[4];

    for (unsigned k = 0; k < 4; k++) {
        mpq_init(expected[k]);
    }
    for (unsigned i = 0; i < cases; i++) {
        struct chips_fields fields;
        uint8_t v[CHIPS_ORACLE_FIELDS];
        uint8_t w[CHIPS_ORACLE_FIELDS];
        struct chip_duel rivals;
        struct bounded found;
        random_pair(&fields, v, w);
        run(&rivals, &fields, v, w, CHIP_DUEL_ALL);
        chips_duel(expected, &fields, v, w);
        found = rivals.throws;
        exact_check(&check, &found, expected[0]);
        for (unsigned k = 0; k < CHIP_DUEL_OUTCOMES; k++) {
            found = rivals.chance[k];
            exact_check(&check, &found, expected[1 + k]);
        }
        chips_expected(expected[0], &fields, w);
        found = rivals.throws_of[1];
        exact_check(&check, &found, expected[0]);
    }
    for (unsigned k = 0; k < 4; k++) {
        mpq_clear(expected[k]);
    }
    print_message(
        "measured %u numbers of %u duels, %u of them marked, errors %.2f of their bounds\n",
        check.numbers, cases, check.marked, check.worst);
    assert_true(check.marked * 1000 <= check.numbers);
}

static void expect_exact(struct chip_fraction found, mpq_t expected) {
    mpq_t value;

    mpq_init(value);
    mpq_set_ui(value, found.numerator, found.denominator);
    assert_true(mpq_equal(value, expected));
    mpq_clear(value);
}

/* A third of the duels at least must have fractions. */
TEST(every_fraction_given_is_exact_and_in_lowest_terms) {
    unsigned given = 0;
    mpq_t expected[4];

    for (unsigned k = 0; k < 4; k++) {
        mpq_init(expected[k]);
    }
    for (unsigned i = 0; i < FRACTIONS; i++) {
        static struct chip_fractions exact;
        struct chips_fields fields = i % 3 ? chips_thirds : chips_die;
        uint8_t v[CHIPS_ORACLE_FIELDS];
        uint8_t w[CHIPS_ORACLE_FIELDS];
        if (i % 7 == 0) {
            chips_random_fields(&fields);
        }
        chips_scatter(&fields, 1 + chips_random(7), v);
        chips_scatter(&fields, 1 + chips_random(7), w);
        if (!run_fractions(&exact, &fields, v, w)) {
            continue;
        }
        given++;
        chips_duel(expected, &fields, v, w);
        expect_exact(throws_of(&exact), expected[0]);
        for (uint8_t k = 0; k < CHIP_DUEL_OUTCOMES; k++) {
            expect_exact(chance_of(&exact, k), expected[1 + k]);
        }
    }
    for (unsigned k = 0; k < 4; k++) {
        mpq_clear(expected[k]);
    }
    assert_in_range(given, FRACTIONS / 3, FRACTIONS);
}

/* The greater placement may have 200 states. 4,4,7 has 200 and 12,15 has 208. */
TEST(there_is_room_for_two_hundred_states) {
    static const uint8_t fit[CHIPS_ORACLE_FIELDS] = {4, 4, 7};
    static const uint8_t more[CHIPS_ORACLE_FIELDS] = {12, 15};
    struct chip_fields question = asked(&chips_thirds);
    struct chip_fractions fractions;

    chip_fractions_start(&fractions, &question, fit, NULL);
    assert_int_equal(fractions.states, CHIP_FRACTIONS_STATES);
    assert_int_equal(chip_fractions_step(&fractions), WORKING);
    chip_fractions_start(&fractions, &question, more, NULL);
    assert_int_equal(chip_fractions_step(&fractions), IMPOSSIBLE);
}

int main(void) {
    print_message("seed %d\n", CHIPS_SEED);
    cases = campaign_cases(500, 2500);
    return run_listed_tests(NULL, NULL);
}
