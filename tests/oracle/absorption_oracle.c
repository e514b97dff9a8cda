#include "oracle.h"

#include <string.h>

/* 6 (I - P) = L U over the squares on which a token can stand, the goal's neighbour first. */
struct linear {
    bool ready;
    unsigned size;
    uint8_t square[ORACLE_SQUARES];
    uint8_t index[ORACLE_SQUARES];
    struct number factor[ORACLE_SQUARES][ORACLE_SQUARES];
    struct number vector[ORACLE_SQUARES];
    struct number expected[ORACLE_SQUARES]; /* by index; filled when a board is loaded */
    struct number scratch;
};

static struct linear linear_kinds[2];
static struct linear *linear; /* the one in use */

/* Memory of either kind is kept from board to board; only entries once used grow. */
static void linear_prepare(bool exact) {
    linear = &linear_kinds[exact];
    if (linear->ready) {
        return;
    }
    for (unsigned i = 0; i < ORACLE_SQUARES; i++) {
        for (unsigned j = 0; j < ORACLE_SQUARES; j++) {
            number_init(&linear->factor[i][j], exact);
        }
        number_init(&linear->vector[i], exact);
        number_init(&linear->expected[i], exact);
    }
    number_init(&linear->scratch, exact);
    linear->ready = true;
}

void oracle_unload(void) {
    for (unsigned kind = 0; kind < 2; kind++) {
        struct linear *l = &linear_kinds[kind];
        if (!l->ready) {
            continue;
        }
        for (unsigned i = 0; i < ORACLE_SQUARES; i++) {
            for (unsigned j = 0; j < ORACLE_SQUARES; j++) {
                number_clear(&l->factor[i][j]);
            }
            number_clear(&l->vector[i]);
            number_clear(&l->expected[i]);
        }
        number_clear(&l->scratch);
        l->ready = false;
    }
}

static void linear_fill(const struct oracle_moves *moves) {
    linear->size = 0;
    for (unsigned s = moves->goal; s-- > 0;) {
        if (!moves->can_stand[s]) {
            continue;
        }
        linear->index[s] = (uint8_t)linear->size;
        linear->square[linear->size++] = (uint8_t)s;
    }
    for (unsigned i = 0; i < linear->size; i++) {
        long row[ORACLE_SQUARES] = {0};
        row[i] = BOARD_FACES;
        for (unsigned face = 0; face < BOARD_FACES; face++) {
            uint8_t to = moves->landing[linear->square[i]][face];
            if (to != moves->goal) {
                row[linear->index[to]]--;
            }
        }
        for (unsigned j = 0; j < linear->size; j++) {
            number_set_integer(&linear->factor[i][j], row[j]);
        }
    }
}

/* a -= b * c */
static void submultiply(struct number *a, const struct number *b, const struct number *c) {
    number_set(&linear->scratch, b);
    number_multiply(&linear->scratch, c);
    number_subtract(a, &linear->scratch);
}

static void linear_factor(void) {
    for (unsigned k = 0; k < linear->size; k++) {
        struct number *pivot_row = linear->factor[k];
        unsigned filled[ORACLE_SQUARES], count = 0;
        for (unsigned j = k + 1; j < linear->size; j++) {
            if (!number_is_zero(&pivot_row[j])) {
                filled[count++] = j;
            }
        }
        for (unsigned i = k + 1; i < linear->size; i++) {
            struct number *row = linear->factor[i];
            if (number_is_zero(&row[k])) {
                continue;
            }
            number_divide(&row[k], &pivot_row[k]);
            for (unsigned c = 0; c < count; c++) {
                submultiply(&row[filled[c]], &row[k], &pivot_row[filled[c]]);
            }
        }
    }
}

static void eliminate(struct number *value, const struct number *factor,
                      const struct number *other) {
    if (!number_is_zero(factor) && !number_is_zero(other)) {
        submultiply(value, factor, other);
    }
}

/* vector <- (I - P)^-1 vector */
static void linear_solve(void) {
    struct number *v = linear->vector;
    unsigned n = linear->size;
    struct number six;
    number_init(&six, v[0].exact);
    number_set_integer(&six, BOARD_FACES);
    for (unsigned i = 0; i < n; i++) {
        number_multiply(&v[i], &six);
        for (unsigned j = 0; j < i; j++) {
            eliminate(&v[i], &linear->factor[i][j], &v[j]);
        }
    }
    for (unsigned i = n; i-- > 0;) {
        for (unsigned j = i + 1; j < n; j++) {
            eliminate(&v[i], &linear->factor[i][j], &v[j]);
        }
        number_divide(&v[i], &linear->factor[i][i]);
    }
    number_clear(&six);
}

/* vector <- (I - P^T)^-1 vector, by U^T and then L^T. */
static void linear_solve_transposed(void) {
    struct number *v = linear->vector;
    unsigned n = linear->size;
    struct number six;
    number_init(&six, v[0].exact);
    number_set_integer(&six, BOARD_FACES);
    for (unsigned i = 0; i < n; i++) {
        number_multiply(&v[i], &six);
        for (unsigned j = 0; j < i; j++) {
            eliminate(&v[i], &linear->factor[j][i], &v[j]);
        }
        number_divide(&v[i], &linear->factor[i][i]);
    }
    for (unsigned i = n; i-- > 0;) {
        for (unsigned j = i + 1; j < n; j++) {
            eliminate(&v[i], &linear->factor[j][i], &v[j]);
        }
    }
    number_clear(&six);
}

void oracle_load(const struct oracle_moves *moves) {
    linear_prepare(moves->goal <= ORACLE_EXACT_GOAL);
    linear_fill(moves);
    linear_factor();
    for (unsigned i = 0; i < linear->size; i++) {
        number_set_integer(&linear->vector[i], 1);
    }
    linear_solve();
    for (unsigned i = 0; i < linear->size; i++) {
        number_set(&linear->expected[i], &linear->vector[i]);
    }
}

static void linear_read(const struct number from[], double values[ORACLE_SQUARES]) {
    memset(values, 0, ORACLE_SQUARES * sizeof values[0]);
    for (unsigned i = 0; i < linear->size; i++) {
        values[linear->square[i]] = number_value(&from[i]);
    }
}

void oracle_expected(double expected[ORACLE_SQUARES]) {
    linear_read(linear->expected, expected);
}

void oracle_expected_fraction(uint8_t square, char *text, size_t size) {
    const struct number *value = &linear->expected[linear->index[square]];
    if (value->exact) {
        gmp_snprintf(text, size, "%Qd", value->q);
    } else {
        text[0] = 0;
    }
}

/* E(T^2) = (I - P)^-1 (2 E(T) - 1), and then E(T^2) - E(T)^2: what cancels has no error, or 256
   bits to lose. */
void oracle_variance(double variance[ORACLE_SQUARES]) {
    struct number *v = linear->vector;
    struct number one;
    number_init(&one, v[0].exact);
    number_set_integer(&one, 1);
    for (unsigned i = 0; i < linear->size; i++) {
        number_set(&v[i], &linear->expected[i]);
        number_add(&v[i], &linear->expected[i]);
        number_subtract(&v[i], &one);
    }
    linear_solve();
    for (unsigned i = 0; i < linear->size; i++) {
        submultiply(&v[i], &linear->expected[i], &linear->expected[i]);
    }
    linear_read(v, variance);
    number_clear(&one);
}

void oracle_visits(uint8_t source, double visits[ORACLE_SQUARES]) {
    for (unsigned i = 0; i < linear->size; i++) {
        number_set_integer(&linear->vector[i], linear->square[i] == source);
    }
    linear_solve_transposed();
    linear_read(linear->vector, visits);
}
