#include "compare.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void comparison_start(struct comparison *c, const struct board *board) {
    memset(c, 0, sizeof *c);
    c->board = board;
    oracle_moves(board, &c->moves);
    oracle_load(&c->moves);
    oracle_expected(c->expected);
    for (unsigned s = 0; s < board->goal; s++) {
        c->longest = fmax(c->longest, c->expected[s]);
    }
    c->length = c->longest <= 200 ? LENGTH_200 : c->longest <= 10000 ? LENGTH_10000 : LENGTH_BEYOND;
}

const char *quantity_name(enum quantity quantity) {
    static const char *const names[] = {"moves",    "expected", "variance",
                                        "visits",   "within",   "finish times",
                                        "survival", "token",    "race odds"};
    return names[quantity];
}

bool compare_value(struct comparison *c, enum quantity quantity, unsigned square, double got,
                   double want, double scale, double limit) {
    double error = fabs(got - want) / scale;
    c->error[quantity] = fmax(c->error[quantity], error);
    if (error <= limit) {
        return true;
    }
    return compare_failed(c, "%s at %u: %.12g, not %.12g (error %.3g, limit %.3g)",
                          quantity_name(quantity), square, got, want, error, limit);
}

long double bounded_value(struct bounded value) {
    return ldexpl((long double)value.mantissa, -(int)value.fraction_bits);
}

bool compare_bounded(struct comparison *c, enum quantity quantity, unsigned square,
                     struct bounded got, long double want, double limit) {
    const long double oracle_error = 4e-14L;
    long double error = fabsl(bounded_value(got) - want);
    long double bound = ldexpl((long double)got.error, -(int)got.fraction_bits);
    c->error[quantity] = fmax(c->error[quantity], (double)bound);
    if (error <= bound + oracle_error && bound <= (long double)limit) {
        return true;
    }
    return compare_failed(c, "%s at %u: %.12Lg, not %.12Lg (error %.3Lg, bound %.3Lg, limit %.3g)",
                          quantity_name(quantity), square, bounded_value(got), want, error, bound,
                          limit);
}

bool compare_is_due(unsigned throws) {
    return throws <= 40 || throws % 32 == 0;
}

bool compare_failed(struct comparison *c, const char *format, ...) {
    va_list arguments;
    if (c->message[0] != 0) {
        return false;
    }
    va_start(arguments, format);
    vsnprintf(c->message, sizeof c->message, format, arguments);
    va_end(arguments);
    return false;
}

uint8_t compare_square(const struct comparison *c, double share) {
    unsigned s = (unsigned)lround(share * (c->board->goal - 1));
    while (!c->moves.can_stand[s]) {
        s--;
    }
    return (uint8_t)s;
}

double real_value(struct real value) {
    return ldexp(value.mantissa, -(int)value.fraction_bits);
}
