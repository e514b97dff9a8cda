/* What comes of a throw in one word, and how many faces do what. Forch: 3>12 10>18 13>2 23>14, goal
   24. How positions move is in test_snakes.c. */

#include "support/testing.h"

#include "games/snakes/position.h"
#include "oracle/reference.h"

static struct board board;

static struct position at(uint8_t square, uint8_t other) {
    struct position position = {.players = 2, .tokens = 1, .kicks = true};

    reference_board("forch", BOARD_STAY, &board);
    position.square[0][0] = square;
    position.square[1][0] = other;
    assert_true(position_check(&position, &board));
    return position;
}

static enum position_outcome outcome(uint8_t square, uint8_t other, uint8_t face) {
    struct position position = at(square, other);
    struct position_move move = position_next(&position, &board, 0, face);

    return position_outcome(&move, &board);
}

static void a_throw_has_one_outcome(void **state) {
    (void)state;
    assert_int_equal(outcome(0, 0, 1), POSITION_WALKS);
    assert_int_equal(outcome(0, 0, 3), POSITION_CLIMBS);
    assert_int_equal(outcome(9, 0, 4), POSITION_SLIDES);
    assert_int_equal(outcome(22, 0, 5), POSITION_STAYS);
    assert_int_equal(outcome(22, 0, 2), POSITION_HOME);
    assert_int_equal(outcome(5, 7, 2), POSITION_KICKS);
    assert_int_equal(outcome(0, 12, 3), POSITION_KICKS); /* at the top of the ladder */
}

static void a_ladder_to_the_goal_is_home(void **state) {
    struct position position = at(0, 0);
    struct position_move move;

    (void)state;
    board.jumps[0].to = board.goal;
    move = position_next(&position, &board, 0, 3);
    assert_int_equal(position_outcome(&move, &board), POSITION_HOME);
    assert_int_equal(position_count_faces(&position, &board, 0).home, 1);
    assert_int_equal(position_count_faces(&position, &board, 0).climb, 0);
}

static void check_faces(uint8_t square, uint8_t other, struct position_faces want) {
    struct position position = at(square, other);
    struct position_faces got = position_count_faces(&position, &board, 0);

    assert_int_equal(got.climb, want.climb);
    assert_int_equal(got.slide, want.slide);
    assert_int_equal(got.stay, want.stay);
    assert_int_equal(got.home, want.home);
    assert_int_equal(got.kick, want.kick);
}

static void faces_are_counted_by_what_they_do(void **state) {
    (void)state;
    check_faces(8, 9, (struct position_faces){.climb = 1, .slide = 1, .kick = 1});
    check_faces(22, 0, (struct position_faces){.slide = 1, .stay = 4, .home = 1});
    check_faces(0, 12, (struct position_faces){.climb = 1, .kick = 1}); /* one face does both */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_throw_has_one_outcome),
        cmocka_unit_test(a_ladder_to_the_goal_is_home),
        cmocka_unit_test(faces_are_counted_by_what_they_do),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
