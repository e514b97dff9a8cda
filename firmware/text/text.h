#ifndef KOSTKA_TEXT_TEXT_H
#define KOSTKA_TEXT_TEXT_H

#include "core/number/fixed.h"
#include "core/number/flash.h"
#include <stdint.h>

/* Words and numbers as characters, sent one by one to whoever is listening: the LCD or the serial
   line. */

typedef void (*text_sink)(char character);

/* From now on characters go to sink. */
void text_to(text_sink sink);

void text_character(char character);

/* A text in flash, up to its NUL. */
void text_flash(const FLASH char *text);

/* The string behind so many others that follow each other, each with a NUL at its end. */
const FLASH char *text_string(const FLASH char *strings, uint8_t number);

/* Begins to read a text character by character; one is read at a time. */
void text_open(const FLASH char *text);

/* The next character of it; NUL at the end, and after that what follows in flash. */
char text_next(void);

/* Writes what is left of it. */
void text_rest(void);

/* Reads on until behind so many marks; those are NUL between texts that follow each other. */
void text_skip(uint8_t marks, char mark);

/* A whole number without padding; with padding in spaces to a width (right-aligned). */
void text_unsigned(uint32_t number);
void text_byte(uint8_t number);
void text_padded(uint32_t number, uint8_t width);

/* A whole number as so many units of the last of some digits, 0..8, after the point: 1234 with 2 is
   12.34. */
void text_decimal(uint32_t number, uint8_t digits);

/* A number with 0..6 digits after the point (no point with 0), rounded to nearest (halves up) once,
   from the full precision. Whole parts up to 2^32 - 1. */
void text_real(struct real number, uint8_t digits);

/* A probability with 1..6 digits after the point: 0.525156, 1.000000. */
void text_probability(probability_t probability, uint8_t digits);

/* A fraction in its lowest terms, of a denominator that is not 0: 7/8. */
void text_fraction(uint16_t numerator, uint16_t denominator);

/* A row of tosses as games/penney/patterns.h writes them: HTT. */
void text_tosses(uint8_t row);

/* A probability in per cent, 0..2 digits after the point, right-aligned in 3 + (digits ? digits + 1
   : 0) places and followed by %: " 52.52%", " 53%", "100%". A probability that is not 0 (1) but
   would round to it is shown as the nearest value that is not. */
void text_percent(probability_t probability, uint8_t digits);

#endif
