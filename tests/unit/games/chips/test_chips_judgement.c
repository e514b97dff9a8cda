/* What was placed, judged against all placements in exact rationals. */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/chips/chips_judgement.h"
#include "oracle/chips_oracle.h"

enum { GAMES = 25, CHIPS = 7 };

#define NEAR 1e-6

static double score_of(const uint8_t own[], const uint8_t others[]) {
    mpq_t result[4];
    double score;

    for (unsigned i = 0; i < 4; i++) {
        mpq_init(result[i]);
    }
    chips_duel(result, &chips_thirds, own, others);
    score = mpq_get_d(result[1]) + mpq_get_d(result[2]) / 2;
    for (unsigned i = 0; i < 4; i++) {
        mpq_clear(result[i]);
    }
    return score;
}

static double best_against(const uint8_t others[], unsigned chips) {
    double best = 0;

    for (unsigned first = 0; first <= chips; first++) {
        for (unsigned second = 0; first + second <= chips; second++) {
            const uint8_t own[CHIPS_ORACLE_FIELDS] = {(uint8_t)first, (uint8_t)second,
                                                      (uint8_t)(chips - first - second)};
            best = fmax(best, score_of(own, others));
        }
    }
    return best;
}

static double real(probability_t chance) {
    return ldexp(chance, -PROBABILITY_BITS);
}

/* Two thirds of the bar are the reply's, the last is that of the duel: it begins there. */
static void run(struct chips_judgement *judgement, const uint8_t own[], const uint8_t others[]) {
    uint8_t done = 0;
    bool was_replied = false;

    memset(judgement, 0xA5, sizeof *judgement);
    chips_judgement_start(judgement, CHIPS_THIRDS, own, others);
    assert_int_equal(chips_judgement_done(judgement), 0);
    while (chips_judgement_step(judgement) == WORKING) {
        uint8_t now = chips_judgement_done(judgement);
        assert_in_range(now, done, PROGRESS_ALL - 1);
        if (judgement->is_replied && !was_replied) {
            assert_int_equal(now, 2 * PROGRESS_ALL / 3);
        }
        assert_true(judgement->is_replied || now <= 2 * PROGRESS_ALL / 3);
        was_replied = judgement->is_replied;
        done = now;
    }
    assert_int_equal(chips_judgement_step(judgement), DONE);
    assert_int_equal(chips_judgement_done(judgement), PROGRESS_ALL);
}

static void check(const uint8_t own[], const uint8_t others[], unsigned chips) {
    struct chips_judgement judgement;
    double best = best_against(others, chips);
    double chance = score_of(own, others);

    run(&judgement, own, others);
    assert_true(fabs(real(chips_judgement_chance(&judgement)) - chance) < 2e-9);
    assert_true(fabs(real(chips_judgement_best(&judgement)) - best) < NEAR);
    assert_true(chips_judgement_best(&judgement) >= chips_judgement_chance(&judgement));
    uint8_t reply[CHIPS_ORACLE_FIELDS] = {0};
    memcpy(reply, chips_judgement_reply(&judgement), chips_thirds.count);
    assert_true(fabs(score_of(reply, others) - best) < NEAR);
    if (fabs(best - chance) < 1e-12) {
        assert_memory_equal(reply, own, chips_thirds.count);
    }
}

static void placements_are_judged_against_all_others(void **state) {
    (void)state;
    for (unsigned i = 0; i < GAMES; i++) {
        uint8_t own[CHIPS_ORACLE_FIELDS], others[CHIPS_ORACLE_FIELDS];
        unsigned chips = 1 + chips_random(CHIPS);
        chips_scatter(&chips_thirds, chips, own);
        chips_scatter(&chips_thirds, chips, others);
        check(own, others, chips);
    }
}

/* What was placed is the reply to it. */
static void the_best_reply_itself_costs_nothing(void **state) {
    static const uint8_t others[CHIPS_ORACLE_FIELDS] = {3, 2, 1};
    struct chips_judgement judgement;
    uint8_t reply[CHIPS_ORACLE_FIELDS] = {0};

    (void)state;
    run(&judgement, others, others);
    memcpy(reply, chips_judgement_reply(&judgement), chips_thirds.count);
    run(&judgement, reply, others);
    assert_int_equal(chips_judgement_best(&judgement), chips_judgement_chance(&judgement));
    assert_memory_equal(chips_judgement_reply(&judgement), reply, chips_thirds.count);
}

static void nothing_placed_or_too_much_cannot_be_judged(void **state) {
    static const uint8_t none[CHIPS_ORACLE_FIELDS] = {0};
    static const uint8_t many[CHIPS_ORACLE_FIELDS] = {8, 8};
    struct chips_judgement judgement;

    (void)state;
    chips_judgement_start(&judgement, CHIPS_THIRDS, none, none);
    assert_int_equal(chips_judgement_step(&judgement), IMPOSSIBLE);
    chips_judgement_start(&judgement, CHIPS_THIRDS, many, many);
    assert_int_equal(chips_judgement_step(&judgement), IMPOSSIBLE);
    assert_int_equal(chips_judgement_done(&judgement), PROGRESS_ALL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(placements_are_judged_against_all_others),
        cmocka_unit_test(the_best_reply_itself_costs_nothing),
        cmocka_unit_test(nothing_placed_or_too_much_cannot_be_judged),
    };

    print_message("seed %d\n", CHIPS_SEED);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
