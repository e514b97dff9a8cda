#ifndef KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_NUMBER_H
#define KOSTKA_GAMES_SNAKES_ODDS_PAIRS_PAIR_NUMBER_H

#include <stdint.h>

/* Values of pairs of squares as they are stored: whole numbers of 2, 3 or 4 bytes, the lowest byte
   first. All values of a board have the same width. They are below 2^29, so that the sum of six of
   them and six ones fits in a word.

   Assembly on AVR (pair_number_avr.S), because these functions are half of what a sweep takes (make
   bench, duel_chutes and tokens_chutes). Cycles are for 3 bytes, with the call. */

typedef uint32_t pair_word;
typedef int32_t pair_difference;

enum { PAIR_NARROWEST = 2, PAIR_WIDEST = 4, PAIR_RANGE_BITS = 29, PAIR_SUMMANDS = 6 };

/* 24 and 21 cycles. */
pair_word pair_load(const uint8_t *place, uint8_t width);
void pair_store(uint8_t *place, uint8_t width, pair_word value);

static inline void pair_copy(uint8_t *to, const uint8_t *from, uint8_t width) {
    do {
        *to++ = *from++;
    } while (--width > 0);
}

/* The sum of the six values that begin at a place. 77 cycles. */
pair_word pair_sum(const uint8_t *six, uint8_t width);

/* The sum of the lesser values of six pairs: the first of `six` and the first of `others`, and so
   on. 191 cycles. */
pair_word pair_sum_of_least(const uint8_t *six, const uint8_t *others, uint8_t width);

/* A sixth of a sum below 2^32 - 3, rounded to nearest. 63 cycles. */
pair_word pair_sixth(pair_word sum);

#endif
