#ifndef KOSTKA_TESTS_SUPPORT_PICTURE_H
#define KOSTKA_TESTS_SUPPORT_PICTURE_H

#include <stdbool.h>
#include <stdint.h>

/* The LCD as it is read, and a picture to draw on for tests of what lies below the screens. */

/* A row of the LCD without blanks at its end, until that row is asked for again. Glyphs are the
   characters that they picture: dice ⚀..⚅, bars ▁..█, → ← ~ ±. */
const char *picture_row(uint8_t row);

/* Whether it shows these rows; NULL is any. */
bool picture_shows(const char *row_0, const char *row_1);

/* Fails the test if it does not. */
void picture_compare(const char *row_0, const char *row_1);

/* For cmocka, always 0: all fakes reset, an empty picture, the cursor at the top left. */
int picture_fresh(void **state);

/* Brings the picture onto the LCD and compares that; then the picture is empty again. */
void picture_expect(const char *row_0, const char *row_1);

#endif
