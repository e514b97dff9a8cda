#include "text/text.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "support/testing.h"

/* Against exact integer arithmetic in 128 bits. */

__extension__ typedef unsigned __int128 wide;

static char shown[64];
static size_t count;

static void catch (char character) {
    assert_true(count < sizeof shown - 1);
    shown[count++] = character;
    shown[count] = 0;
}

static void begin(void) {
    count = 0;
    shown[0] = 0;
    text_to(catch);
}

static uint64_t state = 1;

static uint32_t random_word(void) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 32);
}

static uint64_t power_of_ten(unsigned exponent) {
    uint64_t power = 1;
    while (exponent--) {
        power *= 10;
    }
    return power;
}

/* numerator / 2^bits * 10^digits, halves up. */
static uint64_t scaled(uint64_t numerator, unsigned bits, unsigned digits) {
    wide doubled = (wide)numerator * power_of_ten(digits) * 2;
    return (uint64_t)((doubled + ((wide)1 << bits)) >> (bits + 1));
}

static void check_real(uint32_t mantissa, uint8_t bits, uint8_t digits) {
    char expected[320];
    uint64_t value = scaled(mantissa, bits, digits);
    unsigned long long whole = value / power_of_ten(digits);
    unsigned long long rest = value % power_of_ten(digits);

    if (digits) {
        snprintf(expected, sizeof expected, "%llu.%0*llu", whole, digits, rest);
    } else {
        snprintf(expected, sizeof expected, "%llu", whole);
    }
    begin();
    text_real((struct real){mantissa, bits}, digits);
    assert_string_equal(shown, expected);
}

static void test_real(void **unused) {
    (void)unused;
    for (uint8_t bits = 0; bits <= 31; bits++) {
        for (uint8_t digits = 0; digits <= 6; digits++) {
            static const uint32_t ends[] = {0,          1,          2,         0x7FFFFFFF,
                                            0x80000000, 0xFFFFFFFE, 0xFFFFFFFF};
            for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
                check_real(ends[i], bits, digits);
            }
            for (int i = 0; i < 200; i++) {
                check_real(random_word() >> (random_word() % 32), bits, digits);
            }
        }
    }
}

/* Odd multiples of half a unit in the last place are exact where 5^digits divides them. */
static void test_real_halves(void **unused) {
    (void)unused;
    for (uint8_t digits = 0; digits <= 6; digits++) {
        for (uint32_t odd = 1; odd < 200; odd += 2) {
            for (int off = -1; off <= 1; off++) {
                uint8_t bits = (uint8_t)(digits + 1);
                check_real((odd << 16) + (uint32_t)off, (uint8_t)(bits + 16), digits);
            }
        }
    }
    begin();
    text_real((struct real){5, 1}, 0);
    assert_string_equal(shown, "3");
    begin();
    text_real((struct real){1, 3}, 2);
    assert_string_equal(shown, "0.13");
}

static void test_real_carries(void **unused) {
    (void)unused;
    begin();
    text_real((struct real){0x7FFFFFFF, 31}, 6);
    assert_string_equal(shown, "1.000000");
    begin();
    text_real((struct real){0xFFFFFFFF, 24}, 4);
    assert_string_equal(shown, "256.0000");
    begin();
    text_real((struct real){0xFFFFFFFF, 0}, 6);
    assert_string_equal(shown, "4294967295.000000");
}

static void check_probability(probability_t probability, const char *expected) {
    begin();
    text_probability(probability, 6);
    assert_string_equal(shown, expected);
}

/* 0.9999995 is 2147482574.25 / 2^31. */
static void test_probability(void **unused) {
    (void)unused;
    check_probability(PROBABILITY_ONE, "1.000000");
    check_probability(0, "0.000000");
    check_probability(2147482574, "0.999999");
    check_probability(2147482575, "1.000000");
    check_probability(PROBABILITY_ONE / 2, "0.500000");
    check_probability(1073, "0.000000");
    check_probability(1074, "0.000001");
}

static void test_whole_numbers(void **unused) {
    (void)unused;
    for (int i = 0; i < 20000; i++) {
        uint32_t number = i < 1200 ? (uint32_t)i : random_word() >> (random_word() % 32);
        uint8_t width = (uint8_t)(random_word() % 11);
        char expected[32];
        snprintf(expected, sizeof expected, "%u", number);
        begin();
        text_unsigned(number);
        assert_string_equal(shown, expected);
        snprintf(expected, sizeof expected, "%*u", width, number);
        begin();
        text_padded(number, width);
        assert_string_equal(shown, expected);
    }
    begin();
    text_unsigned(UINT32_MAX);
    assert_string_equal(shown, "4294967295");
}

static void check_percent(probability_t probability, uint8_t digits) {
    uint64_t certain = 100 * power_of_ten(digits);
    uint64_t value = scaled(probability, 31, digits + 2u);
    char expected[32];

    if (value == 0 && probability != 0) {
        value = 1;
    }
    if (value == certain && probability != PROBABILITY_ONE) {
        value = certain - 1;
    }
    if (digits) {
        snprintf(expected, sizeof expected, "%3u.%0*u%%", (unsigned)(value / power_of_ten(digits)),
                 digits, (unsigned)(value % power_of_ten(digits)));
    } else {
        snprintf(expected, sizeof expected, "%3u%%", (unsigned)value);
    }
    begin();
    text_percent(probability, digits);
    assert_string_equal(shown, expected);
}

static void test_percent(void **unused) {
    (void)unused;
    for (uint8_t digits = 0; digits <= 2; digits++) {
        check_percent(0, digits);
        check_percent(1, digits);
        check_percent(PROBABILITY_ONE - 1, digits);
        check_percent(PROBABILITY_ONE, digits);
        for (uint32_t part = 0; part <= 20000; part++) {
            /* around every half of the last place */
            uint32_t half = (uint32_t)((uint64_t)PROBABILITY_ONE * part / 20000);
            check_percent(half, digits);
            if (half < PROBABILITY_ONE) {
                check_percent(half + 1, digits);
            }
        }
    }
    begin();
    text_percent(1, 2);
    text_percent(PROBABILITY_ONE - 1, 2);
    text_percent(PROBABILITY_ONE, 0);
    text_percent(PROBABILITY_ONE / 400 * 201, 1);
    assert_string_equal(shown, "  0.01% 99.99%100% 50.2%");
}

static void test_flash(void **unused) {
    static const FLASH char string[] = "two words";
    (void)unused;
    begin();
    text_flash(string);
    text_character('!');
    assert_string_equal(shown, "two words!");
}

static void test_fraction(void **unused) {
    (void)unused;
    begin();
    text_fraction(0, 7);
    text_fraction(57344, 65535);
    text_fraction(36864, 57344);
    text_fraction(5, 1);
    assert_string_equal(shown, "0/157344/655359/145/1");
}

static void test_tosses(void **unused) {
    (void)unused;
    begin();
    text_tosses(1);
    text_tosses(0x16);
    text_tosses(0x3F);
    text_tosses(0x80);
    assert_string_equal(shown, "HTTHTTTTTHHHHHHH");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_real),          cmocka_unit_test(test_real_halves),
        cmocka_unit_test(test_real_carries),  cmocka_unit_test(test_probability),
        cmocka_unit_test(test_whole_numbers), cmocka_unit_test(test_percent),
        cmocka_unit_test(test_flash),         cmocka_unit_test(test_fraction),
        cmocka_unit_test(test_tosses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
