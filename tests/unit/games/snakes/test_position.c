/* Counts of faces that climb or slide. Forch: 3>12 10>18 13>2 23>14, goal 24. test_snakes.c tests
   how positions move. */

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

TEST(a_ladder_to_the_goal_is_home) {
    struct position position = at(0, 0);

    board.jumps[0].to = board.goal;
    assert_int_equal(position_count_faces(&position, &board, 0).climb, 0);
}

static void check_faces(uint8_t square, uint8_t other, struct position_faces want) {
    struct position position = at(square, other);
    struct position_faces got = position_count_faces(&position, &board, 0);

    assert_int_equal(got.climb, want.climb);
    assert_int_equal(got.slide, want.slide);
}

TEST(faces_are_counted_by_what_they_do) {
    check_faces(8, 9, (struct position_faces){.climb = 1, .slide = 1});
    check_faces(22, 0, (struct position_faces){.slide = 1});
    check_faces(0, 12, (struct position_faces){.climb = 1}); /* the face also kicks */
}
