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
    assert_true(fabs(left(0, 0) - 18.0854787) <= 1e-7);
    assert_true(fabs(left(24, 0) - 12.6448372) <= 2e-6);
    assert_true(left(24, 24) == 0);
}

/* Checks the throws left after both moves of a face, and notes the token chosen. */
static void check_face(const struct board *board, const struct oracle_moves *m, unsigned a,
                       unsigned b, unsigned face) {
    const uint8_t squares[] = {(uint8_t)a, (uint8_t)b};
    uint8_t token;

    two_tokens_ask(&tokens, squares, (uint8_t)face);
    solve();
    token = two_tokens_choose(&tokens, (uint8_t)face);
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

/* Checks all positions with all faces, and that the choices together take the fewest throws from
   the start. */
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

/* Two tokens before the goal take twice as long as one, and the first values leave no room for
   that. */
TEST(values_may_become_greater_than_at_first) {
    const struct board board = {7, BOARD_STAY, 2, {{5, 7}, {1, 0}}};
    struct oracle_moves moves;

    oracle_moves(&board, &moves);
    oracle_tokens(&moves, truth);
    compare(&board, &moves);
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
