#ifndef KOSTKA_UI_DISPLAY_CURVE_H
#define KOSTKA_UI_DISPLAY_CURVE_H

#include <stdbool.h>
#include <stdint.h>

/* P(finished within m) as a curve of bars, two rows high. Its columns stand for m, 2m, 3m … throws;
   m is chosen so that the curve reaches 95 %. All zero is an empty curve. */

enum { CURVE_COLUMNS = 10, CURVE_CERTAIN = 128 };

struct curve {
    uint8_t height[CURVE_COLUMNS]; /* 0..16 */
    uint8_t filled;
    uint8_t between; /* throws without a column before each that has one: 0, 1, 3, 7 … 127 */
};

/* Adds P(finished within m), of CURVE_CERTAIN and rounded down. Call it for m = 1, 2, 3 … True when
   the curve is complete. */
bool curve_add(struct curve *curve, uint8_t m, uint8_t within);

/* Draws the number of throws of the last column at the cursor, then the bars in the right-hand
   columns of both rows. */
void curve_draw(const struct curve *curve);

#endif
