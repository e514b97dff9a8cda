/* Checks integers of 88 bits against the compiler's integers of 128 bits. */

#include "support/testing.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/number/integer88.h"

enum { CASES = 20000, NUMBERS = 21 };

typedef unsigned __int128 wider;

static uint8_t number[NUMBERS * INTEGER88_BYTES];

static wider value(unsigned place) {
    wider result = 0;
    for (unsigned i = INTEGER88_BYTES; i-- > 0;) {
        result = result << 8 | number[place + i];
    }
    return result;
}

static wider modulo(wider a) {
    return a & (((wider)1 << INTEGER88_BITS) - 1);
}

static void fill(void) {
    for (unsigned i = 0; i < sizeof number; i++) {
        number[i] = rand() % 3 ? (uint8_t)rand() : rand() % 2 ? 0 : 0xFF;
    }
}

static unsigned any_place(void) {
    return (unsigned)rand() % NUMBERS * INTEGER88_BYTES;
}

TEST(a_number_is_set_with_its_sign) {
    static const int32_t values[] = {0, 1, -1, INT32_MAX, INT32_MIN, 0x12345678, -0x12345678};
    for (unsigned i = 0; i < sizeof values / sizeof values[0]; i++) {
        fill();
        integer88_set(number, 24, values[i]);
        assert_true(value(24) == modulo((wider)(__int128)values[i]));
    }
}

TEST(a_product_is_added_or_taken_away_modulo_2_to_the_88) {
    srand(5);
    for (unsigned i = 0; i < CASES; i++) {
        unsigned sum = any_place(), a = any_place(), b = any_place();
        wider expected;
        uint8_t before[sizeof number];
        if (sum == a || sum == b) {
            continue;
        }
        fill();
        memcpy(before, number, sizeof number);
        expected = value(a) * value(b);
        expected = modulo(i % 2 ? value(sum) + expected : value(sum) - expected);
        if (i % 2) {
            integer88_add_product(number, (uint8_t)sum, (uint8_t)a, (uint8_t)b);
        } else {
            integer88_subtract_product(number, (uint8_t)sum, (uint8_t)a, (uint8_t)b);
        }
        assert_true(value(sum) == expected);
        memcpy(before + sum, number + sum, INTEGER88_BYTES);
        assert_memory_equal(before, number, sizeof number);
    }
}

TEST(numbers_are_doubled_until_the_first_fills_its_highest_bit) {
    for (unsigned i = 0; i <= INTEGER88_BITS; i++) {
        wider first = i < INTEGER88_BITS ? (wider)1 << i | (i > 8 ? 0xA5 : 0) : 0;
        wider second = (wider)i * 0x123456789ABCDEFu;
        for (unsigned j = 0; j < INTEGER88_BYTES; j++) {
            number[j] = (uint8_t)(first >> 8 * j);
            number[INTEGER88_BYTES + j] = (uint8_t)(second >> 8 * j);
            number[2 * INTEGER88_BYTES + j] = 0x55;
        }
        unsigned times = integer88_scale_up(number, 2);
        assert_int_equal(times, i < INTEGER88_BITS ? INTEGER88_BITS - 1 - i : INTEGER88_BITS);
        assert_true(value(0) == modulo(first << times));
        assert_true(value(INTEGER88_BYTES) == modulo(second << times));
        assert_int_equal(number[2 * INTEGER88_BYTES], 0x55);
    }
}
