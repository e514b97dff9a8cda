/* The last six of a series of 64-bit values, their sum, and sixths of it, against plain arithmetic.
 */

#include "support/testing.h"

#include "games/snakes/odds/chain/wide/wide_window.h"
#include "support/random_board.h"

enum { TRIALS = 5000, LENGTH = 40 };

static struct random_source source = {64};

static uint64_t any(unsigned bits) {
    uint64_t number = 0;

    for (unsigned i = 0; i < 4; i++) {
        number = number << 16 | random_below(&source, 0x10000);
    }
    return number >> (64 - bits) >> random_below(&source, bits);
}

static void sums_and_differences(void **state) {
    (void)state;
    for (unsigned i = 0; i < TRIALS; i++) {
        const union wide a = {any(64)};
        const union wide b = {any(64)};
        union wide sum = a;
        union wide difference = a;
        wide_add(&sum, &b);
        assert_true(sum.whole == a.whole + b.whole);
        assert_true(sum.half.low == (uint32_t)sum.whole && sum.half.high == sum.whole >> 32);
        wide_subtract(&difference, &b);
        assert_true(difference.whole == a.whole - b.whole);
    }
}

/* Downwards the sign stays. */
static void a_number_with_a_sign_is_shifted_both_ways(void **state) {
    (void)state;
    for (unsigned i = 0; i < TRIALS; i++) {
        int8_t up = (int8_t)(random_below(&source, 60));
        int64_t small = (int64_t)any((unsigned)(63 - up)) * (i % 2 ? 1 : -1);
        union wide number = {(uint64_t)small};
        wide_shift(&number, up);
        assert_true((int64_t)number.whole == small * (int64_t)(1ULL << up));
        wide_shift(&number, -up);
        assert_true((int64_t)number.whole == small);
        wide_shift(&number, -up);
        assert_true((int64_t)number.whole == small >> up);
    }
}

static void means(void **state) {
    (void)state;
    for (unsigned i = 0; i < TRIALS; i++) {
        uint64_t sum = i < 100 ? i : i < 200 ? UINT64_MAX - i : any(64);
        for (uint8_t parts = 1; parts <= BOARD_FACES; parts++) {
            union wide mean = {sum / 2};
            wide_mean(&mean, parts);
            assert_true(mean.whole == (sum / 2 + parts - 1) / parts);
        }
    }
}

static void expect_window(const struct wide_window *window, const uint64_t *latest) {
    uint64_t sum = 0;

    for (uint8_t ago = 1; ago <= BOARD_FACES; ago++) {
        uint64_t value = *(latest - (ago - 1));
        assert_true(wide_window_recent(window, ago)->whole == value);
        sum += value;
    }
    assert_true(window->sum.whole == sum);
}

static void a_window_holds_the_last_six(void **state) {
    struct wide_window window;
    uint64_t series[BOARD_FACES + LENGTH] = {0};

    (void)state;
    wide_window_clear(&window);
    for (unsigned i = 0; i < LENGTH; i++) {
        uint64_t *latest = &series[BOARD_FACES + i];
        expect_window(&window, latest - 1);
        *latest = any(61);
        wide_window_put(&window, &(union wide){*latest});
    }
    wide_window_clear(&window);
    assert_true(window.sum.whole == 0);
    assert_true(wide_window_recent(&window, 1)->whole == 0);
}

/* 7 and 9 come; mirrored they follow as 9, nothing, 7 ... : the next values push out what came
   first. */
static void two_values_are_mirrored(void **state) {
    struct wide_window window;

    (void)state;
    wide_window_clear(&window);
    wide_window_put(&window, &(union wide){7});
    wide_window_put(&window, &(union wide){9});
    wide_window_mirror(&window);
    assert_true(window.sum.whole == 2 * (7 + 9));
    wide_window_put(&window, &(union wide){100});
    assert_true(window.sum.whole == 2 * (7 + 9) + 100);
    wide_window_put(&window, &(union wide){1000});
    assert_true(window.sum.whole == 7 + 9 + 7 + 100 + 1000);
    wide_window_put(&window, &(union wide){10000});
    assert_true(window.sum.whole == 7 + 9 + 100 + 1000 + 10000);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_and_differences),
        cmocka_unit_test(a_number_with_a_sign_is_shifted_both_ways),
        cmocka_unit_test(means),
        cmocka_unit_test(a_window_holds_the_last_six),
        cmocka_unit_test(two_values_are_mirrored),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
