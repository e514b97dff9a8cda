#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_WORD_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_WORD_H

#include <stdint.h>

/* The numbers with which the values of pairs of squares are computed
   (games/snakes/odds/pairs/pair_values.h): below 2^PAIR_RANGE_BITS, so that a sum of six and more
   of them fits into a word. */

typedef uint32_t pair_word;
typedef int32_t pair_difference;
enum { PAIR_RANGE_BITS = 29 };

/* A sixth, rounded to nearest. Assembly on AVR (pair_sixth_avr.S), 65 cycles. */
#ifdef __AVR__
pair_word pair_sixth(pair_word sum);
#else
static inline pair_word pair_sixth(pair_word sum) {
    return (sum + 3) / 6;
}
#endif

#define PAIR_RANGE ((pair_word)1 << PAIR_RANGE_BITS)

#endif
