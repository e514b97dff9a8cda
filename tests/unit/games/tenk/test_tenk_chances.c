/* Progress of the solution of a turn, two stakes a slice. */

#include "support/testing.h"

#include <stdlib.h>
#include <string.h>

#include "games/tenk/tenk_chances.h"

enum { SEED = 1, TURNS = 200, SCORES = 193, STAKES = 60 };
enum { STAKES_FAR = 80, THEIRS_FAR = 7500 / SCORING_POINTS };

static void check(const struct tenk *game, uint16_t stake) {
    static struct tenk_chances chances;
    const struct turn_solution *turn = &chances.turn;

    tenk_chances_start(&chances, game, stake, stake);
    for (unsigned slices = 1; tenk_chances_step(&chances) == WORKING; slices++) {
        unsigned stakes = 2 * slices;
        assert_int_equal(turn->top - turn->level, stakes);
        assert_int_equal(tenk_chances_done(&chances), stakes * PROGRESS_ALL / (unsigned)turn->top);
    }
    assert_int_equal(turn->level, 0);
    assert_int_equal(tenk_chances_done(&chances), PROGRESS_ALL);
}

TEST(two_stakes_are_solved_in_a_slice) {
    print_message("seed %d\n", SEED);
    srand(SEED);
    for (unsigned i = 0; i < TURNS; i++) {
        struct tenk game;
        memset(&game, 0, sizeof game);
        game.players = 2;
        game.score[0] = (uint16_t)(rand() % SCORES);
        game.score[1] = (uint16_t)(rand() % SCORES);
        check(&game, (uint16_t)(rand() % STAKES));
    }
}

static unsigned slices_of(uint16_t mine, uint16_t theirs) {
    static struct tenk_chances chances;
    struct tenk game;
    unsigned slices = 1;

    memset(&game, 0, sizeof game);
    game.players = 2;
    game.score[0] = mine;
    game.score[1] = theirs;
    tenk_chances_start(&chances, &game, 0, 0);
    while (tenk_chances_step(&chances) == WORKING) {
        slices++;
    }
    return slices;
}

/* The goal is at least TURN_LEVELS stakes away. */
TEST(eighty_stakes_are_solved_until_the_other_has_7500_points) {
    for (uint16_t mine = 0; mine <= TENK_GOAL_STEPS - TURN_LEVELS; mine += 20) {
        for (uint16_t theirs = 0; theirs < TENK_GOAL_STEPS; theirs++) {
            unsigned stakes = theirs < THEIRS_FAR ? STAKES_FAR : TURN_LEVELS;
            assert_int_equal(slices_of(mine, theirs), stakes / 2);
        }
    }
}
