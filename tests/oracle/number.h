#ifndef KOSTKA_TESTS_ORACLE_NUMBER_H
#define KOSTKA_TESTS_ORACLE_NUMBER_H

#include <gmp.h>
#include <stdbool.h>

/* A number of the oracle: an exact fraction, or 256 bits of mantissa where fractions would take
   too long. All operands of an operation are of the same kind. */

enum { NUMBER_BITS = 256 };

struct number {
    bool exact;
    union {
        mpq_t q;
        mpf_t f;
    };
};

static inline void number_init(struct number *a, bool exact) {
    a->exact = exact;
    if (exact) {
        mpq_init(a->q);
    } else {
        mpf_init2(a->f, NUMBER_BITS);
    }
}

static inline void number_clear(struct number *a) {
    if (a->exact) {
        mpq_clear(a->q);
    } else {
        mpf_clear(a->f);
    }
}

static inline void number_set_integer(struct number *a, long value) {
    if (a->exact) {
        mpq_set_si(a->q, value, 1);
    } else {
        mpf_set_si(a->f, value);
    }
}

static inline void number_set(struct number *a, const struct number *b) {
    if (a->exact) {
        mpq_set(a->q, b->q);
    } else {
        mpf_set(a->f, b->f);
    }
}

static inline bool number_is_zero(const struct number *a) {
    return a->exact ? mpq_sgn(a->q) == 0 : mpf_sgn(a->f) == 0;
}

static inline void number_add(struct number *a, const struct number *b) {
    if (a->exact) {
        mpq_add(a->q, a->q, b->q);
    } else {
        mpf_add(a->f, a->f, b->f);
    }
}

static inline void number_subtract(struct number *a, const struct number *b) {
    if (a->exact) {
        mpq_sub(a->q, a->q, b->q);
    } else {
        mpf_sub(a->f, a->f, b->f);
    }
}

static inline void number_multiply(struct number *a, const struct number *b) {
    if (a->exact) {
        mpq_mul(a->q, a->q, b->q);
    } else {
        mpf_mul(a->f, a->f, b->f);
    }
}

static inline void number_divide(struct number *a, const struct number *b) {
    if (a->exact) {
        mpq_div(a->q, a->q, b->q);
    } else {
        mpf_div(a->f, a->f, b->f);
    }
}

static inline double number_value(const struct number *a) {
    return a->exact ? mpq_get_d(a->q) : mpf_get_d(a->f);
}

#endif
