#ifndef KOSTKA_TESTS_ORACLE_PAIR_ORACLE_H
#define KOSTKA_TESTS_ORACLE_PAIR_ORACLE_H

#include "oracle.h"

/* Two tokens on a board, from the rules: values of all positions by iteration in long double until
   no value moves by more than 1e-17 of the greatest (then, with one sweep's contraction of at most
   0.999, wrong by 1e-14 of it). By squares; meaningless where no token can stand. */

typedef long double oracle_pairs[ORACLE_SQUARES][ORACLE_SQUARES];

/* Two players A and B with kick-out, A throws next: P(A wins), and the expected throws of both. */
void oracle_duel(const struct oracle_moves *moves, oracle_pairs wins, oracle_pairs throws);

/* One player with two tokens and the best choice: expected throws until both are home. */
void oracle_tokens(const struct oracle_moves *moves, oracle_pairs throws);

/* The same under a given choice: true where the first token moves, by squares and face - 1. */
typedef bool oracle_choice[ORACLE_SQUARES][ORACLE_SQUARES][BOARD_FACES];
void oracle_tokens_choosing(const struct oracle_moves *moves, oracle_choice first,
                            oracle_pairs throws);

#endif
