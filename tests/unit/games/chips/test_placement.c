/* The fastest placements and the best replies, against the rule book and against all placements. */

#include "support/testing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/chips/odds/placement.h"
#include "oracle/chips_oracle.h"
#include "support/campaign.h"

enum { PLACEMENTS_MOST = 70000, TRIED_MOST = 900 };

static unsigned cases;

/* Placements count as equally good if their values differ by less than this. */
#define SAME 1e-6

static struct chip_fields asked(const struct chips_fields *fields) {
    struct chip_fields asked = {.count = (uint8_t)fields->count, .total = (uint8_t)fields->total};

    memcpy(asked.rate, fields->rate, sizeof asked.rate);
    return asked;
}

/* Runs the search to its end. Its progress never decreases. */
static void finish(struct placement *placement) {
    uint8_t done = 0;

    for (unsigned steps = 0; placement_step(placement) == WORKING; steps++) {
        assert_in_range(steps, 0, 100000);
        assert_in_range(placement_done(placement), done, PROGRESS_ALL - 1);
        done = placement_done(placement);
    }
    assert_int_equal(placement_step(placement), DONE);
    assert_int_equal(placement_done(placement), PROGRESS_ALL);
}

static void take(const struct placement *placement, unsigned fields, uint8_t *chips) {
    memset(chips, 0, CHIPS_ORACLE_FIELDS);
    for (unsigned i = 0; i < fields; i++) {
        chips[i] = placement->best[i];
    }
}

/* Finds the fastest placement and returns its expected throws. */
static double fastest(const struct chips_fields *fields, unsigned chips, uint8_t *best) {
    struct chip_fields question = asked(fields);
    struct placement placement;
    struct bounded throws;

    memset(&placement, 0xA5, sizeof placement);
    placement_start_fastest(&placement, &question, (uint8_t)chips);
    finish(&placement);
    take(&placement, fields->count, best);
    throws = placement_throws(&placement);
    return ldexp((double)throws.mantissa, -throws.fraction_bits);
}

/* Finds the best reply and returns its score. */
static double reply(const struct chips_fields *fields, unsigned chips, const uint8_t *to,
                    uint8_t *best) {
    struct chip_fields question = asked(fields);
    struct placement placement;
    struct bounded score;

    memset(&placement, 0xA5, sizeof placement);
    placement_start_reply(&placement, &question, (uint8_t)chips, to);
    finish(&placement);
    take(&placement, fields->count, best);
    score = placement_score(&placement);
    return ldexp((double)score.mantissa, -score.fraction_bits);
}

static double clearance_of(const struct chips_fields *fields, const uint8_t *chips) {
    struct chip_fields question = asked(fields);
    struct clearance clearance;
    struct bounded throws;

    memset(&clearance, 0x5A, sizeof clearance);
    clearance_start(&clearance, &question, chips);
    while (clearance_step(&clearance) == WORKING) {
    }
    throws = clearance_throws(&clearance);
    return ldexp((double)throws.mantissa, -throws.fraction_bits);
}

static unsigned chips_of(const uint8_t *chips) {
    unsigned all = 0;

    for (unsigned i = 0; i < CHIPS_ORACLE_FIELDS; i++) {
        all += chips[i];
    }
    return all;
}

/* Steps to the next placement of as many chips in descending lexical order; false after the
   last. */
static bool next(unsigned fields, uint8_t *chips) {
    unsigned last = fields - 1;
    unsigned i = last;
    uint8_t behind = chips[last];

    if (fields == 1) {
        return false;
    }
    chips[last] = 0;
    do {
        if (i-- == 0) {
            return false;
        }
        if (chips[i]) {
            break;
        }
    } while (true);
    chips[i]--;
    chips[i + 1] = (uint8_t)(behind + 1);
    return true;
}

/* The rule book's throws for 1..15 chips on the fields of two dice, and its placements of 12 and 15
   chips. */
TEST(the_fastest_placements_take_the_published_throws) {
    static const double two_dice[] = {6,         9.927273,  12.504545, 15.475974, 17.767819,
                                      19.761686, 22.278755, 24.305838, 26.430452, 28.266763,
                                      29.864975, 31.921908, 33.699539, 35.475931, 37.015908};
    static const uint8_t twelve[] = {0, 0, 1, 1, 2, 3, 2, 2, 1, 0, 0};
    static const uint8_t fifteen[] = {0, 0, 1, 2, 3, 3, 3, 2, 1, 0, 0};
    uint8_t best[CHIPS_ORACLE_FIELDS];

    for (unsigned chips = 1; chips <= CLEARANCE_CHIPS; chips++) {
        double throws = fastest(&chips_two_dice, chips, best);
        assert_int_equal(chips_of(best), chips);
        assert_true(fabs(throws - two_dice[chips - 1]) < .5001e-6);
    }
    fastest(&chips_two_dice, 12, best);
    assert_memory_equal(best, twelve, sizeof twelve);
    fastest(&chips_two_dice, 15, best);
    assert_memory_equal(best, fifteen, sizeof fifteen);
}

/* Checks all placements that differ from the best by one moved chip. */
static void expect_no_better_neighbour(const uint8_t *best, double throws) {
    for (unsigned from = 0; from < chips_two_dice.count; from++) {
        for (unsigned to = 0; best[from] && to < chips_two_dice.count; to++) {
            uint8_t chips[CHIPS_ORACLE_FIELDS];
            memcpy(chips, best, sizeof chips);
            chips[from]--;
            chips[to]++;
            assert_true(clearance_of(&chips_two_dice, chips) > throws - 1e-9);
        }
    }
}

TEST(no_chip_of_the_fastest_on_two_dice_lies_better_elsewhere) {
    for (unsigned chips = 1; chips <= CLEARANCE_CHIPS; chips++) {
        uint8_t best[CHIPS_ORACLE_FIELDS];
        double throws = fastest(&chips_two_dice, chips, best);
        expect_no_better_neighbour(best, throws);
    }
}

/* With 15 chips the reply must score more than the slower placement of test_chip_duel.c. */
TEST(the_reply_to_the_fastest_is_never_worse) {
    for (unsigned chips = 1; chips <= CLEARANCE_CHIPS; chips++) {
        uint8_t fast[CHIPS_ORACLE_FIELDS];
        uint8_t best[CHIPS_ORACLE_FIELDS];
        fastest(&chips_two_dice, chips, fast);
        assert_true(reply(&chips_two_dice, chips, fast, best) >= .5 - 1e-9);
        assert_int_equal(chips_of(best), chips);
    }
    uint8_t fast[CHIPS_ORACLE_FIELDS];
    uint8_t best[CHIPS_ORACLE_FIELDS];
    fastest(&chips_two_dice, 15, fast);
    assert_true(reply(&chips_two_dice, 15, fast, best) > .180035 + .662556 / 2);
}

static unsigned long power(unsigned base, unsigned exponent) {
    unsigned long power = 1;

    while (exponent--) {
        power *= base;
    }
    return power;
}

/* The number of placements of so many chips. */
static unsigned long ways(unsigned fields, unsigned chips) {
    unsigned long ways = 1;

    for (unsigned i = 1; i < fields; i++) {
        ways = ways * (chips + i) / i;
    }
    return ways;
}

/* Draws fields, and few enough chips that every placement can be tried. */
static void random_case(struct chips_fields *fields, unsigned *chips) {
    do {
        if (chips_random(4)) {
            chips_random_fields(fields);
        } else {
            *fields = chips_random(2) ? chips_thirds : chips_die;
        }
    } while (fields->count > 7);
    *chips = 1 + chips_random(CLEARANCE_CHIPS);
    while (power(*chips + 1, fields->count) > PLACEMENTS_MOST ||
           ways(fields->count, *chips) > TRIED_MOST) {
        --*chips;
    }
}

static void fail_on(const char *what, const struct chips_fields *fields, const uint8_t *found,
                    double off) {
    for (unsigned i = 0; i < fields->count; i++) {
        print_message("%u/%u: %u  ", fields->rate[i], fields->total, found[i]);
    }
    fail_msg("%s by %.2e", what, off);
}

/* Compares the fastest and the answer with every placement of as many chips. */
static void expect_none_better(const struct chips_fields *fields, const long double *expected,
                               unsigned chips, const uint8_t *fast, const uint8_t *answer,
                               const uint8_t *to) {
    long double throws = expected[chips_index(fields, fast, chips)];
    long double score = chips_score(fields, expected, chips, answer, to);
    uint8_t all[CHIPS_ORACLE_FIELDS] = {0};

    all[0] = (uint8_t)chips;
    do {
        double faster = (double)(1 - expected[chips_index(fields, all, chips)] / throws);
        double better = (double)(chips_score(fields, expected, chips, all, to) - score);
        if (faster > SAME) {
            fail_on("the fastest is missed", fields, fast, faster);
        }
        if (better > SAME) {
            fail_on("the best reply is missed", fields, answer, better);
        }
    } while (next(fields->count, all));
}

/* Replies to the fastest placement itself and, every other time, to a random one. */
TEST(no_placement_is_faster_or_a_better_reply) {
    for (unsigned i = 0; i < cases; i++) {
        struct chips_fields fields;
        uint8_t fast[CHIPS_ORACLE_FIELDS];
        uint8_t to[CHIPS_ORACLE_FIELDS];
        uint8_t answer[CHIPS_ORACLE_FIELDS];
        long double *expected;
        unsigned chips;
        random_case(&fields, &chips);
        expected = chips_expected_of_all(&fields, chips);
        fastest(&fields, chips, fast);
        memcpy(to, fast, sizeof to);
        if (i % 2) {
            chips_scatter(&fields, chips, to);
        }
        reply(&fields, chips, to, answer);
        assert_int_equal(chips_of(fast), chips);
        assert_int_equal(chips_of(answer), chips);
        expect_none_better(&fields, expected, chips, fast, answer, to);
        free(expected);
    }
}

TEST(the_fastest_is_not_always_found_chip_by_chip) {
    static const struct chips_fields hundredths = {"of 100", 5, 100, {16, 25, 8, 41, 4}};
    static const struct chips_fields fields = {"of 137", 4, 137, {18, 46, 28, 22}};
    uint8_t best[CHIPS_ORACLE_FIELDS];

    assert_true(fabs(fastest(&hundredths, 6, best) - 11.850035) < 1e-6);
    assert_true(fabs(fastest(&fields, 7, best) - 15.3901) < 1e-4);
}

/* Cases in which one chip of surplus gains nothing but two do, or in which an early gain has to be
   given up. */
TEST(a_surplus_is_not_always_found_chip_by_chip) {
    static const struct {
        struct chips_fields fields;
        uint8_t to[CHIPS_ORACLE_FIELDS];
        uint8_t best[CHIPS_ORACLE_FIELDS];
    } hard[] = {
        {{"of 21", 3, 21, {5, 5, 4}}, {5, 5, 3}, {4, 4, 5}},
        {{"of 44", 4, 44, {8, 11, 18, 7}}, {2, 2, 4, 2}, {1, 2, 6, 1}},
        {{"of 52", 4, 52, {16, 16, 16, 4}}, {4, 4, 3, 0}, {3, 3, 5, 0}},
        {{"of 38", 4, 38, {10, 5, 19, 4}}, {2, 0, 3, 1}, {1, 0, 5, 0}},
        {{"of 37", 4, 37, {15, 2, 2, 18}}, {3, 1, 1, 4}, {3, 0, 0, 6}},
        {{"of 62", 4, 62, {3, 18, 14, 14}}, {1, 3, 2, 3}, {0, 5, 2, 2}},
        {{"of 36", 4, 36, {11, 3, 19, 3}}, {2, 1, 5, 2}, {2, 0, 7, 1}},
        {{"of 41", 4, 41, {18, 11, 6, 6}}, {2, 2, 0, 1}, {4, 1, 0, 0}},
    };

    for (unsigned i = 0; i < sizeof hard / sizeof hard[0]; i++) {
        const struct chips_fields *fields = &hard[i].fields;
        unsigned chips = chips_of(hard[i].to);
        long double *expected = chips_expected_of_all(fields, chips);
        uint8_t answer[CHIPS_ORACLE_FIELDS];
        reply(fields, chips, hard[i].to, answer);
        assert_true(chips_score(fields, expected, chips, answer, hard[i].to) >
                    chips_score(fields, expected, chips, hard[i].best, hard[i].to) - SAME);
        free(expected);
    }
}

/* The placement replied to has up to four chips more than the reply. */
TEST(a_reply_of_fewer_chips_is_the_best_there_is) {
    for (unsigned i = 0; i < cases / 4; i++) {
        struct chips_fields fields = chips_thirds;
        uint8_t all[CHIPS_ORACLE_FIELDS] = {0};
        uint8_t to[CHIPS_ORACLE_FIELDS];
        uint8_t answer[CHIPS_ORACLE_FIELDS];
        unsigned chips = 1 + chips_random(11);
        unsigned most = chips + chips_random(5);
        long double *expected;
        long double score;
        if (i % 2) {
            chips_random_fields(&fields);
            fields.count = 1 + i % 3;
        }
        chips_scatter(&fields, most, to);
        reply(&fields, chips, to, answer);
        assert_int_equal(chips_of(answer), chips);
        expected = chips_expected_of_all(&fields, most);
        score = chips_score(&fields, expected, most, answer, to);
        all[0] = (uint8_t)chips;
        do {
            assert_true(chips_score(&fields, expected, most, all, to) < score + SAME);
        } while (next(fields.count, all));
        free(expected);
    }
}

TEST(what_cannot_be_placed_is_impossible) {
    static const uint8_t to[CHIPS_ORACLE_FIELDS] = {2, 1};
    struct chip_fields question = asked(&chips_thirds);
    struct placement placement;

    placement_start_fastest(&placement, &question, 0);
    assert_int_equal(placement_step(&placement), IMPOSSIBLE);
    placement_start_fastest(&placement, &question, CLEARANCE_CHIPS + 1);
    assert_int_equal(placement_step(&placement), IMPOSSIBLE);
    placement_start_reply(&placement, &question, 4, to);
    assert_int_equal(placement_step(&placement), IMPOSSIBLE);
    placement_start_reply(&placement, &question, 0, to);
    assert_int_equal(placement_step(&placement), IMPOSSIBLE);
}

int main(void) {
    print_message("seed %d\n", CHIPS_SEED);
    cases = campaign_cases(1000, 5000);
    return run_listed_tests(NULL, NULL);
}
