/* Puzzles of two tokens against values of all positions by iteration. */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/snakes/snakes_puzzle.h"
#include "oracle/pair_oracle.h"
#include "oracle/reference.h"
#include "support/puzzle_maker.h"

enum { SLICES = 1000, SEEDS = 20 };

static oracle_pairs throws;
static struct oracle_moves moves;

static double left_after(const struct snakes_puzzle *snakes, uint8_t token) {
    uint8_t square[SNAKES_PUZZLE_TOKENS] = {snakes->square[0], snakes->square[1]};

    square[token] = moves.landing[square[token]][snakes->face - 1];
    assert_int_equal(square[token], snakes->landing[token]);
    return (double)throws[square[0]][square[1]];
}

static void check(const struct snakes_puzzle *snakes) {
    double left[] = {left_after(snakes, 0), left_after(snakes, 1)};
    double best = fmin(left[0], left[1]);

    assert_int_equal(snakes->puzzle.choices, SNAKES_PUZZLE_TOKENS);
    assert_true(left[snakes->puzzle.best] == best);
    for (uint8_t token = 0; token < SNAKES_PUZZLE_TOKENS; token++) {
        assert_true(fabs(left[token] - best - puzzle_cost_of(snakes, token)) <
                    snakes_puzzles.error / (double)PUZZLE_ONE);
    }
}

static void either_token_costs_what_the_oracle_says(void **state) {
    struct board board;

    (void)state;
    reference_board("forch", BOARD_STAY, &board);
    oracle_moves(&board, &moves);
    oracle_tokens(&moves, throws);
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        for (uint8_t number = 1; number <= PUZZLES; number++) {
            check(puzzle_make(&snakes_puzzles, seed, number, SLICES));
        }
    }
}

/* The board lies behind these values. */
static void the_solution_leaves_the_end_of_its_memory_alone(void **state) {
    static struct snakes_puzzle_making making;
    const uint8_t *bytes = making.tokens.pairs.bytes;

    (void)state;
    memset(&making, 0xA5, sizeof making);
    snakes_puzzles.start(&making, 1, 1);
    while (snakes_puzzles.step(&making) != DONE) {
    }
    for (unsigned i = SNAKES_PUZZLE_VALUES; bytes + i < (const uint8_t *)&making.board; i++) {
        assert_int_equal(bytes[i], 0xA5);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(either_token_costs_what_the_oracle_says),
        cmocka_unit_test(the_solution_leaves_the_end_of_its_memory_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
