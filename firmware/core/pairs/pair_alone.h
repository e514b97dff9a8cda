#ifndef KOSTKA_CORE_PAIRS_PAIR_ALONE_H
#define KOSTKA_CORE_PAIRS_PAIR_ALONE_H

#include "core/number/progress.h"
#include "core/pairs/pair_state.h"

/* What the values of pairs begin with: of two tokens the greater of what either takes alone. */

/* A slice of PAIR_BEGINNING, PAIR_ALONE or PAIR_READING. DONE: the throws from all squares are in
   pairs->alone.by_rank, with pairs->answer_bits fraction bits. IMPOSSIBLE: they are 0. */
enum progress pair_alone_step(struct pair_values *pairs);

/* The first value of a pair, at least pairs->start. */
pair_word pair_alone_first(const struct pair_values *pairs, const struct pair_column *column,
                           uint8_t rank);

#endif
