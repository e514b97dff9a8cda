/* Puzzles of ten thousand against the exact solution of the game. */

#include "support/testing.h"

#include <math.h>

#include "games/tenk/tenk_engine.h"
#include "support/puzzle_maker.h"
#include "tenk/exact_game.h"

enum { SLICES = 3000, SEEDS = 10 };

/* The chance to win with a choice. */
static double chance_of(const struct tenk *game, decision_t decision) {
    struct scoring scoring;

    tenk_read(game, &scoring);
    scoring_choose(&scoring, tenk_decision_choice(decision));
    if (tenk_decision_is_banked(decision)) {
        return game_banked(game->stake + scoring.steps);
    }
    return scoring_is_attempt(&scoring) ? game_attempted(game->stake)
                                        : game_thrown(game->stake + scoring.steps, scoring.left);
}

static void check_choices(const struct puzzle *puzzle, const struct tenk *game) {
    double best = chance_of(game, puzzle->choice[puzzle->best].decision);

    for (uint8_t choice = 0; choice < puzzle->choices; choice++) {
        double cost = best - chance_of(game, puzzle->choice[choice].decision);
        assert_true(cost >= 0);
        assert_true(fabs(cost - puzzle_cost_of(puzzle, choice)) <
                    tenk_puzzles.error / (double)PUZZLE_ONE);
        assert_true(round(100 * cost) == round(100 * puzzle_cost_of(puzzle, choice)));
    }
}

TEST(every_choice_costs_what_the_exact_solution_says) {
    game_read();
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        for (uint8_t number = 1; number <= PUZZLES; number++) {
            const struct puzzle *puzzle = puzzle_make(&tenk_puzzles, seed, number, SLICES);
            const struct tenk *game = (const struct tenk *)puzzle->state.bytes;
            assert_int_equal(game->phase, TENK_THROWN);
            assert_true(puzzle->choices > 1);
            game_face(game->score[0], game->score[1]);
            check_choices(puzzle, game);
        }
    }
}
