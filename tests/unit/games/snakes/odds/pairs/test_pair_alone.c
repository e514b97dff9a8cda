/* First values of pairs, against the expected throws of the oracle. */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/snakes/odds/pairs/pair_alone.h"
#include "games/snakes/odds/pairs/pair_values.h"
#include "oracle/oracle.h"
#include "oracle/reference.h"

static struct pair_values pairs;

/* Lists the expected throws by rank, without the squares on which no token can stand; 0 for the
   goal. Returns the number of ranks. */
static unsigned list_expected(const struct board *board, unsigned last, double expected[]) {
    double by_square[ORACLE_SQUARES];
    struct oracle_moves moves;
    unsigned ranks = 0;

    oracle_moves(board, &moves);
    oracle_expected(&moves, by_square);
    for (unsigned square = 0; square <= last; square++) {
        if (moves.can_stand[square]) {
            expected[ranks++] = square == board->goal ? 0 : by_square[square];
        }
    }
    return ranks;
}

static void begin(const struct board *board, enum pair_values_kind kind) {
    unsigned slices = 0;
    enum progress progress;

    pair_values_start(&pairs, board, kind);
    pair_alone_start(&pairs.alone, board);
    while ((progress = pair_alone_step(&pairs.alone, &pairs.state)) == WORKING) {
        assert_true(++slices < 10000);
    }
    assert_int_equal(progress, DONE);
}

static double value_of(pair_word word) {
    return ldexp((double)word, -pairs.alone.bits);
}

/* The throws of two players add up (`both`). Of two tokens the one that takes longer counts. */
static void check_first(const double expected[], unsigned ranks, bool both) {
    double most = 0;

    for (unsigned one = 0; one < ranks; one++) {
        for (unsigned other = 0; other < ranks; other++) {
            double wanted =
                both ? expected[one] + expected[other] : fmax(expected[one], expected[other]);
            double got = value_of(
                pair_alone_first(&pairs.alone, &pairs.state, (uint8_t)one, (uint8_t)other));
            assert_true(fabs(got - wanted) <= 2e-6 * wanted + 2 * ldexp(1, -pairs.alone.bits));
            most = fmax(most, got);
        }
    }
    /* The values have as many bits as the greatest has room for. */
    most = ldexp(most, pairs.alone.bits);
    const uint8_t bits = pair_table_range_bits(&pairs.state.table);
    assert_true(most <= (double)pairs.state.most);
    assert_true(most >= (double)pairs.state.most / 4 - 1 || pairs.alone.bits == bits - 3);
}

TEST(values_begin_with_what_both_take_alone) {
    for (unsigned i = 0; reference_names[i] != NULL; i++) {
        for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
            struct board board;
            double expected[ORACLE_SQUARES];
            unsigned ranks;
            reference_board(reference_names[i], rule, &board);
            ranks = list_expected(&board, board.goal - 1U, expected);
            begin(&board, PAIR_VALUES_THROWS);
            check_first(expected, ranks, true);
            begin(&board, PAIR_VALUES_WINS); /* begins with the throws, for their bound */
            check_first(expected, ranks, true);
            ranks = list_expected(&board, board.goal, expected);
            begin(&board, PAIR_VALUES_TOKENS);
            check_first(expected, ranks, false);
        }
    }
}

/* The first throw wins. */
TEST(short_games_have_no_more_bits_than_make_sense) {
    const struct board board = {6, BOARD_WIN, 5, {{1, 6}, {2, 6}, {3, 6}, {4, 6}, {5, 6}}};
    const double expected[] = {1, 0};

    begin(&board, PAIR_VALUES_TOKENS);
    check_first(expected, 2, false);
    assert_true(pairs.alone.bits <= PAIR_RANGE_BITS - 3);
}

/* With four walls of snakes the game is too long to be solved, so that the first values are all the
   same. */
TEST(games_that_take_too_long_begin_with_nothing) {
    struct board board = {47, BOARD_STAY, 0, {{0, 0}}};
    enum progress progress;

    for (unsigned jump = 0; jump < BOARD_JUMPS; jump++) {
        board.jumps[board.jump_count++] =
            (struct board_jump){(uint8_t)(7 + jump / 5 * 9 + jump % 5), 0};
    }
    pair_values_start(&pairs, &board, PAIR_VALUES_THROWS);
    memset(pairs.alone.by_rank, 0xFF, sizeof pairs.alone.by_rank);
    pair_alone_start(&pairs.alone, &board);
    while ((progress = pair_alone_step(&pairs.alone, &pairs.state)) == WORKING) {
        continue;
    }
    assert_int_equal(progress, IMPOSSIBLE);
    for (unsigned rank = 0; rank < pairs.state.table.ranks; rank++) {
        assert_true(pairs.alone.by_rank[rank] == 0);
    }
    pair_values_start(&pairs, &board, PAIR_VALUES_THROWS);
    for (unsigned slices = 0; pairs.stage != PAIR_SWEEPING; slices++) {
        assert_int_equal(pair_values_step(&pairs), WORKING); /* and the sweeps begin all the same */
        assert_true(slices < 10000);
    }
    assert_true(pairs.start > 0);
}
