/* Two tokens that meet, with the words and the room of the Mega. */

#define PAIR_WORD_BITS    32
#define PAIR_VALUES_BYTES 5680

#include "games/snakes/odds/pairs/pair_alone.c"
#include "games/snakes/odds/pairs/pair_bound.c"
#include "games/snakes/odds/pairs/pair_choice.c"
#include "games/snakes/odds/pairs/pair_columns.c"
#include "games/snakes/odds/pairs/pair_duel.c"
#include "games/snakes/odds/pairs/pair_leaps.c"
#include "games/snakes/odds/pairs/pair_places.c"
#include "games/snakes/odds/pairs/pair_shells.c"
#include "games/snakes/odds/pairs/pair_values.c"

#include "pair_cases.h"

enum { BOARDS = 60, GREATEST_GOAL = 60 };

static void random_boards(void **state) {
    (void)state;
    random_boards_are_within_their_bounds(random_board_campaign() ? 10 * BOARDS : BOARDS,
                                          GREATEST_GOAL);
    assert_true(seen[PAIR_VALUES_WINS].worst_error <= 1e-4);
}

/* The bound is not so wide that nothing is known: an error reaches a hundredth of it. A residue
   left out by mistake would be found by the comparison above. */
static void bounds_are_not_idle(void **state) {
    (void)state;
    for (unsigned kind = 0; kind < 3; kind++) {
        assert_true(seen[kind].closest >= 0.01);
    }
}

/* Had a stay to be waited for, chutes would take 30 sweeps for the chances and 34 for two tokens.
 */
static void sweeps_are_few(void **state) {
    struct board board;

    (void)state;
    reference_board("chutes", BOARD_STAY, &board);
    assert_int_equal(start(&board, PAIR_VALUES_WINS, 0, 0), DONE);
    assert_int_equal(pairs.shells.columns.width, 3);
    assert_in_range(pairs.sweeps, 1, 20);
    assert_true(fabs(answer(0) - 0.505571689) <= 1e-6 && bound(0) <= 1e-5);
    assert_int_equal(start(&board, PAIR_VALUES_TOKENS, 0, 0), DONE);
    assert_in_range(pairs.sweeps, 1, 14);
}

/* Twenty snakes with tails of their own, on a long board, or half of them under bounce. */
static void long_boards_have_room(void **state) {
    struct board board = {100, BOARD_STAY, 0, {{0, 0}}};

    (void)state;
    while (board.jump_count < BOARD_JUMPS) {
        uint8_t from = (uint8_t)(98 - 2 * board.jump_count);
        board.jumps[board.jump_count++] = (struct board_jump){from, from - 41};
    }
    pair_values_start(&pairs, &board, PAIR_VALUES_WINS);
    assert_true(pair_values_fit(&pairs));
    pair_values_start(&pairs, &board, PAIR_VALUES_TOKENS);
    assert_true(pair_values_fit(&pairs));
    board.overshoot = BOARD_BOUNCE;
    board.jump_count = BOARD_JUMPS / 2;
    pair_values_start(&pairs, &board, PAIR_VALUES_WINS);
    assert_true(pair_values_fit(&pairs));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(built_in_boards_are_within_their_bounds),
        cmocka_unit_test(random_boards),
        cmocka_unit_test(bounds_are_not_idle),
        cmocka_unit_test(sweeps_are_few),
        cmocka_unit_test(long_boards_have_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
