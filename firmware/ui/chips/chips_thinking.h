#ifndef KOSTKA_UI_CHIPS_CHIPS_THINKING_H
#define KOSTKA_UI_CHIPS_CHIPS_THINKING_H

#include "core/number/progress.h"
#include "device/workspace.h"

/* The computer finds its placement, in secret and, as that takes long, already while a person still
   places. */

/* A slice; goes on where it was unless somebody else has had the workspace. When it is DONE the
   computer's chips are placed; IMPOSSIBLE where there is nothing to think about. */
enum progress chips_think(union workspace *space, uint8_t *done);

/* The computer places the best that it has found so far. False: it has not begun to think. */
bool chips_settle(void);

#endif
