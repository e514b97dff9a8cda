/* Expected throws, their spread and expected visits: published numbers, bounds and numbers of
   slices. test_digits checks all other boards. */

#include "support/testing.h"
#include <stddef.h>
#include <stdint.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "avr/vector_boards.h"
#include "games/snakes/odds/chain/absorption.h"
#include "oracle/oracle.h"
#include "oracle/reference.h"
#include "support/value.h"

static void solve_question(struct absorption *absorption,
                           const struct absorption_question *question) {
    enum progress progress;
    unsigned steps = 0;
    memset(absorption, 0x5A, sizeof *absorption);
    absorption_start(absorption, question);
    assert_int_equal(absorption_done(absorption), 0);
    while ((progress = absorption_step(absorption)) == WORKING) {
        assert_true(++steps < 100000);
    }
    assert_int_equal(progress, DONE);
}

static void solve(struct absorption *absorption, const struct board *board) {
    solve_question(absorption, &(struct absorption_question){.board = board});
}

static struct absorption *solved(const struct board *board, enum absorption_quantity what,
                                 uint8_t square) {
    static struct absorption figures;
    solve_question(&figures,
                   &(struct absorption_question){.board = board, .what = what, .square = square});
    return &figures;
}

static void check_relative(double got, double want, double scale, const char *what,
                           unsigned square) {
    if (!(fabs(got - want) <= 1e-7 * scale)) {
        fail_msg("%s at %u: %.12g, not %.12g", what, square, got, want);
    }
}

static double expected_at_start(const struct board *board) {
    return (double)bounded_value(absorption_expected(solved(board, ABSORPTION_EXPECTED, 0)));
}

static void visit_expected(const struct board *board, const struct reference_value *v,
                           void *unused) {
    (void)unused;
    struct absorption absorption;
    solve(&absorption, board);
    check_relative(real_value(absorption_expected_at(&absorption, v->square)), v->value, v->value,
                   v->name, v->square);
    check_relative(
        (double)bounded_value(absorption_expected(solved(board, ABSORPTION_EXPECTED, v->square))),
        v->value, v->value, v->name, v->square);
}

static void visit_spread(const struct board *board, const struct reference_value *v, void *unused) {
    (void)unused;
    check_relative(
        (double)bounded_value(absorption_spread(solved(board, ABSORPTION_VARIANCE, v->square))),
        v->value, v->value, v->name, v->square);
}

/* The file's argument is the square visited, its square the one where the token starts. */
static void visit_visits(const struct board *board, const struct reference_value *v, void *unused) {
    (void)unused;
    struct absorption *figures = solved(board, ABSORPTION_VISITS, v->square);
    for (unsigned square = 0; square < v->argument; square++) {
        absorption_next(figures);
    }
    check_relative((double)bounded_value(absorption_visits(figures)), v->value, fmax(1, v->value),
                   v->name, v->argument);
}

TEST(expected_throws_are_those_of_the_table) {
    assert_int_equal(reference_values("expect", visit_expected, NULL), 20 + 81 + 85 + 6);
}

/* The thesis prints four digits. */
static void visit_printed(unsigned m, uint8_t square, const char *printed, void *context) {
    char text[16];
    if (m != 0) {
        return; /* a probability: test_finish_distribution */
    }
    snprintf(text, sizeof text, "%.4f", real_value(absorption_expected_at(context, square)));
    if (strcmp(text, printed) != 0) {
        fail_msg("from %u: %s, printed %s", square, text, printed);
    }
}

TEST(expected_throws_are_those_of_the_thesis) {
    struct board board;
    struct absorption absorption;
    reference_board("forch", BOARD_STAY, &board);
    solve(&absorption, &board);
    assert_int_equal(reference_forch(visit_printed, &absorption), 19);
}

TEST(spreads_are_those_of_the_table) {
    assert_int_equal(reference_values("spread", visit_spread, NULL), 6);
}

TEST(visits_are_those_of_the_table) {
    assert_int_equal(reference_values("visits", visit_visits, NULL), 20 + 81 + 85);
}

TEST(expected_throws_are_those_published) {
    struct board board;
    reference_board("forch", BOARD_STAY, &board);
    check_relative(expected_at_start(&board), 53002474372.0 / 4191629637, 12, "forch", 0);
    reference_board("chutes", BOARD_STAY, &board);
    check_relative(expected_at_start(&board), 39.2251223082, 39, "chutes", 0);
    board.jumps[board.jump_count++] = (struct board_jump){79, 81};
    assert_true(fabs(expected_at_start(&board) - 41.9487) < 0.00005);
    board.jump_count = 0;
    assert_true(fabs(expected_at_start(&board) - 33.3333) < 0.00005);
    reference_board("classic", BOARD_STAY, &board);
    check_relative(expected_at_start(&board), 49.7699855, 49, "classic", 0);
}

/* From the start the first throw wins. */
TEST(games_that_are_certain_have_no_spread) {
    const struct board board = {
        12, BOARD_WIN, 6, {{1, 12}, {2, 12}, {3, 12}, {4, 12}, {5, 12}, {6, 12}}};
    for (uint8_t square = 0; square <= 12; square += 12) {
        struct absorption *figures = solved(&board, ABSORPTION_VARIANCE, square);
        assert_true((double)bounded_value(absorption_expected(figures)) == (square == 0));
        assert_true(absorption_spread(figures).mantissa == 0);
        assert_true(square || figures->answer.error == 0);
    }
}

static double longest(const struct board *board) {
    double expected[ORACLE_SQUARES], most = 0;
    struct oracle_moves moves;

    oracle_moves(board, &moves);
    oracle_expected(&moves, expected);
    for (uint8_t square = 0; square < board->goal; square++) {
        most = fmax(most, expected[square]);
    }
    return most;
}

static enum progress progress_of(const struct board *board, enum absorption_quantity what) {
    struct absorption absorption;
    enum progress progress;

    memset(&absorption, 0x5A, sizeof absorption);
    absorption_start(&absorption, &(struct absorption_question){.board = board, .what = what});
    do {
        progress = absorption_step(&absorption);
    } while (progress == WORKING);
    return progress;
}

/* Two to three walls of snakes, at distances for which games take from some hundred throws to more
   than are allowed; and a board that is nearly too long. */
TEST(boards_are_refused_beyond_10000_throws_and_not_before) {
    const struct board just_accepted = {95,
                                        BOARD_STAY,
                                        15,
                                        {{2, 1},
                                         {3, 1},
                                         {4, 0},
                                         {5, 1},
                                         {6, 0},
                                         {9, 1},
                                         {10, 0},
                                         {11, 0},
                                         {12, 0},
                                         {13, 0},
                                         {17, 1},
                                         {18, 0},
                                         {19, 14},
                                         {20, 0},
                                         {21, 7}}};
    unsigned refused = 0, thousands[11] = {0};

    for (uint8_t apart = 6; apart <= 9; apart++) {
        for (uint8_t snakes = 10; snakes <= 15; snakes++) {
            struct board board = {40, BOARD_WIN, 0, {{0, 0}}};
            uint8_t square;
            double most;
            for (uint8_t k = 0; k < snakes; k++) {
                uint8_t from = (uint8_t)(7 + k / 5 * apart + k % 5);
                board.jumps[board.jump_count++] = (struct board_jump){from, 0};
            }
            if (board_check(&board, &square) != BOARD_SOUND) {
                continue;
            }
            most = longest(&board);
            for (unsigned what = ABSORPTION_EXPECTED; what <= ABSORPTION_VISITS; what++) {
                assert_int_equal(progress_of(&board, what), most > 10000 ? IMPOSSIBLE : DONE);
            }
            refused += most > 10000;
            thousands[most > 10000 ? 10 : (unsigned)(most / 1000)]++;
        }
    }
    assert_true(refused > 0 && thousands[0] && thousands[1] && thousands[7]);
    assert_int_equal(progress_of(&just_accepted, ABSORPTION_EXPECTED), DONE); /* 9807.1 */
}

/* At once the bar goes on by an eighth of the way that is left, at most. */
TEST(the_bar_never_goes_back) {
    struct board board;
    reference_board("chutes", BOARD_STAY, &board);
    for (unsigned kind = ABSORPTION_EXPECTED; kind <= ABSORPTION_VISITS; kind++) {
        struct absorption figures;
        memset(&figures, 0x5A, sizeof figures);
        absorption_start(&figures, &(struct absorption_question){.board = &board, .what = kind});
        uint8_t before = absorption_done(&figures);
        while (absorption_step(&figures) == WORKING) {
            uint8_t now = absorption_done(&figures);
            if (now < before || now > before + (PROGRESS_ALL - before) / 8) {
                fail_msg("kind %u: from %u to %u", kind, before, now);
            }
            before = now;
        }
        assert_in_range(before, PROGRESS_ALL / 2, PROGRESS_ALL - 1);
        assert_int_equal(absorption_done(&figures), PROGRESS_ALL);
    }
}

/* ---- bounds ---------------------------------------------------------------------------------- */

/* With equations off by p the bound of expected throws E is p E, and one or two p more, as E is off
   and is rounded up. The equations are off by the rounding of a square and two residuals, those of
   the variance also by the four units of a reward. */
static void check_bounds(const struct board *board, uint8_t square) {
    const struct absorption *figures = solved(board, ABSORPTION_EXPECTED, square);
    struct bounded expected = absorption_expected(figures);
    double throws = (double)bounded_value(expected);
    double off = 1 + 2.0 * figures->residual_most;

    assert_true(figures->off == off);
    assert_true((double)expected.error >= off * (throws + 1));
    assert_true((double)expected.error <= off * (throws + 2));
    figures = solved(board, ABSORPTION_VARIANCE, square);
    off = 1 + REWARD_ERROR + 2.0 * figures->residual_most;
    if (figures->answer.mantissa) {
        assert_true((double)figures->answer.error >= off * (throws + 1));
        assert_true((double)figures->answer.error <= off * (throws + 2));
    }
}

/* Boards without jumps have no residuals, or few. */
TEST(bounds_are_what_the_equations_are_off_by) {
    for (unsigned number = 0; number < 2 * 9; number++) {
        struct board board;
        reference_board(reference_names[number % 3], number / 3 % 3, &board);
        board.jump_count = number < 9 ? board.jump_count : 0;
        for (uint8_t square = 0; square < board.goal; square += 3) {
            if (board_can_stand(&board, square)) {
                check_bounds(&board, square);
            }
        }
    }
}

/* The root of the variance V has the root's own bound, and p (E + S) more. */
TEST(bounds_of_the_spread_include_those_of_the_rewards) {
    for (unsigned number = 0; number < 9; number++) {
        const struct absorption *figures;
        struct bounded spread, root;
        struct board board;
        double more, throws;
        reference_board(reference_names[number % 3], number / 3, &board);
        figures = solved(&board, ABSORPTION_VARIANCE, 0);
        spread = absorption_spread(figures);
        root = bounded_square_root(&figures->answer);
        throws = (double)(bounded_value(figures->expected) + bounded_value(spread));
        more = ldexp(figures->off, spread.fraction_bits - figures->expected.fraction_bits);
        assert_true(spread.mantissa == root.mantissa);
        assert_true((double)spread.error >= (double)root.error + more * throws);
        assert_true((double)spread.error <= (double)root.error + more * (throws + 3) + 1);
    }
}

/* By these, values get their fraction bits and visits their bounds. */
TEST(the_longest_game_is_no_shorter_than_that_from_any_square) {
    struct vector_source source = {VECTOR_BOARDS_SEED};

    for (unsigned number = 0; number < 50; number++) {
        const struct absorption *figures;
        struct board board;
        double throws;
        vector_board(&source, &board);
        throws = longest(&board);
        figures = solved(&board, ABSORPTION_VISITS, 0);
        assert_true(figures->longest >= throws && figures->longest <= throws + 1.5);
        assert_int_equal(figures->longest >> (figures->longest_bits - 1), 1);
    }
}

/* Visits to all squares are off by the sum of what the equations are off by, for every throw of the
   longest game: by all residuals, and by the rounding of each square and of six more. */
TEST(bounds_of_visits_are_what_all_equations_are_off_by) {
    for (unsigned i = 0; reference_names[i] != NULL; i++) {
        for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
            struct board board;
            reference_board(reference_names[i], rule, &board);
            for (uint8_t square = 0; square < board.goal; square += 7) {
                struct absorption *figures;
                double off;
                if (!board_can_stand(&board, square)) {
                    continue;
                }
                figures = solved(&board, ABSORPTION_VISITS, square);
                off = board.goal + BOARD_FACES + (double)figures->residual_sum;
                for (uint8_t visited = 0; visited < board.goal; visited++) {
                    double error = (double)absorption_visits(figures).error;
                    assert_true(error == off * (figures->longest + 1));
                    absorption_next(figures);
                }
                assert_true(absorption_visits(figures).error == 0); /* on the goal */
            }
        }
    }
}

/* ---- slices ---------------------------------------------------------------------------------- */

static unsigned slices_of(const struct board *board, enum absorption_quantity what) {
    struct absorption figures;
    unsigned slices = 1;

    memset(&figures, 0x5A, sizeof figures);
    absorption_start(&figures, &(struct absorption_question){.board = board, .what = what});
    while (absorption_step(&figures) == WORKING) {
        slices++;
    }
    return slices;
}

/* A player waits for every sweep, so that boards like those of the vectors and the built-in ones,
   all together, may take no more slices. */
TEST(solutions_take_no_more_slices_than_they_need) {
    enum { BOARDS = 100 };
    unsigned slices[ABSORPTION_VISITS + 1] = {0};
    struct vector_source source = {VECTOR_BOARDS_SEED};
    struct board board;

    for (unsigned number = 0; number < BOARDS + 9; number++) {
        if (number < BOARDS) {
            vector_board(&source, &board);
        } else {
            unsigned built_in = number - BOARDS;
            reference_board(reference_names[built_in % 3], built_in / 3, &board);
        }
        for (unsigned what = ABSORPTION_EXPECTED; what <= ABSORPTION_VISITS; what++) {
            slices[what] += slices_of(&board, what);
        }
    }
    assert_in_range(slices[ABSORPTION_EXPECTED], 1, 3350);
    assert_in_range(slices[ABSORPTION_VARIANCE], 1, 5822);
    assert_in_range(slices[ABSORPTION_VISITS], 1, 4724);
}
