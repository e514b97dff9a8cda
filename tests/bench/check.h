#ifndef KOSTKA_TESTS_BENCH_CHECK_H
#define KOSTKA_TESTS_BENCH_CHECK_H

#include "bench_machine.h"

/* The greatest error of what an image has found, against the oracle: relative for expected throws,
   absolute for probabilities. NAN when it has not said what it should. */
typedef double check(const struct measurement *measurement);

check check_expected, check_step, check_forch, check_race_odds, check_duel, check_duel_table,
    check_tenk_turn, check_products;

#endif
