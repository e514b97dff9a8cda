/* Strongly connected components and their periods on random boards, against the plain definition:
   what can be reached from where, and in how many throws one can be back. */

#include "support/testing.h"

#include <string.h>

#include "games/snakes/odds/survival/components.h"
#include "support/random_board.h"

enum { BOARDS = 120, SQUARES = COMPONENTS_SQUARES, SEED = 3 };

/* Whether a throw leads from one square to another; and whether some throws do. */
static bool throws_to[SQUARES][SQUARES];
static bool reaches[SQUARES][SQUARES];

static void find_ways(const struct board *board) {
    memset(throws_to, 0, sizeof throws_to);
    for (uint8_t from = 0; from < board->goal; from++) {
        for (uint8_t face = 1; face <= BOARD_FACES; face++) {
            throws_to[from][board_throw(board, from, face).landing] = true;
        }
    }
    memcpy(reaches, throws_to, sizeof reaches);
    for (uint8_t by = 0; by < board->goal; by++) {
        for (uint8_t from = 0; from < board->goal; from++) {
            for (uint8_t to = 0; reaches[from][by] && to <= board->goal; to++) {
                reaches[from][to] |= reaches[by][to];
            }
        }
    }
}

static unsigned divisor_of(unsigned a, unsigned b) {
    while (b) {
        unsigned rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* The greatest number that divides all lengths of ways from a square back to it, within what comes
   back: up to twice as many throws as there are squares. 0: there is none. */
static unsigned period_of(const struct board *board, uint8_t square) {
    bool here[SQUARES] = {false};
    unsigned period = 0;

    here[square] = true;
    for (unsigned length = 1; length <= 2U * board->goal && period != 1; length++) {
        bool next[SQUARES] = {false};
        for (uint8_t from = 0; from < board->goal; from++) {
            for (uint8_t to = 0; here[from] && to < board->goal; to++) {
                next[to] |= throws_to[from][to] && reaches[to][square];
            }
        }
        memcpy(here, next, sizeof here);
        if (here[square]) {
            period = divisor_of(length, period);
        }
    }
    return period;
}

static void find(struct components *components, const struct board *board, uint8_t square) {
    struct components_search search;
    unsigned slices = 0;

    memset(components, 0x5A, sizeof *components);
    memset(&search, 0x5A, sizeof search);
    components_start(components, &search, board, square);
    while (components_step(components, &search) == WORKING) {
        assert_true(++slices < 40);
    }
}

static void check_components(const struct components *components, const struct board *board,
                             uint8_t start) {
    unsigned count = 0;

    for (uint8_t one = 0; one < board->goal; one++) {
        bool is_reached = one == start || reaches[start][one];
        bool is_first = is_reached;
        assert_int_equal(components->of[one] != 0, is_reached);
        for (uint8_t other = 0; is_reached && other < board->goal; other++) {
            bool together = one == other || (reaches[one][other] && reaches[other][one]);
            assert_int_equal(components->of[one] == components->of[other], together);
            is_first = is_first && !(together && other < one);
        }
        count += is_first;
    }
    assert_int_equal(components->count, count);
    assert_int_equal(components->of[board->goal], 0);
}

/* Of each component by its first square; of long ones only some, as it takes long to find out. */
static unsigned check_periods(const struct components *components, const struct board *board) {
    unsigned longest = 0;

    for (uint8_t number = 1; number <= components->count; number++) {
        uint8_t square = 0;
        unsigned period;
        while (components->of[square] != number) {
            square++;
        }
        period = period_of(board, square);
        assert_int_equal(components_period(components, number), period);
        longest = period > longest ? period : longest;
    }
    return longest;
}

static void check_landings(const struct components *components, const struct board *board) {
    for (uint8_t square = 0; square < board->goal; square++) {
        for (uint8_t face = 1; face <= BOARD_FACES; face++) {
            assert_int_equal(components_landing(components, square, face),
                             board_throw(board, square, face).landing);
        }
    }
}

TEST(random_boards_are_taken_apart) {
    for (unsigned number = 0; number < BOARDS; number++) {
        struct components components;
        struct board board;
        uint8_t start = 0;
        random_board(SEED, number, &board);
        find_ways(&board);
        for (unsigned i = 0; i < 2; i++) {
            find(&components, &board, start);
            check_components(&components, &board, start);
            check_landings(&components, &board);
            start = board.goal / 2;
            while (board_throw(&board, start - 1U, 1).landing != start) {
                start--;
            }
        }
        if (board.goal < 40) {
            check_periods(&components, &board);
        }
    }
}

/* A ring: from each of some squares all faces lead to the next, and from the last five lead back
   and one on. */
TEST(rings_of_any_length_have_it_as_their_period) {
    for (uint8_t length = 2; length <= 3; length++) {
        struct board board = {.goal = 40, .overshoot = BOARD_STAY};
        struct components components;
        for (uint8_t square = 0; square < length; square++) {
            uint8_t from = (uint8_t)(square * 7);
            uint8_t last = square + 1 == length ? 5 : 6;
            uint8_t to = square + 1 == length ? 0 : (uint8_t)(from + 7);
            for (uint8_t face = 1; face <= last && board.jump_count < BOARD_JUMPS; face++) {
                board.jumps[board.jump_count++] = (struct board_jump){(uint8_t)(from + face), to};
            }
        }
        find_ways(&board);
        find(&components, &board, 0);
        check_components(&components, &board, 0);
        assert_int_equal(check_periods(&components, &board), length);
    }
}
