/* What throws and choices of ten thousand are worth beyond what the computer's tests look at. */

#include "games/tenk/tenk_worth.h"

#include <math.h>

#include "support/testing.h"

/* The first of two is to throw. */
static struct tenk standing(int mine, int theirs, int stake) {
    return (struct tenk){
        .players = 2, .score = {(uint16_t)mine, (uint16_t)theirs}, .stake = (uint16_t)stake};
}

/* For high stakes the value goes straight up: two dice score 20 times in 36, or 27.78 of 50 points,
   and are sometimes hot, and lost after that. */
static void a_stake_beyond_the_table_is_worth_what_it_is(void **unused) {
    struct tenk game = standing(0, 0, 0);

    (void)unused;
    game.dice = 2;
    for (uint16_t stake = 150; stake < 900; stake++) {
        struct real here, next;
        game.stake = stake;
        here = tenk_points(&game, NULL);
        game.stake++;
        next = tenk_points(&game, NULL);
        double more =
            ldexp(next.mantissa, -next.fraction_bits) - ldexp(here.mantissa, -here.fraction_bits);
        assert_true(fabs(more - 27.64) < 0.02);
    }
}

static void the_bound_of_the_error_follows_what_would_be_banked(void **unused) {
    static const struct {
        uint16_t mine, theirs, stake;
        uint8_t steps;
        enum tenk_error error;
    } cases[] = {
        {0, 0, 0, 0, TENK_ERROR_FAR},        {181, 181, 0, 0, TENK_ERROR_FAR},
        {182, 0, 0, 0, TENK_ERROR_NEAR},     {0, 182, 0, 0, TENK_ERROR_NEAR},
        {172, 0, 8, 2, TENK_ERROR_NEAR},     {172, 0, 8, 1, TENK_ERROR_FAR},
        {0, 0, 40, 10, TENK_ERROR_FAR},      {0, 0, 40, 11, TENK_ERROR_UNKNOWN},
        {190, 0, 51, 0, TENK_ERROR_UNKNOWN},
    };

    (void)unused;
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct tenk game = standing(cases[i].mine, cases[i].theirs, cases[i].stake);
        struct scoring choice = {.steps = cases[i].steps};
        assert_int_equal(tenk_chance_error(&game, cases[i].steps ? &choice : NULL), cases[i].error);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_stake_beyond_the_table_is_worth_what_it_is),
        cmocka_unit_test(the_bound_of_the_error_follows_what_would_be_banked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
