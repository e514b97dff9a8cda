/* Two tokens and the choice between them: values and choices against the oracle's. The bounds of
   the values are tested with those of other pairs (test_pair_values.c). */

#include "support/testing.h"

#include <math.h>
#include <stdio.h>

#include "games/snakes/odds/two_tokens.h"
#include "oracle/pair_oracle.h"
#include "oracle/reference.h"
#include "support/random_board.h"

enum { BOARDS = 10, SMALL = 24, LONGEST = 200, PERIODIC = 9 };

static struct two_tokens tokens;
static oracle_pairs truth, reached;
static oracle_choice first;

static double read(struct bounded bounded) {
    return ldexp((double)bounded.mantissa, -bounded.fraction_bits);
}

static void solve(void) {
    enum progress progress;

    do {
        progress = two_tokens_step(&tokens);
    } while (progress == WORKING || progress == IMPROVING);
    assert_int_equal(progress, DONE);
}

static double left(unsigned a, unsigned b) {
    two_tokens_ask(&tokens, (const uint8_t[]){(uint8_t)a, (uint8_t)b}, 0);
    solve();
    return read(two_tokens_left(&tokens));
}

TEST(values_are_those_published) {
    struct board board;

    reference_board("forch", BOARD_STAY, &board);
    two_tokens_start(&tokens, &board);
    assert_true(tokens.exact);
    assert_true(fabs(left(0, 0) - 18.0854787) <= 1e-7);
    assert_true(fabs(left(24, 0) - 12.6448372) <= 2e-6);
    assert_true(left(24, 24) == 0);
}

/* What both moves of a face leave, and which is chosen. */
static void check_face(const struct board *board, const struct oracle_moves *m, unsigned a,
                       unsigned b, unsigned face) {
    const uint8_t squares[] = {(uint8_t)a, (uint8_t)b};
    uint8_t token;

    two_tokens_ask(&tokens, squares, (uint8_t)face);
    solve();
    token = two_tokens_choose(&tokens);
    first[a][b][face - 1] = token == 0;
    assert_int_not_equal(squares[token], board->goal);
    if (a != board->goal) {
        assert_true(fabs(read(two_tokens_after(&tokens, 0)) -
                         (double)truth[m->landing[a][face - 1]][b]) <= 1e-6);
    }
    if (b != board->goal) {
        assert_true(fabs(read(two_tokens_after(&tokens, 1)) -
                         (double)truth[a][m->landing[b][face - 1]]) <= 1e-6);
    }
}

/* All positions: what the faces leave, and what all choices together cost from the start. */
static void compare(const struct board *board, const struct oracle_moves *moves) {
    two_tokens_start(&tokens, board);
    for (unsigned a = 0; a <= board->goal; a++) {
        for (unsigned b = 0; b <= board->goal; b++) {
            if (!moves->can_stand[a] || !moves->can_stand[b] ||
                (a == board->goal && b == board->goal)) {
                continue;
            }
            for (unsigned face = 1; face <= BOARD_FACES; face++) {
                check_face(board, moves, a, b, face);
            }
        }
    }
    oracle_tokens_choosing(moves, first, reached);
    assert_true(reached[0][0] - truth[0][0] <= 1e-8L);
}

static bool is_short(const struct oracle_moves *moves) {
    oracle_tokens(moves, truth);
    for (unsigned square = 0; square < moves->goal; square++) {
        if (truth[square][moves->goal] > LONGEST) {
            return false;
        }
    }
    return true;
}

TEST(choices_on_random_boards_are_the_best) {
    uint64_t seed = random_board_seed();
    unsigned done = 0;

    for (unsigned number = 0; done < BOARDS; number++) {
        struct board board;
        struct oracle_moves moves;
        random_board(seed, number, &board);
        oracle_moves(&board, &moves);
        if (board.goal > SMALL || number % random_board_families() == PERIODIC ||
            !is_short(&moves)) {
            continue;
        }
        compare(&board, &moves);
        done++;
    }
}

TEST(choices_on_forch_are_the_best) {
    for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
        struct board board;
        struct oracle_moves moves;
        reference_board("forch", (uint8_t)rule, &board);
        oracle_moves(&board, &moves);
        oracle_tokens(&moves, truth);
        compare(&board, &moves);
    }
}

/* ---- where there is no room -------------------------------------------------------------------
 */

/* As on a board that does not fit. */
static void start_rough(const struct board *board) {
    tokens.board = board;
    tokens.exact = false;
    absorption_start(&tokens.alone, &(struct absorption_question){.board = board});
    solve();
}

static double rough(const struct oracle_moves *m, unsigned a, unsigned b) {
    double one = (double)truth[a][m->goal];
    double other = (double)truth[b][m->goal];

    return fmax(one, other) + fmin(one, other) / 4;
}

static void expect_rough(const struct oracle_moves *m, struct bounded found, unsigned a,
                         unsigned b) {
    double bound = ldexp((double)found.error, -found.fraction_bits);
    double exact = (double)truth[a][b];

    assert_true(fabs(read(found) - rough(m, a, b)) <= 1e-5);
    assert_true(fabs(read(found) - exact) <= bound);
    assert_true(bound <= (a == m->goal || b == m->goal ? 1e-4 : read(found)));
}

/* The longer of what each takes alone and a quarter of the shorter; of one alone exact. */
TEST(rough_values_are_marked_as_such) {
    for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
        struct board board;
        struct oracle_moves m;
        reference_board("forch", (uint8_t)rule, &board);
        oracle_moves(&board, &m);
        oracle_tokens(&m, truth);
        start_rough(&board);
        assert_int_equal(two_tokens_done(&tokens), PROGRESS_ALL);
        for (unsigned a = 0; a <= board.goal; a++) {
            for (unsigned b = 0; b < board.goal; b++) {
                uint8_t face = (uint8_t)(1 + (a + b) % BOARD_FACES);
                double first_moved, second_moved;
                if (!m.can_stand[a] || !m.can_stand[b]) {
                    continue;
                }
                two_tokens_ask(&tokens, (const uint8_t[]){(uint8_t)a, (uint8_t)b}, face);
                assert_int_equal(two_tokens_step(&tokens), DONE);
                expect_rough(&m, two_tokens_left(&tokens), a, b);
                expect_rough(&m, two_tokens_after(&tokens, 1), a, m.landing[b][face - 1]);
                if (a == board.goal) {
                    assert_int_equal(two_tokens_choose(&tokens), 1);
                    continue;
                }
                expect_rough(&m, two_tokens_after(&tokens, 0), m.landing[a][face - 1], b);
                first_moved = rough(&m, m.landing[a][face - 1], b);
                second_moved = rough(&m, a, m.landing[b][face - 1]);
                if (fabs(first_moved - second_moved) > 1e-4) {
                    assert_int_equal(two_tokens_choose(&tokens), second_moved < first_moved);
                }
            }
        }
    }
}
