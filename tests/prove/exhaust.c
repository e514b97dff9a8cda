/* Checks arithmetic whose input has at most 32 bits, on every input or on every STRIDE-th one. If
   inputs have more bits and Frama-C proves nothing, they are drawn from 32 bits.
   usage: exhaust STRIDE [CLAIM…]

   Expected values are counted on from one input to the next, or come from products of 128 bits. */

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
   Each returns whether it holds for one input, which grows from call to call. */

/* For 32 or 31 significant bits, all 31 or 32 bits of the root are right to a unit. */
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

/* The root is computed of a number shifted to 32 or 31 bits, and all of these are tried above. This
   claim is about the shifts there and back: 16 leading bits, the zeros before them, and the bits of
   the fraction. */
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

/* `all` units are 1; a unit is, for example, a hundredth of a per cent. Only 0 and 1 are shown as
   such. */
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

/* ---- claims of longer inputs -------------------------------------------------------------------
   Each draws numbers of any size from its input. */

static uint64_t drawn(uint32_t input, uint8_t which) {
    uint64_t bits = input * 0x9E3779B97F4A7C15ULL + which * 0xD1B54A32D192ED03ULL;

    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9ULL;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EBULL;
    return bits ^ bits >> 31;
}

/* Draws a number with any number of leading zeros, but at least so many. */
static uint64_t drawn_below(uint32_t input, uint8_t which, uint8_t zeros) {
    uint64_t bits = drawn(input, which);

    return bits >> zeros >> (drawn(input, which + 0x80) % (64 - zeros));
}

static uint64_t power_of_ten(unsigned exponent) {
    uint64_t power = 1;

    while (exponent--) {
        power *= 10;
    }
    return power;
}

static bool real_of_any_size(uint32_t input) {
    uint8_t bits = (uint8_t)(drawn(input, 1) % 32);
    uint8_t digits = (uint8_t)(drawn(input, 2) % 7);
    struct real real = {(uint32_t)drawn_below(input, 0, 32), bits};
    uint64_t ten = power_of_ten(digits);
    uint64_t units = (uint64_t)(((wide)real.mantissa * ten * 2 + ((wide)1 << bits)) >> (bits + 1));
    struct decimal decimal;
    char expected[48];
    int length = snprintf(expected, sizeof expected, "%" PRIu64, units / ten);

    if (digits) {
        snprintf(expected + length, sizeof expected - (size_t)length, ".%0*" PRIu64, digits,
                 units % ten);
    }
    decimal_real(&decimal, real, digits);
    return is_text(&decimal, expected);
}

/* True if a text is right; value and error are in millionths of 2^-bits. Without a mark a text is
   off by at most 0.51 units of its last digit. With a mark it is off by at most one unit, but for a
   single digit before the point only the bound counts. A number that is shown as below a limit is
   certainly so, and has no certain digit. */
static bool is_shown(const char *text, wide value, wide error, uint8_t bits, uint8_t digits) {
    bool below = *text == DECIMAL_BELOW;
    bool marked = below || *text == DECIMAL_MARK;
    const char *at = text + marked + strspn(text + marked, " ");
    uint8_t behind = 0;
    uint64_t shown = 0;
    wide scaled, off, unit;

    for (bool point = false; *at; at++) {
        if (*at == '.' && !point) {
            point = true;
            continue;
        }
        if (*at < '0' || *at > '9') {
            return false;
        }
        shown = shown * 10 + (uint64_t)(*at - '0');
        behind += point;
    }
    scaled = (wide)(shown * power_of_ten(6 - behind)) << bits;
    unit = (wide)power_of_ten(6 - behind) << bits;
    off = (scaled > value ? scaled - value : value - scaled) + error;
    if (below) {
        wide first = (wide)1000000 << bits;
        while (first * 10 <= value) {
            first *= 10;
        }
        return value + error <= scaled && error >= first;
    }
    if (!marked) {
        return behind == digits && off * 100 <= unit * 51;
    }
    if (behind) {
        return off <= unit;
    }
    for (; shown && shown % 10 == 0; shown /= 10) {
        unit *= 10;
    }
    return off <= unit || (shown < 10 && error <= unit);
}

/* Draws a number below 2^whole. */
static struct bounded drawn_number(uint32_t input, uint8_t whole) {
    uint8_t bits = (uint8_t)(drawn(input, 1) % 61);
    uint8_t zeros = whole + bits < 64 ? 64 - whole - bits : 1;
    struct bounded number = {.fraction_bits = bits};

    number.mantissa = drawn_below(input, 2, zeros);
    number.error = drawn_below(input, 3, zeros);
    return number;
}

static bool number_with_a_bound(uint32_t input) {
    struct bounded number = drawn_number(input, 24);
    uint8_t digits = (uint8_t)(drawn(input, 4) % 7);
    char text[DECIMAL_ROOM + 1] = "";
    struct decimal decimal;

    decimal_bounded(&decimal, &number, digits);
    memcpy(text, decimal.character, decimal.length);
    return is_shown(text, (wide)number.mantissa * 1000000, (wide)number.error * 1000000,
                    number.fraction_bits, digits);
}

/* The normal number's bound encloses everything that the number's bound encloses; in units of
   2^-60. */
static bool number_made_normal(uint32_t input) {
    struct bounded number = drawn_number(input, 30);
    struct bounded normal = bounded_normal(&number);
    __int128 to_60 = (__int128)1 << (60 - number.fraction_bits);
    __int128 mantissa = number.mantissa * to_60;
    __int128 error = number.error * to_60;
    __int128 normal_mantissa = (__int128)normal.mantissa << 28;
    __int128 normal_error = (__int128)normal.error << 28;

    return normal.fraction_bits == BOUNDED_FRACTION_BITS &&
           normal_mantissa - normal_error <= mantissa - error &&
           mantissa + error <= normal_mantissa + normal_error &&
           normal_error <= error + ((__int128)2 << 28);
}

/* The squares of the least and the greatest root lie outside the bound of the number. */
static bool root_with_a_bound(uint32_t input) {
    struct bounded number = drawn_number(input, 64);
    struct bounded root = bounded_square_root(&number);
    uint8_t shift = 40 + number.fraction_bits % 2;
    wide least = root.mantissa > root.error ? root.mantissa - root.error : 0;
    wide greatest = (wide)root.mantissa + root.error;
    wide low = number.mantissa > number.error ? number.mantissa - number.error : 0;
    wide high = (wide)number.mantissa + number.error;

    return root.fraction_bits == (number.fraction_bits + 1) / 2 + 20 &&
           least * least <= low << shift && high << shift <= greatest * greatest;
}

static wide value_of_88_bits(const uint8_t number[]) {
    wide value = 0;

    memcpy(&value, number, INTEGER88_BYTES);
    return value;
}

static bool product_of_88_bits(uint32_t input) {
    static const wide modulus = (wide)1 << INTEGER88_BITS;
    uint8_t number[3 * INTEGER88_BYTES];
    wide value[3];

    for (uint8_t i = 0; i < 3; i++) {
        value[i] = ((wide)drawn(input, 2 * i) << 64 | drawn(input, 2 * i + 1)) % modulus >>
                   drawn(input, 6 + i) % INTEGER88_BITS;
        memcpy(number + i * INTEGER88_BYTES, &value[i], INTEGER88_BYTES);
    }
    integer88_add_product(number, 0, INTEGER88_BYTES, 2 * INTEGER88_BYTES);
    if (value_of_88_bits(number) != (value[0] + value[1] * value[2]) % modulus) {
        return false;
    }
    integer88_subtract_product(number, INTEGER88_BYTES, 0, 2 * INTEGER88_BYTES);
    return value_of_88_bits(number + INTEGER88_BYTES) ==
           (value[1] - value_of_88_bits(number) * value[2]) % modulus;
}

/* ---- running the claims ---------------------------------------------------------------------- */

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
    {"a real of any size", real_of_any_size, 0, 1ULL << 28},
    {"a number with a bound in decimal", number_with_a_bound, 0, 1ULL << 28},
    {"a number with a bound, made normal", number_made_normal, 0, 1ULL << 28},
    {"the root of a number with a bound", root_with_a_bound, 0, 1ULL << 28},
    {"products of 88 bits", product_of_88_bits, 0, 1ULL << 28},
};

/* If a claim has at most FEW inputs, all of them are tried. */
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
