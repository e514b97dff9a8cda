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

static double left_after(const struct snakes *game, uint8_t token) {
    uint8_t square[POSITION_TOKENS] = {game->at.square[0][0], game->at.square[0][1]};

    square[token] = moves.landing[square[token]][game->face - 1];
    return (double)throws[square[0]][square[1]];
}

static void check(const struct puzzle *puzzle) {
    const struct snakes *game = (const struct snakes *)puzzle->state.bytes;
    double left[] = {left_after(game, 0), left_after(game, 1)};
    double best = fmin(left[0], left[1]);

    assert_int_equal(puzzle->choices, POSITION_TOKENS);
    assert_true(left[puzzle->best] == best);
    for (uint8_t token = 0; token < POSITION_TOKENS; token++) {
        assert_int_equal(puzzle->choice[token].decision, token);
        assert_true(fabs(left[token] - best - puzzle_cost_of(puzzle, token)) <
                    snakes_puzzles.error / (double)PUZZLE_ONE);
    }
}

TEST(either_token_costs_what_the_oracle_says) {
    struct board board;

    reference_board("forch", BOARD_STAY, &board);
    oracle_moves(&board, &moves);
    oracle_tokens(&moves, throws);
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        for (uint8_t number = 1; number <= PUZZLES; number++) {
            check(puzzle_make(&snakes_puzzles, seed, number, SLICES));
        }
    }
}

/* The puzzle needs the room there. */
TEST(the_solution_leaves_the_end_of_its_memory_alone) {
    static union {
        struct puzzle_making making;
        uint8_t bytes[sizeof(struct puzzle_making) + sizeof(struct snakes_engine_memory)];
    } space;

    memset(&space, 0xA5, sizeof space);
    puzzle_start(&space.making, &snakes_puzzles, 1, 1);
    while (puzzle_step(&space.making) != DONE) {
    }
    for (unsigned i = sizeof space.making + SNAKES_PUZZLE_ENGINE; i < sizeof space; i++) {
        assert_int_equal(space.bytes[i], 0xA5);
    }
}
