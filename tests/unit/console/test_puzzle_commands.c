#include "support/drivers/console_driver.h"

#include "games/nim/nim_engine.h"
#include "hal/host/fake.h"
#include "support/puzzle_maker.h"
#include <stdio.h>
#include <string.h>

#include "support/testing.h"

/* Console commands of puzzles: puzzle, answer. */

TEST(without_a_puzzle_there_is_no_answer, console_set_up) {
    expect("answer 1", "error: no puzzle has been asked for: puzzle nim 1 asks for one");
}

EXCHANGES(what_is_no_puzzle_is_refused, {"puzzle", "error: GAME is missing"},
          {"puzzle dice 1", "error: \"dice\" is not GAME"}, {"puzzle nim", "error: N is missing"},
          {"puzzle nim 0", "error: N must be 1 to 10"},
          {"puzzle nim 11", "error: N must be 1 to 10"},
          {"puzzle nim 1 x", "error: \"x\" is not SEED"},
          {"puzzle nim 1 2 3", "error: \"3\" is too much"},
          {"answer 1", "error: no puzzle has been asked for: puzzle nim 1 asks for one"})

/* The console shows the puzzle that the game makes. */
TEST(a_puzzle_is_what_the_game_makes_of_the_seed, console_set_up) {
    enum { SEED = 4711, NUMBER = 5, SLICES = 2000 };
    const struct puzzle *puzzle = puzzle_make(&nim_puzzles, SEED, NUMBER, SLICES);
    const uint8_t *heap = ((const struct impartial *)puzzle->state.bytes)->compound.pawn;
    char first[16];

    snprintf(first, sizeof first, "\n1 %d>%d\n", heap[0], heap[0] - 1);
    assert_non_null(strstr(ask("puzzle nim 5 4711"), first));
    assert_non_null(strstr(fake_serial_output(), "puzzle 5 of seed 4711, fair\n"));
}

/* Without a seed the last one is used. */
TEST(each_puzzle_is_answered_once_and_scored, console_set_up) {
    assert_non_null(strstr(ask("puzzle nim 3 4711"), "nim 2 3\n"));
    expect("answer 6", "error: CHOICE must be 1 to 5");
    expect("answer 0", "error: CHOICE must be 1 to 16");
    assert_non_null(strstr(ask("answer 2"), "cost 1.00\nbest 3 3>2\n1 2>1 1.00\n"));
    assert_non_null(strstr(fake_serial_output(), "score 0 of 1, cost 1.00\n"));
    expect("answer 4", "error: it has been answered");
    assert_non_null(strstr(ask("puzzle nim 1"), "puzzle 1 of seed 4711, easy\n"));
    ask("puzzle nim 3");
    expect("answer 4", "error: it has been answered");
}

/* A sum of two costs is known less well than one: with the bounds of a sum, this cost would have
   the mark ~. */
TEST(a_single_cost_is_printed_as_well_as_it_is_known, console_set_up) {
    ask("puzzle tenk 1 3");
    assert_non_null(strstr(ask("answer 1"), "cost 0.08\nbest 2 555:bank\n1 555:throw 0.08\n"));
}

TEST(another_seed_begins_another_ten, console_set_up) {
    ask("puzzle nim 3 4712");
    assert_non_null(strstr(ask("answer 1"), " of 1, cost "));
    ask("puzzle nim 3 4711");
    assert_non_null(strstr(ask("answer 3"), "score 1 of 1, cost 0.00\n"));
    ask("puzzle penney 3");
    assert_non_null(strstr(ask("answer 1"), " of 1, cost "));
}
