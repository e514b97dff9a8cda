#include "check.h"

#include "oracle/oracle.h"
#include "oracle/pair_oracle.h"
#include "oracle/reference.h"
#include <math.h>

enum { STEP = 40, PLAYERS = 6, WIDE_BYTES = 11 };

static struct oracle_moves moves;

static void load(const char *name) {
    struct board board;

    reference_board(name, BOARD_STAY, &board);
    oracle_moves(&board, &moves);
}

/* Compares values by square, from the last before the goal down; returns where the next are. */
static const double *compare(const double *got, const oracle_vector want, bool relative,
                             double *greatest) {
    for (unsigned square = moves.goal; square-- > 0;) {
        if (!moves.can_stand[square]) {
            continue;
        }
        double error = fabs(*got++ - (double)want[square]);
        *greatest = fmax(*greatest, relative ? error / (double)want[square] : error);
    }
    return got;
}

static const double *compare_expected(const double *got, double *greatest) {
    double expected[ORACLE_SQUARES];
    oracle_vector want;

    oracle_expected(&moves, expected);
    for (unsigned square = 0; square < moves.goal; square++) {
        want[square] = expected[square];
    }
    return compare(got, want, true, greatest);
}

static void within(unsigned throws, oracle_vector want) {
    oracle_within_start(&moves, want);
    while (throws--) {
        oracle_within_step(&moves, want);
    }
}

double check_expected(const struct measurement *measurement) {
    double greatest = 0;

    load("chutes");
    const double *end = compare_expected(measurement->value, &greatest);
    return end == measurement->value + measurement->count ? greatest : NAN;
}

double check_step(const struct measurement *measurement) {
    double greatest = 0;
    oracle_vector want;

    load("chutes");
    within(STEP, want);
    const double *end = compare(measurement->value, want, false, &greatest);
    return end == measurement->value + measurement->count ? greatest : NAN;
}

double check_forch(const struct measurement *measurement) {
    double greatest = 0;
    oracle_vector want;

    load("forch");
    const double *next = compare_expected(measurement->value, &greatest);
    within((unsigned)*next, want);
    for (unsigned square = 0; square < moves.goal; square++) {
        if (moves.can_stand[square] && 1 - want[square] > 1.2e-6L) {
            return NAN;
        }
    }
    next = compare(next + 1, want, false, &greatest);
    return next == measurement->value + measurement->count ? greatest : NAN;
}

double check_race_odds(const struct measurement *measurement) {
    static const uint8_t square[PLAYERS];
    long double wins[PLAYERS];
    double greatest = 0;

    load("chutes");
    oracle_race_odds(&moves, PLAYERS, square, wins);
    for (unsigned player = 0; player < PLAYERS; player++) {
        greatest = fmax(greatest, fabs(measurement->value[player] - (double)wins[player]));
    }
    return measurement->count == PLAYERS ? greatest : NAN;
}

/* Compares with the dominant eigenvalue of chutes, as make digits does for the console's `tail`. */
double check_tail(const struct measurement *measurement) {
    return measurement->count == 1 ? fabs(measurement->value[0] - 0.959747020259) : NAN;
}

/* The image has one value, that of a pair on the start. */
static double check_start(const struct measurement *measurement, long double truth) {
    return measurement->count == 1 ? fabs(measurement->value[0] - (double)truth) : NAN;
}

static double check_duel_on(const char *name, const struct measurement *measurement) {
    static oracle_pairs wins, throws;

    load(name);
    oracle_duel(&moves, wins, throws);
    return check_start(measurement, wins[0][0]);
}

static double check_tokens_on(const char *name, const struct measurement *measurement) {
    static oracle_pairs throws;

    load(name);
    oracle_tokens(&moves, throws);
    return check_start(measurement, throws[0][0]);
}

double check_duel(const struct measurement *measurement) {
    return check_duel_on("forch", measurement);
}

double check_duel_chutes(const struct measurement *measurement) {
    return check_duel_on("chutes", measurement);
}

double check_tokens(const struct measurement *measurement) {
    return check_tokens_on("forch", measurement);
}

double check_tokens_chutes(const struct measurement *measurement) {
    return check_tokens_on("chutes", measurement);
}

/* Of two perfect players, the first to throw wins this often (make tables computes it, too). */
double check_tenk_turn(const struct measurement *measurement) {
    return measurement->count == 1 ? fabs(measurement->value[0] - 0.532739241) : NAN;
}

/* Expects the bytes of 20 * (a * b - b * b), modulo 2^88, with a and b as in images/products.c. */
double check_products(const struct measurement *measurement) {
    unsigned __int128 a = 0, b = 0, sum;

    for (unsigned i = WIDE_BYTES; i-- > 0;) {
        a = a << 8 | (uint8_t)(17 * i + 1);
        b = b << 8 | (uint8_t)(17 * (WIDE_BYTES + i) + 1);
    }
    sum = 20 * (a * b - b * b);
    for (unsigned i = 0; i < WIDE_BYTES; i++) {
        if (measurement->value[i] != (double)(uint8_t)(sum >> 8 * i)) {
            return NAN;
        }
    }
    return measurement->count == WIDE_BYTES ? 0 : NAN;
}

/* Compares with the rule book's figures of 15 chips on the fields of two dice, which have six
   decimals. */
double check_chip_odds(const struct measurement *measurement) {
    static const double odds[] = {.180035, .662556, .157409};
    double greatest = 0;

    for (unsigned i = 0; i < 3; i++) {
        greatest = fmax(greatest, fabs(measurement->value[i] - odds[i]));
    }
    return measurement->count == 3 ? greatest : NAN;
}

double check_chip_fastest(const struct measurement *measurement) {
    return measurement->count == 1 ? fabs(measurement->value[0] - 37.015908) / 37.015908 : NAN;
}

/* The best reply must be better than the slower placement that the rule book names. */
double check_chip_reply(const struct measurement *measurement) {
    return measurement->count == 1 && measurement->value[0] > .180035 + .662556 / 2 ? 0 : NAN;
}

/* By how many cycles the longest slice, start or answer of an engine, or the longest work on a
   record, is above the 5 ms that a handler may take. */
double check_slices(const struct measurement *measurement) {
    enum { FIGURES = 18, HANDLER = 80000 };
    double most = 0;

    for (unsigned i = 0; i < measurement->count; i++) {
        most = fmax(most, measurement->value[i]);
    }
    return measurement->count == FIGURES && most > 0 ? fmax(most - HANDLER, 0) : NAN;
}
