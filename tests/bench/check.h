#ifndef KOSTKA_TESTS_BENCH_CHECK_H
#define KOSTKA_TESTS_BENCH_CHECK_H

#include "bench_machine.h"

/* Returns the greatest error of an image's results against the oracle: relative for expected
   throws, absolute for probabilities. NAN: the results are not those that the image should give. */
typedef double check(const struct measurement *measurement);

check check_expected, check_step, check_forch, check_race_odds, check_tail, check_duel,
    check_duel_chutes, check_tokens, check_tokens_chutes, check_products, check_chip_odds,
    check_chip_fastest, check_chip_reply, check_tenk_turn, check_slices;

#endif
