/* Two players with kick-out: the rule book's numbers, and every position against the oracle. */

#include "support/testing.h"

#include <math.h>
#include <stdio.h>

#include "games/snakes/pair_values.h"
#include "oracle/pair_oracle.h"
#include "oracle/reference.h"
#include "support/random_board.h"

/* What the parts have room for. */
enum { ROOM_328P = 1200, ROOM_1284P = 14792, BOARDS = 40, SMALL = 30, PERIODIC = 9 };

static struct pair_values pairs;
static oracle_pairs wins, throws;

static double value(unsigned first, unsigned second) {
    struct real real = pair_values_at(&pairs, (uint8_t)first, (uint8_t)second);
    return ldexp(real.mantissa, -real.fraction_bits);
}

static unsigned standing(const struct board *board) {
    return (unsigned)board->goal - board->jump_count;
}

static enum progress solve(const struct board *board, enum pair_values_kind kind, unsigned width) {
    enum progress progress;
    uint8_t before = 0;

    pair_values_start(&pairs, board, kind);
    assert_int_equal(pairs.width, 4);
    pairs.width = (uint8_t)width;
    do {
        progress = pair_values_step(&pairs);
        assert_true(pair_values_done(&pairs) >= before);
        before = pair_values_done(&pairs);
    } while (progress == WORKING);
    return progress;
}

static void values_are_those_published(void **state) {
    struct board board;

    (void)state;
    reference_board("forch", BOARD_STAY, &board);
    for (unsigned width = 3; width <= 4; width++) {
        assert_int_equal(solve(&board, PAIR_VALUES_WINS, width), DONE);
        assert_true(fabs(value(0, 0) - 0.5156220795) <= 1e-7);
        assert_int_equal(solve(&board, PAIR_VALUES_THROWS, width), DONE);
        assert_true(fabs(value(0, 0) - 19.4557916) <= 5e-7);
    }
    reference_board("chutes", BOARD_STAY, &board);
    assert_int_equal(solve(&board, PAIR_VALUES_WINS, 4), DONE);
    assert_true(fabs(value(0, 0) - 0.505571689) <= 1e-8);
    assert_int_equal(solve(&board, PAIR_VALUES_THROWS, 4), DONE);
    assert_true(fabs(value(0, 0) - 55.588859965) <= 1e-6);
}

/* The greatest error over all positions. */
static double error(const struct board *board, const struct oracle_moves *moves,
                    oracle_pairs truth) {
    double most = 0;

    for (unsigned a = 0; a < board->goal; a++) {
        for (unsigned b = 0; b < board->goal; b++) {
            if (moves->can_stand[a] && moves->can_stand[b]) {
                most = fmax(most, fabs(value(a, b) - (double)truth[a][b]));
            }
        }
    }
    return most;
}

static double greatest(const struct board *board, const struct oracle_moves *moves) {
    double most = 0;

    for (unsigned a = 0; a < board->goal; a++) {
        for (unsigned b = 0; b < board->goal; b++) {
            if (moves->can_stand[a] && moves->can_stand[b]) {
                most = fmax(most, (double)throws[a][b]);
            }
        }
    }
    return most;
}

/* Errors seen, by bytes of a value. */
static struct seen {
    double wins;
    double throws; /* relative to the greatest */
    unsigned boards;
    unsigned sweeps;
} seen[5];

static void compare(const struct board *board, unsigned least_width) {
    struct oracle_moves moves;
    double most;

    oracle_moves(board, &moves);
    oracle_duel(&moves, wins, throws);
    most = greatest(board, &moves);
    for (unsigned width = least_width; width <= 4; width++) {
        struct seen *at = &seen[width];
        assert_int_equal(solve(board, PAIR_VALUES_WINS, width), DONE);
        at->wins = fmax(at->wins, error(board, &moves, wins));
        assert_int_equal(solve(board, PAIR_VALUES_THROWS, width), DONE);
        at->throws = fmax(at->throws, error(board, &moves, throws) / most);
        at->boards++;
        if (pairs.sweeps > at->sweeps) {
            at->sweeps = pairs.sweeps;
        }
    }
}

/* Games of up to 200 throws, so that the oracle comes to its end; and not those in which two
   players can meet each other on every round, and may do so for ever. */
static bool is_short(const struct board *board) {
    struct oracle_moves moves;
    double expected[ORACLE_SQUARES];

    oracle_moves(board, &moves);
    oracle_load(&moves);
    oracle_expected(expected);
    for (unsigned square = 0; square < board->goal; square++) {
        if (expected[square] > 200) {
            return false;
        }
    }
    return true;
}

static void say_and_check(void) {
    for (unsigned width = 2; width <= 4; width++) {
        printf("%u bytes: %u boards, P wrong by %.2g, throws by %.2g of them, %u sweeps\n", width,
               seen[width].boards, seen[width].wins, seen[width].throws, seen[width].sweeps);
    }
    assert_true(seen[4].wins <= 1e-8);
    assert_true(seen[3].wins <= 5e-7);
    assert_true(seen[2].wins <= 1e-4);
    assert_true(seen[4].throws <= 1e-7);
    assert_true(seen[3].throws <= 5e-6);
    assert_true(seen[2].throws <= 2e-3);
}

static void built_in_boards_agree_with_the_oracle(void **state) {
    (void)state;
    for (unsigned i = 0; reference_names[i]; i++) {
        for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
            struct board board;
            reference_board(reference_names[i], rule, &board);
            compare(&board, standing(&board) <= 20 || rule == BOARD_STAY ? 2 : 4);
        }
    }
    say_and_check();
}

static void random_boards_agree_with_the_oracle(void **state) {
    uint64_t seed = random_board_seed();
    unsigned done = 0;

    (void)state;
    for (unsigned number = 0; done < BOARDS; number++) {
        struct board board;
        random_board(seed, number, &board);
        if (board.goal > SMALL || number % random_board_families() == PERIODIC ||
            !is_short(&board)) {
            continue;
        }
        compare(&board, 2);
        done++;
    }
    say_and_check();
    oracle_unload();
}

/* Games too long for the 4,000 sweeps are said to be: a row of snakes with one way through. */
static void a_game_that_is_too_long_is_refused(void **state) {
    struct board board = {30, BOARD_STAY, 0, {{0, 0}}};

    (void)state;
    for (uint8_t square = 7; square < 30; square++) {
        if (square % 6 != 0 && board.jump_count < BOARD_JUMPS) {
            board.jumps[board.jump_count++] = (struct board_jump){square, 0};
        }
    }
    assert_int_equal(solve(&board, PAIR_VALUES_THROWS, 4), IMPOSSIBLE);
}

/* All ways lead through squares where whoever comes second kicks the other: nobody gets home. */
static void a_game_that_may_never_end_is_refused(void **state) {
    struct board board;

    (void)state;
    random_board(1, 29, &board);
    assert_int_equal(solve(&board, PAIR_VALUES_WINS, 4), IMPOSSIBLE);
    assert_int_equal(solve(&board, PAIR_VALUES_THROWS, 2), IMPOSSIBLE);
}

/* How many bytes a value gets: at most 4, and all cells within the memory. */
static void every_board_has_room_on_the_host(void **state) {
    struct board board = {100, BOARD_STAY, 0, {{0, 0}}};

    (void)state;
    assert_int_equal(PAIR_VALUES_BYTES / (100 * 100), 4);
    assert_int_equal(pair_values_width(&board, PAIR_VALUES_WINS), 4);
    assert_int_equal(pair_values_width(&board, PAIR_VALUES_TOKENS), 4);
    assert_true(3 * 20 * 20 <= ROOM_328P && 2 * 24 * 24 <= ROOM_328P);
    assert_true(2 * 86 * 86 <= ROOM_1284P);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_are_those_published),
        cmocka_unit_test(built_in_boards_agree_with_the_oracle),
        cmocka_unit_test(random_boards_agree_with_the_oracle),
        cmocka_unit_test(a_game_that_is_too_long_is_refused),
        cmocka_unit_test(a_game_that_may_never_end_is_refused),
        cmocka_unit_test(every_board_has_room_on_the_host),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
