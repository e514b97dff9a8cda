/* Sums over six squares, and what their unit is worth, against numbers of 64 bits and long doubles.
 */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/snakes/odds/window/window.h"
#include "games/snakes/odds/window/window_unit.h"

enum { VALUES = 40, READ = VALUES + 6, SEED = 20261122 };

static uint64_t random_state = SEED;

static uint64_t random_number(void) {
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state;
}

struct size {
    unsigned bytes;
    struct window_found (*pass)(const struct window_question *question);
    void (*load)(uint64_t *number, const uint8_t *value);
    void (*follow)(uint8_t *values, const void *jumps, uint8_t count);
};

static uint64_t number_of(const uint8_t *value, void (*load)(uint64_t *, const uint8_t *)) {
    uint64_t number = UINT64_MAX;
    load(&number, value);
    return number;
}

static const struct size sizes[] = {
    {WINDOW40_BYTES, window40_pass, window40_load, window40_follow},
    {WINDOW48_BYTES, window48_pass, window48_load, window48_follow},
};

static void fill(const struct size *size, uint8_t *bytes, uint64_t *numbers, unsigned room) {
    for (unsigned i = 0; i < READ; i++) {
        numbers[i] = random_number() % ((uint64_t)room << 8 * (size->bytes - 1));
        for (unsigned b = 0; b < size->bytes; b++) {
            bytes[i * size->bytes + b] = (uint8_t)(numbers[i] >> 8 * b);
        }
    }
}

static void check_pass(const struct size *size, bool shrink, uint8_t own, int8_t step) {
    uint8_t bytes[READ * WINDOW48_BYTES];
    uint64_t before[READ];
    struct window_question question = {bytes, shrink, {{VALUES - 7, 0, 0}, {7, own, step}}};
    uint8_t dropped = 0, top = 0;
    fill(size, bytes, before, shrink ? 256 : WINDOW_ROOM);
    struct window_found found = size->pass(&question);
    for (unsigned i = 0; i < READ; i++) {
        uint64_t want = before[i];
        if (i < VALUES) {
            int times = i < VALUES - 7 ? 0 : own + step * (int)(i - (VALUES - 7));
            want = (uint64_t)times * before[i];
            for (unsigned face = 1; face <= 6; face++) {
                want += before[i + face];
            }
            dropped |= shrink ? (uint8_t)want : 0;
            want >>= shrink ? 8 : 0;
            top |= (uint8_t)(want >> 8 * (size->bytes - 1));
        }
        assert_int_equal(number_of(bytes + i * size->bytes, size->load), want);
    }
    assert_int_equal(found.dropped, dropped);
    assert_int_equal(found.top, top);
}

TEST(a_pass_sums_the_six_values_ahead) {
    for (unsigned round = 0; round < 200; round++) {
        for (unsigned i = 0; i < 2; i++) {
            check_pass(&sizes[i], round & 1, 0, 0);
            check_pass(&sizes[i], true, 6, -1);
            check_pass(&sizes[i], true, (uint8_t)(round % 3), 1);
            check_pass(&sizes[i], false, 1, 0);
        }
    }
}

TEST(jumps_bring_values_to_where_they_start) {
    static const uint8_t jumps[][2] = {{3, 20}, {39, 0}, {7, 20}};
    for (unsigned i = 0; i < 2; i++) {
        uint8_t bytes[READ * WINDOW48_BYTES];
        uint64_t numbers[READ];
        fill(&sizes[i], bytes, numbers, 256);
        sizes[i].follow(bytes, jumps, 3);
        numbers[3] = numbers[7] = numbers[20];
        numbers[39] = numbers[0];
        for (unsigned at = 0; at < READ; at++) {
            assert_int_equal(number_of(bytes + at * sizes[i].bytes, sizes[i].load), numbers[at]);
        }
    }
}

TEST(values_move_and_add_up) {
    uint8_t bytes[2 * WINDOW48_BYTES] = {0xFF, 0xFF, 1, 0, 0, 9, 2, 0, 0, 0, 3, 4};
    window48_move(bytes, bytes + WINDOW48_BYTES);
    assert_int_equal(number_of(bytes, window48_load), 0x0D0300020001);
    assert_int_equal(number_of(bytes + WINDOW48_BYTES, window48_load), 0);
}

/* As in a game that goes on: a byte is dropped whenever there is no room, and a value that loses
   two of three of its chance in every throw becomes ever smaller. */
TEST(a_unit_follows_ten_thousand_throws) {
    struct window_unit unit;
    long double want = ldexpl(1, -37);
    window_unit_start(&unit, WINDOW40_BYTES);
    for (unsigned throws = 1; throws <= 10000; throws++) {
        window_unit_throw(&unit);
        want /= 6;
        if (want < ldexpl(1, -40)) {
            window_unit_drop(&unit);
            want *= 256;
        }
        long double got =
            ldexpl(((long double)unit.high * 4294967296.0L + unit.low), -64 - (int)unit.exponent);
        assert_true(got <= want * (1 + 1e-14L) && got >= want * (1 - ldexpl(1, -45)));
        uint64_t value = random_number() % (uint64_t)(1 / want);
        long double product = want * (long double)value;
        uint64_t times = value;
        window_unit_multiply(&unit, &times);
        long double error = ldexpl(product, WINDOW_UNIT_BITS) - (long double)times;
        assert_true(error >= -1 && error <= (long double)window_unit_error(&times) + 1);
        uint8_t bytes[WINDOW40_BYTES];
        for (unsigned b = 0; b < WINDOW40_BYTES; b++) {
            bytes[b] = (uint8_t)(value >> 8 * b);
        }
        assert_true(fabsl(ldexpl(product, 32) - window_unit_fraction(&unit, bytes)) <= 4);
        assert_true(fabsl(ldexpl(want, WINDOW_UNIT_LOSS_BITS) + 0.5L - window_unit_loss(&unit)) <=
                    1);
    }
}

/* As long as a byte is worth anything, and of what is worth less than that, a unit. */
TEST(what_a_byte_loses_is_rounded_up) {
    for (unsigned exponent = 20; exponent < 100; exponent++) {
        for (uint32_t high = 0x80000000; high >= 0x80000000; high += 0x0FFFFFFF) {
            const struct window_unit unit = {.high = high, .exponent = (uint8_t)exponent};
            double lost = ldexp(high, WINDOW_UNIT_LOSS_BITS - 32 - (int)exponent);
            uint32_t loss = window_unit_loss(&unit);
            assert_true(loss >= lost && loss <= lost + 1);
        }
    }
}

TEST(a_rest_and_its_chance_are_one) {
    struct bounded some = {.mantissa = 1000, .error = 11}, rest = some;
    struct bounded none = {.mantissa = 1ULL << WINDOW_UNIT_BITS, .error = 9};
    window_unit_take_between(&some);
    window_unit_take_rest(&rest);
    window_unit_take_rest(&none);
    assert_int_equal(some.mantissa + rest.mantissa, 1ULL << WINDOW_UNIT_BITS);
    assert_true(some.mantissa - some.error <= 1000 && some.mantissa + some.error >= 1011);
    assert_int_equal(none.mantissa, 0);
}
