#ifndef KOSTKA_UI_DISPLAY_ROW_H
#define KOSTKA_UI_DISPLAY_ROW_H

#include "core/number/bounded.h"
#include "core/number/fixed.h"
#include "core/number/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* Words and numbers on a row of the display: each call writes at the cursor (ui/display/display.h)
   and leaves it behind what it wrote. What goes beyond the end of the row is dropped. Numbers look
   as core/number/decimal.h says. */

/* The cursor goes to the beginning of the second row. */
void row_second(void);

void row_text(const FLASH char *text);

/* A text at the beginning of the second row; a text, and one there. */
void row_below(const FLASH char *text);
void row_texts(const FLASH char *text, const FLASH char *second);

/* Takes the first row off a text that is longer than a row, and is broken between words: answers
   how many of its characters, at most `width`, stand on it, and leaves the text at the first of the
   row below; at its end the text is empty. A word that is wider than a row is cut. */
uint8_t row_break(const FLASH char **text, uint8_t width);

void row_character(char character);

/* A whole number; right-aligned in so many places. */
void row_unsigned(uint32_t number);
void row_padded(uint32_t number, uint8_t width);

/* A word and a whole number behind it. */
void row_labelled(const FLASH char *label, uint16_t number);

/* A whole number of units of the last of so many digits behind the point: 1234 with 2 is 12.34. */
void row_scaled(uint32_t number, uint8_t digits);

/* A real with so many digits behind the point; fitted: from 100 on with 2 at most, and from 1000 on
   with 1, as a row has no room for more. */
void row_real(struct real number, uint8_t digits);
void row_real_fitted(struct real number, uint8_t digits);

/* A probability in per cent with 0..2 digits behind the point. */
void row_percent(probability_t probability, uint8_t digits);

/* Numbers with a bound, marked with DISPLAY_ABOUT where digits are not certain: as decimal_bounded
   and decimal_percent_bounded say. */
void row_bounded(const struct bounded *number, uint8_t digits);
void row_percent_bounded(const struct bounded *chance, uint8_t digits);

/* The same behind a blank, whether there is a place for 100% or not. */
void row_percent_apart(const struct bounded *chance, uint8_t digits);

/* The same with as many digits behind the point as a width has room for, from 3 on; the mark is
   not counted. */
void row_bounded_within(const struct bounded *number, uint8_t width);

/* A fraction in its lowest terms, of a denominator that is not 0: 7/8. False, and nothing, where
   that takes more than 5 places. */
bool row_fraction(uint16_t numerator, uint16_t denominator);

/* A face 1..6 of a die, which needs glyphs_dice; a blank for what is no face. */
void row_face(uint8_t face);

/* A player, counted from 0: "P1". */
void row_player(uint8_t player);

/* A player by the name that all games use, by the kinds of all players, of which 0 is a person:
   "You" and "CPU" where one of each plays, or somebody alone; of more than two persons are "P1",
   computers "C2"; else "P1". */
void row_name(uint8_t player, const uint8_t kind[], uint8_t players);

/* The player whose column is the left one where two are side by side, by number: of a person and a
   computer the person, whoever begins. */
uint8_t row_left_player(const uint8_t kind[], uint8_t players);

/* "You win!", "CPU wins!", "P1 wins!": by the same names. */
void row_winner(uint8_t player, const uint8_t kind[], uint8_t players);

/* An arrow to the right, or a blank. */
void row_arrow(bool here);

/* Moves what stands from this column up to the cursor to the end of the row. */
void row_align_right(uint8_t column);

#endif
