/* Where a token is after m throws; test_digits checks most numbers. */

#include "support/testing.h"
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <math.h>

#include "games/snakes/odds/chain/token_distribution.h"
#include "oracle/reference.h"
#include "support/random_board.h"
#include "support/value.h"

static void check(struct bounded got, double want) {
    if (!(fabs((double)bounded_value(got) - want) <= 1e-9)) {
        fail_msg("%.12Lg, not %.12g", bounded_value(got), want);
    }
}

/* One throw from the start of the thesis's board: 3 is the foot of the ladder to 12. */
TEST(one_throw_reaches_six_squares) {
    static const uint8_t landings[] = {1, 2, 4, 5, 6, 12};
    struct board board;
    struct token_distribution place;
    reference_board("forch", BOARD_STAY, &board);
    memset(&place, 0x5A, sizeof place);
    token_distribution_start(&place, &board, 0, 1);
    check(token_distribution_at(&place, 0), 1);
    assert_int_equal(token_distribution_step(&place), DONE);
    assert_int_equal(place.throws, 1);
    for (unsigned i = 0; i < sizeof landings; i++) {
        check(token_distribution_at(&place, landings[i]), 1 / 6.0);
    }
    assert_int_equal(token_distribution_at(&place, 3).mantissa, 0);
    assert_int_equal(token_distribution_at(&place, 0).mantissa, 0);
}

/* The chance to be on the goal after m throws is P(finished within m). */
static void visit_within(const struct board *board, const struct reference_value *v, void *unused) {
    (void)unused;
    struct token_distribution place;
    memset(&place, 0x5A, sizeof place);
    token_distribution_start(&place, board, v->square, v->argument);
    while (token_distribution_step(&place) == WORKING) {
        continue;
    }
    check(token_distribution_at(&place, board->goal), v->value);
}

TEST(what_is_on_the_goal_has_finished) {
    assert_int_equal(reference_values("within", visit_within, NULL), 21);
}

/* The progress of so many throws of all. */
static void check_bar(const struct token_distribution *token, unsigned throws, unsigned all) {
    assert_int_equal(token->throws, throws);
    assert_int_equal(token_distribution_done(token), throws * PROGRESS_ALL / all);
}

TEST(the_bar_goes_by_the_throws) {
    static const uint16_t numbers[] = {1, 2, 3, 100, 255, 256, 1000};
    struct board board;
    reference_board("forch", BOARD_STAY, &board);
    for (unsigned i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        struct token_distribution token;
        unsigned throws = 0;
        memset(&token, 0x5A, sizeof token);
        token_distribution_start(&token, &board, 0, numbers[i]);
        check_bar(&token, throws, numbers[i]);
        while (token_distribution_step(&token) == WORKING) {
            check_bar(&token, ++throws, numbers[i]);
        }
        check_bar(&token, numbers[i], numbers[i]);
    }
    struct token_distribution at_once;
    token_distribution_start(&at_once, &board, 0, 0);
    assert_int_equal(token_distribution_done(&at_once), PROGRESS_ALL);
    assert_int_equal(token_distribution_step(&at_once), DONE);
    check(token_distribution_at(&at_once, 0), 1);
}

/* From square 22 of the thesis's board 3 to 6 go too far, 2 is home, and 1 meets a snake. */
TEST(the_likeliest_squares_come_in_order) {
    struct board board;
    struct token_distribution token;
    struct token_chance likeliest[2];
    reference_board("forch", BOARD_STAY, &board);
    memset(&token, 0x5A, sizeof token);
    token_distribution_start(&token, &board, 22, 1);
    token_distribution_step(&token);
    token_distribution_likeliest(&token, likeliest);
    assert_int_equal(likeliest[0].square, 22);
    check(likeliest[0].chance, 4 / 6.0);
    assert_int_equal(likeliest[1].square, 14); /* the tail of the snake on 23 */
    check(likeliest[1].chance, 1 / 6.0);
}

/* Counts in how many of the 6^m ways of m throws a token ends on each square. */
static void count_ways(const struct board *board, uint8_t square, unsigned throws,
                       uint32_t ways[BOARD_GOAL_MAXIMUM + 1]) {
    memset(ways, 0, (BOARD_GOAL_MAXIMUM + 1) * sizeof *ways);
    ways[square] = 1;
    while (throws--) {
        uint32_t next[BOARD_GOAL_MAXIMUM + 1] = {0};
        for (uint8_t from = 0; from < board->goal; from++) {
            for (uint8_t face = 1; ways[from] && face <= BOARD_FACES; face++) {
                next[board_throw(board, from, face).landing] += ways[from];
            }
        }
        next[board->goal] += BOARD_FACES * ways[board->goal];
        memcpy(ways, next, sizeof next);
    }
}

/* The first of the squares with the most ways, except for `but`. */
static uint8_t most_ways(const struct board *board, const uint32_t ways[], unsigned but) {
    uint8_t most = but == 0;

    for (uint8_t square = 0; square <= board->goal; square++) {
        most = square != but && ways[square] > ways[most] ? square : most;
    }
    return most;
}

/* Short boards, on which the first squares are as likely as any. */
TEST(the_likeliest_two_are_those_with_the_most_ways) {
    for (unsigned number = 0; number < 300; number++) {
        uint32_t ways[BOARD_GOAL_MAXIMUM + 1];
        struct token_distribution token;
        struct token_chance likeliest[2];
        struct board board;
        uint16_t throws = 1 + number % 7;
        random_board(48, number, &board);
        if (number % 2) {
            uint8_t square;
            struct board small = {8, number % 3, 3, {{5, 0}, {6, 1}, {7, number % 4 ? 1 : 0}}};
            board = small;
            assert_int_equal(board_check(&board, &square), BOARD_SOUND);
        }
        count_ways(&board, 0, throws, ways);
        token_distribution_start(&token, &board, 0, throws);
        while (token_distribution_step(&token) == WORKING) {
            continue;
        }
        token_distribution_likeliest(&token, likeliest);
        assert_int_equal(likeliest[0].square, most_ways(&board, ways, UINT8_MAX));
        assert_int_equal(likeliest[1].square, most_ways(&board, ways, likeliest[0].square));
        for (unsigned i = 0; i < 2; i++) {
            check(likeliest[i].chance, ways[likeliest[i].square] / pow(6, throws));
        }
    }
}
