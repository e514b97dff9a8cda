#include "core/number/decimal.h"

#include "support/testing.h"

#include <stdio.h>
#include <string.h>

/* Checks decimals against exact integer arithmetic in 128 bits. */

__extension__ typedef unsigned __int128 wide;

static const char *text_of(const struct decimal *decimal) {
    static char text[DECIMAL_ROOM + 1];

    assert_in_range(decimal->length, 1, DECIMAL_ROOM);
    memcpy(text, decimal->character, decimal->length);
    text[decimal->length] = '\0';
    return text;
}

static const char *text_of_unsigned(uint32_t number, uint8_t width) {
    struct decimal decimal;

    decimal_scaled(&decimal, number, 0, width);
    return text_of(&decimal);
}

static const char *text_of_scaled(uint32_t number, uint8_t digits) {
    struct decimal decimal;

    decimal_scaled(&decimal, number, digits, 0);
    return text_of(&decimal);
}

static const char *text_of_real(struct real number, uint8_t digits) {
    struct decimal decimal;

    decimal_real(&decimal, number, digits);
    return text_of(&decimal);
}

static const char *text_of_percent(probability_t probability, uint8_t digits) {
    struct decimal decimal;

    decimal_percent(&decimal, probability, digits);
    return text_of(&decimal);
}

static uint64_t chance = 1;

static uint32_t random_word(void) {
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(chance >> 32);
}

static uint64_t power_of_ten(unsigned exponent) {
    uint64_t power = 1;
    while (exponent--) {
        power *= 10;
    }
    return power;
}

/* numerator / 2^bits * 10^digits, halves rounded up. */
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
    assert_string_equal(text_of_real((struct real){mantissa, bits}, digits), expected);
}

TEST(reals_are_rounded_to_nearest) {
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

/* odd / 2^(digits + 1) is exactly an odd multiple of half a unit in the last place. */
TEST(halves_are_rounded_up) {
    for (uint8_t digits = 0; digits <= 6; digits++) {
        for (uint32_t odd = 1; odd < 200; odd += 2) {
            for (int off = -1; off <= 1; off++) {
                uint8_t bits = (uint8_t)(digits + 1);
                check_real((odd << 16) + (uint32_t)off, (uint8_t)(bits + 16), digits);
            }
        }
    }
    assert_string_equal(text_of_real((struct real){5, 1}, 0), "3");
    assert_string_equal(text_of_real((struct real){1, 3}, 2), "0.13");
}

TEST(rounding_carries_into_the_whole_part) {
    assert_string_equal(text_of_real((struct real){0x7FFFFFFF, 31}, 6), "1.000000");
    assert_string_equal(text_of_real((struct real){0xFFFFFFFF, 24}, 4), "256.0000");
    assert_string_equal(text_of_real((struct real){0xFFFFFFFF, 0}, 6), "4294967295.000000");
}

static void check_probability(probability_t probability, const char *expected) {
    assert_string_equal(text_of_real((struct real){probability, PROBABILITY_BITS}, 6), expected);
}

/* 0.9999995 is 2147482574.25 / 2^31. */
TEST(certainty_is_one_and_so_is_what_rounds_to_it) {
    check_probability(PROBABILITY_ONE, "1.000000");
    check_probability(0, "0.000000");
    check_probability(2147482574, "0.999999");
    check_probability(2147482575, "1.000000");
    check_probability(PROBABILITY_ONE / 2, "0.500000");
    check_probability(1073, "0.000000");
    check_probability(1074, "0.000001");
}

TEST(whole_numbers_are_aligned_to_the_right) {
    for (int i = 0; i < 20000; i++) {
        uint32_t number = i < 1200 ? (uint32_t)i : random_word() >> (random_word() % 32);
        uint8_t width = (uint8_t)(random_word() % 11);
        char expected[32];
        snprintf(expected, sizeof expected, "%u", number);
        assert_string_equal(text_of_unsigned(number, 0), expected);
        snprintf(expected, sizeof expected, "%*u", width, number);
        assert_string_equal(text_of_unsigned(number, width), expected);
    }
    assert_string_equal(text_of_unsigned(UINT32_MAX, 0), "4294967295");
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
    assert_string_equal(text_of_percent(probability, digits), expected);
}

TEST(percents_say_0_and_100_only_of_what_is) {
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
    assert_string_equal(text_of_percent(1, 2), "  0.01%");
    assert_string_equal(text_of_percent(PROBABILITY_ONE - 1, 2), " 99.99%");
    assert_string_equal(text_of_percent(PROBABILITY_ONE, 0), "100%");
    assert_string_equal(text_of_percent(PROBABILITY_ONE / 400 * 201, 1), " 50.2%");
}

TEST(a_point_is_put_into_a_whole_number) {
    static const struct {
        uint32_t number;
        uint8_t digits;
        const char *text;
    } cases[] = {
        {0, 0, "0"},
        {0, 2, "0.00"},
        {7, 1, "0.7"},
        {1234, 2, "12.34"},
        {1234, 4, "0.1234"},
        {1234, 6, "0.001234"},
        {100000, 3, "100.000"},
        {UINT32_MAX, 6, "4294.967295"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_string_equal(text_of_scaled(cases[i].number, cases[i].digits), cases[i].text);
    }
}

/* 0.51 units are a little more than 0x828F5C28 in 2^-32. A number is shown without a mark if its
   bound and the rounding add up to at most that, and with a mark if they add up to more. */
TEST(a_mark_begins_beyond_0_51_of_a_unit) {
    static const uint64_t most = 0x828F5C28;

    for (uint64_t part = 0; part < 0x80000000; part += 0x1234567) {
        for (int below = 0; below < 2; below++) {
            uint64_t mantissa = (5ULL << 32) + (below ? -part : part);
            struct bounded number = {
                .mantissa = mantissa, .error = most - part, .fraction_bits = 32};
            struct decimal decimal;
            decimal_bounded(&decimal, &number, 0);
            assert_string_equal(text_of(&decimal), "5");
            number.error++;
            decimal_bounded(&decimal, &number, 0);
            assert_string_equal(text_of(&decimal), "~5");
        }
    }
}

/* With an error of half a unit the digit of that unit is certain, with any more it is not. */
TEST(a_digit_is_certain_up_to_half_of_its_unit) {
    enum { NUMBER = 1234567, MOST = 100000 };

    for (unsigned long unit = 1; unit <= MOST; unit *= 10) {
        struct bounded number = {.mantissa = ((uint64_t)NUMBER << 32) + (1ULL << 30),
                                 .error = (uint64_t)unit << 31,
                                 .fraction_bits = 32};
        for (unsigned long shown = unit; shown <= 10 * unit; shown *= 10, number.error++) {
            char expected[32];
            struct decimal decimal;
            snprintf(expected, sizeof expected, "~%lu", (NUMBER + shown / 2) / shown * shown);
            decimal_bounded(&decimal, &number, 6);
            assert_string_equal(text_of(&decimal), expected);
        }
    }
}
