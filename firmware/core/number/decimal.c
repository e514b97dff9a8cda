#include "core/number/decimal.h"

#include "core/number/flash.h"
#include "core/number/fraction.h"
#include <stdbool.h>

static const FLASH uint32_t powers_of_ten[] = {1,      10,      100,      1000,      10000,
                                               100000, 1000000, 10000000, 100000000, 1000000000};

enum { PLACES = sizeof powers_of_ten / sizeof powers_of_ten[0] };

/* Drops characters beyond the room. Within the limits of the header there are none. */
static void put(struct decimal *decimal, char character) {
    if (decimal->length < DECIMAL_ROOM) {
        decimal->character[decimal->length++] = character;
    }
}

/* By subtraction, which is faster on the AVR than any 32-bit division. */
static char take_digit(uint32_t *number, uint8_t place) {
    char digit = '0';

    for (; *number >= powers_of_ten[place]; *number -= powers_of_ten[place]) {
        digit++;
    }
    return digit;
}

/* Puts a number below 10^places, with its last `point` digits after a point. Leading zeros to the
   left of the units digit are left out, or are spaces within the last `width` places. */
static void put_number(struct decimal *decimal, uint32_t number, uint8_t places, uint8_t point,
                       uint8_t width) {
    bool leading = true;

    while (places--) {
        char digit = take_digit(&number, places);
        if (places + 1 == point) {
            put(decimal, '.');
        }
        if (digit != '0' || places <= point) {
            leading = false;
        }
        if (!leading) {
            put(decimal, digit);
        } else if (places < width) {
            put(decimal, ' ');
        }
    }
}

void decimal_scaled(struct decimal *decimal, uint32_t number, uint8_t digits, uint8_t width) {
    decimal->length = 0;
    put_number(decimal, number, PLACES, digits, width);
}

void decimal_percent(struct decimal *decimal, probability_t probability, uint8_t digits) {
    uint32_t all = powers_of_ten[digits + 2];
    uint32_t shown = fixed_multiply(probability, all, PROBABILITY_BITS);

    if (shown == 0 && probability != 0) {
        shown = 1;
    }
    if (shown == all && probability != PROBABILITY_ONE) {
        shown--;
    }
    decimal->length = 0;
    put_number(decimal, shown, PLACES, digits, digits + 3);
    put(decimal, '%');
}

/* ---- reals, and numbers with a bound -----------------------------------------------------------
   All have BOUNDED_FRACTION_BITS: the upper word is the whole part, the lower one the fraction. */

#define HALF 0x80000000UL

/* The greatest error of a number that is shown without a mark, in 2^-32 of a unit: 0.51. */
#define UNMARKED_ERROR 0x828F5C28UL

static uint32_t whole_of(const uint64_t *number) {
    return (uint32_t)(*number >> 32);
}

/* The fraction of a number in units of its last digit after the point: the whole units, and the
   part of a unit beyond them in 2^-32. */
struct units {
    uint32_t whole;
    uint32_t part;
};

static OUT_OF_LINE struct units in_units(const uint64_t *number, uint8_t digits) {
    uint32_t fraction = (uint32_t)*number;
    uint32_t unit = powers_of_ten[digits];

    return (struct units){fraction_product32(fraction, unit), fraction * unit};
}

/* The error in 2^-32 of a unit; UINT32_MAX if it is a unit or more. */
static uint32_t error_in_units(const struct bounded *number, uint8_t digits) {
    struct units error = in_units(&number->error, digits);

    return whole_of(&number->error) || error.whole ? UINT32_MAX : error.part;
}

static void append_rounded(struct decimal *decimal, const uint64_t *number, uint8_t digits) {
    struct units decimals = in_units(number, digits);
    uint32_t fraction = decimals.whole + (decimals.part >= HALF);
    uint32_t whole = whole_of(number);

    if (fraction == powers_of_ten[digits]) {
        fraction = 0;
        whole++;
    }
    put_number(decimal, whole, PLACES, 0, 0);
    put_number(decimal, fraction, digits, digits, 0);
}

void decimal_real(struct decimal *decimal, struct real number, uint8_t digits) {
    uint64_t normal = (uint64_t)number.mantissa << (BOUNDED_FRACTION_BITS - number.fraction_bits);

    decimal->length = 0;
    append_rounded(decimal, &normal, digits);
}

static bool is_certain(const struct bounded *number, uint8_t digits) {
    uint32_t part = in_units(&number->mantissa, digits).part;
    uint32_t rounding = part < HALF ? part : -part;
    uint32_t error = error_in_units(number, digits);

    return error <= UNMARKED_ERROR && rounding <= UNMARKED_ERROR - error;
}

/* The number of digits after the point that are certain to a unit, rounding included. */
static uint8_t certain_digits(const struct bounded *number, uint8_t digits) {
    while (digits && error_in_units(number, digits) > HALF) {
        digits--;
    }
    return digits;
}

/* The error, which is not 0, in halves: rounded up, less one. */
static uint32_t error_in_halves(const struct bounded *number) {
    uint32_t part = (uint32_t)number->error;

    return 2 * whole_of(&number->error) + (part > HALF) - (part == 0);
}

/* The number of digits before the point that are not certain. The first digit does not count: it is
   always shown. */
static uint8_t uncertain_places(const struct bounded *number) {
    uint32_t whole = whole_of(&number->mantissa);
    uint32_t halves = error_in_halves(number);
    uint8_t places = 0;

    while (places < PLACES - 1 && halves >= powers_of_ten[places] &&
           whole >= powers_of_ten[places + 1]) {
        places++;
    }
    return places;
}

/* Appends a number rounded to a multiple of 10^places. */
static void append_places(struct decimal *decimal, uint32_t number, uint8_t places) {
    uint32_t unit = powers_of_ten[places];
    uint32_t raised = number + unit / 2;

    put_number(decimal, raised - raised % unit, PLACES, 0, 0);
}

/* Appends a multiple of `unit` that is above every possible value of the number. */
static void append_below(struct decimal *decimal, const struct bounded *number, uint32_t unit) {
    uint32_t most = whole_of(&number->mantissa) + whole_of(&number->error) + 1;

    put(decimal, DECIMAL_BELOW);
    put_number(decimal, most - most % unit + unit, PLACES, 0, 0);
}

static void append_marked(struct decimal *decimal, const struct bounded *number, uint8_t digits) {
    uint8_t places = uncertain_places(number);

    if (error_in_halves(number) / 2 >= powers_of_ten[places]) {
        append_below(decimal, number, powers_of_ten[places]);
        return;
    }
    put(decimal, DECIMAL_MARK);
    if (places) {
        append_places(decimal, whole_of(&number->mantissa), places);
    } else {
        append_rounded(decimal, &number->mantissa, certain_digits(number, digits));
    }
}

void decimal_bounded(struct decimal *decimal, const struct bounded *number, uint8_t digits) {
    struct bounded normal = bounded_normal(number);

    decimal->length = 0;
    if (is_certain(&normal, digits)) {
        append_rounded(decimal, &normal.mantissa, digits);
    } else {
        append_marked(decimal, &normal, digits);
    }
}

void decimal_percent_bounded(struct decimal *decimal, const struct bounded *chance,
                             uint8_t digits) {
    struct bounded percent = bounded_percent(chance);

    if (is_certain(&percent, digits)) {
        decimal_percent(decimal, bounded_to_probability(chance), digits);
        return;
    }
    decimal->length = 0;
    append_marked(decimal, &percent, digits);
    put(decimal, '%');
}
