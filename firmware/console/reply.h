#ifndef KOSTKA_CONSOLE_REPLY_H
#define KOSTKA_CONSOLE_REPLY_H

#include "core/number/bounded.h"
#include "core/number/fixed.h"
#include "core/number/flash.h"
#include <stdint.h>

/* What a line of an answer is made of, sent to the serial line at once. Whoever begins a line ends
   it, with at most 79 characters in it. */

enum { REPLY_DIGITS = 6 /* behind the point */ };

void reply_character(char character);

/* TEXT("...") or LOCAL_TEXT("..."). */
void reply_text(const FLASH char *text);

void reply_unsigned(uint32_t number);

/* Rounded to 0..REPLY_DIGITS digits behind the point. */
void reply_real(struct real number, uint8_t digits);

/* With REPLY_DIGITS digits behind the point. */
void reply_probability(probability_t probability);

/* With REPLY_DIGITS digits behind the point, or fewer and a mark: as decimal_bounded says. */
void reply_bounded(const struct bounded *number);

/* The same with another number of digits. */
void reply_bounded_digits(const struct bounded *number, uint8_t digits);

/* In lowest terms, 7/8 or 1/1. The denominator is not 0. */
void reply_fraction(uint32_t numerator, uint32_t denominator);

void reply_end_line(void);

#endif
