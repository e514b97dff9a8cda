#include "campaigns/judge/printed_number.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *after_digits(const char *text) {
    while (isdigit((unsigned char)*text)) {
        text++;
    }
    return text;
}

static real unit_of_noughts(const char *digits, const char *end) {
    real unit = 1;

    while (end > digits + 1 && end[-1] == '0') {
        unit *= 10;
        end--;
    }
    return unit;
}

bool printed_read(const char *text, struct printed_number *number) {
    number->below = *text == '<';
    number->marked = *text == '~' || number->below;
    const char *digits = text + number->marked;
    const char *point = after_digits(digits);

    if (point == digits) {
        return false;
    }
    number->value = strtold(digits, NULL);
    if (*point == '.') {
        const char *end = after_digits(point + 1);
        number->unit = powl(10, (real)(point + 1 - end));
        return end > point + 1 && !*end;
    }
    number->unit = number->marked ? unit_of_noughts(digits, point) : 1;
    return !*point;
}

real printed_units_off(const struct printed_number *number, real exact) {
    real off = number->value - exact;

    if (number->below && off >= 0) {
        return 0;
    }
    return fabsl(off) / number->unit;
}

real printed_units_allowed(const struct printed_number *number) {
    if (number->below) {
        return 0;
    }
    return number->marked ? 1 : 0.51L;
}

bool printed_read_whole(const char *text, unsigned long *value) {
    *value = strtoul(text, NULL, 10);
    return isdigit((unsigned char)*text) && !*after_digits(text);
}

bool printed_read_fraction(const char *text, uint64_t *numerator, uint64_t *denominator) {
    const char *end = after_digits(text);

    *numerator = strtoull(text, NULL, 10);
    *denominator = 1;
    if (end == text) {
        return false;
    }
    if (*end == '/') {
        *denominator = strtoull(end + 1, NULL, 10);
        return isdigit((unsigned char)end[1]) && !*after_digits(end + 1) && *denominator > 0;
    }
    return !*end;
}
