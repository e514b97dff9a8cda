#include "core/number/bounded.h"

#include "core/number/decimal.h"
#include "support/testing.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* The shown number is close to the true one, wherever that lies within its bound. Without a mark it
   is off by at most 0.51 units of the last digit, with a mark by at most one. A number shown as
   below a limit is not above it. */

static uint64_t chance = 1;

static uint64_t random_bits(void) {
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return chance ^ chance >> 31;
}

static const char *text_of(const struct bounded *number, uint8_t digits) {
    static char text[DECIMAL_ROOM + 1];
    struct decimal decimal;

    decimal_bounded(&decimal, number, digits);
    assert_in_range(decimal.length, 1, DECIMAL_ROOM);
    memcpy(text, decimal.character, decimal.length);
    text[decimal.length] = '\0';
    return text;
}

static uint8_t digits_of(const char *text) {
    const char *point = strchr(text, '.');

    return point ? (uint8_t)strlen(point + 1) : 0;
}

static struct bounded random_number(void) {
    struct bounded number = {.fraction_bits = (uint8_t)(random_bits() % 61)};
    uint8_t bits = (uint8_t)(random_bits() % 22 + 1 + number.fraction_bits);

    bits = bits > 63 ? 63 : bits;
    number.mantissa = random_bits() >> (64 - bits);
    number.error = random_bits() >> (random_bits() % 64);
    number.error = number.error >> 1 < number.mantissa >> 1 ? number.error : number.mantissa >> 2;
    return number;
}

static void check_digits(const struct bounded *number) {
    const char *text = text_of(number, 6);
    bool below = text[0] == DECIMAL_BELOW;
    bool marked = text[0] == DECIMAL_MARK || below;
    long double value = ldexpl((long double)number->mantissa, -number->fraction_bits);
    long double error = ldexpl((long double)number->error, -number->fraction_bits);
    long double shown = strtold(text + marked, NULL);
    long double unit = powl(10, -digits_of(text));
    long double off = fabsl(shown - value) + error;

    if (below) {
        assert_true(value + error <= shown);
        assert_true(error >= powl(10, floorl(log10l(fmaxl(1, value)))));
    } else if (!marked) {
        assert_int_equal(digits_of(text), 6);
        assert_true(off <= 0.5101L * unit);
    } else if (digits_of(text)) {
        assert_true(off <= 1.001L * unit);
        assert_true(off > 0.0509L * unit); /* one digit more would not have been certain */
    } else {
        unsigned long whole = strtoul(text + 1, NULL, 10);
        for (unit = 1; whole && whole % 10 == 0; whole /= 10) {
            unit *= 10;
        }
        assert_true(off <= 1.001L * unit || (whole < 10 && error <= 1.001L * unit));
    }
}

TEST(what_is_shown_is_what_the_bound_allows) {
    print_message("seed 1\n");
    for (int i = 0; i < 300000; i++) {
        struct bounded number = random_number();
        check_digits(&number);
    }
}

TEST(marks_and_digits_are_as_a_reader_expects) {
    static const struct {
        double value;
        double error;
        uint8_t digits;
        const char *text;
    } cases[] = {
        {12.644837160, 1e-9, 6, "12.644837"},
        {0.505571689, 3e-5, 6, "~0.5056"},
        {0.505571689, 6e-5, 6, "~0.506"},
        {0.5, 0, 6, "0.500000"},
        {0.1234565005, 1e-9, 6, "0.123457"},
        {0.12345649, 4e-8, 6, "~0.123456"},
        {0.12345620, 4e-8, 6, "0.123456"},
        {1234.5, 30, 6, "~1200"},
        {1250, 30, 2, "~1300"},
        {1234.5, 0.4, 6, "~1235"},
        {0, 1e-4, 6, "~0.000"},
        {99.97, 0.04, 2, "~100.0"},
        {15999999, 0, 6, "15999999.000000"},
        {3, 0, 0, "3"},
        {55, 9.9, 6, "~60"},
        {55, 10.1, 6, "<70"},
        {57, 57, 6, "<120"},
        {5.3, 0.8, 6, "~5"},
        {5.3, 1.8, 6, "<8"},
        {0.4, 3, 6, "<5"},
        {95, 95, 2, "<200"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct bounded number = {
            .mantissa = (uint64_t)ldexp(cases[i].value, 38),
            .error = (uint64_t)ldexp(cases[i].error, 38),
            .fraction_bits = 38,
        };
        assert_string_equal(text_of(&number, cases[i].digits), cases[i].text);
    }
}

TEST(chances_are_shown_in_per_cent) {
    static const struct {
        double value;
        double error;
        const char *text;
    } cases[] = {
        {0.525155, 1e-8, " 52.52%"}, {0.525155, 2e-4, "~52.5%"},  {0.525155, 3e-3, "~53%"},
        {1, 0, "100.00%"},           {0.999999, 1e-9, " 99.99%"}, {0.000001, 1e-9, "  0.01%"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct bounded number = bounded_probability((probability_t)ldexp(cases[i].value, 31),
                                                    (uint32_t)ldexp(cases[i].error, 31));
        struct decimal decimal;
        decimal_percent_bounded(&decimal, &number, 2);
        assert_int_equal(decimal.length, strlen(cases[i].text));
        assert_memory_equal(decimal.character, cases[i].text, decimal.length);
    }
}

TEST(roots_carry_their_bound) {
    for (int i = 0; i < 300000; i++) {
        struct bounded square = random_number();
        struct bounded root = bounded_square_root(&square);
        long double value = ldexpl((long double)square.mantissa, -square.fraction_bits);
        long double error = ldexpl((long double)square.error, -square.fraction_bits);
        long double middle = ldexpl((long double)root.mantissa, -root.fraction_bits);
        long double bound = ldexpl((long double)root.error, -root.fraction_bits);
        long double low = error < value ? sqrtl(value - error) : 0;
        long double unit = ldexpl(1, -root.fraction_bits);

        assert_true(fabsl(middle - sqrtl(value)) <= 2 * unit);
        assert_true(low >= middle - bound && sqrtl(value + error) <= middle + bound + unit);
        /* the bound is not much wider than needed */
        assert_true(bound <= 2.1L * (sqrtl(value + error) - low) + 4 * unit);
    }
}

/* An exact number has no error of its own; rounding its two roots costs less than a unit each. */
TEST(roots_of_exact_numbers_are_two_units_off_at_most) {
    for (int i = 0; i < 1000; i++) {
        struct bounded square = random_number();
        square.error = 0;
        assert_in_range(bounded_square_root(&square).error, 0, 2);
    }
}

/* Dropping fraction bits loses less than a unit of the number and less than a unit of its bound.
   The new bound is wider by these losses, at most by two units. */
TEST(normal_numbers_are_no_wider_than_they_must_be) {
    for (int i = 0; i < 100000; i++) {
        struct bounded number = random_number();
        struct bounded normal = bounded_normal(&number);
        int8_t down = (int8_t)(number.fraction_bits - BOUNDED_FRACTION_BITS);
        long double value = ldexpl((long double)number.mantissa, -down);
        long double error = ldexpl((long double)number.error, -down);

        assert_int_equal(normal.fraction_bits, BOUNDED_FRACTION_BITS);
        if (down <= 0) {
            assert_true((long double)normal.mantissa == value);
            assert_true((long double)normal.error == error);
        } else {
            assert_true((long double)normal.mantissa <= value);
            assert_true((long double)normal.error >= value - (long double)normal.mantissa + error);
            assert_true((long double)normal.error <= error + 2);
        }
    }
}

/* 2^31 does not fit with 32 fraction bits. */
TEST(numbers_that_are_too_great_become_the_greatest) {
    for (uint8_t bits = 0; bits <= 32; bits++) {
        uint64_t first = 1ULL << (31 + bits);
        for (int more = -1; more <= 1; more++) {
            struct bounded number = {
                .mantissa = first + (uint64_t)more, .error = 4 * first - 1, .fraction_bits = bits};
            struct bounded normal = bounded_normal(&number);
            assert_true(normal.mantissa ==
                        (more < 0 ? number.mantissa << (32 - bits) : (uint64_t)INT64_MAX));
            assert_true(normal.error == INT64_MAX);
        }
    }
}

TEST(chances_become_probabilities_to_the_nearest) {
    for (int i = 0; i < 100000; i++) {
        struct bounded chance_of = random_number();
        long double value;
        chance_of.fraction_bits = 32 + (uint8_t)(random_bits() % 29);
        chance_of.mantissa = random_bits() >> (63 - chance_of.fraction_bits);
        value = floorl(ldexpl((long double)chance_of.mantissa, 32 - chance_of.fraction_bits));
        value = fminl(floorl(value / 2 + 0.5L), PROBABILITY_ONE);
        assert_true((long double)bounded_to_probability(&chance_of) == value);
    }
}

/* In per cent no number and no bound is above a hundred. */
TEST(per_cents_are_hundredfold) {
    for (int i = 0; i < 100000; i++) {
        struct bounded number = random_number();
        struct bounded normal = bounded_normal(&number);
        struct bounded percent = bounded_percent(&number);
        uint64_t one = 1ULL << BOUNDED_FRACTION_BITS;

        assert_true(percent.mantissa == 100 * (normal.mantissa < one ? normal.mantissa : one));
        assert_true(percent.error == 100 * (normal.error < one ? normal.error : one));
    }
}
