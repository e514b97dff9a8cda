/* Values of two tokens that meet: published numbers, and boards of every kind against the
   oracle. */

#include "support/testing.h"

#include <math.h>
#include <stdio.h>

#include "games/snakes/odds/pairs/pair_values.h"
#include "oracle/pair_oracle.h"
#include "oracle/reference.h"
#include "support/campaign.h"
#include "support/random_board.h"

/* One pair in PAIRS_SKIPPED of a board is asked about, in games of up to LONGEST throws. */
enum { PAIRS_SKIPPED = 37, LONGEST = 300 };

static struct pair_values pairs;

static enum progress solve(void) {
    enum progress progress;
    unsigned slices = 0;
    uint8_t before = pair_values_done(&pairs);

    do {
        progress = pair_values_step(&pairs);
        assert_true(pair_values_done(&pairs) >= before);
        before = pair_values_done(&pairs);
    } while ((progress == WORKING || progress == IMPROVING) && ++slices);
    return progress;
}

static double answer(unsigned index) {
    struct bounded bounded = pair_values_answer(&pairs, (uint8_t)index);
    return ldexp((double)bounded.mantissa, -bounded.fraction_bits);
}

static double bound(unsigned index) {
    struct bounded bounded = pair_values_answer(&pairs, (uint8_t)index);
    return ldexp((double)bounded.error, -bounded.fraction_bits);
}

static enum progress start(const struct board *board, enum pair_values_kind kind, unsigned first,
                           unsigned second) {
    pair_values_start(&pairs, board, kind);
    pair_values_ask(&pairs, 0, (uint8_t)first, (uint8_t)second);
    return solve();
}

/* Statistics of the answers of each kind. */
static struct seen {
    unsigned answers;
    unsigned boards;
    unsigned sweeps;    /* the most */
    double worst_error; /* relative for a value of 1 or more */
    double worst_bound;
    double closest; /* the greatest error in parts of its bound */
} seen[3];

/* True if the bound of a chance covers the residue of the equations, times the longest game, and
   half a unit by which the answer is rounded. */
static bool is_rounding_bounded(unsigned index) {
    struct bounded bounded = pair_values_answer(&pairs, (uint8_t)index);
    double unit = ldexp(1, bounded.fraction_bits - pairs.answer_bits);

    return pairs.state.kind != PAIR_VALUES_WINS ||
           (double)bounded.error >=
               (pairs.longest * (double)pairs.residue / PAIR_SUMMANDS + 0.5) * unit;
}

/* The oracle's own error is about 1e-14 of the longest game. */
static void judge(enum pair_values_kind kind, unsigned index, long double truth) {
    struct seen *at = &seen[kind];
    double size = fmax(1, (double)truth);
    double error = fabs(answer(index) - (double)truth);

    assert_true(is_rounding_bounded(index));
    if (error > bound(index) + 1e-11 * size) {
        fail_msg("kind %d: %.12f +- %.3g, truly %.12Lf", (int)kind, answer(index), bound(index),
                 truth);
    }
    at->answers++;
    at->worst_error = fmax(at->worst_error, error / size);
    at->worst_bound = fmax(at->worst_bound, bound(index) / size);
    if (bound(index) > 1e-9) {
        at->closest = fmax(at->closest, error / bound(index));
    }
}

/* Compares some pairs of a board, others on each board, so that all pairs come in the end. */
static void compare_pairs(const struct board *board, const struct oracle_moves *moves,
                          enum pair_values_kind kind, oracle_pairs truth) {
    static unsigned offset;
    unsigned last = board->goal - (kind != PAIR_VALUES_TOKENS);
    unsigned count = offset++;

    seen[kind].boards++;
    seen[kind].sweeps = pairs.sweeps > seen[kind].sweeps ? pairs.sweeps : seen[kind].sweeps;
    for (unsigned a = 0; a <= last; a++) {
        for (unsigned b = 0; b <= last; b++) {
            if (!moves->can_stand[a] || !moves->can_stand[b] || count++ % PAIRS_SKIPPED != 0) {
                continue;
            }
            pair_values_ask(&pairs, count % PAIR_ASKED, (uint8_t)a, (uint8_t)b);
            assert_int_equal(solve(), DONE);
            judge(kind, count % PAIR_ASKED, truth[a][b]);
        }
    }
}

static void compare_board(const struct board *board) {
    static oracle_pairs wins, throws, tokens;
    struct oracle_moves moves;

    oracle_moves(board, &moves);
    assert_int_equal(start(board, PAIR_VALUES_THROWS, 0, 0), DONE);
    if (answer(0) > LONGEST) {
        return;
    }
    oracle_duel(&moves, wins, throws);
    oracle_tokens(&moves, tokens);
    compare_pairs(board, &moves, PAIR_VALUES_THROWS, throws);
    assert_int_equal(start(board, PAIR_VALUES_WINS, 0, 0), DONE);
    compare_pairs(board, &moves, PAIR_VALUES_WINS, wins);
    assert_int_equal(start(board, PAIR_VALUES_TOKENS, 0, 0), DONE);
    compare_pairs(board, &moves, PAIR_VALUES_TOKENS, tokens);
}

static void say_seen(void) {
    static const char *const names[] = {"wins", "throws", "tokens"};

    for (unsigned kind = 0; kind < 3; kind++) {
        printf("%s: %u boards, %u answers, error %.2g, bound %.2g, closest %.2g of it, %u sweeps\n",
               names[kind], seen[kind].boards, seen[kind].answers, seen[kind].worst_error,
               seen[kind].worst_bound, seen[kind].closest, seen[kind].sweeps);
    }
}

TEST(built_in_boards_are_within_their_bounds) {
    for (unsigned i = 0; reference_names[i]; i++) {
        for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
            struct board board;
            reference_board(reference_names[i], (uint8_t)rule, &board);
            compare_board(&board);
        }
    }
    say_seen();
}

/* On boards of the last family two players can meet on every round for ever. A token that takes
   longer than LONGEST alone is too long for the oracle of pairs. */
static bool is_fit_for_the_oracle(const struct board *board, unsigned number) {
    struct oracle_moves moves;
    double expected[ORACLE_SQUARES];

    if (number % random_board_families() == random_board_families() - 1) {
        return false;
    }
    oracle_moves(board, &moves);
    oracle_expected(&moves, expected);
    for (unsigned square = 0; square < board->goal; square++) {
        if (expected[square] > LONGEST) {
            return false;
        }
    }
    return true;
}

static void random_boards_are_within_their_bounds(unsigned boards, unsigned goal) {
    uint64_t seed = random_board_seed();

    for (unsigned number = 0; boards; number++) {
        struct board board;
        random_board(seed, number, &board);
        if (board.goal <= goal && is_fit_for_the_oracle(&board, number)) {
            compare_board(&board);
            boards--;
        }
    }
    say_seen();
}

enum { BOARDS = 60, GREATEST_GOAL = 60 };

/* Checks that the answer is within its bound, and that the bound is at most `most`. */
static void expect_answer(double published, double most) {
    double off = fabs(answer(0) - published);

    printf("%.10f is off by %.2g, at most %.2g\n", published, off, bound(0));
    assert_true(off <= bound(0));
    assert_true(bound(0) <= most);
}

TEST(values_are_those_published) {
    struct board board;

    reference_board("forch", BOARD_STAY, &board);
    assert_int_equal(start(&board, PAIR_VALUES_WINS, 0, 0), DONE);
    expect_answer(0.5156220795, 5e-7);
    assert_int_equal(start(&board, PAIR_VALUES_THROWS, 0, 0), DONE);
    expect_answer(19.4557916, 5e-6);
    assert_int_equal(start(&board, PAIR_VALUES_TOKENS, 0, 0), DONE);
    expect_answer(18.0854787, 5e-6);
    reference_board("chutes", BOARD_STAY, &board);
    assert_int_equal(start(&board, PAIR_VALUES_THROWS, 0, 0), DONE);
    expect_answer(55.588859965, 1e-3);
    pair_values_turn_to_wins(&pairs);
    assert_int_equal(solve(), DONE);
    expect_answer(0.505571689, 1e-5);
}

/* A long game that bounces. Its numbers come from exact elimination. */
TEST(a_long_game_is_answered) {
    static const struct board board = {
        .goal = 33,
        .overshoot = BOARD_BOUNCE,
        .jump_count = 10,
        .jumps = {
            {28, 15}, {8, 2}, {26, 23}, {29, 12}, {10, 1}, {32, 6}, {30, 15}, {20, 4}, {27, 7}}};
    struct board sound = board;

    sound.jump_count = 9;
    assert_int_equal(start(&sound, PAIR_VALUES_THROWS, 0, 0), DONE);
    expect_answer(957.97, 0.05);
    pair_values_turn_to_wins(&pairs);
    assert_int_equal(solve(), DONE);
    expect_answer(0.500206, 2e-5);
}

TEST(random_boards) {
    random_boards_are_within_their_bounds(campaign_cases(BOARDS, 10 * BOARDS), GREATEST_GOAL);
    assert_true(seen[PAIR_VALUES_WINS].worst_error <= 1e-4);
}

/* Bounds are not too wide to be of use: an error reaches a hundredth of its bound. The comparison
   above would find a residue that is left out by mistake. */
TEST(bounds_are_not_idle) {
    for (unsigned kind = 0; kind < 3; kind++) {
        assert_true(seen[kind].closest >= 0.01);
    }
}

/* If stays took sweeps, chutes would take 30 sweeps for the chances and 34 for two tokens. */
TEST(sweeps_are_few) {
    struct board board;

    reference_board("chutes", BOARD_STAY, &board);
    assert_int_equal(start(&board, PAIR_VALUES_WINS, 0, 0), DONE);
    assert_int_equal(pairs.state.table.width, 3);
    assert_in_range(pairs.sweeps, 1, 20);
    assert_true(fabs(answer(0) - 0.505571689) <= 1e-6 && bound(0) <= 1e-5);
    assert_int_equal(start(&board, PAIR_VALUES_TOKENS, 0, 0), DONE);
    assert_in_range(pairs.sweeps, 1, 14);
}

/* Twenty snakes with tails of their own on the longest board, and five squares more under bounce,
   leave room for two bytes a value. */
TEST(long_boards_have_room) {
    struct board board = {100, BOARD_BOUNCE, 0, {{0, 0}}};

    while (board.jump_count < BOARD_JUMPS) {
        uint8_t from = (uint8_t)(94 - 2 * board.jump_count);
        board.jumps[board.jump_count++] = (struct board_jump){from, from - 5};
    }
    pair_values_start(&pairs, &board, PAIR_VALUES_WINS);
    assert_int_equal(pairs.state.table.width, 2);
    pair_values_start(&pairs, &board, PAIR_VALUES_TOKENS);
    assert_int_equal(pairs.state.table.width, 2);
    assert_int_equal(start(&board, PAIR_VALUES_WINS, 0, 0), DONE);
    assert_true(bound(0) < 0.05);
}

/* Values of fewer bytes are farther off, but within their bounds, and the bounds are no wider than
   a residue of a unit makes them. */
TEST(values_of_few_bytes_keep_to_their_bounds) {
    static const double published[] = {0.5156220795, 19.4557916, 18.0854787};
    struct board board;

    reference_board("forch", BOARD_STAY, &board);
    for (uint8_t width = PAIR_NARROWEST; width <= PAIR_WIDEST; width++) {
        for (unsigned kind = PAIR_VALUES_WINS; kind <= PAIR_VALUES_TOKENS; kind++) {
            double unit;
            pair_values_start(&pairs, &board, kind);
            assert_int_equal(pairs.state.table.width, PAIR_WIDEST);
            pair_table_lay(&pairs.state.table, &board, kind == PAIR_VALUES_TOKENS, pairs.bytes,
                           width);
            pairs.state.most = ((pair_word)1 << pair_table_range_bits(&pairs.state.table)) - 1;
            pair_values_ask(&pairs, 0, 0, 0);
            assert_int_equal(solve(), DONE);
            assert_true(fabs(answer(0) - published[kind]) <= bound(0) + 1e-7);
            unit = ldexp(1, -pairs.state.bits);
            assert_true(bound(0) <= 2.8 * unit * (kind == PAIR_VALUES_WINS ? 60 : 20));
            assert_in_range(pairs.sweeps, 1, 60);
        }
    }
}

/* Answers come long before the values are at rest. They keep to their bounds, which only shrink. */
TEST(answers_improve) {
    struct board board;
    enum progress progress;
    double last = 1;
    unsigned changes = 0;

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

/* One more sweep answers any pair that is asked about after that. */
TEST(values_at_rest_serve_every_pair) {
    struct board board;
    uint16_t sweeps;

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

/* All ways lead through squares where the second to come kicks the other, so that nobody gets
   home. */
TEST(a_game_that_may_never_end_is_refused) {
    struct board board;

    random_board(1, 29, &board);
    assert_int_equal(start(&board, PAIR_VALUES_WINS, 0, 0), IMPOSSIBLE);
    assert_int_equal(start(&board, PAIR_VALUES_THROWS, 0, 0), IMPOSSIBLE);
}

/* The progress is that of the most sweeps before the last one. The chances begin with some sweeps
   for the throws, and beginning anew does not set the progress back. */
TEST(the_bar_follows_the_sweeps) {
    struct board board;

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
        assert_true(most >= 9);
    }
}
