/* Two tokens that meet, with the words of the host: the numbers published, and every kind of board
   against the oracle. */

#include "pair_cases.h"

enum { BOARDS = 60, GREATEST_GOAL = 60 };

static void values_are_those_published(void **state) {
    struct board board;

    (void)state;
    reference_board("forch", BOARD_STAY, &board);
    assert_int_equal(start(&board, PAIR_VALUES_WINS, 0, 0), DONE);
    assert_true(fabs(answer(0) - 0.5156220795) <= 1e-10);
    assert_int_equal(start(&board, PAIR_VALUES_THROWS, 0, 0), DONE);
    assert_true(fabs(answer(0) - 19.4557916) <= 1e-7);
    assert_int_equal(start(&board, PAIR_VALUES_TOKENS, 0, 0), DONE);
    assert_true(fabs(answer(0) - 18.0854787) <= 1e-7);
    reference_board("chutes", BOARD_STAY, &board);
    assert_int_equal(start(&board, PAIR_VALUES_THROWS, 0, 0), DONE);
    assert_true(fabs(answer(0) - 55.588859965) <= 1e-8);
    assert_true(bound(0) <= 1e-8);
    pair_values_turn_to_wins(&pairs);
    assert_int_equal(solve(), DONE);
    assert_true(fabs(answer(0) - 0.505571689) <= 1e-9);
    assert_true(bound(0) <= 1e-9);
}

/* A long game that bounces; its number by exact elimination. */
static void a_long_game_is_answered(void **state) {
    static const struct board board = {
        .goal = 33,
        .overshoot = BOARD_BOUNCE,
        .jump_count = 10,
        .jumps = {
            {28, 15}, {8, 2}, {26, 23}, {29, 12}, {10, 1}, {32, 6}, {30, 15}, {20, 4}, {27, 7}}};
    struct board sound = board;

    (void)state;
    sound.jump_count = 9;
    assert_int_equal(start(&sound, PAIR_VALUES_THROWS, 0, 0), DONE);
    assert_true(fabs(answer(0) - 957.97) <= 0.005);
    pair_values_turn_to_wins(&pairs);
    assert_int_equal(solve(), DONE);
    assert_true(fabs(answer(0) - 0.500206) <= 5e-7);
}

static void random_boards(void **state) {
    (void)state;
    random_boards_are_within_their_bounds(random_board_campaign() ? 10 * BOARDS : BOARDS,
                                          GREATEST_GOAL);
    for (unsigned kind = 0; kind < 3; kind++) {
        assert_true(seen[kind].worst_bound <= 1e-7);
    }
}

/* Values that are rounded to fewer bytes are farther off, but not by more than they say, and no
   less certain than a residue of a unit of what is kept makes them. */
static void values_of_few_bytes_keep_to_their_bounds(void **state) {
    static const double published[] = {0.5156220795, 19.4557916, 18.0854787};
    struct board board;

    (void)state;
    reference_board("forch", BOARD_STAY, &board);
    for (uint8_t width = 2; width <= PAIR_VALUES_WIDEST; width++) {
        for (unsigned kind = PAIR_VALUES_WINS; kind <= PAIR_VALUES_TOKENS; kind++) {
            struct pair_columns *columns = &pairs.shells.columns;
            double unit;
            pair_values_start(&pairs, &board, kind);
            assert_int_equal(columns->width, PAIR_VALUES_WIDEST);
            pair_columns_lend(columns, columns->kept, width);
            pair_values_ask(&pairs, 0, 0, 0);
            assert_int_equal(solve(), DONE);
            assert_true(fabs(answer(0) - published[kind]) <= bound(0) + 1e-7);
            unit = ldexp((double)pair_columns_unit(columns), -pairs.shells.bits);
            assert_true(bound(0) <= 1e-9 + 17 * unit * (kind == PAIR_VALUES_WINS ? 60 : 20));
            assert_in_range(pairs.sweeps, 1, 60);
        }
    }
}

/* An answer comes long before the values are at rest, and keeps to its bound, which only shrinks.
 */
static void answers_improve(void **state) {
    struct board board;
    enum progress progress;
    double last = 1;
    unsigned changes = 0;

    (void)state;
    reference_board("forch", BOARD_STAY, &board);
    pair_values_start(&pairs, &board, PAIR_VALUES_WINS);
    pair_values_ask(&pairs, 0, 0, 0);
    do {
        progress = pair_values_step(&pairs);
        if (progress == IMPROVING) {
            assert_true(fabs(answer(0) - 0.5156220795) <= bound(0));
            assert_true(bound(0) <= last);
            changes += bound(0) < last;
            last = bound(0);
        }
    } while (progress != DONE);
    assert_true(changes > 5);
}

/* Whoever is asked about after that is answered by one more sweep. */
static void values_at_rest_serve_every_pair(void **state) {
    struct board board;
    uint16_t sweeps;

    (void)state;
    reference_board("forch", BOARD_STAY, &board);
    assert_int_equal(start(&board, PAIR_VALUES_TOKENS, 0, 0), DONE);
    sweeps = pairs.sweeps;
    pair_values_ask(&pairs, 0, 0, 0);
    assert_int_equal(pair_values_step(&pairs), DONE);
    pair_values_ask(&pairs, 1, 20, 22);
    assert_int_equal(pair_values_step(&pairs), WORKING);
    assert_int_equal(solve(), DONE);
    assert_int_equal(pairs.sweeps, sweeps + 1);
}

/* All ways lead through squares where whoever comes second kicks the other: nobody gets home. */
static void a_game_that_may_never_end_is_refused(void **state) {
    struct board board;

    (void)state;
    random_board(1, 29, &board);
    assert_int_equal(start(&board, PAIR_VALUES_WINS, 0, 0), IMPOSSIBLE);
    assert_int_equal(start(&board, PAIR_VALUES_THROWS, 0, 0), IMPOSSIBLE);
}

/* Of the sweeps before the last one. The chances begin with some for the throws, and to begin anew
   does not set the bar back. */
static void the_bar_is_half_full_after_twelve_sweeps(void **state) {
    struct board board;

    (void)state;
    reference_board("chutes", BOARD_STAY, &board);
    for (unsigned kind = PAIR_VALUES_WINS; kind <= PAIR_VALUES_TOKENS; kind++) {
        unsigned most = 0;
        enum progress progress = WORKING;
        pair_values_start(&pairs, &board, kind);
        pair_values_ask(&pairs, 0, 0, 0);
        while (progress != DONE) {
            unsigned sweeps = pairs.sweeps;
            bool sweeping = pairs.stage == PAIR_SWEEPING;
            progress = pair_values_step(&pairs);
            if (sweeping && pairs.sweeps != sweeps && sweeps > most) {
                most = sweeps;
            }
            assert_int_equal(pair_values_done(&pairs),
                             PROGRESS_ALL - 12 * PROGRESS_ALL / (12 + most));
        }
        assert_true(most >= 12);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_are_those_published),
        cmocka_unit_test(a_long_game_is_answered),
        cmocka_unit_test(built_in_boards_are_within_their_bounds),
        cmocka_unit_test(random_boards),
        cmocka_unit_test(values_of_few_bytes_keep_to_their_bounds),
        cmocka_unit_test(answers_improve),
        cmocka_unit_test(values_at_rest_serve_every_pair),
        cmocka_unit_test(the_bar_is_half_full_after_twelve_sweeps),
        cmocka_unit_test(a_game_that_may_never_end_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
