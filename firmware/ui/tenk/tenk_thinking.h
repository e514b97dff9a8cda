#ifndef KOSTKA_UI_TENK_TENK_THINKING_H
#define KOSTKA_UI_TENK_TENK_THINKING_H

#include "core/number/progress.h"
#include "device/workspace.h"
#include "games/tenk/tenk_worth.h"

/* The chances of the turn, which the engine goes by and the pages show: solved once, they stay in
   its memory in the workspace as long as they hold. */

/* Begins to solve them for the game in play with so much at stake, unless they are there. */
void tenk_chances_prepare(union workspace *space, uint16_t stake);

/* The same for the game as it stands, to choose from the throw that tenk_view() has. */
void tenk_chances_prepare_choice(union workspace *space);

/* A slice of that. DONE is answered by a slice of its own, which leaves time to use them. */
enum progress tenk_chances_solve(union workspace *space, uint8_t *done);

/* The chances, once they are solved. */
struct tenk_chances *tenk_chances_solved(union workspace *space);

#endif
