#ifndef KOSTKA_CORE_NUMBER_DECIMAL_H
#define KOSTKA_CORE_NUMBER_DECIMAL_H

#include "core/number/bounded.h"
#include "core/number/fixed.h"
#include <stdint.h>

/* Numbers as decimal characters, for whoever shows them: the LCD and the serial line. Every number
   is rounded once, from its full precision, to nearest and halves up. */

/* The longest is a real of ten digits before the point and six behind it, marked. */
enum { DECIMAL_ROOM = 18, DECIMAL_DIGITS_MAXIMUM = 6 };

/* `length` characters; no NUL follows. */
struct decimal {
    char character[DECIMAL_ROOM];
    uint8_t length;
};

/* Each writes one number into a decimal, whatever was there before. */

/* A whole number of units of the last of 0..6 digits behind the point: 1234 with 2 is 12.34, with 0
   itself. With a width, spaces on the left fill up to so many digits, 0..10. */
void decimal_scaled(struct decimal *decimal, uint32_t number, uint8_t digits, uint8_t width);

/* A real with 0..6 digits behind the point; no point with 0. */
void decimal_real(struct decimal *decimal, struct real number, uint8_t digits);

/* A probability in per cent with 0..2 digits behind the point and the sign, right-aligned so that
   100% would have its place: " 52.52%", " 53%", "100%". One that is not 0 (1) but would round to it
   is shown as the nearest value that is not. */
void decimal_percent(struct decimal *decimal, probability_t probability, uint8_t digits);

/* A number of which not every digit may be certain, with at most 0..6 digits behind the point. As
   it is, if it is certainly off by no more than 0.51 of a unit of the last digit; otherwise marked,
   "~0.5056", with as many digits as are certain to a unit: also before the point the others are 0,
   "~1200". Of the first digit rounding does not count, "~60" for 55 by up to 10; where not even
   that is certain, what the number is below: "<80". Number and error below 2^24. */
enum { DECIMAL_MARK = '~', DECIMAL_BELOW = '<' };
void decimal_bounded(struct decimal *decimal, const struct bounded *number, uint8_t digits);

/* A chance of which not every digit may be certain in per cent with 0..2 digits behind the point:
   like decimal_percent if the digits are certain, otherwise marked, "~52.5%". */
void decimal_percent_bounded(struct decimal *decimal, const struct bounded *chance, uint8_t digits);

#endif
