#ifndef KOSTKA_UI_CHIPS_CHIPS_VIEW_H
#define KOSTKA_UI_CHIPS_CHIPS_VIEW_H

#include <stdint.h>

/* How chips on the fields of the running game look. */

/* As many chips as there are fields, as digits at the cursor; beyond 9 come A, B and so on. */
void chips_view_digits(const uint8_t chips[]);

/* A player's chips as bars, at the beginning of that row, and the chance to win if it is known. */
void chips_view_bars(uint8_t player);

/* The name of a field, at the cursor. */
void chips_view_field(uint8_t field);

#endif
