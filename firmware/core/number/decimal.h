#ifndef KOSTKA_CORE_NUMBER_DECIMAL_H
#define KOSTKA_CORE_NUMBER_DECIMAL_H

#include "core/number/bounded.h"
#include "core/number/fixed.h"
#include <stdint.h>

/* Numbers as decimal characters, for the LCD and the serial line. Every number is rounded once,
   from its full precision, to nearest and halves up. */

/* The longest is a marked real with ten digits before the point and six after it. */
enum { DECIMAL_ROOM = 18, DECIMAL_DIGITS_MAXIMUM = 6 };

/* `length` characters; no NUL follows. */
struct decimal {
    char character[DECIMAL_ROOM];
    uint8_t length;
};

/* Each function writes one number into a decimal and replaces what it held. */

/* A number in units of the last of 0..6 digits after the point: 1234 with 2 digits is 12.34, with 0
   digits 1234. Spaces on the left fill up to `width` digits, 0..10. */
void decimal_scaled(struct decimal *decimal, uint32_t number, uint8_t digits, uint8_t width);

/* A real with 0..6 digits after the point; no point with 0 digits. */
void decimal_real(struct decimal *decimal, struct real number, uint8_t digits);

/* A probability in per cent with 0..2 digits after the point and the sign, right-aligned to leave
   room for 100%: " 52.52%", " 53%", "100%". A probability that would round to 0 (1) but is not 0
   (1) is shown as the nearest value that is not. */
void decimal_percent(struct decimal *decimal, probability_t probability, uint8_t digits);

/* A number whose digits may not all be certain, with at most 0..6 digits after the point. It is
   shown without a mark if it is certainly off by at most 0.51 of a unit of the last digit.
   Otherwise it has a mark, "~0.5056", and only the digits that are certain to a unit; uncertain
   digits before the point are 0, "~1200". Rounding does not count for the first digit: "~60" for 55
   with an error up to 10. If not even the first digit is certain, an upper bound is shown: "<80".
   Number and error below 2^24. */
enum { DECIMAL_MARK = '~', DECIMAL_BELOW = '<' };
void decimal_bounded(struct decimal *decimal, const struct bounded *number, uint8_t digits);

/* A chance whose digits may not all be certain, in per cent with 0..2 digits after the point: like
   decimal_percent if the digits are certain, otherwise marked, "~52.5%". */
void decimal_percent_bounded(struct decimal *decimal, const struct bounded *chance, uint8_t digits);

#endif
