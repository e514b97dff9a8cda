#ifndef KOSTKA_UI_DISPLAY_ROW_H
#define KOSTKA_UI_DISPLAY_ROW_H

#include "core/number/bounded.h"
#include "core/number/fixed.h"
#include "core/number/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* Writes words and numbers on a row of the display. Each call writes at the cursor
   (ui/display/display.h) and leaves it behind the text. Text beyond the end of the row is dropped.
   Numbers look as core/number/decimal.h says. */

/* Puts the cursor at the beginning of the second row. */
void row_second(void);

void row_text(const FLASH char *text);

/* row_below writes a text at the beginning of the second row; row_texts first writes one at the
   cursor. */
void row_below(const FLASH char *text);
void row_texts(const FLASH char *text, const FLASH char *second);

/* Breaks a row off a text, between words. Returns how many characters are on the row, at most
   `width`, and moves the text on to the next row; at its end it is empty. A word that is wider than
   a row is cut. */
uint8_t row_break(const FLASH char **text, uint8_t width);

void row_character(char character);

/* A whole number; row_padded aligns it to the right of `width` places. */
void row_unsigned(uint32_t number);
void row_padded(uint32_t number, uint8_t width);

/* A label and a whole number after it. */
void row_labelled(const FLASH char *label, uint16_t number);

/* A whole number in units of the last of `digits` digits after the point: 1234 with 2 is 12.34. */
void row_scaled(uint32_t number, uint8_t digits);

/* A real with `digits` digits after the point. row_real_fitted reduces 3 or more digits to 2 from
   100 on and to 1 from 1000 on, because a row has no room for more. */
void row_real(struct real number, uint8_t digits);
void row_real_fitted(struct real number, uint8_t digits);

/* A probability in per cent with 0..2 digits after the point. */
void row_percent(probability_t probability, uint8_t digits);

/* Numbers with an error bound, as decimal_bounded and decimal_percent_bounded write them; uncertain
   digits are marked with DISPLAY_ABOUT. */
void row_bounded(const struct bounded *number, uint8_t digits);
void row_percent_bounded(const struct bounded *chance, uint8_t digits);

/* row_percent_bounded with a blank in front, also for 100%. */
void row_percent_apart(const struct bounded *chance, uint8_t digits);

/* row_bounded with as many digits after the point as `width` has room for, from 3 on; the mark is
   not counted. */
void row_bounded_within(const struct bounded *number, uint8_t width);

/* A fraction in its lowest terms: 7/8. The denominator must not be 0. False, and nothing written,
   if the reduced denominator is above 99, so that a chance takes at most 5 places. */
bool row_fraction(uint16_t numerator, uint16_t denominator);

/* A face 1..6 of a die, which needs glyphs_dice; a blank for any other value. */
void row_face(uint8_t face);

/* A player by the name that all games use. `kind` has the kinds of all players; 0 is a person. If
   one of each plays, or one player alone, they are "You" and "CPU". If there are more than two,
   persons are "P1", computers "C2". Otherwise "P1". */
void row_name(uint8_t player, const uint8_t kind[], uint8_t players);

/* The number of the player whose column is on the left where two are side by side: of a person and
   a computer the person, otherwise the first. */
uint8_t row_left_player(const uint8_t kind[], uint8_t players);

/* "You win!", "CPU wins!", "P1 wins!": with the same names. */
void row_winner(uint8_t player, const uint8_t kind[], uint8_t players);

/* An arrow to the right, or a blank. */
void row_arrow(bool here);

/* Moves the text from this column up to the cursor to the end of the row. */
void row_align_right(uint8_t column);

#endif
