#include "support/exact_check.h"

#include "support/testing.h"

#include <stdbool.h>
#include <string.h>

#include "core/number/decimal.h"

enum { DIGITS = 6 };

/* Reads a decimal as a fraction; `digits` becomes the number of digits behind the point. */
static void read_decimal(mpq_t value, const char *text, unsigned *digits) {
    char number[DECIMAL_ROOM + 1] = "";
    const char *point = strchr(text, '.');
    mpz_t power;

    *digits = point ? (unsigned)strlen(point + 1) : 0;
    strcat(number, text);
    if (point) {
        strcpy(number + (point - text), point + 1);
    }
    mpz_init(power);
    mpz_ui_pow_ui(power, 10, *digits);
    mpq_set_str(value, number, 10);
    mpz_set(mpq_denref(value), power);
    mpq_canonicalize(value);
    mpz_clear(power);
}

/* True if two numbers are no farther apart than hundredths / 100 of 10^-digits. */
static bool is_near(mpq_t a, mpq_t b, unsigned hundredths, unsigned digits) {
    mpq_t limit;
    mpq_t distance;
    bool near;

    mpq_inits(limit, distance, NULL);
    mpz_ui_pow_ui(mpq_denref(limit), 10, digits + 2);
    mpz_set_ui(mpq_numref(limit), hundredths);
    mpq_canonicalize(limit);
    mpq_sub(distance, a, b);
    mpq_abs(distance, distance);
    near = mpq_cmp(distance, limit) <= 0;
    mpq_clears(limit, distance, NULL);
    return near;
}

static void check_shown(struct exact_check *check, const struct bounded *found, mpq_t exact) {
    struct decimal decimal;
    char text[DECIMAL_ROOM + 1];
    unsigned digits;
    bool marked;
    mpq_t shown;

    decimal_bounded(&decimal, found, DIGITS);
    memcpy(text, decimal.character, decimal.length);
    text[decimal.length] = 0;
    marked = text[0] == DECIMAL_MARK;
    mpq_init(shown);
    read_decimal(shown, text + marked, &digits);
    if (!is_near(shown, exact, marked ? 100 : 51, digits)) {
        fail_msg("%s is shown for %.12f", text, mpq_get_d(exact));
    }
    mpq_clear(shown);
    check->marked += marked;
}

static void set_scaled(mpq_t value, uint64_t mantissa, unsigned bits) {
    mpz_import(mpq_numref(value), 1, 1, sizeof mantissa, 0, 0, &mantissa);
    mpz_set_ui(mpq_denref(value), 1);
    mpq_div_2exp(value, value, bits);
}

void exact_check(struct exact_check *check, const struct bounded *found, mpq_t exact) {
    mpq_t value;
    mpq_t bound;

    mpq_inits(value, bound, NULL);
    set_scaled(value, found->mantissa, found->fraction_bits);
    set_scaled(bound, found->error, found->fraction_bits);
    mpq_sub(value, value, exact);
    mpq_abs(value, value);
    if (mpq_cmp(value, bound) > 0) {
        fail_msg("%.15f: off by %.2e, the bound is %.2e", mpq_get_d(exact), mpq_get_d(value),
                 mpq_get_d(bound));
    }
    if (mpq_sgn(bound)) {
        mpq_div(value, value, bound);
        if (mpq_get_d(value) > check->worst) {
            check->worst = mpq_get_d(value);
        }
    }
    mpq_clears(value, bound, NULL);
    check_shown(check, found, exact);
    check->numbers++;
}
