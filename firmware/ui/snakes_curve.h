#ifndef KOSTKA_UI_SNAKES_CURVE_H
#define KOSTKA_UI_SNAKES_CURVE_H

#include "core/race.h"
#include <stdbool.h>

/* P(finished within m) as a curve of bars, two rows high: its columns stand for m, 2m, 3m … throws
   with m so chosen that the curve reaches 95 %. */

enum { CURVE_COLUMNS = 12 };

void curve_start(struct race *race, const struct board *board);

/* One throw more for a token on a square; true when the curve is complete. */
bool curve_step(struct race *race, uint8_t square);

/* The bars in the right-hand columns of both rows, the last column's throws to the left. */
void curve_draw(void);

#endif
