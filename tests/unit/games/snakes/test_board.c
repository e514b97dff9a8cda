/* Moves, ways and faults of boards. */

#include "support/testing.h"
#include <stddef.h>
#include <stdint.h>

#include "oracle/oracle.h"
#include "oracle/reference.h"
#include "support/random_board.h"

static void check_moves(const struct board *board) {
    struct oracle_moves moves;

    oracle_moves(board, &moves);
    for (uint8_t square = 0; square <= board->goal; square++) {
        int8_t jump = board_jump_from(board, square);
        assert_int_equal(board_can_stand(board, square), moves.can_stand[square]);
        assert_int_equal(jump < 0, moves.can_stand[square]);
        if (jump >= 0) {
            assert_int_equal(board->jumps[jump].from, square);
            continue;
        }
        assert_int_equal(board_soonest(board, square), oracle_soonest(&moves, square));
        for (uint8_t face = 1; square < board->goal && face <= BOARD_FACES; face++) {
            struct board_move move = board_throw(board, square, face);
            assert_int_equal(move.stop, moves.stop[square][face - 1]);
            assert_int_equal(move.landing, moves.landing[square][face - 1]);
            assert_int_equal(move.step == BOARD_LADDER, move.landing > move.stop);
            assert_int_equal(move.step == BOARD_SNAKE, move.landing < move.stop);
            assert_true(move.step != BOARD_FINISHED || move.landing == board->goal);
        }
    }
}

TEST(moves_agree_with_the_oracle) {
    uint64_t seed = random_board_seed();

    for (unsigned number = 0; number < random_board_count(); number++) {
        struct board board;
        random_board(seed, number, &board);
        assert_int_equal(board_check(&board, &(uint8_t){0}), BOARD_SOUND);
        check_moves(&board);
    }
}

static void check_throw(const struct board *board, uint8_t square, uint8_t face, uint8_t stop,
                        uint8_t landing, enum board_step step) {
    struct board_move move = board_throw(board, square, face);
    assert_int_equal(move.stop, stop);
    assert_int_equal(move.landing, landing);
    assert_int_equal(move.step, step);
}

TEST(moves_are_those_of_the_rules_read_by_hand) {
    struct board board = {20, BOARD_STAY, 4, {{3, 20}, {15, 2}, {18, 19}, {17, 4}}};
    check_throw(&board, 0, 1, 1, 1, BOARD_PLAIN);
    check_throw(&board, 0, 3, 3, 20, BOARD_LADDER);
    check_throw(&board, 14, 1, 15, 2, BOARD_SNAKE);
    check_throw(&board, 14, 6, 20, 20, BOARD_FINISHED);
    check_throw(&board, 16, 5, 16, 16, BOARD_STAYED);
    board.overshoot = BOARD_WIN;
    check_throw(&board, 16, 5, 20, 20, BOARD_FINISHED);
    board.overshoot = BOARD_BOUNCE;
    check_throw(&board, 16, 5, 19, 19, BOARD_PLAIN);
    check_throw(&board, 16, 6, 18, 19, BOARD_LADDER);
    check_throw(&board, 19, 2, 19, 19, BOARD_PLAIN);
    check_throw(&board, 19, 4, 17, 4, BOARD_SNAKE);
    check_throw(&board, 19, 6, 15, 2, BOARD_SNAKE);
}

TEST(jumps_are_found_by_their_start) {
    const struct board board = {20, BOARD_STAY, 2, {{3, 20}, {15, 2}}};

    for (uint8_t square = 0; square <= 20; square++) {
        assert_int_equal(board_jump_from(&board, square), square == 3 ? 0 : square == 15 ? 1 : -1);
    }
}

static const struct fault_case {
    struct board board;
    enum board_fault fault;
    uint8_t square;
} fault_cases[] = {
    {{6, BOARD_STAY, 0, {{0, 0}}}, BOARD_SOUND, 0},
    {{100, BOARD_BOUNCE, 1, {{99, 0}}}, BOARD_SOUND, 0},
    {{10, BOARD_WIN, 3, {{9, 10}, {8, 10}, {1, 10}}}, BOARD_SOUND, 0},
    {{10, BOARD_STAY, 2, {{9, 2}, {8, 2}}}, BOARD_SOUND, 0}, /* two jumps may end on one square */
    {{5, BOARD_STAY, 0, {{0, 0}}}, BOARD_GOAL_OUT_OF_RANGE, 0},
    {{0, BOARD_STAY, 0, {{0, 0}}}, BOARD_GOAL_OUT_OF_RANGE, 0},
    {{101, BOARD_STAY, 0, {{0, 0}}}, BOARD_GOAL_OUT_OF_RANGE, 0},
    {{255, BOARD_STAY, 0, {{0, 0}}}, BOARD_GOAL_OUT_OF_RANGE, 0},
    {{20, BOARD_WIN + 1, 0, {{0, 0}}}, BOARD_OVERSHOOT_UNKNOWN, 0},
    {{20, 255, 0, {{0, 0}}}, BOARD_OVERSHOOT_UNKNOWN, 0},
    {{20, BOARD_STAY, BOARD_JUMPS + 1, {{3, 4}}}, BOARD_TOO_MANY_JUMPS, 0},
    {{20, BOARD_STAY, 255, {{3, 4}}}, BOARD_TOO_MANY_JUMPS, 0},
    {{20, BOARD_STAY, 1, {{21, 4}}}, BOARD_JUMP_OFF_BOARD, 21},
    {{20, BOARD_STAY, 1, {{4, 21}}}, BOARD_JUMP_OFF_BOARD, 21},
    {{20, BOARD_STAY, 2, {{3, 9}, {4, 255}}}, BOARD_JUMP_OFF_BOARD, 255},
    {{20, BOARD_STAY, 1, {{0, 4}}}, BOARD_JUMP_FROM_START, 0},
    {{20, BOARD_STAY, 1, {{20, 4}}}, BOARD_JUMP_FROM_GOAL, 20},
    {{20, BOARD_STAY, 1, {{7, 7}}}, BOARD_JUMP_TO_ITSELF, 7},
    {{20, BOARD_STAY, 2, {{7, 3}, {7, 9}}}, BOARD_JUMP_TWICE, 7},
    {{20, BOARD_STAY, 3, {{7, 3}, {8, 2}, {7, 3}}}, BOARD_JUMP_TWICE, 7},
    {{20, BOARD_STAY, 2, {{7, 3}, {9, 7}}}, BOARD_JUMP_CHAINED, 7},
    {{20, BOARD_STAY, 2, {{9, 7}, {7, 3}}}, BOARD_JUMP_CHAINED, 7},
    {{20, BOARD_STAY, 2, {{9, 7}, {7, 9}}}, BOARD_JUMP_CHAINED, 7}, /* or 9: see below */
};

TEST(every_fault_is_named_with_its_square) {
    for (unsigned i = 0; i < sizeof fault_cases / sizeof fault_cases[0]; i++) {
        const struct fault_case *f = &fault_cases[i];
        uint8_t square = 77;
        enum board_fault fault = board_check(&f->board, &square);
        bool either = f->fault == BOARD_JUMP_CHAINED && f->board.jumps[1].to == 9;
        if (fault != f->fault || (square != f->square && !(either && square == 9))) {
            fail_msg("case %u: fault %u at %u, not %u at %u", i, fault, square, f->fault,
                     f->square);
        }
    }
}

/* Six snakes in a row; the square named must be one that is shut in. */
TEST(a_square_that_is_shut_in_is_named) {
    struct board board = {20, BOARD_STAY, 6, {{8, 0}, {9, 1}, {10, 2}, {11, 3}, {12, 4}, {13, 5}}};
    for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
        struct oracle_moves moves;
        uint8_t square = 77;
        board.overshoot = (uint8_t)rule;
        oracle_moves(&board, &moves);
        assert_int_equal(board_check(&board, &square), BOARD_GOAL_UNREACHABLE);
        assert_true(square <= board.goal && moves.can_stand[square]);
        assert_int_equal(oracle_soonest(&moves, square), UINT8_MAX);
        assert_int_equal(board_soonest(&board, square), UINT8_MAX);
    }
    board.jump_count--;
    assert_int_equal(board_check(&board, &(uint8_t){0}), BOARD_SOUND);
}

/* All squares are checked, not only those that the start leads to. */
TEST(a_trap_that_the_start_does_not_lead_to_is_a_fault_too) {
    struct board board = {30, BOARD_STAY, 18, {{0, 0}}};
    for (unsigned k = 0; k < 6; k++) {
        board.jumps[k] = (struct board_jump){(uint8_t)(1 + k), 29};
        board.jumps[6 + k] = (struct board_jump){(uint8_t)(14 + k), 8};
        board.jumps[12 + k] = (struct board_jump){(uint8_t)(20 + k), 9};
    }
    uint8_t square = 77;
    assert_int_equal(board_check(&board, &square), BOARD_GOAL_UNREACHABLE);
    assert_in_range(square, 7, 13);
}

/* Boards with random contents are accepted exactly when they are games. */
TEST(a_board_is_sound_exactly_when_it_is_a_game) {
    struct random_source source = {random_board_seed()};
    unsigned games = 0, trials = 100 * random_board_count();
    for (unsigned trial = 0; trial < trials; trial++) {
        struct board board = {0};
        board.goal =
            (uint8_t)(trial % 3 == 0 ? random_below(&source, 256) : 6 + random_below(&source, 30));
        board.overshoot = (uint8_t)(random_below(&source, 20) == 0 ? random_below(&source, 256)
                                                                   : random_below(&source, 3));
        board.jump_count = (uint8_t)random_below(&source, trial % 5 == 0 ? 256 : 9);
        unsigned span = random_below(&source, 30) == 0 ? 256U : board.goal + 1U;
        for (unsigned j = 0; j < BOARD_JUMPS; j++) {
            board.jumps[j] = (struct board_jump){(uint8_t)random_below(&source, span),
                                                 (uint8_t)random_below(&source, span)};
        }
        uint8_t square = UINT8_MAX;
        bool sound = board_check(&board, &square) == BOARD_SOUND;
        char text[RANDOM_BOARD_TEXT];
        random_board_text(&board, text);
        if (sound != oracle_is_game(&board)) {
            fail_msg("%s is %sa game", text, sound ? "not " : "");
        }
        assert_true(square == 0 || !sound);
        games += sound;
    }
    assert_true(games > trials / 100);
}

TEST(the_fewest_throws_are_found) {
    static const uint8_t throws[] = {3, 7};
    for (unsigned i = 0; i < 2; i++) {
        struct board board;
        reference_board(reference_names[i], BOARD_STAY, &board);
        assert_int_equal(board_soonest(&board, 0), throws[i]);
        assert_int_equal(board_soonest(&board, board.goal), 0);
    }
}
