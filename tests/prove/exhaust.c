/* Arithmetic whose input has at most 32 bits, on every input, or on every STRIDE-th one.
   usage: exhaust STRIDE [CLAIM…]

   What is expected is counted on from one input to the next, or comes from products of 128 bits. */

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/number/bounded.h"
#include "core/number/decimal.h"
#include "core/number/integer88.h"

typedef unsigned __int128 wide;

static uint64_t stride;

static bool is_text(const struct decimal *decimal, const char *expected) {
    return strlen(expected) == decimal->length &&
           memcmp(decimal->character, expected, decimal->length) == 0;
}

/* ---- claims ------------------------------------------------------------------------------------
   Each answers whether it holds of one input, which grows from call to call. */

/* Of 32 and 31 significant bits, all 31 or 32 bits of the root are right to a unit. */
static bool is_root(uint32_t mantissa, uint8_t bits) {
    struct real value = {mantissa, bits};
    wide root, square;

    fixed_square_root(&value);
    if (value.fraction_bits < bits / 2 || value.fraction_bits > 31) {
        return false;
    }
    root = value.mantissa;
    square = (wide)mantissa << (2 * value.fraction_bits - bits);
    return (root ? root - 1 : 0) * (root ? root - 1 : 0) <= square &&
           square <= (root + 1) * (root + 1);
}

static bool root_of_even_bits(uint32_t input) {
    return is_root(input, 30);
}

static bool root_of_odd_bits(uint32_t input) {
    return is_root(input, 31);
}

/* The root is taken of a number brought to 32 or 31 bits, which are all tried above; here is what
   brings it there and back: 16 leading bits, the zeros before them, and the bits of the fraction.
 */
static bool root_of_any_size(uint32_t input) {
    uint32_t mantissa = (input << 16 | 1UL << 31 | 1) >> (input >> 16 & 31);

    return is_root(mantissa, (uint8_t)(input >> 21));
}

static bool unsigned_in_decimal(uint32_t input) {
    struct decimal decimal, wide_decimal;
    static char expected[24];
    static uint32_t before;

    if (expected[0] && input == before + 1 && expected[9] != '9') {
        expected[9]++;
    } else {
        snprintf(expected, sizeof expected, "%10" PRIu32, input);
    }
    before = input;
    decimal_scaled(&wide_decimal, input, 0, 10);
    decimal_scaled(&decimal, input, 0, 0);
    return is_text(&wide_decimal, expected) && is_text(&decimal, expected + strspn(expected, " "));
}

/* One hundredth of a per cent, or so, is a unit; 0 and 1 alone are shown as such. */
static bool is_percent(uint32_t chance, uint8_t digits, uint64_t all) {
    static uint64_t before = UINT64_MAX;
    static char expected[48];
    static uint8_t digits_before;
    struct decimal decimal;
    uint64_t units = (chance * all + (PROBABILITY_ONE >> 1)) / PROBABILITY_ONE;

    if (chance > PROBABILITY_ONE) {
        return true;
    }
    if (units == 0 && chance) {
        units = 1;
    }
    if (units == all && chance < PROBABILITY_ONE) {
        units--;
    }
    if (units != before || digits != digits_before) {
        int length = snprintf(expected, sizeof expected, "%3u", (unsigned)(units * 100 / all));
        if (digits) {
            snprintf(expected + length, sizeof expected - (size_t)length, ".%0*u", digits,
                     (unsigned)(units % (all / 100)));
        }
        strcat(expected, "%");
        before = units;
        digits_before = digits;
    }
    decimal_percent(&decimal, chance, digits);
    return is_text(&decimal, expected);
}

static bool percent_without_digits(uint32_t input) {
    return is_percent(input, 0, 100);
}

static bool percent_with_one_digit(uint32_t input) {
    return is_percent(input, 1, 1000);
}

static bool percent_with_two_digits(uint32_t input) {
    return is_percent(input, 2, 10000);
}

static bool chance_of_a_fraction(uint32_t input) {
    struct bounded chance = {.mantissa = input, .error = 0, .fraction_bits = 32};

    return bounded_to_probability(&chance) == (uint32_t)(((uint64_t)input + 1) / 2);
}

static bool integer_of_88_bits(uint32_t input) {
    uint8_t number[INTEGER88_BYTES + 2];
    int32_t value = (int32_t)input;
    wide expected = (wide)(__int128)value;

    memset(number, 0x5A, sizeof number);
    integer88_set(number, 1, value);
    return memcmp(number + 1, &expected, INTEGER88_BYTES) == 0 && number[0] == 0x5A &&
           number[INTEGER88_BYTES + 1] == 0x5A;
}

/* ---- what runs them ----------------------------------------------------------------------------
 */

static const struct claim {
    const char *name;
    bool (*holds)(uint32_t input);
    uint64_t first;
    uint64_t end;
} claims[] = {
    {"the root of an even number of bits", root_of_even_bits, 1ULL << 31, 1ULL << 32},
    {"the root of an odd number of bits", root_of_odd_bits, 1ULL << 31, 1ULL << 32},
    {"the root of a number of any size", root_of_any_size, 0, 1ULL << 26},
    {"an unsigned number in decimal", unsigned_in_decimal, 0, 1ULL << 32},
    {"per cent without digits", percent_without_digits, 0, (1ULL << 31) + 1},
    {"per cent with one digit", percent_with_one_digit, 0, (1ULL << 31) + 1},
    {"per cent with two digits", percent_with_two_digits, 0, (1ULL << 31) + 1},
    {"the chance of a fraction", chance_of_a_fraction, 0, 1ULL << 32},
    {"a number of 32 bits in 88", integer_of_88_bits, 0, 1ULL << 32},
};

/* So few are always tried all. */
enum { CLAIMS = sizeof claims / sizeof claims[0], FEW = 1 << 20 };

static void judge(const struct claim *claim) {
    uint64_t inputs = claim->end - claim->first;
    uint64_t step = inputs <= FEW ? 1 : stride;
    uint64_t count = 0;

    for (uint64_t input = claim->first; input < claim->end; input += step, count++) {
        if (!claim->holds((uint32_t)input)) {
            printf("%s: wrong of %" PRIu64 "\n", claim->name, input);
            exit(1);
        }
    }
    printf("%s: right of %" PRIu64 " of %" PRIu64 "\n", claim->name, count, inputs);
    fflush(stdout);
}

int main(int argc, char **argv) {
    char *end;

    stride = argc > 1 ? strtoull(argv[1], &end, 10) : 0;
    if (stride == 0 || *end) {
        fprintf(stderr, "usage: exhaust STRIDE [CLAIM]\n");
        return 2;
    }
    for (unsigned i = 0; i < CLAIMS; i++) {
        if (argc == 2 || strcmp(argv[2], claims[i].name) == 0) {
            judge(&claims[i]);
        }
    }
    return 0;
}
