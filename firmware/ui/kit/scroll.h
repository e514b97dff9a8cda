#ifndef KOSTKA_UI_KIT_SCROLL_H
#define KOSTKA_UI_KIT_SCROLL_H

#include <stdbool.h>
#include <stdint.h>

/* The sentence to be explained (screens_sentence) moves through row 1 from right to left, a
   character every quarter of a second; it stands still for a second before, and begins anew at its
   end. There is one such row, for only the screen in front has it. */

/* Back to the beginning. */
void scroll_start(void);

/* True, and a redraw is asked for, when it has moved. */
bool scroll_tick(uint16_t now);

/* Forward by some characters; half a row back. */
void scroll_forward(uint8_t by);
void scroll_back(void);

void scroll_draw(void);

#endif
