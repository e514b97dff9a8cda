#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_WORD_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_WORD_H

#include <stdint.h>

/* The numbers with which the values of pairs of squares are computed
   (games/snakes/odds/pairs/pair_values.h): below 2^PAIR_RANGE_BITS, so that a sum of six and more
   of them fits into a word. A part has words of 32 bits; the host has room and time for 64, unless
   it is to compute what a part does. */

#if !defined(PAIR_WORD_BITS)
#ifdef __AVR__
#define PAIR_WORD_BITS 32
#else
#define PAIR_WORD_BITS 64
#endif
#endif

#if PAIR_WORD_BITS == 32

typedef uint32_t pair_word;
typedef int32_t pair_difference;
enum { PAIR_RANGE_BITS = 29 };

#else

typedef uint64_t pair_word;
typedef int64_t pair_difference;
enum { PAIR_RANGE_BITS = 44 };

#endif

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
