#ifndef KOSTKA_UI_SCROLL_H
#define KOSTKA_UI_SCROLL_H

#include "core/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* A sentence of at most 250 characters that moves through row 1 from right to left, a character
   every quarter of a second; it stands still for a second before, and begins anew at its end. */

/* Back to the beginning. */
void scroll_start(void);

/* True, and a redraw is asked for, when it has moved. */
bool scroll_tick(uint16_t now, const FLASH char *sentence);

/* Half a row forward, and back. */
void scroll_forward(const FLASH char *sentence);
void scroll_back(void);

void scroll_draw(const FLASH char *sentence);

#endif
