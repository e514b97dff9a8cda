/* The fastest placements and the best replies, against the rule book and against all placements. */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/chips/placement.h"
#include "oracle/chips_oracle.h"
#include "support/campaign.h"

enum { PLACEMENTS_MOST = 130 };

static unsigned cases;

static struct chip_fields asked(const struct chips_fields *fields) {
    struct chip_fields asked = {.count = (uint8_t)fields->count, .total = (uint8_t)fields->total};

    memcpy(asked.rate, fields->rate, sizeof asked.rate);
    return asked;
}

/* The bar never goes back. */
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
        chips[i] = placement_chips(placement, (uint8_t)i);
    }
}

/* The expected throws, too. */
static double fastest(const struct chips_fields *fields, unsigned chips, uint8_t *best) {
    struct chip_fields question = asked(fields);
    struct placement placement;
    struct real throws;

    memset(&placement, 0xA5, sizeof placement);
    placement_start_fastest(&placement, &question, (uint8_t)chips);
    finish(&placement);
    take(&placement, fields->count, best);
    throws = placement_throws(&placement);
    return ldexp(throws.mantissa, -throws.fraction_bits);
}

/* The score, too. */
static double reply(const struct chips_fields *fields, unsigned chips, const uint8_t *to,
                    uint8_t *best) {
    struct chip_fields question = asked(fields);
    struct placement placement;

    memset(&placement, 0xA5, sizeof placement);
    placement_start_reply(&placement, &question, (uint8_t)chips, to);
    finish(&placement);
    take(&placement, fields->count, best);
    return ldexp(placement_score(&placement), -PROBABILITY_BITS);
}

static double throws_of(const struct chips_fields *fields, const uint8_t *chips) {
    mpq_t throws;
    double value;

    mpq_init(throws);
    chips_expected(throws, fields, chips);
    value = mpq_get_d(throws);
    mpq_clear(throws);
    return value;
}

/* P(win) + P(draw) / 2 */
static double score_of(const struct chips_fields *fields, const uint8_t *v, const uint8_t *w) {
    mpq_t result[4];
    double value;

    for (unsigned k = 0; k < 4; k++) {
        mpq_init(result[k]);
    }
    chips_duel(result, fields, v, w);
    value = mpq_get_d(result[1]) + mpq_get_d(result[2]) / 2;
    for (unsigned k = 0; k < 4; k++) {
        mpq_clear(result[k]);
    }
    return value;
}

static unsigned chips_of(const uint8_t *chips) {
    unsigned all = 0;

    for (unsigned i = 0; i < CHIPS_ORACLE_FIELDS; i++) {
        all += chips[i];
    }
    return all;
}

/* The next placement of as many chips in lexical order; false after the last. */
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

/* Throws that the rule book gives for 1..15 chips on the fields of two dice. Two of them exactly.
 */
static void the_fastest_placements_take_the_published_throws(void **unused) {
    static const double two_dice[] = {6,         9.927273,  12.504545, 15.475974, 17.767819,
                                      19.761686, 22.278755, 24.305838, 26.430452, 28.266763,
                                      29.864975, 31.921908, 33.699539, 35.475931, 37.015908};
    static const uint8_t twelve[] = {0, 0, 1, 1, 2, 3, 2, 2, 1, 0, 0};
    static const uint8_t fifteen[] = {0, 0, 1, 2, 3, 3, 3, 2, 1, 0, 0};
    uint8_t best[CHIPS_ORACLE_FIELDS];

    (void)unused;
    for (unsigned chips = 1; chips <= CLEARANCE_CHIPS; chips++) {
        double throws = fastest(&chips_two_dice, chips, best);
        assert_int_equal(chips_of(best), chips);
        assert_true(fabs(throws - two_dice[chips - 1]) < .6e-6);
    }
    fastest(&chips_two_dice, 12, best);
    assert_memory_equal(best, twelve, sizeof twelve);
    fastest(&chips_two_dice, 15, best);
    assert_memory_equal(best, fifteen, sizeof fifteen);
}

/* The reply to the fastest is never worse, and to 15 chips on two dice better. */
static void the_reply_to_the_fastest_is_never_worse(void **unused) {
    (void)unused;
    for (unsigned chips = 1; chips <= CLEARANCE_CHIPS; chips++) {
        uint8_t fast[CHIPS_ORACLE_FIELDS];
        uint8_t best[CHIPS_ORACLE_FIELDS];
        fastest(&chips_thirds, chips, fast);
        reply(&chips_thirds, chips, fast, best);
        assert_int_equal(chips_of(best), chips);
        assert_true(score_of(&chips_thirds, best, fast) >= .5);
    }
    uint8_t fast[CHIPS_ORACLE_FIELDS];
    uint8_t best[CHIPS_ORACLE_FIELDS];
    fastest(&chips_two_dice, 15, fast);
    assert_true(reply(&chips_two_dice, 15, fast, best) > .180035 + .662556 / 2);
    assert_int_equal(chips_of(best), 15);
}

static void random_case(struct chips_fields *fields, unsigned *chips) {
    unsigned placements = 1;

    if (chips_random(3)) {
        chips_random_fields(fields);
    } else {
        *fields = chips_random(2) ? chips_thirds : chips_die;
    }
    if (fields->count > 4) {
        fields->count = 4;
    }
    *chips = 1 + chips_random(CLEARANCE_CHIPS);
    do {
        placements = 1;
        for (unsigned i = 1; i < fields->count; i++) {
            placements = placements * (*chips + i) / i;
        }
        if (placements > PLACEMENTS_MOST) {
            --*chips;
        }
    } while (placements > PLACEMENTS_MOST);
}

static void no_placement_is_faster_or_a_better_reply(void **unused) {
    (void)unused;
    for (unsigned i = 0; i < cases; i++) {
        struct chips_fields fields;
        uint8_t all[CHIPS_ORACLE_FIELDS] = {0};
        uint8_t best[CHIPS_ORACLE_FIELDS];
        uint8_t to[CHIPS_ORACLE_FIELDS];
        uint8_t answer[CHIPS_ORACLE_FIELDS];
        unsigned chips;
        double throws;
        double score;
        random_case(&fields, &chips);
        fastest(&fields, chips, best);
        throws = throws_of(&fields, best);
        memcpy(to, best, sizeof to);
        if (i % 2) {
            chips_scatter(&fields, chips, to);
        }
        reply(&fields, chips, to, answer);
        assert_int_equal(chips_of(answer), chips);
        score = score_of(&fields, answer, to);
        all[0] = (uint8_t)chips;
        do {
            assert_true(throws_of(&fields, all) > throws * (1 - 1e-6));
            assert_true(score_of(&fields, all, to) < score + 1e-6);
        } while (next(fields.count, all));
    }
}

/* Where a single chip of surplus gains nothing, but two do. */
static void a_surplus_of_two_is_tried_where_one_gains_nothing(void **unused) {
    static const struct chips_fields fields = {"of 21", 3, 21, {5, 5, 4}};
    static const uint8_t to[CHIPS_ORACLE_FIELDS] = {5, 5, 3};
    static const uint8_t expected[CHIPS_ORACLE_FIELDS] = {4, 4, 5};
    uint8_t answer[CHIPS_ORACLE_FIELDS];

    (void)unused;
    reply(&fields, 13, to, answer);
    assert_true(score_of(&fields, answer, to) > score_of(&fields, expected, to) - 1e-6);
}

/* Fewer chips than the other has. */
static void a_reply_of_fewer_chips_is_the_best_there_is(void **unused) {
    (void)unused;
    for (unsigned i = 0; i < cases / 2; i++) {
        struct chips_fields fields = chips_thirds;
        uint8_t all[CHIPS_ORACLE_FIELDS] = {0};
        uint8_t to[CHIPS_ORACLE_FIELDS];
        uint8_t answer[CHIPS_ORACLE_FIELDS];
        unsigned chips = 1 + chips_random(6);
        double score;
        chips_scatter(&fields, chips + chips_random(4), to);
        reply(&fields, chips, to, answer);
        assert_int_equal(chips_of(answer), chips);
        score = score_of(&fields, answer, to);
        all[0] = (uint8_t)chips;
        do {
            assert_true(score_of(&fields, all, to) < score + 1e-6);
        } while (next(fields.count, all));
    }
}

static void what_cannot_be_placed_is_impossible(void **unused) {
    static const uint8_t to[CHIPS_ORACLE_FIELDS] = {2, 1};
    struct chip_fields question = asked(&chips_thirds);
    struct placement placement;

    (void)unused;
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
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_fastest_placements_take_the_published_throws),
        cmocka_unit_test(the_reply_to_the_fastest_is_never_worse),
        cmocka_unit_test(no_placement_is_faster_or_a_better_reply),
        cmocka_unit_test(a_reply_of_fewer_chips_is_the_best_there_is),
        cmocka_unit_test(a_surplus_of_two_is_tried_where_one_gains_nothing),
        cmocka_unit_test(what_cannot_be_placed_is_impossible),
    };

    print_message("seed %d\n", CHIPS_SEED);
    cases = campaign_cases(8, 24);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
