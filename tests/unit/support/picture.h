#ifndef KOSTKA_TESTS_SUPPORT_PICTURE_H
#define KOSTKA_TESTS_SUPPORT_PICTURE_H

#include <stdbool.h>
#include <stdint.h>

/* Reads the LCD, and gives a picture to draw on to tests of the layers below the screens. */

/* Returns a row of the LCD without blanks at its end; valid until that row is asked for again. A
   glyph reads as the character that it pictures: dice ⚀..⚅, bars ▁..█, → ← ~ ±. */
const char *picture_row(uint8_t row);

/* True if the LCD shows these rows; NULL is any row. */
bool picture_shows(const char *row_0, const char *row_1);

/* Fails the test unless the LCD shows these rows. */
void picture_compare(const char *row_0, const char *row_1);

/* For cmocka, always 0: resets all fakes and the picture, with the cursor at the top left. */
int picture_fresh(void **state);

/* Brings the picture onto the LCD and compares the rows; then empties the picture. */
void picture_expect(const char *row_0, const char *row_1);

#endif
