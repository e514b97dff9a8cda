/* Throws of a window against plain sums and long doubles. */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/snakes/odds/window/window.h"
#include "oracle/reference.h"

enum { VALUES = 40, READ = VALUES + 6, SEED = 20261122 };

static uint64_t random_state = SEED;

static uint64_t random_number(void) {
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state;
}

static void check_pass(unsigned round, bool drops) {
    uint64_t values[READ], before[READ];
    struct window_sums want = {0, 0}, found;
    for (unsigned i = 0; i < READ; i++) {
        before[i] = values[i] = random_number() % ((drops ? 256ULL : 43) << 55) >> round % 64;
    }
    found = window_pass(values, VALUES, drops);
    for (unsigned i = 0; i < READ; i++) {
        uint64_t sum = i < VALUES ? 0 : before[i];
        for (unsigned face = 1; i < VALUES && face <= 6; face++) {
            sum += before[i + face] >> (drops ? 8 : 0);
        }
        assert_int_equal(values[i], sum);
        want.dropped |= i < VALUES && drops ? (uint8_t)before[i] : 0;
        want.highest |= i < VALUES ? (uint8_t)(sum >> 56) : 0;
    }
    assert_int_equal(found.dropped, want.dropped);
    assert_int_equal(found.highest, want.highest);
}

TEST(a_pass_sums_the_six_values_behind) {
    for (unsigned round = 0; round < 200; round++) {
        check_pass(round, false);
        check_pass(round, true);
    }
}

TEST(a_pass_over_nothing_changes_nothing) {
    uint64_t values[6] = {1, 2, 3, 4, 5, 6};
    assert_int_equal(window_pass(values, 0, true).highest, 0);
    assert_int_equal(values[0], 1);
}

/* As in a very long game: the unit is right to 46 bits after every throw. */
TEST(a_unit_follows_ten_thousand_throws) {
    const struct board board = {30, BOARD_STAY, 1, {{28, 0}}};
    static struct window window;
    long double want = ldexpl(1, -61);
    window_start(&window, &board, false);
    for (uint8_t square = 0; square < board.goal; square++) {
        window_set_one(&window, square);
    }
    window_settle(&window);
    for (unsigned throws = 1; throws <= 10000; throws++) {
        want = window.drops ? want * 256 / 6 : want / 6;
        window_sum(&window);
        window_settle(&window);
        long double got = ldexpl((long double)window.unit, -(int)window.unit_bits);
        assert_true(got <= want * (1 + 1e-14L) && got >= want * (1 - ldexpl(1, -46)));
        assert_true(window.unit >> 63);
        uint64_t value = random_number() % (1ULL << 61);
        long double product = ldexpl(want * (long double)value, WINDOW_BITS);
        long double error = product - (long double)window_worth(&window, value);
        assert_true(error >= -1 && error <= product * 1e-13L + ldexpl(2 * want, WINDOW_BITS) + 1);
    }
}

/* No sum of six overflows, and as many bits are carried as there is room for. */
TEST(values_fill_their_words) {
    static struct window window;
    for (unsigned i = 0; reference_names[i] != NULL; i++) {
        for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
            struct board board;
            reference_board(reference_names[i], rule, &board);
            window_start(&window, &board, false);
            for (uint8_t square = 0; square < board.goal; square++) {
                window_set_one(&window, square);
            }
            window_settle(&window);
            for (unsigned throws = 0; throws < 500; throws++) {
                uint64_t most = 0;
                for (uint8_t square = 0; square < board.goal; square++) {
                    uint64_t value = window_value(&window, square);
                    most = value > most ? value : most;
                }
                assert_true(window.drops || most < UINT64_MAX / 6);
                assert_true(most >= 1ULL << 53);
                window_sum(&window);
                window_settle(&window);
            }
        }
    }
}

/* As long as nothing is dropped, the next throw makes of a square what window_ahead says. */
TEST(what_is_ahead_comes_with_the_next_throw) {
    static struct window window;
    for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
        struct board board;
        reference_board("chutes", rule, &board);
        window_start(&window, &board, false);
        for (uint8_t square = 0; square < board.goal; square++) {
            window_set_one(&window, square);
        }
        window_settle(&window);
        for (unsigned throws = 0; throws < 100; throws++) {
            uint64_t ahead[BOARD_GOAL_MAXIMUM];
            bool drops = window.drops;
            for (uint8_t square = 0; square < board.goal; square++) {
                ahead[square] = window_ahead(&window, square);
            }
            window_sum(&window);
            window_settle(&window);
            for (uint8_t square = 0; square < board.goal; square++) {
                if (!drops && board_can_stand(&board, square)) {
                    assert_int_equal(window_value(&window, square), ahead[square]);
                }
            }
        }
    }
}

static bool has_low_bytes(const struct window *window) {
    bool any = false;
    for (unsigned i = 0; i < WINDOW_VALUES; i++) {
        any |= (uint8_t)window->values[i] != 0;
    }
    return any;
}

/* A throw that drops bytes costs each value less than the new unit. Forwards, all that is lost may
   have been on its way to one square. */
static void check_lost(struct window *window, const struct board *board, bool forwards) {
    unsigned squares = forwards ? board->goal + 1 : 1, drops = 0;
    window_start(window, board, forwards);
    for (uint8_t square = 0; square < (forwards ? 1 : board->goal); square++) {
        window_set_one(window, square);
    }
    window_settle(window);
    for (unsigned throws = 0; throws < 200; throws++) {
        long double unit = ldexpl((long double)window->unit, WINDOW_BITS + 8 - window->unit_bits);
        bool loses = window->drops && has_low_bytes(window);
        uint64_t before = window->lost;
        window_sum(window);
        window_settle(window);
        drops += loses;
        assert_true((long double)(window->lost - before) >= (loses ? unit * squares : 0));
        assert_true((long double)(window->lost - before) <= (loses ? (unit + 1) * squares : 0));
    }
    assert_true(drops > 20);
}

TEST(every_drop_is_counted_as_lost) {
    static struct window window;
    struct board board;
    reference_board("chutes", BOARD_STAY, &board);
    check_lost(&window, &board, false);
    check_lost(&window, &board, true);
}

TEST(a_chance_that_is_too_small_has_an_error_both_ways) {
    struct bounded some = window_between(1000, 11);
    assert_true(some.mantissa - some.error <= 1000 && some.mantissa + some.error >= 1011);
    assert_int_equal(some.fraction_bits, WINDOW_BITS);
}
