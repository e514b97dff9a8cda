#ifndef KOSTKA_UI_KIT_LAYOUT_H
#define KOSTKA_UI_KIT_LAYOUT_H

#include "core/number/fixed.h"
#include "core/number/flash.h"
#include <stdint.h>

/* Pictures as text with control codes, each of which shows the next of the bytes given or of the
   reals in results:
   - \1 .. \7: a real with 0 .. 6 digits after the point; where that is more than 2 only 2 from 100
     on, and 1 from 1000 to 65,535,
   - \10: a byte,
   - \11: a byte 1..6 as a face of the die,
   - \13 .. \15: a real that is a probability, in per cent with 0 .. 2 digits. */

/* From the cursor on. */
void layout_draw(const FLASH char *layout, const uint8_t bytes[]);

/* One chance among others, at the cursor, of a player from 0: "1 52%", with so many digits as
   text_percent and as wide and one more; a place wider when it is certain. */
void layout_share(uint8_t player, probability_t chance, uint8_t digits);

#endif
