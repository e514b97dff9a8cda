/* Worth of throws and choices of ten thousand that the tests of the computer do not cover. */

#include "games/tenk/tenk_worth.h"

#include <math.h>

#include "support/testing.h"

/* A position of two players, the first to throw. */
static struct tenk standing(int mine, int theirs, int stake) {
    return (struct tenk){
        .players = 2, .score = {(uint16_t)mine, (uint16_t)theirs}, .stake = (uint16_t)stake};
}

/* At high stakes the value is linear. Two dice score 20 times in 36, which is 27.78 of each 50
   points, less what is lost after hot dice. */
TEST(a_stake_beyond_the_table_is_worth_what_it_is) {
    struct tenk game = standing(0, 0, 0);

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

/* A certain win has the chance PROBABILITY_ONE. */
TEST(to_bank_what_wins_is_certain_to_win) {
    struct tenk game = standing(193, 193, 0);
    struct tenk_chances chances;
    struct scoring choice;

    tenk_chances_start(&chances, &game, game.stake, game.stake);
    while (tenk_chances_step(&chances) == WORKING) {
    }
    scoring_read(&choice, (const uint8_t[6]){3, 0, 0, 0, 0, 0});
    choice.left = 3;
    assert_int_equal(tenk_chance(&chances, &game, &choice), PROBABILITY_ONE);
    game.dice = 6;
    assert_true(tenk_chance(&chances, &game, NULL) < PROBABILITY_ONE);
}
