/* Two tokens and the choice between them: values and choices against the oracle's. */

#include "support/testing.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/snakes/two_tokens.h"
#include "oracle/pair_oracle.h"
#include "oracle/reference.h"
#include "support/random_board.h"

enum { BOARDS = 40, SMALL = 30, ROOM_328P = 1200 };

static struct two_tokens tokens;
static oracle_pairs truth, reached;
static oracle_choice first;

static double read(struct real real) {
    return ldexp(real.mantissa, -real.fraction_bits);
}

static enum progress solve(const struct board *board, unsigned width) {
    enum progress progress;

    two_tokens_start(&tokens, board);
    assert_true(two_tokens_are_exact(board));
    tokens.pairs.width = (uint8_t)width;
    do {
        progress = two_tokens_step(&tokens);
    } while (progress == WORKING);
    return progress;
}

/* The greatest error of a value, and the most that a choice costs; fills the table of choices. */
static void look(const struct board *board, const struct oracle_moves *m, double *error,
                 double *cost) {
    for (uint8_t a = 0; a <= board->goal; a++) {
        for (uint8_t b = 0; b <= board->goal; b++) {
            if (!m->can_stand[a] || !m->can_stand[b]) {
                continue;
            }
            *error = fmax(*error, fabs(read(two_tokens_left(&tokens, a, b)) - (double)truth[a][b]));
            for (uint8_t face = 1; face <= BOARD_FACES && (a != board->goal || b != board->goal);
                 face++) {
                const uint8_t squares[] = {a, b};
                uint8_t token = two_tokens_choose(&tokens, squares, face);
                bool choice = token == 0;
                first[a][b][face - 1] = choice;
                assert_int_not_equal(squares[token], board->goal);
                if (a == board->goal || b == board->goal) {
                    continue;
                }
                assert_int_equal(two_tokens_after(&tokens, squares, 0, face).fraction_bits,
                                 two_tokens_after(&tokens, squares, 1, face).fraction_bits);
                long double after_a = truth[m->landing[a][face - 1]][b];
                long double after_b = truth[a][m->landing[b][face - 1]];
                *cost = fmax(*cost,
                             (double)fabsl((choice ? after_a : after_b) - fminl(after_a, after_b)));
            }
        }
    }
}

static void values_are_those_published(void **state) {
    struct board board;

    (void)state;
    reference_board("forch", BOARD_STAY, &board);
    for (unsigned width = 3; width <= 4; width++) {
        assert_int_equal(solve(&board, width), DONE);
        assert_true(fabs(read(two_tokens_left(&tokens, 0, 0)) - 18.0854787) <=
                    (width == 3 ? 2e-6 : 1e-7));
        assert_true(fabs(read(two_tokens_left(&tokens, 24, 0)) - 12.6448372) <= 2e-6);
        assert_int_equal(two_tokens_left(&tokens, 24, 24).mantissa, 0);
    }
}

/* All positions: values, single choices, and what all choices together cost from the start. */
static void compare(const struct board *board, unsigned width, double *error, double *cost,
                    double *loss) {
    struct oracle_moves moves;

    oracle_moves(board, &moves);
    assert_int_equal(solve(board, width), DONE);
    look(board, &moves, error, cost);
    oracle_tokens_choosing(&moves, first, reached);
    *loss = fmax(*loss, (double)(reached[0][0] - truth[0][0]));
}

static bool is_short(const struct oracle_moves *moves) {
    oracle_tokens(moves, truth);
    for (unsigned square = 0; square < moves->goal; square++) {
        if (truth[square][moves->goal] > 200) {
            return false;
        }
    }
    return true;
}

static void random_boards_agree_with_the_oracle(void **state) {
    uint64_t seed = random_board_seed();
    double error[5] = {0}, cost[5] = {0}, loss[5] = {0};
    unsigned done = 0;

    (void)state;
    for (unsigned number = 0; done < BOARDS; number++) {
        struct board board;
        struct oracle_moves moves;
        random_board(seed, number, &board);
        oracle_moves(&board, &moves);
        if (board.goal > SMALL || number % random_board_families() == 4 || !is_short(&moves)) {
            continue;
        }
        for (unsigned width = 3; width <= 4; width++) {
            compare(&board, width, &error[width], &cost[width], &loss[width]);
        }
        done++;
    }
    for (unsigned width = 3; width <= 4; width++) {
        printf("%u bytes: value wrong by %.2g, a choice by %.2g, all by %.2g\n", width,
               error[width], cost[width], loss[width]);
        assert_true(cost[width] <= 1e-4 && loss[width] <= 1e-4);
    }
    assert_true(error[4] <= 1e-5 && error[3] <= 1e-3);
}

static void forch_agrees_with_the_oracle(void **state) {
    (void)state;
    for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
        double error = 0, cost = 0, loss = 0;
        struct board board;
        struct oracle_moves moves;
        reference_board("forch", rule, &board);
        oracle_moves(&board, &moves);
        oracle_tokens(&moves, truth);
        compare(&board, 4, &error, &cost, &loss);
        assert_true(error <= 1e-6 && cost <= 1e-7 && loss <= 1e-7);
        assert_true(231 * 4 <= ROOM_328P);
    }
}

/* The estimate for boards that have no room. */
static void approximate(const char *name, double most) {
    struct board board;
    struct oracle_moves moves;
    double worst = 0;

    reference_board(name, BOARD_STAY, &board);
    oracle_moves(&board, &moves);
    oracle_tokens(&moves, truth);
    two_tokens_start_rough(&tokens, &board);
    while (two_tokens_step(&tokens) == WORKING) {
        continue;
    }
    for (uint8_t a = 0; a <= board.goal; a++) {
        for (uint8_t b = 0; b <= board.goal; b++) {
            if (!moves.can_stand[a] || !moves.can_stand[b]) {
                continue;
            }
            double value = read(two_tokens_left(&tokens, a, b));
            if (b == board.goal) {
                assert_true(fabs(value - (double)truth[a][b]) <= 1e-5);
            } else if (a != board.goal) {
                worst = fmax(worst, fabs(value / (double)truth[a][b] - 1));
            }
            for (uint8_t face = 0; face < BOARD_FACES && a < board.goal && b < board.goal; face++) {
                struct real by_a = two_tokens_left(&tokens, moves.landing[a][face], b);
                struct real by_b = two_tokens_left(&tokens, a, moves.landing[b][face]);
                first[a][b][face] = by_a.mantissa < by_b.mantissa;
            }
        }
    }
    for (unsigned a = 0; a < board.goal; a++) {
        memset(first[a][board.goal], true, BOARD_FACES);
        memset(first[board.goal][a], false, BOARD_FACES);
    }
    oracle_tokens_choosing(&moves, first, reached);
    printf("%s: choices cost %.1f %%, values are off by at most %.0f %%\n", name,
           100 * (double)(reached[0][0] / truth[0][0] - 1), 100 * worst);
    assert_true(reached[0][0] <= truth[0][0] * (1 + most));
}

static void rough_choices_cost_little(void **state) {
    (void)state;
    approximate("chutes", 0.13);
    approximate("classic", 0.05);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_are_those_published),
        cmocka_unit_test(forch_agrees_with_the_oracle),
        cmocka_unit_test(random_boards_agree_with_the_oracle),
        cmocka_unit_test(rough_choices_cost_little),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
